public import Documents

/// The settings, budgets and sums that an app shares with its widgets; transactions stay in the app.
///
/// It holds facts by civil day. Which day is "today" is decided when it is read.
public struct BudgetDocument: Hashable, Sendable {
  /// The currency of the app's settings, in which totals are shown unless a budget has another one.
  public var currency: Currency
  /// When periods begin.
  public var rules: PeriodRules
  /// The budgets.
  public var budgets: LossyArray<Budget>
  /// The user's categories.
  public var categories: LossyArray<SpendingCategory>
  /// The day of the totals: what is dated later was still to come.
  public var asOf: CivilDate
  /// The first day from which the totals hold all spending; `nil` if none was recorded.
  ///
  /// Before it nothing is known, which is not the same as nothing spent.
  public var recordedSince: CivilDate?
  /// The spending by currency, in the order of the codes.
  public var totals: [CurrencyTotals]
  /// Stored members of the rules that are not known here.
  var restOfRules = JSONObject()

  /// A document.
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

  /// The totals of a currency, empty if nothing was spent in it.
  public func totals(in currency: Currency) -> CurrencyTotals {
    totals.first { $0.currency == currency } ?? CurrencyTotals(currency: currency, days: [])
  }

  /// The budget for a kind of period, of all spending or of a category.
  public func budget(_ period: PeriodKind, category: String? = nil) -> Budget? {
    budgets.elements.first { $0.period == period && $0.category == category }
  }

  /// The budgets for a category that is not among the ``categories``: nothing counts for them.
  public var budgetsWithoutCategory: [Budget] {
    // An empty id is spending without a category.
    let known = Set(categories.elements.map(\.id) + [""])
    return budgets.elements.filter { budget in budget.category.map { !known.contains($0) } ?? false }
  }

  /// The name of a category; its id if the user's list lacks it.
  public func name(ofCategory id: String) -> String {
    categories.elements.first { $0.id == id }?.name ?? id
  }

  /// A period as far as it has come.
  ///
  /// Travelling west never takes back what was recorded: if the totals are of a later day than today,
  /// the period has come as far as that day.
  public func toDate(_ period: Period, today: CivilDate) -> PeriodToDate {
    PeriodToDate(period, through: max(today, asOf))
  }
}

/// A category as the user named it.
public struct SpendingCategory: Hashable, Sendable {
  /// Identifies it among all categories; not empty.
  public let id: String
  /// The name that is shown.
  public let name: String
  /// Stored members that are not known here.
  var rest = JSONObject()

  /// A category.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}
