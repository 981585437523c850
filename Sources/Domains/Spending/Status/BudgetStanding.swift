/// A budget on a day, in exact numbers: the amount spent, beside the budget and beside an even pace.
public struct BudgetStanding: Hashable, Sendable {
  /// The budget.
  public let budget: Budget
  /// Its period up to that day.
  public let date: PeriodToDate
  /// The amount spent; negative if refunds exceed spending.
  public let spent: Money
  /// The budget minus the amount spent; negative if more was spent than the budget.
  public let remaining: Money
  /// The rest of today's share, which is what was left when the day began divided by the days that remained then,
  /// rounded down; negative if more was spent today, and `nil` if today's spending is not known.
  public let leftToday: Money?

  /// Compares a budget with what was spent of it in its period up to a day, and on that day.
  ///
  /// - Parameters:
  ///   - spent: The amount in the currency of the budget.
  ///   - today: The amount spent on the last day of `date`; `nil` if it is not known.
  /// - Throws: ``StandingError/tooLarge`` if the difference does not fit.
  package init(
    _ budget: Budget, _ date: PeriodToDate, spent: Money, today: Money? = nil
  ) throws(StandingError) {
    do throws(MoneyError) { remaining = try budget.amount.subtracting(spent) } catch { throw .tooLarge }
    (self.budget, self.date, self.spent) = (budget, date, spent)
    leftToday = today.flatMap { today in
      guard let before = try? spent.subtracting(today), let left = try? budget.amount.subtracting(before)
      else { return nil }
      return try? Self.share(of: left, date).subtracting(today)
    }
  }

  /// Returns the part of an amount for each day that is left, rounded down; zero if nothing is left.
  private static func share(of amount: Money, _ date: PeriodToDate) -> Money {
    Money(minorUnits: max(0, amount.minorUnits) / Int64(date.remainingDays), currency: amount.currency)
  }

  /// The level, exact to the smallest unit: 70.00 % is a warning, 90.00 % danger, one unit above the budget over.
  ///
  /// A budget of zero is good until something is spent.
  public var level: BudgetLevel {
    if isOver { return .over }
    if isSpent(lessThan: 70) || limit == 0 { return .good }
    return isSpent(lessThan: 90) ? .warning : .danger
  }

  private var limit: Int64 { budget.amount.minorUnits }

  private func isSpent(lessThan percent: Int64) -> Bool {
    FullWidth.isProduct((spent.minorUnits, 100), lessThan: (limit, percent))
  }

  /// Whether more than the budget is spent.
  public var isOver: Bool { remaining.minorUnits < 0 }

  /// The percentage of the budget that was spent, a whole number; `nil` for a budget of zero.
  ///
  /// Its decimals are left out on every side of 0 and of 100, so that only whole percents count that were reached: one
  /// unit less than 90 % is 89 %, and one unit more than the budget is 100 %, of which ``level`` says that it is over.
  /// It ranges from -``percentLimit`` to ``percentLimit`` plus one, which means any larger percentage.
  public var percent: Int? {
    guard limit > 0 else { return nil }
    let sign: Int64 = spent.minorUnits < 0 ? -1 : 1
    let percent = FullWidth.scaled(spent.minorUnits, by: 100 * sign, dividedBy: limit)
    return Int(sign * min(Self.percentLimit + (sign < 0 ? 0 : 1), percent))
  }

  /// The largest exact value of ``percent``.
  public static let percentLimit: Int64 = 9_999

  /// The part of the budget that was spent, in thousandths, 0 to 1000, for a ring or a bar.
  ///
  /// A budget of zero is empty until something is spent and full after that.
  public var permille: Int {
    guard limit > 0 else { return spent.minorUnits > 0 ? 1000 : 0 }
    return Int(max(0, min(1000, FullWidth.scaled(spent.minorUnits, by: 1000, dividedBy: limit))))
  }

  /// The end of the budget as a part of what was spent, in thousandths, 0 to 1000; `nil` if no more was spent than the
  /// budget.
  public var budgetPermille: Int? {
    isOver ? Int(FullWidth.scaled(limit, by: 1000, dividedBy: spent.minorUnits)) : nil
  }

  /// The amount left for each remaining day, today included, rounded down; `nil` if it is less than the smallest unit of
  /// money.
  public var allowance: Money? {
    let share = Self.share(of: remaining, date)
    return share.minorUnits > 0 ? share : nil
  }

  /// The part of the days that has begun, in thousandths, 0 to 1000: the place of the mark of an even pace on a bar.
  public var pacePermille: Int { Int(elapsedPart(of: 1000)) }

  /// The amount spent minus the share of the budget for the days that have begun, rounded down: positive if more was
  /// spent than an even pace allows.
  public var paceDifference: Money {
    // That share is between zero and the budget, and the budget minus the amount spent fits.
    Money(minorUnits: spent.minorUnits - elapsedPart(of: limit), currency: spent.currency)
  }

  private func elapsedPart(of whole: Int64) -> Int64 {
    FullWidth.scaled(whole, by: Int64(date.elapsedDays), dividedBy: Int64(date.period.dayCount))
  }
}

/// The levels of a budget by the part that is spent.
public enum BudgetLevel: String, CaseIterable, Hashable, Sendable {
  /// Less than 70 %.
  case good
  /// From 70 %.
  case warning
  /// From 90 % to 100 %.
  case danger
  /// More than 100 %.
  case over
}

extension BudgetDocument {
  /// Returns the standing of a budget on a day.
  ///
  /// - Parameters:
  ///   - budget: The budget.
  ///   - today: The day.
  ///   - asOf: The day of the totals where the reader is; by default that of the writer.
  /// - Throws: ``StandingError``
  public func standing(
    of budget: Budget, on today: CivilDate, asOf: CivilDate? = nil
  ) throws(StandingError) -> BudgetStanding {
    func spending(_ kind: PeriodKind, _ day: CivilDate) throws(StandingError) -> PeriodSpending {
      try PeriodSpending(self, kind, currency: budget.amount.currency, today: day, asOf: asOf)
    }
    let period = try spending(budget.period, today)
    // Remaining days and pace count the days that have begun here, not those recorded further east.
    let date = PeriodToDate(period.period, through: today)
    let spentToday = try? spending(.day, date.through).spent(category: budget.category)
    return try BudgetStanding(
      budget, date, spent: try period.spent(category: budget.category), today: spentToday)
  }
}
