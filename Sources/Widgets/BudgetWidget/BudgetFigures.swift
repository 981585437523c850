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
  /// Whether the user wants to see what is left of the day's share.
  let showsToday: Bool

  init(_ context: BudgetContext, _ configuration: BudgetConfiguration) throws(StandingError) {
    let context = context.showing(configuration.page?.anchor)
    let (document, today) = (context.document, context.today)
    let kind = configuration.kind(in: document)
    let budget = document.budget(kind, category: configuration.category)
    self.context = context
    category = configuration.category
    showsToday = configuration.showsToday
    spending = try PeriodSpending(
      document, kind, currency: budget?.amount.currency ?? document.currency, today: today)
    spent = try spending.spent(category: category)
    standing = try budget.map { budget throws(StandingError) in try document.standing(of: budget, on: today) }
    others = category == nil ? try spending.spentInOtherCurrencies() : []
  }

  /// Whether nothing is known of these days: the data is old, or of another period.
  var isOld: Bool { context.oldDay != nil || context.document.asOf < spending.period.first }

  /// The name of the category whose budget is shown.
  var categoryName: String? { category.map { context.document.name(ofCategory: $0) } }
}
