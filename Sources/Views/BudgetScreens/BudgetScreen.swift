import BudgetScreensTables
public import BudgetWidget

/// The content of MomiQ's screen.
public struct BudgetScreen: Hashable, Sendable {
  /// The cards that can be at the top of the screen.
  public enum Card: CaseIterable, Hashable, Sendable {
    /// The rest of a budget.
    case budget
    /// The amount that was spent.
    case spending
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
  public let texts: BudgetScreenTexts
}

/// The texts of the screen that do not depend on its data.
public struct BudgetScreenTexts: Hashable, Sendable {
  let strings: BudgetScreensStrings
  private let language: Language

  /// Creates the texts of a language.
  public init(_ language: Language) {
    strings = BudgetScreensStrings(language: language.tableIndex)
    self.language = language
  }

  /// Returns the name of a card.
  public func name(of card: BudgetScreen.Card) -> String {
    switch card {
    case .budget: BudgetDefinition.name(in: language)
    case .spending: SpendingDefinition.name(in: language)
    }
  }

  /// What the cards are, as the name of the choice among them.
  public var widget: String { strings.screenWidget }
  /// The button that chooses a file.
  public var choose: String { strings.screenChoose }
  /// The kinds of files that can be imported.
  public var about: String { strings.screenAbout(columns: LedgerFile.columns.joined(separator: ", ")) }
  /// The button that closes the form.
  public var cancel: String { strings.screenCancel }

  /// The button that opens the form of a budget.
  public var setBudget: String { strings.formOpen }
}
