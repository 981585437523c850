import BudgetScreenTables
public import BudgetWidget

/// The texts of the app's screen that do not depend on its data.
public struct ScreenTexts: Hashable, Sendable {
  private let strings: BudgetScreenStrings

  /// Makes the texts of a language.
  public init(_ language: Language) {
    strings = BudgetScreenStrings(language: language.tableIndex)
  }

  /// The button that chooses a file.
  public var choose: String { strings.screenChoose }
  /// The kinds of files that can be imported.
  public var about: String { strings.screenAbout(columns: LedgerFile.columns.joined(separator: ", ")) }
  /// The button that allows the removal of data that a file lacks.
  public var replace: String { strings.screenReplace }
  /// The button that refuses it.
  public var cancel: String { strings.screenCancel }
}
