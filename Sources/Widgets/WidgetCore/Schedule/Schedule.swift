/// The instants at which a widget changes by itself, and the rule for requesting the next schedule.
public struct Schedule: Hashable, Sendable {
  /// The instants, strictly increasing; the first is the one the schedule was requested for.
  public let entries: [Instant]
  /// The rule for requesting the next schedule.
  public let reload: ReloadRule

  /// The largest number of entries in a schedule.
  public static let entryLimit = 400

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - now: The instant of the first entry.
  ///   - later: Further instants in any order. Instants that are not after `now`, duplicates and those beyond
  ///     ``entryLimit`` are left out.
  ///   - reload: The rule for requesting the next schedule.
  public init(now: Instant, later: [Instant], reload: ReloadRule) {
    var entries = [now]
    for instant in later.inOrder(of: { $0.secondsSince1970 })
    where instant > (entries.last ?? now) && entries.count < Self.entryLimit {
      entries.append(instant)
    }
    self.entries = entries
    self.reload = reload
  }
}

/// The rule by which the system requests a new schedule.
///
/// Each case corresponds to one of WidgetKit's `TimelineReloadPolicy`.
public enum ReloadRule: Hashable, Sendable {
  /// After the last entry was shown.
  case atEnd
  /// After an instant.
  case after(Instant)
  /// Only when the app requests it.
  case never
}

extension ReloadRule {
  /// `{"kind": "atEnd"}`, `{"kind": "never"}`, or `{"instant": "2026-02-18T17:00:00Z", "kind": "after"}`.
  package var json: JSON {
    switch self {
    case .atEnd: ["kind": "atEnd"]
    case .after(let instant): ["kind": "after", "instant": instant.json]
    case .never: ["kind": "never"]
    }
  }
}

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
  package var json: JSON { .present([("score", JSON(score)), ("duration", .integer(duration))]) }
}
