@_exported public import SunTimes
@_exported public import WidgetCore

/// The solstice widget: days to the next equinox or solstice.
///
/// ```swift
/// let snapshot = SolsticeDefinition.snapshot(
///   of: SolsticeState(parsing: stored), configuration: SolsticeConfiguration(), at: instant,
///   in: WidgetEnvironment(zone: zone, language: .english, frame: WidgetFrame(.small)))
/// ```
public enum SolsticeDefinition: WidgetDefinition {
  /// The number of days ahead for which there are entries.
  package static let daysAhead = 7

  /// The instant of the sample, 2026-03-24T12:00:00Z, some days after an equinox.
  private static let sample = Instant(secondsSince1970: 1_774_353_600)

  /// The widget's name for the system.
  public static var kind: String { AppIdentifiers.solverv.kinds[0] }

  /// Returns the language of its texts for a requested language.
  public static func language(for asked: Language) -> Language {
    SolsticeTexts(asked, hemisphere: .northern).language
  }

  /// Returns the widget's name in the gallery.
  public static func name(in language: Language) -> String {
    SolsticeTexts(language, hemisphere: .northern).displayName
  }

  /// Returns the widget's description in the gallery.
  public static func summary(in language: Language) -> String {
    SolsticeTexts(language, hemisphere: .northern).description
  }

  /// Returns the snapshot of the widget at an instant.
  ///
  /// If the settings cannot be read, the default settings are used; the status and the spoken text say so.
  public static func snapshot(
    of state: SolsticeState, configuration: SolsticeConfiguration, at instant: Instant,
    in environment: WidgetEnvironment
  ) -> SolsticeSnapshot {
    let status: WidgetStatus<SolsticeSnapshot.Reason> = state.status()
    let isUnreadable = if case .failure = status { true } else { false }
    do throws(SolsticeReason) {
      let facts = try SolsticeFacts(
        state.settings, configuration, at: state == .placeholder ? sample : instant, in: environment,
        isUnreadable: isUnreadable)
      return SolsticeSnapshot(frame: environment.frame, status: status, .facts(facts))
    } catch {
      let texts = SolsticeTexts(state.settings, configuration, in: environment)
      let reason = texts.reason(error)
      let note = WidgetNote(
        TextForms(reason), spoken: AccessibilityText(label: texts.displayName, value: reason))
      return SolsticeSnapshot(
        frame: environment.frame, status: .failure(.specific(error)), .note(note, page: nil))
    }
  }

  /// Returns the instants at which the widget changes.
  ///
  /// These are the instant itself, the beginnings of the next 7 days, and until the last of them the instants
  /// of events and, if they are shown, sunrises and sunsets. After the end of the tables nothing changes.
  public static func schedule(
    of state: SolsticeState, configuration: SolsticeConfiguration, from instant: Instant,
    in environment: WidgetEnvironment
  ) -> Schedule {
    if state == .placeholder { return state.scheduleWithoutFacts(from: instant) }
    let days = environment.days
    let countdown: SolsticeCountdown
    do throws(SolsticeReason) {
      countdown = try SolsticeCountdown(at: instant, in: days)
    } catch .afterTables {
      return Schedule(now: instant, later: [], reload: .never)
    } catch {
      let starts = days.starts(after: instant, count: daysAhead)
      // With a single entry the system would ask again and again.
      return Schedule(now: instant, later: starts, reload: starts.isEmpty ? .never : .atEnd)
    }
    let starts = days.starts(after: instant, count: daysAhead)
    let events = countdown.upcoming(2).map { $0.instant }.filter { event in
      starts.last.map { event < $0 } ?? false
    }
    let settings = state.settings
    let sun =
      configuration.showsSun
      ? ([instant] + starts.dropLast()).compactMap { settings.sunDay(at: $0, in: days) }
        .flatMap { $0.sunrises + $0.sunsets } : []
    return Schedule(now: instant, later: starts + events + sun, reload: .atEnd)
  }

  /// Returns a low relevance on the last three days and a high one on the day of the event, each for the rest
  /// of the day.
  public static func relevance(
    of state: SolsticeState, configuration: SolsticeConfiguration, at instant: Instant,
    in environment: WidgetEnvironment
  ) -> Relevance? {
    let days = environment.days
    guard state != .placeholder, let countdown = try? SolsticeCountdown(at: instant, in: days),
      countdown.days <= 3, let end = days.next(after: instant)
    else { return nil }
    return Relevance(
      score: countdown.days == 0 ? 10 : 5, duration: end.secondsSince1970 - instant.secondsSince1970)
  }
}

/// The snapshot of the solstice widget.
public typealias SolsticeSnapshot = WidgetSnapshot<SolsticeFacts, SolsticeReason>
