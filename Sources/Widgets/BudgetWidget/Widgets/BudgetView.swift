import WidgetFoundation

/// A period for the budget widget, with its spending, and its budget if there is one.
struct BudgetView {
  let spending: PeriodSpending
  let spent: Money
  let standing: BudgetStanding?

  init(
    _ document: BudgetDocument, _ configuration: BudgetConfiguration, today: CivilDate
  ) throws(StandingError) {
    let kind = configuration.kind(in: document)
    let budget = document.budget(kind, category: configuration.category)
    spending = try PeriodSpending(
      document, kind, currency: budget?.amount.currency ?? document.currency, today: today)
    spent = try spending.spent(category: configuration.category)
    standing = try budget.map { budget throws(StandingError) in try document.standing(of: budget, on: today) }
  }
}
