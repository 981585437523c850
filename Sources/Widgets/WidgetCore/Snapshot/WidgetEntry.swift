/// An entry of the timeline: what a widget shows from an instant on.
public struct WidgetEntry<System: WidgetSystem>: Hashable, Sendable {
  /// The instant from which the entry is shown.
  public let instant: Instant
  /// The snapshot that is shown.
  public let snapshot: System.Snapshot
  /// The importance of the entry to the Smart Stack; `nil` leaves it to the system.
  public let relevance: Relevance?

  /// Creates an entry.
  public init(instant: Instant, snapshot: System.Snapshot, relevance: Relevance? = nil) {
    self.instant = instant
    self.snapshot = snapshot
    self.relevance = relevance
  }

  /// Whether another entry in its place would look the same: widgets show no seconds.
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
