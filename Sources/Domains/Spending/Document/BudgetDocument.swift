public import Documents

/// The settings, budgets and sums that an app shares with its widgets; transactions stay in the app.
///
/// It holds facts by civil day. The reader decides which day is "today".
public struct BudgetDocument: Hashable, Sendable {
  /// The currency of the app's settings.
  ///
  /// Totals are shown in it unless a budget has another one.
  public var currency: Currency
  /// The rules for the beginning of periods.
  public var rules: PeriodRules
  /// The budgets.
  public var budgets: LossyArray<Budget>
  /// The user's categories.
  public var categories: LossyArray<SpendingCategory>
  /// The day of the totals: amounts dated later were still to come.
  public var asOf: CivilDate
  /// The first day from which the totals hold all spending; `nil` if none was recorded.
  ///
  /// Spending before it is unknown, which is not the same as zero.
  public var recordedSince: CivilDate?
  /// The spending in each currency, in the order of the codes.
  public var totals: [CurrencyTotals]
  /// Stored members of the rules that this version does not know.
  var restOfRules = JSONObject()

  /// Makes a document.
  public init(
    currency: Currency, rules: PeriodRules = .standard, budgets: [Budget] = [],
    categories: [SpendingCategory] = [], asOf: CivilDate, recordedSince: CivilDate? = nil,
    totals: [CurrencyTotals] = []
  ) {
    self.currency = currency
    self.rules = rules
    self.budgets = LossyArray(budgets)
    self.categories = LossyArray(categories)
    self.asOf = asOf
    self.recordedSince = recordedSince
    self.totals = totals
  }

  /// Returns the totals of a currency, empty if nothing was spent in it.
  public func totals(in currency: Currency) -> CurrencyTotals {
    totals.first { $0.currency == currency } ?? CurrencyTotals(currency: currency, days: [])
  }

  /// Returns the budget for a kind of period, of all spending or of a category.
  public func budget(_ period: PeriodKind, category: String? = nil) -> Budget? {
    budgets.elements.first { $0.period == period && $0.category == category }
  }

  /// The budgets for a category that is not among the ``categories``; no spending counts for them.
  public var budgetsWithoutCategory: [Budget] {
    // An empty id means spending without a category.
    let known = Set(categories.elements.map(\.id) + [""])
    return budgets.elements.filter { budget in budget.category.map { !known.contains($0) } ?? false }
  }

  /// Returns the name of a category, or its id if the user's list lacks it.
  public func name(ofCategory id: String) -> String {
    categories.elements.first { $0.id == id }?.name ?? id
  }

  /// Returns a period up to today.
  ///
  /// Travelling west never removes recorded spending: if the totals are of a later day than today, the period
  /// ends with that day.
  public func toDate(_ period: Period, today: CivilDate) -> PeriodToDate {
    PeriodToDate(period, through: max(today, asOf))
  }
}

/// A category as the user named it.
public struct SpendingCategory: Hashable, Sendable {
  /// The id, unique among all categories; not empty.
  public let id: String
  /// The name to show.
  public let name: String
  /// Stored members that this version does not know.
  var rest = JSONObject()

  /// Makes a category.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}
