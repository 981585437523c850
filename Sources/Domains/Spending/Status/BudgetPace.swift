/// Spending compared with an even pace: a budget spread evenly over the days of its period.
public struct BudgetPace: Hashable, Sendable {
  /// Spending beside an even pace.
  public enum Position: Hashable, Sendable {
    /// Less was spent than an even pace allows.
    case behind
    /// Exactly as much, to the smallest unit.
    case even
    /// More was spent.
    case ahead
  }

  /// The share of the budget for the days that have begun, rounded down.
  public let planned: Money
  /// The amount spent minus ``planned``.
  public let difference: Money
  /// The part of the days that has begun, in thousandths, 0 to 1000: where to mark the pace on a bar.
  public let permille: Int

  /// The pace of a budget on a day of its period; that day counts as begun.
  ///
  /// - Throws: ``MoneyError/overflow(_:)`` if the difference does not fit.
  public init(_ progress: BudgetProgress, _ date: PeriodToDate) throws(MoneyError) {
    let (elapsed, total) = (Int64(date.elapsedDays), Int64(date.period.dayCount))
    let planned = FullWidth.scaled(progress.budget.minorUnits, by: elapsed, dividedBy: total)
    self.planned = Money(minorUnits: planned, currency: progress.budget.currency)
    difference = try progress.spent.subtracting(self.planned)
    permille = Int(FullWidth.scaled(elapsed, by: 1000, dividedBy: total))
  }

  /// Whether spending is behind or ahead.
  public var position: Position {
    difference.minorUnits == 0 ? .even : difference.minorUnits < 0 ? .behind : .ahead
  }
}
