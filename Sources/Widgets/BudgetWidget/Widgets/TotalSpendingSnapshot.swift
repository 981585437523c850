public import WidgetFoundation

/// What the spending widget shows.
public struct TotalSpendingSnapshot: SnapshotProtocol {
  /// Which way spending went since last year.
  public enum Direction: String, Hashable, Sendable {
    /// More was spent.
    case up
    /// Less was spent.
    case down
    /// As much was spent.
    case even

    /// The SF Symbol that says so.
    public var symbol: String {
      switch self {
      case .up: "arrow.up.right"
      case .down: "arrow.down.right"
      case .even: "equal"
      }
    }
  }

  /// The change from the same part of last year.
  public struct Change: Hashable, Sendable {
    /// Which way.
    public let direction: Direction
    /// "Up 8% on last year".
    public let text: String
  }

  /// The family it is for.
  public let family: Family
  /// Whether these are the user's amounts.
  public let status: WidgetStatus<BudgetReason>
  /// "This month"; the name of the widget if there is no period.
  public let title: String
  /// "October 2025"; empty if there is no period.
  public internal(set) var period = ""
  /// The total; on the lock screen's line with the period.
  public internal(set) var total: Sensitive<String>?
  /// The change since last year; `nil` if there is nothing to compare with.
  public internal(set) var change: Sensitive<Change>?
  /// Other currencies.
  public internal(set) var lines: [Sensitive<String>] = []
  /// The trend, in the large family.
  public internal(set) var trend: Sensitive<Sparkline>?
  /// What is not private: how old the data is, what is missing, what to do.
  public internal(set) var notes: [String] = []
  /// Where a tap leads.
  public internal(set) var page: BudgetLink?
  /// What is read aloud for the whole widget.
  public internal(set) var accessibility: AccessibilityText
  /// What is read instead of private values.
  let hiddenText: String

  /// Where a tap on the widget leads.
  public var link: String? { page?.text }

  /// The period alone; no total, no change, no trend.
  public func redacted() -> TotalSpendingSnapshot {
    var snapshot = self
    snapshot.total = total.map { _ in .redacted }
    snapshot.change = change.map { _ in .redacted }
    snapshot.lines = lines.map { _ in .redacted }
    snapshot.trend = trend.map { _ in .redacted }
    if total != nil { snapshot.accessibility.value = hiddenText }
    return snapshot
  }
}
