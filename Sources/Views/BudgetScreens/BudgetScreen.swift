public import BudgetWidget

/// The content of MomiQ's screen.
public struct BudgetScreen: Hashable, Sendable {
  /// The cards that can be at the top of the screen.
  public enum Card: CaseIterable, Hashable, Sendable {
    /// The rest of a budget.
    case budget
    /// The amount that was spent.
    case spending

    /// Returns its name.
    public func name(in language: Language) -> String {
      switch self {
      case .budget: BudgetDefinition.name(in: language)
      case .spending: SpendingDefinition.name(in: language)
      }
    }
  }

  /// The snapshot at the top of the screen, as in the large widget.
  public enum Snapshot: Hashable, Sendable {
    /// The rest of a budget.
    case budget(BudgetSnapshot)
    /// The amount that was spent.
    case spending(SpendingSnapshot)
  }

  /// The snapshot at the top.
  public let snapshot: Snapshot
  /// The contents of the document, or what to do if it cannot be read.
  public let status: StatusReport
  /// The result of the last import or recovery; `nil` if there was none, or if the user declined.
  public let report: ImportReport?
  /// The form of a budget; `nil` if it is not open.
  public let form: BudgetForm?
  /// The texts that do not depend on the document.
  let texts: AppTexts
}
