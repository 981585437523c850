/// What a widget shows from a moment on.
public struct WidgetEntry<Snapshot: SnapshotProtocol>: Hashable, Sendable {
  /// The moment.
  public let instant: Instant
  /// What is shown.
  public let snapshot: Snapshot
  /// How much it matters, for the Smart Stack.
  public let relevance: Relevance?

  /// An entry.
  public init(instant: Instant, snapshot: Snapshot, relevance: Relevance? = nil) {
    self.instant = instant
    self.snapshot = snapshot
    self.relevance = relevance
  }
}
