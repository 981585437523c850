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
