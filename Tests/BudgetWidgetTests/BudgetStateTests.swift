import BudgetWidgetCore
import Foundation
import Testing
import WidgetCore

/// The states of the document as a widget finds it.
struct BudgetStateTests {
  /// Rent and a journey of March were known in February: that much is certain, though the data is old.
  @Test func MQ_05_plannedBillsAreShownThoughTheDataIsOld() throws {
    let today = try Sample.day("2026-02-20")
    var document = BudgetDocument(currency: try Currency(code: "CNY"), asOf: today)
    try document.record(
      try Sample.sums([
        ("2026-03-15", 45_000, "CNY", nil), ("2026-03-25", 70_000, "CNY", nil), ("2026-05-02", 1, "USD", nil),
      ]), asOf: today)
    try document.setBudget(try Sample.money(50_000), period: .month)
    let written = "2026-02-20T10:00:00+08:00"
    func shown(_ day: String) throws -> (budget: BudgetSnapshot, spending: [String]) {
      let (state, instant) = (
        try Sample.state(document, writtenAt: written), try Sample.instant("\(day)T10:00:00+08:00")
      )
      let environment = try Sample.environment()
      let budget = try BudgetDefinition.shown(
        state, BudgetConfiguration(period: .month), at: instant, in: environment)
      let spending = try SpendingDefinition.shown(
        state, SpendingConfiguration(period: .month), at: instant, in: environment)
      return (budget, spending.notes)
    }
    let due = try shown("2026-03-26")
    #expect(due.budget.levelText == "Over budget" && due.budget.percent == "230%")
    #expect(due.budget.notes == ["As of February 20"] && due.spending == due.budget.notes)
    #expect(try shown("2026-03-15").budget.percent == "90%")
    // Before the first bill, and in April, nothing is known.
    for day in ["2026-03-14", "2026-04-26"] {
      let unknown = try shown(day)
      #expect(unknown.budget.facts == nil && unknown.budget.notes == ["No data since February 20"])
      #expect(unknown.spending == unknown.budget.notes)
    }
    // An amount in another currency is known too.
    #expect(try shown("2026-05-03").budget.facts != nil)
  }

  @Test func C_20_MQ_13_everyKindOfFileIsAState() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try DocumentStore<BudgetDocument>(folder: folder, name: AppIdentifiers.budgetSummary)
    let file = folder.appendingPathComponent(AppIdentifiers.budgetSummary)
    #expect(BudgetState(reading: store) == .missing)
    try Data(#"{"schema":"momiq-budget","version":99}"#.utf8).write(to: file)
    #expect(BudgetState(reading: store) == .newer(version: 99))
    try Data("no JSON".utf8).write(to: file)
    guard case .unreadable(let fault) = BudgetState(reading: store) else {
      Issue.record("broken bytes were read")
      return
    }
    #expect(!fault.isEmpty)
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    guard case .unavailable = BudgetState(reading: store) else {
      Issue.record("a folder was read")
      return
    }
  }
}
