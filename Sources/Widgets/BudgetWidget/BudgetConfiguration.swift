public import WidgetFoundation

/// What the user chose in the settings of the budget widget.
public struct BudgetConfiguration: WidgetSettings {
  /// The kind of period; `nil` is automatic: the shortest that has a budget, and months if none has.
  public var period: PeriodKind?
  /// The id of the category whose budget is shown; `nil` for that of all spending.
  public var category: String?
  /// Whether amounts and names are taken out wherever the widget is shown, as on a locked screen.
  public var hidesAmounts = false

  /// The automatic period of all spending.
  public init() {}

  /// A choice.
  public init(period: PeriodKind? = nil, category: String? = nil, hidesAmounts: Bool = false) {
    self.period = period
    self.category = category
    self.hidesAmounts = hidesAmounts
  }

  /// Takes what can be read; a member that is missing or unknown is taken as not chosen.
  public init(_ reader: inout SettingsReader) {
    period = reader.choice("period")
    category = reader.choice("category", expected: "the id of a category") { (id: String) in
      id.isEmpty ? nil : id
    }
    hidesAmounts = reader.choice("hidesAmounts", else: false)
  }

  /// What was chosen.
  public var members: JSONObject {
    JSONObject(present: [
      ("period", period?.json), ("category", category?.json),
      ("hidesAmounts", hidesAmounts ? .bool(true) : nil),
    ])
  }

  /// The kind of period to show.
  func kind(in document: BudgetDocument) -> PeriodKind {
    // From short to long: the order of the cases.
    period ?? PeriodKind.allCases.first { document.budget($0, category: category) != nil } ?? .month
  }
}
