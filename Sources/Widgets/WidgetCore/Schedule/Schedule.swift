/// When a widget changes by itself: the moments of its entries and the rule for asking again.
public struct Schedule: Hashable, Sendable {
  /// The moments, strictly increasing; the first is the moment the schedule was asked for.
  public let entries: [Instant]
  /// When to ask again.
  public let reload: ReloadRule

  /// How many entries a schedule may have.
  public static let entryLimit = 400

  /// A schedule.
  ///
  /// - Parameters:
  ///   - now: The moment of the first entry.
  ///   - later: Further moments in any order; those not after `now`, repeated ones and those beyond
  ///     ``entryLimit`` are left out.
  ///   - reload: When to ask again.
  public init(now: Instant, later: [Instant], reload: ReloadRule) {
    var entries = [now]
    for instant in later.inOrder(of: { $0.secondsSince1970 })
    where instant > (entries.last ?? now) && entries.count < Self.entryLimit {
      entries.append(instant)
    }
    self.entries = entries
    self.reload = reload
  }

  /// How often the system asks for a schedule in steady state, in seconds from one time to the next.
  ///
  /// - Returns: `nil` if it does not ask by itself. For a schedule of one entry with ``ReloadRule/atEnd`` it is 0: the
  ///   system would choose.
  public var secondsUntilReload: Int64? {
    guard let first = entries.first, let last = entries.last else { return nil }
    switch reload {
    case .atEnd: return Self.seconds(from: first, to: last)
    case .after(let instant): return Self.seconds(from: first, to: instant)
    case .never: return nil
    }
  }

  private static func seconds(from first: Instant, to last: Instant) -> Int64 {
    let (seconds, isTooLarge) = last.secondsSince1970.subtractingReportingOverflow(first.secondsSince1970)
    return isTooLarge ? .max : seconds
  }
}
