/// The insult widget: another insult every hour, or more often.
///
/// ```swift
/// let snapshot = InsultSystem.snapshot(
///   of: .settings(InsultSettings(seed: 7)), configuration: InsultConfiguration(), at: instant,
///   in: WidgetEnvironment(zone: zone, language: .english, frame: WidgetFrame(.medium)))
/// ```
public enum InsultSystem: WidgetSystem {
  /// How far ahead there are entries, in seconds: a day.
  public static let secondsAhead: Int64 = 86_400
  /// How many entries there are at most.
  ///
  /// With five minutes that is eight hours, so the system asks three times a day.
  public static let entryLimit = 96

  /// The kind and families.
  public static var identity: WidgetIdentity {
    WidgetIdentity(kind: AppIdentifiers.insolentBard.kinds[0], families: Family.allCases)
  }

  /// What the gallery calls the widget.
  public static func name(in language: Language) -> String { InsultTexts(language).displayName }

  /// What the gallery says of the widget.
  public static func summary(in language: Language) -> String { InsultTexts(language).description }

  /// What the widget shows at a moment.
  public static func snapshot(
    of state: InsultState, configuration: InsultConfiguration, at instant: Instant,
    in environment: WidgetEnvironment
  ) -> InsultSnapshot {
    let texts = InsultTexts(environment.language)
    guard case .settings(let settings) = state else {
      return sample(
        .fallback, status: .failure(.unreadableSettings), time: texts.openToRefresh, in: environment)
    }
    let current = settings.current(at: instant, rating: configuration.rating)
    return snapshot(
      current.insult.text, forms: forms(of: current.insult, in: environment.family), status: .normal,
      time: texts.age(seconds: instant.seconds(since: current.beginning)), beginning: current.beginning,
      page: .share(current.insult), in: environment)
  }

  /// Now and the beginnings of the slots of the next day, 96 entries at most.
  public static func schedule(
    of state: InsultState, configuration: InsultConfiguration, from instant: Instant,
    in environment: WidgetEnvironment
  ) -> Schedule {
    // What cannot be read stays so until the app writes it again.
    guard case .settings(let settings) = state else {
      return Schedule(now: instant, later: [], reload: .never)
    }
    let interval = settings.interval
    let slot = interval.slot(at: instant.secondsSince1970)
    let count = min(Int64(entryLimit - 1), secondsAhead / interval.seconds)
    let later = (1...count).compactMap { interval.start(of: slot + $0).map { Instant(secondsSince1970: $0) } }
    return Schedule(now: instant, later: later, reload: .atEnd)
  }

  /// Nothing to say: no insult matters more than another.
  public static func relevance(
    of state: InsultState, configuration: InsultConfiguration, at instant: Instant, in environment: WidgetEnvironment
  ) -> Relevance? { nil }

  /// What the system shows before the first entry.
  public static func placeholder(in environment: WidgetEnvironment) -> InsultSnapshot {
    sample(.placeholder, in: environment)
  }

  /// What the gallery of widgets shows.
  public static func preview(in environment: WidgetEnvironment) -> InsultSnapshot {
    sample(.preview, in: environment)
  }

  private static func sample(
    _ sample: SampleInsult, status: WidgetStatus<InsultSnapshot.Reason> = .placeholder, time: String? = nil,
    in environment: WidgetEnvironment
  ) -> InsultSnapshot {
    snapshot(
      sample.text, forms: [sample.text], status: status,
      time: time ?? InsultTexts(environment.language).age(seconds: 0), beginning: nil, page: .shareCurrent,
      in: environment)
  }

  private static func snapshot(
    _ insult: String, forms: [String], status: WidgetStatus<InsultSnapshot.Reason>, time: String,
    beginning: Instant?, page: InsultLink, in environment: WidgetEnvironment
  ) -> InsultSnapshot {
    let title = InsultTexts(environment.language).title
    let content = InsultContent(forms, title: title, in: environment.frame)
    return InsultSnapshot(
      family: environment.family, status: status, content: content.map { .text($0) } ?? .emblem,
      insult: insult, time: time, beginning: beginning, page: page,
      accessibility: AccessibilityText(label: insult, value: time))
  }

  /// The line above the clock has room for the words alone, fewer of them if need be; other families have the sentence.
  private static func forms(of insult: Insult, in family: Family) -> [String] {
    guard family == .inline, case .composed(let composed) = insult else { return [insult.text] }
    return [composed.phrase, "\(composed.compound.text) \(composed.noun.text)", composed.noun.text]
  }
}
