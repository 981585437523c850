import BudgetScreens
import BudgetWidget
import Testing

/// The texts of the screen that do not depend on what it has, and the pages that links lead to.
struct ScreenTextTests {
  @Test(arguments: [
    (Language.english, "Import a file", "Set a budget", "Cancel"),
    (.vietnamese, "Nhập tệp", "Đặt ngân sách", "Hủy"),
    (.chinese, "导入文件", "设置预算", "取消"),
  ]) func buttonsAreNamedInEveryLanguage(language: Language, choose: String, set: String, cancel: String) {
    let texts = BudgetScreenTexts(language)
    #expect([texts.choose, texts.setBudget, texts.cancel] == [choose, set, cancel])
    #expect(texts.about.contains("date, amount, currency, category, note, kind, bill"))
  }

  @Test func linksSayWhatIsShown() throws {
    let facts: [(String, PeriodKind, Bool)] = [
      ("momiq://home?anchor=2025-W42&period=week", .week, false),
      ("momiq://reports?anchor=2025-05&category=food&period=month", .month, true),
      ("momiq://budget?period=financialYear", .financialYear, false),
    ]
    for (text, period, isReport) in facts {
      let link = try BudgetLink(text: text)
      #expect(link.period == period && link.isReport == isReport, "\(text)")
    }
  }
}
