import BudgetScreensTables
public import BudgetWidget

/// The texts of the app's screen that do not depend on its data.
public struct ScreenTexts: Hashable, Sendable {
  private let strings: BudgetScreensStrings
  private let language: Language

  /// Makes the texts of a language.
  public init(_ language: Language) {
    strings = BudgetScreensStrings(language: language.tableIndex)
    self.language = language
  }

  /// The name of the card with the rest of a budget.
  public var budget: String { BudgetSystem.name(in: language) }
  /// The name of the card with the amount that was spent.
  public var spending: String { SpendingSystem.name(in: language) }
  /// The button that chooses a file.
  public var choose: String { strings.screenChoose }
  /// The kinds of files that can be imported.
  public var about: String { strings.screenAbout(columns: LedgerFile.columns.joined(separator: ", ")) }
  /// The button that allows the removal of data that a file lacks.
  public var replace: String { strings.screenReplace }
  /// The button that refuses it.
  public var cancel: String { strings.screenCancel }

  /// Returns the button that says what the negative amounts of a file are.
  public func negativeAmounts(_ sign: ExpenseSign) -> String {
    switch sign {
    case .negative: strings.screenExpenses
    case .positive: strings.screenRefunds
    }
  }
}
