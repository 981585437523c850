import WidgetFoundation

/// The amounts of a period and of its budget if there is one, before they are put into words.
struct BudgetFigures {
  let context: BudgetContext
  /// The id of the category whose budget is shown; `nil` for the budget of all spending.
  let category: String?
  let spending: PeriodSpending
  let spent: Money
  let standing: BudgetStanding?
  /// The spending in other currencies; empty for the budget of a category.
  let others: [Money]

  init(_ context: BudgetContext, _ configuration: BudgetConfiguration) throws(StandingError) {
    let (document, today) = (context.document, context.today)
    let kind = configuration.kind(in: document)
    let budget = document.budget(kind, category: configuration.category)
    self.context = context
    category = configuration.category
    spending = try PeriodSpending(
      document, kind, currency: budget?.amount.currency ?? document.currency, today: today)
    spent = try spending.spent(category: category)
    standing = try budget.map { budget throws(StandingError) in try document.standing(of: budget, on: today) }
    others = category == nil ? try spending.spentInOtherCurrencies() : []
  }

  /// The name of the category whose budget is shown.
  var categoryName: String? { category.map { context.document.name(ofCategory: $0) } }
}
