/// What the user chose in the settings of the budget widget.
public struct BudgetConfiguration: Hashable, Sendable {
  /// The kind of period; `nil` is automatic: the shortest that has a budget, and months if none has.
  public var period: PeriodKind?
  /// The id of the category whose budget is shown; `nil` for that of all spending.
  public var category: String?

  /// A choice; without arguments the automatic period of all spending.
  public init(period: PeriodKind? = nil, category: String? = nil) {
    self.period = period
    self.category = category
  }

  /// The kind of period to show.
  func kind(in document: BudgetDocument) -> PeriodKind {
    // From short to long: the order of the cases.
    period ?? PeriodKind.allCases.first { document.budget($0, category: category) != nil } ?? .month
  }
}

/// What the user chose in the settings of the spending widget.
public struct SpendingConfiguration: Hashable, Sendable {
  /// The kind of period.
  public var period: PeriodKind

  /// A choice; by default months.
  public init(period: PeriodKind = .month) {
    self.period = period
  }
}
