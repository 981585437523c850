/// The solstice widget: days to the next equinox or solstice.
///
/// ```swift
/// let snapshot = SolsticeSystem.snapshot(
///   of: SolsticeState(), configuration: SolsticeConfiguration(), at: instant,
///   in: WidgetEnvironment(zone: zone, language: .english, frame: WidgetFrame(.small)))
/// ```
public enum SolsticeSystem: WidgetSystem {
  /// How many days ahead there are entries for.
  public static let daysAhead = 7

  /// The kind and families.
  public static var identity: WidgetIdentity {
    WidgetIdentity(kind: AppIdentifiers.solverv.kinds[0], families: Family.allCases)
  }

  /// What the gallery calls the widget.
  public static func name(in language: Language) -> String { SolsticeTexts(language, hemisphere: .northern).displayName }

  /// What the gallery says of the widget.
  public static func summary(in language: Language) -> String { SolsticeTexts(language, hemisphere: .northern).description }

  /// What the widget shows at a moment.
  public static func snapshot(
    of state: SolsticeState, configuration: SolsticeConfiguration, at instant: Instant,
    in environment: WidgetEnvironment
  ) -> SolsticeSnapshot {
    snapshot(of: state, configuration: configuration, at: instant, in: environment, status: .normal)
  }

  /// A sample for the gallery: a day in spring, without a place.
  public static func placeholder(in environment: WidgetEnvironment) -> SolsticeSnapshot {
    // 2026-03-24T12:00:00Z, some days after an equinox.
    snapshot(
      of: SolsticeState(), configuration: SolsticeConfiguration(), at: Instant(secondsSince1970: 1_774_353_600),
      in: environment, status: .placeholder)
  }

  /// Now, the beginnings of the next 7 days, the instant of an event among them and, if they are shown, sunrises and
  /// sunsets up to the last of these.
  ///
  /// Past the end of the tables nothing changes any more.
  public static func schedule(
    of state: SolsticeState, configuration: SolsticeConfiguration, from instant: Instant,
    in environment: WidgetEnvironment
  ) -> Schedule {
    let days = environment.days
    let countdown: SolsticeCountdown
    do throws(SolsticeRangeError) {
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
    let sun =
      configuration.showsSun
      ? ([instant] + starts.dropLast()).flatMap { SunToday(at: $0, state, in: days).instants } : []
    return Schedule(now: instant, later: starts + events + sun, reload: .atEnd)
  }

  /// The last three days matter some, the day of the event more, each for the rest of the day.
  public static func relevance(
    of state: SolsticeState, configuration: SolsticeConfiguration, at instant: Instant,
    in environment: WidgetEnvironment
  ) -> Relevance? {
    let days = environment.days
    guard let countdown = try? SolsticeCountdown(at: instant, in: days), countdown.days <= 3,
      let end = days.next(after: instant)
    else { return nil }
    return Relevance(
      score: countdown.days == 0 ? 10 : 5, duration: end.secondsSince1970 - instant.secondsSince1970)
  }

  private static func snapshot(
    of state: SolsticeState, configuration: SolsticeConfiguration, at instant: Instant,
    in environment: WidgetEnvironment, status: WidgetStatus<SolsticeRangeError>
  ) -> SolsticeSnapshot {
    let layout = SolsticeLayout(environment.frame)
    let family = environment.family
    do throws(SolsticeRangeError) {
      let view = try SolsticeView(state, configuration, at: instant, in: environment)
      return SolsticeSnapshot(
        family: family, layout: layout, status: status,
        content: .countdown(CountdownContent(view, configuration, family: family)),
        page: .event(view.event), accessibility: view.accessibility)
    } catch {
      let texts = SolsticeTexts(state, configuration, in: environment)
      let note = texts.reason(error)
      return SolsticeSnapshot(
        family: family, layout: layout, status: .empty(error), content: .unavailable(note: note), page: nil,
        accessibility: AccessibilityText(label: texts.displayName, value: note))
    }
  }
}
