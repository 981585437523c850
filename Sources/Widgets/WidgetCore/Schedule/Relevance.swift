/// How much an entry matters now, for the Smart Stack.
public struct Relevance: Hashable, Sendable {
  /// Compared with the other entries of the same widget only; 0 is of no interest.
  public let score: Double
  /// For how many seconds it holds.
  public let duration: Int64

  /// - Parameters:
  ///   - score: 0 or more; what is less, or no number, is taken as 0.
  ///   - duration: Seconds, 0 or more; what is less is taken as 0.
  public init(score: Double, duration: Int64) {
    self.score = score > 0 && score.isFinite ? score : 0
    self.duration = max(0, duration)
  }
}

extension Relevance {
  /// `{"duration": 18000, "score": 10}`; the duration is in seconds.
  public var json: JSON { .present([("score", JSON(score)), ("duration", .integer(duration))]) }
}
