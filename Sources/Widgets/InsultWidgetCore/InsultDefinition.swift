@_exported public import Insults
@_exported public import WidgetCore

/// The insult widget, which shows a new insult every hour, or more often.
///
/// ```swift
/// let snapshot = InsultDefinition.snapshot(
///   of: .loaded(InsultChoices(InsultSettings(seed: 7))), configuration: InsultConfiguration(), at: instant,
///   in: WidgetEnvironment(zone: zone, language: .english, frame: WidgetFrame(.medium)))
/// ```
public enum InsultDefinition: WidgetDefinition {
  /// The number of seconds ahead for which there are entries: one day.
  package static let secondsAhead: Int64 = 86_400
  /// The largest number of entries.
  ///
  /// With an interval of five minutes this covers eight hours, so the system asks three times a day.
  package static let entryLimit = 96

  /// The widget's name for the system.
  public static var kind: String { AppIdentifiers.insolentBard.kinds[0] }

  /// Returns the language of its texts for a requested language.
  public static func language(for asked: Language) -> Language { InsultTexts(asked).language }

  /// Returns the widget's name in the gallery.
  public static func name(in language: Language) -> String { InsultTexts(language).displayName }

  /// Returns the widget's description in the gallery.
  public static func summary(in language: Language) -> String { InsultTexts(language).description }

  /// Returns the snapshot of the widget at an instant.
  public static func snapshot(
    of state: InsultState, configuration: InsultConfiguration, at instant: Instant,
    in environment: WidgetEnvironment
  ) -> InsultSnapshot {
    let (texts, status) = (InsultTexts(environment.language), status(of: state))
    switch status {
    case .placeholder: return sample(.placeholder, texts.age(seconds: 0), status: status, in: environment)
    case .normal:
      // A quotation without its end is no joke, so families with little room have another insult in its place.
      let current = state.choices.current(
        at: instant, in: environment.zone, rating: configuration.rating
      ) { InsultFacts.hasRoom(for: $0, in: environment.frame) }
      return InsultSnapshot(
        frame: environment.frame, status: .normal,
        .facts(InsultFacts(current, at: instant, in: environment)))
    case .empty, .stale, .failure:
      return sample(.fallback, texts.openToRefresh, status: status, in: environment)
    }
  }

  private static func status(of state: InsultState) -> WidgetStatus<InsultSnapshot.Reason> { state.status() }

  /// Returns the instant itself and the beginnings of the slots in the next day, at most 96 entries.
  ///
  /// If there is nothing of the user's to show, the schedule waits for the app.
  public static func schedule(
    of state: InsultState, configuration: InsultConfiguration, from instant: Instant,
    in environment: WidgetEnvironment
  ) -> Schedule {
    guard status(of: state) == .normal else { return state.scheduleWithoutFacts(from: instant) }
    let interval = state.choices.settings.interval
    let count = min(entryLimit - 1, Int(secondsAhead / interval.seconds))
    var later: [Instant] = []
    var slot = InsultSlot(at: instant, every: interval, in: environment.zone)
    while later.count < count, let end = slot.end, let next = slot.next {
      later.append(end)
      slot = next
    }
    return Schedule(now: instant, later: later, reload: .atEnd)
  }

  private static func sample(
    _ sample: SampleInsult, _ time: String, status: WidgetStatus<InsultSnapshot.Reason>,
    in environment: WidgetEnvironment
  ) -> InsultSnapshot {
    let facts = InsultFacts(
      sample, title: InsultTexts(environment.language).title, time: time, in: environment.family)
    return InsultSnapshot(frame: environment.frame, status: status, .facts(facts))
  }
}

/// The snapshot of the insult widget.
public typealias InsultSnapshot = WidgetSnapshot<InsultFacts, NoReason>
