import BudgetWidgetCore
import Testing

/// The pages that links lead to.
struct LinkPageTests {
  @Test func linksSayWhatIsShown() throws {
    let facts: [(String, PeriodKind, Bool)] = [
      ("momiq://home?anchor=2025-W42&period=week", .week, false),
      ("momiq://reports?anchor=2025-05&category=food&period=month", .month, true),
      ("momiq://budget?period=financialYear", .financialYear, false),
    ]
    for (text, period, isReport) in facts {
      let link = try BudgetLink(text: text, scheme: "momiq")
      #expect(link.period == period && link.isReport == isReport, "\(text)")
    }
  }
}
