@_exported public import Hydration
@_exported public import WidgetFoundation

/// The hydration widget: today's total, the remaining amount, and buttons that add a drink with one tap.
///
/// ```swift
/// let snapshot = HydrationDefinition.snapshot(
///   of: HydrationState(reading: store, at: instant, in: zone), configuration: HydrationConfiguration(), at: instant,
///   in: WidgetEnvironment(zone: zone, language: .vietnamese, frame: WidgetFrame(.medium)))
/// ```
public enum HydrationDefinition: WidgetDefinition {
  /// The local hour from which a goal that is not reached is more relevant.
  package static let eveningHour = 18
  /// The largest number of future drinks of a day for which there are entries.
  static let futureLimit = 20

  /// The widget's name for the system.
  public static var kind: String { AppIdentifiers.sipli.kinds[0] }

  /// Returns the language of its texts for a requested language.
  public static func language(for asked: Language) -> Language { HydrationTexts(asked).language }

  /// Returns the widget's name in the gallery.
  public static func name(in language: Language) -> String { HydrationTexts(language).displayName }

  /// Returns the widget's description in the gallery.
  public static func summary(in language: Language) -> String { HydrationTexts(language).description }

  /// Returns a sample: an afternoon with half of the goal reached.
  public static func placeholder(in environment: WidgetEnvironment) -> HydrationSnapshot {
    snapshot(
      of: .placeholder, configuration: HydrationConfiguration(),
      at: HydrationSample.log(in: environment.zone)?.now ?? Instant(secondsSince1970: 0), in: environment)
  }

  /// Returns the snapshot of the widget at an instant.
  public static func snapshot(
    of state: HydrationState, configuration: HydrationConfiguration, at instant: Instant,
    in environment: WidgetEnvironment
  ) -> HydrationSnapshot {
    func failure(_ reason: HydrationSnapshot.Reason) -> HydrationSnapshot {
      note(reason, .failure(reason), in: environment)
    }
    switch state {
    case .placeholder:
      let start = environment.days.day(at: instant).flatMap { environment.days.start(of: $0) }
      let time = start.map { instant.secondsSince1970 - $0.secondsSince1970 }
      guard
        let (state, now) = HydrationSample.log(
          in: environment.zone, at: time ?? HydrationSample.usualTime),
        let facts = HydrationFacts(state, configuration, at: now, in: environment, isSample: true)
      else { return note(.missing, .placeholder, in: environment) }
      return HydrationSnapshot(frame: environment.frame, status: .placeholder, .facts(facts))
    case .loaded(let state, _, _):
      guard let facts = HydrationFacts(state, configuration, at: instant, in: environment) else {
        return failure(.outsideCalendar)
      }
      return HydrationSnapshot(frame: environment.frame, status: .normal, .facts(facts))
    case .missing: return note(.missing, .empty(.missing), in: environment)
    case .newer: return failure(.newer)
    case .unreadable: return failure(.unreadable)
    case .unavailable: return failure(.unavailable)
    }
  }

  private static func note(
    _ reason: HydrationSnapshot.Reason, _ status: WidgetStatus<HydrationSnapshot.Reason>,
    in environment: WidgetEnvironment
  ) -> HydrationSnapshot {
    let texts = HydrationTexts(environment.language)
    let isMissing = reason == .missing
    let text = texts.note(reason)
    let note = WidgetNote(
      text, symbol: isMissing ? "drop" : WidgetNote.warning,
      spoken: AccessibilityText(label: texts.label, value: text.longest))
    return HydrationSnapshot(
      frame: environment.frame, status: status, .note(note, page: isMissing ? .addIntake(.open) : .today))
  }

  /// Returns the instants at which the widget changes.
  ///
  /// These are the instant itself and the next two beginnings of the user's days: on the first nothing was
  /// drunk yet, and the second may end the streak. Before the second there are also drinks with a later time,
  /// the evenings, and the end of the report about a failed tap. After that nothing changes without the app,
  /// so the system asks once in two days.
  public static func schedule(
    of state: HydrationState, configuration: HydrationConfiguration, from instant: Instant,
    in environment: WidgetEnvironment
  ) -> Schedule {
    guard let drinks = state.value else { return state.scheduleWithoutFacts(from: instant) }
    let days = drinks.days(in: environment.zone)
    let starts = days.starts(after: instant, count: 2)
    var later = starts + [configuration.failedTapEnd].compactMap { $0 }
    if let now = Timestamp(instant) {
      for date in [instant, starts.first].compactMap({ $0.flatMap(days.day) }) {
        // Snapshots count a drink from the second of its time on.
        later += drinks.log.moments(on: DayNumber(date), after: now, limit: futureLimit).map(\.instant)
        if let evening = evening(of: date, in: environment.zone) { later.append(evening) }
      }
    }
    return Schedule(
      now: instant, later: later.filter { $0 <= (starts.last ?? $0) },
      reload: starts.last.map { .after($0) } ?? .never)
  }

  /// Returns a relevance in the evening if the goal is not reached.
  public static func relevance(
    of state: HydrationState, configuration: HydrationConfiguration, at instant: Instant,
    in environment: WidgetEnvironment
  ) -> Relevance? {
    guard let drinks = state.value, let day = HydrationDay(drinks, at: instant, in: environment),
      !day.isReached, let date = drinks.days(in: environment.zone).day(at: instant),
      let evening = evening(of: date, in: environment.zone), instant >= evening,
      let end = drinks.days(in: environment.zone).next(after: instant)
    else { return nil }
    return Relevance(score: 5, duration: end.secondsSince1970 - instant.secondsSince1970)
  }

  /// Returns the instant at which the evening of a day begins in local time.
  static func evening(of date: CivilDate, in zone: ZoneClock) -> Instant? {
    zone.firstMoment(at: eveningHour * 3_600, on: DayNumber(date))
  }
}

/// The snapshot of the hydration widget.
public typealias HydrationSnapshot = WidgetSnapshot<HydrationFacts, NoReason>
