import BudgetScreens
import BudgetWidgetCore
import Foundation
import Testing

/// The report of the app about what is stored.
struct StatusReportTests {
  private static let ledger = """
    {"currency": "CNY", "categories": [{"id": "food", "name": "Essen"}],
     "budgets": [{"period": "month", "amount": 100, "currency": "CNY"},
                 {"period": "month", "amount": 10, "currency": "CNY", "category": "food"}],
     "transactions": [{"id": 1, "date": "2025-09-30", "amount": 5, "currency": "CNY"},
                      {"id": 2, "date": "2025-10-14", "amount": "82.50", "currency": "CNY", "category": "food"},
                      {"id": 3, "date": "2025-10-14", "amount": 3, "currency": "USD"}]}
    """

  private func rows(_ section: BudgetScreen.Section) -> [String] {
    section.rows.map { "\($0.label): \($0.value)" }
  }

  @Test func sumsAndBudgetsAreShown() throws {
    let folder = try ScreenFolder()
    defer { folder.remove() }
    try folder.importing(Self.ledger)
    let status = folder.model.screen.status
    #expect(status.title == "Everything can be read" && status.lines == [] && status.choices == [])
    #expect(status.sections.map(\.title) == ["Total Spending", "Budgets"])
    #expect(
      rows(status.sections[0]) == [
        "Today: CN¥0.00", "This week: CN¥82.50, $3.00", "This month: CN¥82.50, $3.00",
        "This year: CN¥87.50, $3.00", "This financial year: CN¥87.50, $3.00",
      ])
    #expect(
      rows(status.sections[1]) == [
        "This month: CN¥82.50 of CN¥100.00, Close to budget",
        "Essen, This month: CN¥82.50 of CN¥10.00, Over budget",
      ])
  }

  /// Old data, and budgets of categories without amounts.
  @Test func whatNeedsALookIsNamed() throws {
    let folder = try ScreenFolder()
    defer { folder.remove() }
    try folder.importing(
      """
      {"budgets": [{"period": "month", "amount": 100, "currency": "CNY", "category": "c7"}],
       "transactions": [{"id": 1, "date": "2025-10-01", "amount": 5, "currency": "CNY"}]}
      """)
    let status = folder.model(later: 9 * 86_400).screen.status
    #expect(status.title == "Something to look at" && status.symbol == WidgetNote.warning)
    #expect(status.lines == ["As of October 15", "No amount has the category c7, which has a budget"])
    // By then a week has begun of which nothing is known.
    #expect(
      rows(status.sections[0]).prefix(3) == [
        "Today: No data since October 15, 2025", "This week: No data since October 15, 2025",
        "This month: CN¥5.00",
      ])
    let later = folder.model(later: 36 * 86_400).screen.status.sections.last?.rows.map(\.value)
    #expect(later == ["No data since October 15, 2025"])
  }

  /// One tap goes on: with the copy of what was damaged, or with what is left.
  @Test(arguments: [true, false], [true, false]) func whatIsDamagedComesBack(
    isBook: Bool, hasBackup: Bool
  ) throws {
    let folder = try ScreenFolder()
    defer { folder.remove() }
    try folder.importing(Self.ledger)
    if hasBackup { try folder.importing(Self.ledger.replacing("82.50", with: "83.50")) }
    let file = isBook ? folder.book : folder.document
    try folder.write("{", to: file)
    var model = folder.model
    #expect(model.screen.status.title == "The data cannot be read")
    #expect(
      model.screen.status.choices.map(\.title) == [
        hasBackup ? "Bring back the last saved data" : "Go on with what can be read"
      ])
    model.act(try #require(model.screen.status.choices.first).action)
    #expect(model.screen.status.choices == [] && model.screen.report == nil)
    // Of a lost book the days are known, and of a lost document the sums of the book.
    let known = try folder.days().filter { $0.contains("2025-10-14") }
    #expect(known == ["2025-10-14 \(hasBackup && !isBook ? 8_350 : 8_250) CNY", "2025-10-14 300 USD"])
    #expect(folder.names(isBook ? folder.own : folder.group).contains { $0.contains(".corrupt-") })
    model.act(.recover)
    #expect(model.screen.report == nil, "there is nothing to do")
  }

  @Test func aBookThatIsGoneIsNamed() throws {
    let folder = try ScreenFolder()
    defer { folder.remove() }
    try folder.importing(Self.ledger)
    try FileManager.default.removeItem(at: folder.book)
    let backups = folder.names(folder.own)
    for name in backups { try FileManager.default.removeItem(at: folder.own.appendingPathComponent(name)) }
    var model = folder.model
    model.act(.editEntry(nil))
    model.form.amount = "1"
    model.act(.save)
    #expect(
      model.openForm?.problem
        == "BudgetSummary.book.json is missing, which has the sums by day. Import the files again, or go on without the categories"
    )
    model.act(.close)
    model.act(try #require(model.screen.status.choices.first).action)
    #expect(try folder.days().count == 3 && model.screen.status.title == "Everything can be read")
  }

  /// Nobody is led to replace the file of something else, or data of a newer version.
  @Test(arguments: [
    (
      #"{"schema": "other", "version": 1, "writtenAt": "2025-10-15T00:00:00Z", "payload": {}}"#,
      "is a file of something else. It is left as it is"
    ),
    (#"{"schema": "momiq-budget", "version": 99, "writtenAt": "2025-10-15T00:00:00Z", "payload": {}}"#, nil),
  ]) func otherFilesStay(text: String, line: String?) throws {
    let folder = try ScreenFolder()
    defer { folder.remove() }
    try folder.write(text, to: folder.document)
    var model = folder.model
    #expect(model.screen.status.choices == [] && model.screen.settings == [])
    #expect(model.screen.status.lines == (line.map { ["BudgetSummary.json \($0)"] } ?? []))
    if line == nil { #expect(model.screen.status.title == "Update the app to see this") }
    model.act(.recover)
    #expect(try String(contentsOf: folder.document, encoding: .utf8) == text)
  }

  @Test func whereNothingIsTheFirstStepIsNamed() throws {
    let folder = try ScreenFolder()
    defer { folder.remove() }
    #expect(folder.model.screen.status.title == "Nothing is here yet")
    #expect(folder.model.screen.status.lines == ["Add what you have spent, or import files"])
    #expect(folder.model(hasGroup: false).screen.status.title == "The data can’t be opened right now")
  }

  /// One budget that cannot be added up does not hide the others.
  @Test func aBudgetWithoutAStandingIsShownBesideTheOthers() throws {
    let folder = try ScreenFolder()
    defer { folder.remove() }
    let currency = try Currency(code: "CNY")
    let days = try ["2025-02-13", "2025-02-14"].map {
      DaySpending(day: try #require(CivilDate($0)), minorUnits: .max)
    }
    var document = BudgetDocument(currency: currency, asOf: try #require(CivilDate("2025-10-15")))
    document.totals = [CurrencyTotals(currency: currency, days: days)]
    for period in [PeriodKind.year, .month] {
      try document.setBudget(Money(minorUnits: 100, currency: currency), period: period)
    }
    let files = try BudgetFiles(
      folder: folder.group, name: AppIdentifiers.budgetSummary, ownFolder: folder.own)
    try files.document.update(at: ScreenFolder.now, zone: .gmt, ifMissing: document) { $0 = document }
    try files.book.update(at: ScreenFolder.now, zone: .gmt, ifMissing: SpendingBook()) { _ in }
    #expect(
      folder.model.screen.status.sections.last?.rows.map(\.value) == [
        "The amounts are too large to add up", "CN¥0.00 of CN¥1.00, Within budget",
      ])
  }
}
