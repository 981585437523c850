import WidgetFoundation

/// The facts of the budget widget: a period with its spending, and its budget if there is one.
struct BudgetFacts {
  let day: BudgetDay
  /// The id of the category whose budget is shown; `nil` for the budget of all spending.
  let category: String?
  let spending: PeriodSpending
  let spent: Money
  let standing: BudgetStanding?
  /// The spending in other currencies; empty for the budget of a category.
  let others: [Money]

  init(_ day: BudgetDay, _ configuration: BudgetConfiguration) throws(StandingError) {
    let (document, today) = (day.document, day.today)
    let kind = configuration.kind(in: document)
    let budget = document.budget(kind, category: configuration.category)
    self.day = day
    category = configuration.category
    spending = try PeriodSpending(
      document, kind, currency: budget?.amount.currency ?? document.currency, today: today)
    spent = try spending.spent(category: category)
    standing = try budget.map { budget throws(StandingError) in try document.standing(of: budget, on: today) }
    others = category == nil ? try spending.spentInOtherCurrencies() : []
  }

  var status: WidgetStatus<WidgetReason<BudgetReason>> {
    day.status(isEmpty: standing == nil && day.document.totals.isEmpty)
  }

  /// The name of the category whose budget is shown.
  var categoryName: String? { category.map { day.document.name(ofCategory: $0) } }

  /// The page of the period, or the page for setting its budget.
  var page: BudgetLink {
    standing.map { .home($0.date.period.anchor) } ?? .budget(spending.period.kind, category: category)
  }

  /// The page without the category, which is private.
  var pageWhenRedacted: BudgetLink { standing == nil ? .budget(spending.period.kind) : page }
}
