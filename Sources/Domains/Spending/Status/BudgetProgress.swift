public import Documents

/// A budget and its spending, in exact numbers.
public struct BudgetProgress: Hashable, Sendable {
  /// The amount spent; negative if refunds exceed spending.
  public let spent: Money
  /// The budget, zero or more.
  public let budget: Money
  /// The budget minus the amount spent; negative if more was spent than the budget.
  public let remaining: Money

  /// Compares spending with a budget.
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

  /// The level, exact to the smallest unit: 70.00 % is a warning, 90.00 % danger, one unit above the budget
  /// over.
  ///
  /// A budget of zero is good until something is spent.
  public var level: BudgetLevel {
    if remaining.minorUnits < 0 { return .over }
    if isSpent(lessThan: 70) || budget.minorUnits == 0 { return .good }
    return isSpent(lessThan: 90) ? .warning : .danger
  }

  private func isSpent(lessThan percent: Int64) -> Bool {
    FullWidth.isProduct((spent.minorUnits, 100), lessThan: (budget.minorUnits, percent))
  }

  /// The percentage of the budget that was spent, a whole number; `nil` for a budget of zero.
  ///
  /// Its decimals are left out on every side of 0 and of 100, so that only whole percents count that were reached: one
  /// unit less than 90 % is 89 %, and one unit more than the budget is 100 %, of which ``level`` says that it is over.
  /// It ranges from -``percentLimit`` to ``percentLimit`` plus one, which means any larger percentage.
  public var percent: Int? {
    guard budget.minorUnits > 0 else { return nil }
    let sign: Int64 = spent.minorUnits < 0 ? -1 : 1
    let percent = FullWidth.scaled(spent.minorUnits, by: 100 * sign, dividedBy: budget.minorUnits)
    return Int(sign * min(Self.percentLimit + (sign < 0 ? 0 : 1), percent))
  }

  /// The largest exact value of ``percent``.
  public static let percentLimit: Int64 = 9_999

  /// The part of the budget that was spent, in thousandths, 0 to 1000, for a ring or a bar.
  ///
  /// A budget of zero is empty until something is spent and full after that.
  public var permille: Int {
    guard budget.minorUnits > 0 else { return spent.minorUnits > 0 ? 1000 : 0 }
    return Int(
      max(0, min(1000, FullWidth.scaled(spent.minorUnits, by: 1000, dividedBy: budget.minorUnits))))
  }

  /// The end of the budget as a part of what was spent, in thousandths, 0 to 1000; `nil` if no more was spent than the
  /// budget.
  public var budgetPermille: Int? {
    guard remaining.minorUnits < 0 else { return nil }
    return Int(FullWidth.scaled(budget.minorUnits, by: 1000, dividedBy: spent.minorUnits))
  }

  /// Returns the amount left for each remaining day, rounded down; zero if nothing is left.
  ///
  /// - Parameter days: The number of remaining days, today included; less than 1 counts as 1.
  public func allowance(days: Int) -> Money {
    let share = max(0, remaining.minorUnits) / Int64(max(1, days))
    return Money(minorUnits: share, currency: budget.currency)
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

/// Spending compared with an even pace: a budget spread evenly over the days of its period.
public struct BudgetPace: Hashable, Sendable {
  /// The share of the budget for the days that have begun, rounded down.
  public let planned: Money
  /// The amount spent minus ``planned``: positive if more was spent than an even pace allows.
  public let difference: Money
  /// The part of the days that has begun, in thousandths, 0 to 1000: the place of the mark on a bar.
  public let permille: Int

  /// Computes the pace of a budget on a day of its period; that day counts as begun.
  ///
  /// - Throws: ``MoneyError/overflow(_:)`` if the difference does not fit.
  public init(_ progress: BudgetProgress, _ date: PeriodToDate) throws(MoneyError) {
    let (elapsed, total) = (Int64(date.elapsedDays), Int64(date.period.dayCount))
    let planned = FullWidth.scaled(progress.budget.minorUnits, by: elapsed, dividedBy: total)
    self.planned = Money(minorUnits: planned, currency: progress.budget.currency)
    difference = try progress.spent.subtracting(self.planned)
    permille = Int(FullWidth.scaled(elapsed, by: 1000, dividedBy: total))
  }
}

/// A budget on a day: the amount spent, and the pace.
public struct BudgetStanding: Hashable, Sendable {
  /// The budget.
  public let budget: Budget
  /// Its period up to that day.
  public let date: PeriodToDate
  /// The part of it that is spent.
  public let progress: BudgetProgress
  /// Its spending compared with an even pace.
  public let pace: BudgetPace
  /// What is left of today's share, which is what was left when the day began divided by the days that remained then,
  /// rounded down; negative if more was spent today, and `nil` if today's spending is not known.
  public let leftToday: Money?

  /// The amount left for each remaining day, today included; `nil` if it is less than the smallest unit of
  /// money.
  public var allowance: Money? {
    let allowance = progress.allowance(days: date.remainingDays)
    return allowance.minorUnits > 0 ? allowance : nil
  }
}

extension BudgetDocument {
  /// Returns the standing of a budget on a day.
  ///
  /// - Throws: ``StandingError``
  public func standing(of budget: Budget, on today: CivilDate) throws(StandingError) -> BudgetStanding {
    let spending = try PeriodSpending(
      self, budget.period, currency: budget.amount.currency, today: today)
    let spent = try spending.spent(category: budget.category)
    // Remaining days and pace count the days that have begun here, not those recorded further east.
    let date = PeriodToDate(spending.period, through: today)
    do {
      let progress = try BudgetProgress(spent: spent, budget: budget.amount)
      return BudgetStanding(
        budget: budget, date: date, progress: progress, pace: try BudgetPace(progress, date),
        leftToday: leftToday(of: budget, progress, date))
    } catch {
      throw .tooLarge
    }
  }

  private func leftToday(of budget: Budget, _ progress: BudgetProgress, _ date: PeriodToDate) -> Money? {
    guard
      let day = try? PeriodSpending(self, .day, currency: budget.amount.currency, today: date.through),
      let spent = try? day.spent(category: budget.category),
      let before = try? progress.spent.subtracting(spent),
      let share = try? BudgetProgress(spent: before, budget: budget.amount).allowance(
        days: date.remainingDays)
    else { return nil }
    return try? share.subtracting(spent)
  }
}
