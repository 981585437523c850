/// The importance of an entry to the Smart Stack.
public struct Relevance: Hashable, Sendable {
  /// The score relative to other entries of the same widget; 0 means no interest.
  public let score: Double
  /// The time for which the score holds, in seconds.
  public let duration: Int64

  /// Creates a relevance.
  ///
  /// - Parameters:
  ///   - score: 0 or more; negative, infinite and NaN values become 0.
  ///   - duration: The number of seconds, 0 or more; negative values become 0.
  public init(score: Double, duration: Int64) {
    self.score = score > 0 && score.isFinite ? score : 0
    self.duration = max(0, duration)
  }
}

extension Relevance {
  /// `{"duration": 18000, "score": 10}`; the duration is in seconds.
  public var json: JSON { .present([("score", JSON(score)), ("duration", .integer(duration))]) }
}
