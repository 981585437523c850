public import WidgetFoundation

/// The user's choices in the settings of the budget widget.
public struct BudgetConfiguration: WidgetSettings {
  /// The kind of period; `nil` chooses automatically: the shortest period that has a budget, or months if
  /// none has.
  public var period: PeriodKind?
  /// The id of the category whose budget is shown; `nil` for the budget of all spending.
  public var category: String?
  /// The currency of the budget, for a period with budgets in several; `nil` for that of the app's settings or, where it has no
  /// budget, of the first one.
  public var currency: Currency?
  /// Whether amounts and names are removed wherever the widget is shown, as on a locked screen.
  public var hidesAmounts = false
  /// Whether what is left of the day's share of the budget is shown.
  public var showsToday = false
  /// The page of a link that the app shows in place of the current period; it is no setting of a widget, and not stored.
  public var page: BudgetLink?

  /// Creates the default configuration: the automatic period of all spending.
  public init() {}

  /// Creates a configuration.
  public init(
    period: PeriodKind? = nil, category: String? = nil, currency: Currency? = nil, hidesAmounts: Bool = false,
    showsToday: Bool = false
  ) {
    (self.period, self.category, self.currency) = (period, category, currency)
    (self.hidesAmounts, self.showsToday) = (hidesAmounts, showsToday)
  }

  /// Creates the configuration of the app's card: the budget that a link leads to, or the usual one.
  public init(page: BudgetLink?) {
    self.init(category: page?.category, currency: page?.currency)
    self.page = page
  }

  /// Lists the choices; one that was not made is not written.
  public mutating func list(in fields: inout SettingsFields) {
    fields.choice("period", &period)
    fields.choice(
      "category", &category, expected: "the id of a category",
      reading: { (id: String) in id.isEmpty ? nil : .some(id) }, writing: { $0?.json })
    fields.choice("currency", &currency)
    fields.choice("hidesAmounts", &hidesAmounts, omitting: false)
    fields.choice("showsToday", &showsToday, omitting: false)
  }

  /// Returns the kind of period to show, and its budget if there is one.
  func choice(in document: BudgetDocument) -> (kind: PeriodKind, budget: Budget?) {
    func budget(_ kind: PeriodKind) -> Budget? {
      document.budget(kind, category: category, currency: currency)
    }
    // The cases are in order from short to long.
    let kind = page?.period ?? period ?? PeriodKind.allCases.first { budget($0) != nil } ?? .month
    return (kind, budget(kind))
  }
}
