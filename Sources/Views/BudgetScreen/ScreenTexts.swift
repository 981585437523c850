import BudgetScreenTables
public import BudgetWidget

/// The texts of the app's screen that do not depend on what it has.
public struct ScreenTexts: Hashable, Sendable {
  private let strings: BudgetScreenStrings

  /// The texts of a language.
  public init(_ language: Language) {
    strings = BudgetScreenStrings(language: language.tableIndex)
  }

  /// The button that chooses a file.
  public var choose: String { strings.screenChoose }
  /// What kind of file can be imported.
  public var about: String { strings.screenAbout(columns: LedgerFile.columns.joined(separator: ", ")) }
  /// The button that lets go what a file lacks.
  public var replace: String { strings.screenReplace }
  /// The button that does not.
  public var cancel: String { strings.screenCancel }
}
