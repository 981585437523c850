public import Documents

/// A budget on a day: what was spent of it, and at what pace.
public struct BudgetStanding: Hashable, Sendable {
  /// The budget.
  public let budget: Budget
  /// Its period as far as it has come.
  public let date: PeriodToDate
  /// How much of it is spent.
  public let progress: BudgetProgress
  /// Its spending compared with an even pace.
  public let pace: BudgetPace

  /// The amount left for each of the days that are left, today included.
  public var allowance: Money { progress.allowance(days: date.remainingDays) }
}

extension BudgetDocument {
  /// How a budget stands on a day.
  ///
  /// - Throws: ``StandingError``
  public func standing(of budget: Budget, on today: CivilDate) throws(StandingError) -> BudgetStanding {
    let spending = try PeriodSpending(
      self, budget.period, currency: budget.amount.currency, today: today)
    let spent = try spending.spent(category: budget.category)
    // Days left and pace count the days that have begun here, not those that were recorded further east.
    let date = PeriodToDate(spending.period, through: today)
    do {
      let progress = try BudgetProgress(spent: spent, budget: budget.amount)
      return BudgetStanding(
        budget: budget, date: date, progress: progress, pace: try BudgetPace(progress, date))
    } catch {
      throw .tooLarge
    }
  }
}
