/// The instants at which a widget changes by itself, and the rule for asking again.
public struct Schedule: Hashable, Sendable {
  /// The instants, strictly increasing; the first is the one the schedule was requested for.
  public let entries: [Instant]
  /// The rule for asking again.
  public let reload: ReloadRule

  /// The largest number of entries in a schedule.
  public static let entryLimit = 400

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - now: The instant of the first entry.
  ///   - later: Further instants in any order. Instants that are not after `now`, duplicates and those beyond
  ///     ``entryLimit`` are left out.
  ///   - reload: The rule for asking again.
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
