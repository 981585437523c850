import WidgetFoundation

/// The facts of the spending widget: a period with its spending.
struct SpendingFacts {
  let day: BudgetDay
  let spending: PeriodSpending
  let spent: Money
  /// The change since last year; `nil` if there is no earlier data.
  let change: SpendingChange?
  /// The spending in other currencies.
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

  /// Whether nothing was recorded and a note says so.
  var isEmpty: Bool { status == .empty(.own(.noSpending)) }
}
