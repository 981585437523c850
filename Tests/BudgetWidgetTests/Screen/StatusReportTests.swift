import BudgetScreens
import BudgetWidget
import Foundation
import Testing

/// The report of the app about its document.
struct StatusReportTests {
  private static let ledger = """
    {"currency": "CNY", "categories": [{"id": "food", "name": "Essen"}],
     "budgets": [{"period": "month", "amount": 100, "currency": "CNY"},
                 {"period": "month", "amount": 10, "currency": "CNY", "category": "food"}],
     "transactions": [{"id": 1, "date": "2025-09-30", "amount": 5, "currency": "CNY"},
                      {"id": 2, "date": "2025-10-14", "amount": "82.50", "currency": "CNY", "category": "food"},
                      {"id": 3, "date": "2025-10-14", "amount": 3, "currency": "USD"}]}
    """

  @Test func whatTheDocumentHoldsIsTold() throws {
    let folder = try ScreenFolder()
    defer { folder.remove() }
    #expect(folder.importing(Self.ledger).title == "Imported")
    let status = folder.status()
    #expect(status.title == "Everything can be read" && status.notes == [] && status.recovery == nil)
    #expect(status.sections.map(\.title) == ["Data", "Total Spending", "Budgets"])
    #expect(
      status.sections[0].rows.map { "\($0.label): \($0.value)" } == [
        "Last written: October 15, 2025, 10:00 AM", "Main currency: CNY", "Days with spending: 2 days",
        "From first to last: September 30, 2025 – October 14, 2025", "Categories: 1",
      ])
    #expect(
      status.sections[1].rows.map { "\($0.label): \($0.value)" } == [
        "Today: CN¥0.00", "This week: CN¥82.50, $3.00", "This month: CN¥82.50, $3.00",
        "This year: CN¥87.50, $3.00", "This financial year: CN¥87.50, $3.00",
      ])
    #expect(
      status.sections[2].rows.map { "\($0.label): \($0.value)" } == [
        "This month: CN¥82.50 of CN¥100.00, Close to budget",
        "Essen, This month: CN¥82.50 of CN¥10.00, Over budget",
      ])
  }

  /// Old data, unreadable budgets, and budgets of categories without amounts.
  @Test func whatIsToBeLookedAtIsTold() throws {
    let folder = try ScreenFolder()
    defer { folder.remove() }
    _ = folder.importing(
      """
      {"budgets": [{"period": "month", "amount": 100, "currency": "CNY", "category": "c7"}],
       "transactions": [{"id": 1, "date": "2025-10-01", "amount": 5, "currency": "CNY"}]}
      """)
    let status = folder.status(later: 9 * 86_400)
    #expect(status.title == "Something to look at" && status.symbol == WidgetNote.warning)
    #expect(status.notes == ["As of October 15", "No amount has the category c7, which has a budget"])
    #expect(status.sections.count == 3)
    // By then a week has begun of which nothing is known.
    #expect(
      status.sections[1].rows.prefix(3).map { "\($0.label): \($0.value)" } == [
        "Today: No data since October 15, 2025", "This week: No data since October 15, 2025",
        "This month: CN¥5.00",
      ])
    let later = folder.status(later: 36 * 86_400).sections.last?.rows.map(\.value)
    #expect(later == ["No data since October 15, 2025"])
  }

  @Test func whatIsMissingOrDamagedIsToldWithWhatToDo() throws {
    let folder = try ScreenFolder()
    defer { folder.remove() }
    #expect(folder.status().title == "Nothing is here yet")
    #expect(folder.status().notes == ["Import your spending to begin"] && folder.status().sections == [])
    folder.bytes = Data("{".utf8)
    #expect(folder.status().title == "The data cannot be read" && folder.status().recovery == nil)
    #expect(
      folder.status().notes == [
        "Nothing was saved before. Import your spending again; the data that cannot be read is kept"
      ])
    folder.bytes = nil
    _ = folder.importing(Self.ledger)
    _ = folder.importing(Self.ledger.replacing("82.50", with: "83.50"))
    folder.bytes = Data("{".utf8)
    #expect(folder.status().recovery == "Bring back the last saved data")
    #expect(folder.store.recover() == nil)
    #expect(folder.status().title == "Everything can be read" && folder.status().recovery == nil)
    folder.bytes = Data(
      #"{"schema": "momiq-budget", "version": 99, "writtenAt": "2025-10-15T00:00:00Z", "payload": {}}"#.utf8)
    #expect(folder.status().title == "Update MomiQ to see this" && folder.status().recovery == nil)
    let nowhere = StatusReport(
      inFolder: nil, at: ScreenFolder.now,
      in: WidgetEnvironment(zone: .gmt, language: .english, frame: WidgetFrame(.large)))
    #expect(nowhere.title == "The data can’t be opened right now")
  }

  /// One budget that cannot be added up does not hide the others.
  @Test func aBudgetWithoutAStandingIsToldBesideTheOthers() throws {
    let folder = try ScreenFolder()
    defer { folder.remove() }
    var document = BudgetDocument(
      currency: try Currency(code: "CNY"), asOf: try #require(CivilDate("2025-10-15")))
    document.totals = [
      CurrencyTotals(
        currency: document.currency,
        days: [
          DaySpending(day: try #require(CivilDate("2025-02-13")), minorUnits: .max),
          DaySpending(day: try #require(CivilDate("2025-02-14")), minorUnits: .max),
        ])
    ]
    try document.setBudget(Money(minorUnits: 100, currency: document.currency), period: .year)
    try document.setBudget(Money(minorUnits: 100, currency: document.currency), period: .month)
    let store = try DocumentStore<BudgetDocument>(folder: folder.url, name: AppIdentifiers.budgetSummary)
    try store.update(at: ScreenFolder.now, zone: .gmt, ifMissing: document) { $0 = document }
    #expect(
      folder.status().sections.last?.rows.map(\.value) == [
        "The amounts are too large to add up", "CN¥0.00 of CN¥1.00, Within budget",
      ])
  }
}
