/// The solstice widget: days to the next equinox or solstice.
///
/// ```swift
/// let snapshot = SolsticeSystem.snapshot(
///   of: SolsticeState(parsing: stored), configuration: SolsticeConfiguration(), at: instant,
///   in: WidgetEnvironment(zone: zone, language: .english, frame: WidgetFrame(.small)))
/// ```
public enum SolsticeSystem: WidgetSystem {
  /// What its colours are for.
  public typealias Role = SolsticeRole

  /// How many days ahead there are entries for.
  public static let daysAhead = 7

  /// The moment of the sample, 2026-03-24T12:00:00Z: some days after an equinox.
  private static let sample = Instant(secondsSince1970: 1_774_353_600)

  /// The kind and families.
  public static var identity: WidgetIdentity {
    WidgetIdentity(kind: AppIdentifiers.solverv.kinds[0], families: Family.allCases)
  }

  /// The language its texts are in where one is asked for.
  public static func language(for asked: Language) -> Language {
    SolsticeTexts(asked, hemisphere: .northern).language
  }

  /// What the gallery calls the widget.
  public static func name(in language: Language) -> String {
    SolsticeTexts(language, hemisphere: .northern).displayName
  }

  /// What the gallery says of the widget.
  public static func summary(in language: Language) -> String {
    SolsticeTexts(language, hemisphere: .northern).description
  }

  /// A sample for the gallery: a day in spring, without a place.
  public static func placeholder(in environment: WidgetEnvironment) -> SolsticeSnapshot {
    snapshot(of: .placeholder, configuration: SolsticeConfiguration(), at: sample, in: environment)
  }

  /// What the widget shows at a moment.
  ///
  /// Settings that cannot be read are as delivered; the status and what is read aloud say so.
  public static func snapshot(
    of state: SolsticeState, configuration: SolsticeConfiguration, at instant: Instant,
    in environment: WidgetEnvironment
  ) -> SolsticeSnapshot {
    let (family, settings) = (environment.family, state.settings)
    do throws(SolsticeReason) {
      let moment = state == .placeholder ? sample : instant
      let facts = try SolsticeFacts(settings, configuration, at: moment, in: environment)
      let hidden =
        settings.hemisphere(in: environment.zone) == settings.withoutPlace.hemisphere(in: environment.zone)
        ? nil : try SolsticeFacts(settings.withoutPlace, configuration, at: moment, in: environment)
      let layout = SolsticeLayout(
        environment.frame, showsSun: configuration.showsSun, namesPlace: facts.sunPlace != nil)
      let status: WidgetStatus<SolsticeSnapshot.Reason> = state.status()
      func outside(_ facts: SolsticeFacts) -> SolsticeSnapshot.Outside {
        var accessibility = facts.accessibility
        if case .failure = status {
          accessibility.value = facts.texts.row([accessibility.value, facts.texts.unreadableSettings])
        }
        return SolsticeSnapshot.Outside(page: .event(facts.event), accessibility: accessibility)
      }
      return SolsticeSnapshot(
        family: family, status: status,
        drawing: .content(SolsticeContent(facts, whenRedacted: hidden, layout), layout),
        outside: outside(facts), whenRedacted: hidden.map(outside))
    } catch {
      let texts = SolsticeTexts(settings, configuration, in: environment)
      let reason = texts.reason(error)
      return SolsticeSnapshot(
        family: family, status: .failure(.own(error)),
        drawing: .note(WidgetNote(TextForms(reason)), NoteLayout(environment.frame)),
        outside: SolsticeSnapshot.Outside(
          page: nil, accessibility: AccessibilityText(label: texts.displayName, value: reason)))
    }
  }

  /// Now, the beginnings of the next 7 days, the instant of an event among them and, if they are shown, sunrises and
  /// sunsets up to the last of these.
  ///
  /// Past the end of the tables nothing changes any more.
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
      ? ([instant] + starts.dropLast()).flatMap { SunToday(at: $0, settings, in: days).instants } : []
    return Schedule(now: instant, later: starts + events + sun, reload: .atEnd)
  }

  /// The last three days matter some, the day of the event more, each for the rest of the day.
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

/// What the solstice widget shows.
public typealias SolsticeSnapshot = WidgetSnapshot<SolsticeContent, SolsticeReason>
