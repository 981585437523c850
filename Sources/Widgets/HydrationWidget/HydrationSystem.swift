import HydrationWidgetTables

/// The hydration widget: how much was drunk today, how much is left, and what comes with one tap.
///
/// ```swift
/// let snapshot = HydrationSystem.snapshot(
///   of: HydrationWidgetState(reading: store, at: instant, in: zone), configuration: HydrationConfiguration(), at: instant,
///   in: WidgetEnvironment(zone: zone, language: .vietnamese, frame: WidgetFrame(.medium)))
/// ```
public enum HydrationSystem: WidgetSystem {
  /// The hour by the clock from which a goal that is not reached matters more.
  public static let eveningHour = 18
  /// How many drinks of a day that lie in the future are waited for.
  static let futureLimit = 20
  /// Seconds after which a document that could not be opened is looked for again.
  static let retrySeconds: Int64 = 3600

  /// The kind and families.
  public static var identity: WidgetIdentity {
    WidgetIdentity(kind: AppIdentifiers.sipli.kinds[0], families: Family.allCases)
  }

  /// What the gallery calls the widget.
  public static func name(in language: Language) -> String { HydrationWidgetStrings(language: language.tableIndex).displayName }

  /// What the gallery says of the widget.
  public static func summary(in language: Language) -> String { HydrationWidgetStrings(language: language.tableIndex).description }

  /// What the widget shows at a moment.
  public static func snapshot(
    of reading: HydrationWidgetState, configuration: HydrationConfiguration, at instant: Instant,
    in environment: WidgetEnvironment
  ) -> HydrationSnapshot {
    switch reading {
    case .placeholder:
      guard let (state, now) = HydrationSample.log(in: environment.zone),
        let view = HydrationView(state, configuration, at: now, in: environment)
      else { return note(.noDocument, .placeholder, in: environment) }
      return view.snapshot(.placeholder)
    case .missing: return note(.noDocument, .empty(.noDocument), in: environment)
    case .newerVersion: return note(.newerDocument, .failure(.newerDocument), in: environment)
    case .corrupt: return note(.corruptDocument, .failure(.corruptDocument), in: environment)
    case .unavailable: return note(.unavailableDocument, .failure(.unavailableDocument), in: environment)
    case .value(let state):
      guard let view = HydrationView(state, configuration, at: instant, in: environment) else {
        return note(.outsideCalendar, .failure(.outsideCalendar), in: environment)
      }
      return view.snapshot(.normal)
    }
  }

  /// A sample: an afternoon with half of the goal drunk.
  public static func placeholder(in environment: WidgetEnvironment) -> HydrationSnapshot {
    snapshot(
      of: .placeholder, configuration: HydrationConfiguration(), at: Instant(secondsSince1970: 0),
      in: environment)
  }

  /// Now; the next two beginnings of the user's days, of which the first has nothing drunk and the second may end the
  /// streak; and before the second, drinks that are dated later, and the evenings.
  ///
  /// After that nothing changes without the app, so the system asks once in two days.
  public static func schedule(
    of reading: HydrationWidgetState, configuration: HydrationConfiguration, from instant: Instant,
    in environment: WidgetEnvironment
  ) -> Schedule {
    switch reading {
    case .placeholder, .missing, .newerVersion, .corrupt:
      return Schedule(now: instant, later: [], reload: .never)
    case .unavailable:
      let (retry, isTooLarge) = instant.secondsSince1970.addingReportingOverflow(retrySeconds)
      return Schedule(
        now: instant, later: [],
        reload: isTooLarge ? .never : .after(Instant(secondsSince1970: retry)))
    case .value(let state):
      var state = state
      state.settleDays(in: environment.zone)
      let days = state.days(in: environment.zone)
      let starts = days.starts(after: instant, count: 2)
      var later = starts
      if let now = Timestamp(instant) {
        for date in [instant, starts.first].compactMap({ $0.flatMap(days.day) }) {
          // Snapshots count a drink from the second on in which it is dated.
          later += state.log.moments(on: DayNumber(date), after: now, limit: futureLimit).map(\.instant)
          if let evening = evening(of: date, in: environment.zone) { later.append(evening) }
        }
      }
      return Schedule(
        now: instant, later: later.filter { $0 <= (starts.last ?? $0) },
        reload: starts.last.map { .after($0) } ?? .never)
    }
  }

  /// In the evening, while the goal is not reached.
  public static func relevance(
    of reading: HydrationWidgetState, configuration: HydrationConfiguration, at instant: Instant,
    in environment: WidgetEnvironment
  ) -> Relevance? {
    guard case .value(let state) = reading,
      let view = HydrationView(state, configuration, at: instant, in: environment), !view.isReached,
      let evening = evening(of: CivilDate(view.today), in: environment.zone), instant >= evening,
      let end = state.days(in: environment.zone).next(after: instant)
    else { return nil }
    return Relevance(score: 5, duration: end.secondsSince1970 - instant.secondsSince1970)
  }

  /// The moment at which the clock shows the evening of a day.
  static func evening(of date: CivilDate, in zone: ZoneClock) -> Instant? {
    zone.firstMoment(at: eveningHour * 3_600, on: DayNumber(date))
  }

  private static func note(
    _ reason: HydrationReason, _ status: WidgetStatus<HydrationReason>, in environment: WidgetEnvironment
  ) -> HydrationSnapshot {
    let texts = HydrationTexts(environment, units: .metric)
    let text = texts.note(reason)
    let isMissing = reason == .noDocument
    return HydrationSnapshot(
      family: environment.family, status: status,
      content: .note(text, symbol: isMissing ? "drop" : "exclamationmark.triangle"),
      layout: HydrationLayout(environment.frame), page: isMissing ? .addIntake(.open) : .today,
      accessibility: AccessibilityText(label: texts.label, value: text), hiddenText: texts.hidden)
  }
}
