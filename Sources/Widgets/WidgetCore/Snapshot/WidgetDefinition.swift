@_exported public import Almanac
@_exported public import JSONText

/// A widget as pure functions: what it shows at an instant, when it changes, and how important it is.
///
/// The functions get everything they need as arguments: the same arguments give the same result on every
/// machine. One timeline provider serves all widgets.
public protocol WidgetDefinition: Sendable {
  /// The facts that the app stores; never a result that depends on the current day.
  associatedtype Stored: Hashable, Sendable
  /// The user's choices in the widget's settings.
  associatedtype Configuration: WidgetSettings
  /// All texts and numbers that it shows.
  associatedtype Facts: WidgetFacts
  /// The reasons of this widget alone for showing no data; ``NoReason`` if it has none.
  associatedtype Specific: SpecificReason
  /// The roles of its colours.
  typealias Role = Facts.Role
  /// The stored facts of the app, or the reason why there are none.
  typealias State = Loaded<Stored>
  /// The snapshot that the widget shows.
  typealias Snapshot = WidgetSnapshot<Facts, Specific>

  /// The widget's name for the system, which must never change after the widget was released.
  ///
  /// Each widget supports all families.
  static var kind: String { get }

  /// Returns the language of its texts for a requested language: that language, or the one that replaces it.
  static func language(for asked: Language) -> Language

  /// Returns the widget's name in the gallery.
  static func name(in language: Language) -> String

  /// Returns the widget's description in the gallery, one sentence.
  static func summary(in language: Language) -> String

  /// Returns sample content for the gallery and for the time before the first entry, without data of the
  /// user.
  static func placeholder(in environment: WidgetEnvironment) -> Snapshot

  /// Returns the snapshot of the widget at an instant.
  static func snapshot(
    of state: State, configuration: Configuration, at instant: Instant, in environment: WidgetEnvironment
  ) -> Snapshot

  /// Returns the instants from `instant` on at which the widget changes by itself.
  static func schedule(
    of state: State, configuration: Configuration, from instant: Instant, in environment: WidgetEnvironment
  ) -> Schedule

  /// Returns the importance of the widget to the Smart Stack at an instant; `nil` leaves it to the system.
  static func relevance(
    of state: State, configuration: Configuration, at instant: Instant, in environment: WidgetEnvironment
  ) -> Relevance?
}

extension WidgetDefinition {
  /// The default: a sample that does not depend on the instant.
  public static func placeholder(in environment: WidgetEnvironment) -> Snapshot {
    snapshot(
      of: .placeholder, configuration: Configuration(), at: Instant(secondsSince1970: 0), in: environment)
  }

  /// The default: `nil`, for a widget that is equally important on every day.
  public static func relevance(
    of state: State, configuration: Configuration, at instant: Instant, in environment: WidgetEnvironment
  ) -> Relevance? { nil }

  /// Returns the words that go with the picture or the text of a sample, "Sample data"; `nil` for another snapshot.
  ///
  /// A phone shows samples in its gallery alone, without these words.
  package static func sampleMark(of snapshot: Snapshot, in environment: WidgetEnvironment) -> String? {
    snapshot.status == .placeholder ? CommonText(language(for: environment.language)).sample : nil
  }

  /// Returns the entries of the schedule from an instant on.
  public static func entries(
    of state: State, configuration: Configuration, from instant: Instant, in environment: WidgetEnvironment
  ) -> [WidgetEntry<Self>] {
    let schedule = schedule(of: state, configuration: configuration, from: instant, in: environment)
    return entries(schedule, of: state, configuration: configuration, in: environment)
  }

  /// Returns the entries of a schedule.
  public static func entries(
    _ schedule: Schedule, of state: State, configuration: Configuration, in environment: WidgetEnvironment
  ) -> [WidgetEntry<Self>] {
    schedule.entries.map { moment in
      WidgetEntry(
        instant: moment,
        snapshot: snapshot(of: state, configuration: configuration, at: moment, in: environment),
        relevance: relevance(of: state, configuration: configuration, at: moment, in: environment))
    }
  }
}

/// An entry of the timeline: what a widget shows from an instant on.
public struct WidgetEntry<Definition: WidgetDefinition>: Hashable, Sendable {
  /// The instant from which the entry is shown.
  public let instant: Instant
  /// The snapshot that is shown.
  public let snapshot: Definition.Snapshot
  /// The importance of the entry to the Smart Stack; `nil` leaves it to the system.
  public let relevance: Relevance?

  /// Creates an entry.
  public init(instant: Instant, snapshot: Definition.Snapshot, relevance: Relevance? = nil) {
    self.instant = instant
    self.snapshot = snapshot
    self.relevance = relevance
  }
}
