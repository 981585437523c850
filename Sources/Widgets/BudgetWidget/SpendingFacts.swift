import WidgetFoundation

/// A period for the spending widget, with its spending.
struct SpendingFacts {
  let day: BudgetDay
  let spending: PeriodSpending
  let spent: Money
  /// The change since last year; `nil` if there is nothing to compare with.
  let change: SpendingChange?
  /// What was spent in other currencies.
  let others: [Money]

  init(_ day: BudgetDay, _ configuration: SpendingConfiguration) throws(StandingError) {
    self.day = day
    spending = try PeriodSpending(
      day.document, configuration.period, currency: day.document.currency, today: day.today)
    spent = try spending.spent()
    change = try spending.change()
    others = try spending.spentInOtherCurrencies()
  }

  var status: WidgetStatus<WidgetReason<BudgetReason>> { day.status(isEmpty: day.document.totals.isEmpty) }

  /// Whether nothing was recorded and that has to be said.
  var isEmpty: Bool { status == .empty(.own(.noSpending)) }
}
