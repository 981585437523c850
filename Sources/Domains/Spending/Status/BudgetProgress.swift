/// A budget and its spending, in exact numbers.
public struct BudgetProgress: Hashable, Sendable {
  /// The amount spent; negative if refunds outweigh.
  public let spent: Money
  /// The budget, zero or more.
  public let budget: Money
  /// The budget less what was spent; negative beyond it.
  public let remaining: Money

  /// The progress of a budget.
  ///
  /// - Throws: ``BudgetError``
  public init(spent: Money, budget: Money) throws(BudgetError) {
    guard budget.minorUnits >= 0 else { throw .negativeBudget(budget) }
    do throws(MoneyError) {
      remaining = try budget.subtracting(spent)
    } catch {
      throw .money(error)
    }
    self.spent = spent
    self.budget = budget
  }

  /// The level, exact to the smallest unit: 70.00 % is a warning, 90.00 % danger, one unit beyond the budget over.
  ///
  /// Of a budget of zero nothing may be spent: it is good until something is.
  public var level: BudgetLevel {
    if remaining.minorUnits < 0 { return .over }
    if isSpent(lessThan: 70) || budget.minorUnits == 0 { return .good }
    return isSpent(lessThan: 90) ? .warning : .danger
  }

  private func isSpent(lessThan percent: Int64) -> Bool {
    FullWidth.isProduct((spent.minorUnits, 100), lessThan: (budget.minorUnits, percent))
  }

  /// The whole percent of the budget that were spent; `nil` for a budget of zero.
  ///
  /// It is rounded down, and up beyond the budget, so that it never contradicts ``level``: one unit less than
  /// 90 % is 89 %, one unit more than the budget is 101 %. It stays within ±``percentLimit``.
  public var percent: Int? {
    guard budget.minorUnits > 0 else { return nil }
    var percent = FullWidth.scaled(spent.minorUnits, by: 100, dividedBy: budget.minorUnits)
    if percent >= 100, percent < Self.percentLimit {
      // Rounded up: the negative of what the negative is rounded down to.
      percent = -FullWidth.scaled(spent.minorUnits, by: -100, dividedBy: budget.minorUnits)
    }
    return Int(max(-Self.percentLimit, min(Self.percentLimit, percent)))
  }

  /// The largest number of ``percent`` that is told from larger ones.
  public static let percentLimit: Int64 = 9_999

  /// The part of the budget that was spent, in thousandths, 0 to 1000, for a ring or a bar.
  ///
  /// A budget of zero is empty until something is spent and full then.
  public var permille: Int {
    guard budget.minorUnits > 0 else { return spent.minorUnits > 0 ? 1000 : 0 }
    return Int(
      max(0, min(1000, FullWidth.scaled(spent.minorUnits, by: 1000, dividedBy: budget.minorUnits))))
  }

  /// The amount left for each of the days that are left, rounded down; zero if nothing is left.
  ///
  /// - Parameter days: The days left, today included; less than 1 counts as 1.
  public func allowance(days: Int) -> Money {
    let share = max(0, remaining.minorUnits) / Int64(max(1, days))
    return Money(minorUnits: share, currency: budget.currency)
  }
}

/// How much of a budget is spent, as a word.
public enum BudgetLevel: String, CaseIterable, Hashable, Sendable {
  /// Less than 70 %.
  case good
  /// From 70 %.
  case warning
  /// From 90 % to all of it.
  case danger
  /// More than all of it.
  case over
}
