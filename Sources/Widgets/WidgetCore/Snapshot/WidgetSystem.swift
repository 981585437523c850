/// A widget as pure functions: what it shows at a moment, when it changes, and how much it matters.
///
/// Everything they need is an argument: same arguments, same answer, on every machine. One provider serves all widgets.
public protocol WidgetSystem: Sendable {
  /// What the app stores: facts, never what is "today".
  associatedtype Stored: Hashable, Sendable
  /// What the user chose in the widget's settings.
  associatedtype Configuration: WidgetSettings
  /// What is drawn.
  associatedtype Content: WidgetContent
  /// Reasons of the widget's own for showing nothing of the user's; ``NoReason`` if it has none.
  associatedtype Own: OwnReason
  /// What its colours are for.
  associatedtype Role: WidgetRole
  /// What the widget finds in the place of the facts.
  typealias State = Loaded<Stored>
  /// What the widget shows.
  typealias Snapshot = WidgetSnapshot<Content, Own>

  /// The widget's names for the system.
  static var identity: WidgetIdentity { get }

  /// The language its texts are in where one is asked for: that, or the one that stands in for it.
  static func language(for asked: Language) -> Language

  /// What the gallery calls the widget.
  static func name(in language: Language) -> String

  /// What the gallery says of the widget, a sentence.
  static func summary(in language: Language) -> String

  /// What the gallery shows, and the system before the first entry: a sample with no data of the user.
  static func placeholder(in environment: WidgetEnvironment) -> Snapshot

  /// What the widget shows at a moment.
  static func snapshot(
    of state: State, configuration: Configuration, at instant: Instant, in environment: WidgetEnvironment
  ) -> Snapshot

  /// When the widget changes by itself from a moment on.
  static func schedule(
    of state: State, configuration: Configuration, from instant: Instant, in environment: WidgetEnvironment
  ) -> Schedule

  /// How much the widget matters at a moment, for the Smart Stack; `nil` leaves it to the system.
  static func relevance(
    of state: State, configuration: Configuration, at instant: Instant, in environment: WidgetEnvironment
  ) -> Relevance?
}

extension WidgetSystem {
  /// The entries of the schedule from a moment on, with what each shows.
  public static func entries(
    of state: State, configuration: Configuration, from instant: Instant, in environment: WidgetEnvironment
  ) -> [WidgetEntry<Self>] {
    let schedule = schedule(of: state, configuration: configuration, from: instant, in: environment)
    return entries(schedule, of: state, configuration: configuration, in: environment)
  }

  /// Whether a widget that shows one state has to be drawn anew for another: whether anything it would show from a moment on
  /// differs, or when, by a minute or more.
  ///
  /// An app that has written its state asks for a reload only then.
  public static func isReloadNeeded(
    from old: State, to new: State, configuration: Configuration, at instant: Instant,
    in environment: WidgetEnvironment
  ) -> Bool {
    guard old != new else { return false }
    let before = schedule(of: old, configuration: configuration, from: instant, in: environment)
    let after = schedule(of: new, configuration: configuration, from: instant, in: environment)
    guard before.reload == after.reload, before.entries.count == after.entries.count else { return true }
    // The first entry that differs is enough.
    return zip(before.entries, after.entries).contains { first, second in
      !entry(of: old, configuration: configuration, at: first, in: environment)
        .looksLike(entry(of: new, configuration: configuration, at: second, in: environment))
    }
  }

  /// The entries of a schedule, with what each shows.
  public static func entries(
    _ schedule: Schedule, of state: State, configuration: Configuration, in environment: WidgetEnvironment
  ) -> [WidgetEntry<Self>] {
    schedule.entries.map { entry(of: state, configuration: configuration, at: $0, in: environment) }
  }

  private static func entry(
    of state: State, configuration: Configuration, at moment: Instant, in environment: WidgetEnvironment
  ) -> WidgetEntry<Self> {
    WidgetEntry(
      instant: moment,
      snapshot: snapshot(of: state, configuration: configuration, at: moment, in: environment),
      relevance: relevance(of: state, configuration: configuration, at: moment, in: environment))
  }
}
