public import WidgetFoundation

/// The user's choices in the settings of the budget widget.
public struct BudgetConfiguration: WidgetSettings {
  /// The kind of period; `nil` chooses automatically: the shortest period that has a budget, or months if
  /// none has.
  public var period: PeriodKind?
  /// The id of the category whose budget is shown; `nil` for the budget of all spending.
  public var category: String?
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
    period: PeriodKind? = nil, category: String? = nil, hidesAmounts: Bool = false, showsToday: Bool = false
  ) {
    self.period = period
    self.category = category
    self.hidesAmounts = hidesAmounts
    self.showsToday = showsToday
  }

  /// Reads the choices from a reader; a missing or unknown member counts as not chosen.
  public init(_ reader: inout SettingsReader) {
    period = reader.choice("period")
    category = reader.choice("category", expected: "the id of a category") { (id: String) in
      id.isEmpty ? nil : id
    }
    hidesAmounts = reader.choice("hidesAmounts", else: false)
    showsToday = reader.choice("showsToday", else: false)
  }

  /// The choices that were made.
  public var members: JSONObject {
    JSONObject(present: [
      ("period", period?.json), ("category", category?.json),
      ("hidesAmounts", hidesAmounts ? .bool(true) : nil), ("showsToday", showsToday ? .bool(true) : nil),
    ])
  }

  /// Returns the kind of period to show.
  func kind(in document: BudgetDocument) -> PeriodKind {
    // The cases are in order from short to long.
    page?.period ?? period ?? PeriodKind.allCases.first { document.budget($0, category: category) != nil }
      ?? .month
  }
}
