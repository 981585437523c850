/// What a widget shows from a moment on.
public struct WidgetEntry<System: WidgetSystem>: Hashable, Sendable {
  /// The moment.
  public let instant: Instant
  /// What is shown.
  public let snapshot: System.Snapshot
  /// How much it matters, for the Smart Stack.
  public let relevance: Relevance?

  /// An entry.
  public init(instant: Instant, snapshot: System.Snapshot, relevance: Relevance? = nil) {
    self.instant = instant
    self.snapshot = snapshot
    self.relevance = relevance
  }

  /// Whether nobody sees a difference to another entry in its place: widgets show no seconds.
  func looksLike(_ other: WidgetEntry) -> Bool {
    func isNear(_ first: Int64, _ second: Int64) -> Bool {
      let (seconds, isTooLarge) = first.subtractingReportingOverflow(second)
      return !isTooLarge && seconds.magnitude < 60
    }
    return isNear(instant.secondsSince1970, other.instant.secondsSince1970)
      && snapshot.drawn == other.snapshot.drawn && relevance?.score == other.relevance?.score
      && isNear(relevance?.duration ?? 0, other.relevance?.duration ?? 0)
  }
}
