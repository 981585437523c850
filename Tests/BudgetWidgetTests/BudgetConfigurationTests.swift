import BudgetWidgetCore
import Testing
import WidgetCore

/// The user's choices are read leniently.
struct BudgetConfigurationTests {
  private func read<Settings: WidgetSettings>(_ text: String) -> StoredSettings<Settings> {
    StoredSettings(parsing: Array(text.utf8))
  }

  @Test func oneBadChoiceLeavesTheOthers() throws {
    let text = #"{"period":"decade","category":"food","currency":"EUR"}"#
    let stored: StoredSettings<BudgetConfiguration> = read(text)
    #expect(stored.settings == BudgetConfiguration(category: "food", currency: try Currency(code: "EUR")))
    #expect(stored.problems.count == 1)
    let spending: StoredSettings<SpendingConfiguration> = read(#"{"period":7}"#)
    #expect(spending.settings == SpendingConfiguration(period: .month) && spending.problems.count == 1)
  }

  @Test func whatThisVersionDoesNotKnowSurvives() throws {
    var stored: StoredSettings<BudgetConfiguration> = read(#"{"period":"decade","newer":[1],"category":"a"}"#)
    stored.settings.category = "b"
    #expect(
      try JSON(parsing: stored.bytes)
        == JSON(parsing: Array(#"{"period":"decade","newer":[1],"category":"b"}"#.utf8)))
    stored.settings.period = .week
    #expect(
      try JSON(parsing: stored.bytes)
        == JSON(parsing: Array(#"{"period":"week","newer":[1],"category":"b"}"#.utf8)))
    var spending: StoredSettings<SpendingConfiguration> = read(#"{"period":"day","newer":true}"#)
    spending.settings.period = .year
    #expect(
      try JSON(parsing: spending.bytes) == JSON(parsing: Array(#"{"period":"year","newer":true}"#.utf8)))
  }

  @Test(arguments: ["null", "[]", "{", ""]) func textsThatAreNoChoicesAreTheUsualOnes(text: String) {
    let stored: StoredSettings<BudgetConfiguration> = read(text)
    #expect(stored.settings == BudgetConfiguration())
    let spending: StoredSettings<SpendingConfiguration> = read(text)
    #expect(spending.settings == SpendingConfiguration())
    #expect(stored.isUnreadable == ["[]", "{"].contains(text))
    if stored.isUnreadable { #expect(stored.bytes == Array(text.utf8)) }
  }
}
