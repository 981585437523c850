import BudgetScreens
import BudgetWidget
import Foundation
import Testing
import WidgetViews

/// The app of MomiQ: what it shows, and the file that something is asked about.
struct BudgetModelTests {
  private func bytes(_ rows: String) -> [UInt8] { Array("date,amount,currency,category\n\(rows)".utf8) }

  private func label(_ model: BudgetModel) -> String {
    switch model.shown {
    case .budget(let snapshot): snapshot.accessibility.label
    case .spending(let snapshot): snapshot.accessibility.label
    }
  }

  @Test func anotherDayAndAnotherDocumentAreShownWhenTheAppComesBack() throws {
    let folder = try BudgetFolder(locale: "en_GB")
    defer { folder.remove() }
    var model = BudgetModel(in: folder.desk.services)
    let empty = model.status
    try folder.write(try BudgetSamples.document())
    #expect(model.status == empty)
    model.refresh()
    #expect(model.status != empty && label(model) == "Budget, October 2025")
    folder.desk.move(seconds: 20 * 86_400)
    model.refresh()
    #expect(label(model) == "Budget, November 2025")
  }

  @Test func aLinkLeadsToItsPeriod() throws {
    let folder = try BudgetFolder(locale: "en_GB")
    defer { folder.remove() }
    try folder.write(try BudgetSamples.document())
    var model = BudgetModel(in: folder.desk.services)
    model.open(try #require(URL(string: "momiq://budget?period=week")))
    #expect(label(model) == "Budget, Week 42, 2025")
    model.open(try #require(URL(string: "momiq://reports?anchor=2025&period=year")))
    #expect(label(model) == "Total spending, 2025")
    model.open(try #require(URL(string: "https://example.org/")))
    #expect(label(model) == "Total spending, 2025")
  }

  /// A tap on a report of the widget is no choice for good.
  @Test func theCardIsChosenAndHasItsUsualPeriod() throws {
    let folder = try BudgetFolder(locale: "en_GB")
    defer { folder.remove() }
    try folder.write(try BudgetSamples.document())
    var model = BudgetModel(in: folder.desk.services)
    #expect(model.card == .budget)
    model.open(try #require(URL(string: "momiq://reports?anchor=2025&period=year")))
    #expect(model.card == .spending && label(model) == "Total spending, 2025")
    model.card = .budget
    #expect(label(model) == "Budget, October 2025")
    model.card = .spending
    #expect(label(model) == "Total spending, October 2025")
    #expect(BudgetModel.Card.allCases.map { model.name(of: $0) } == ["Budget", "Total Spending"])
  }

  @Test func aQuestionIsAskedOfTheSameFileAndItsAnswerCounts() throws {
    let folder = try BudgetFolder(locale: "en_GB")
    defer { folder.remove() }
    var model = BudgetModel(in: folder.desk.services)
    model.importLedger(bytes("2025-10-14,5,CNY,Food\n"))
    #expect(model.report?.title == "Imported" && model.report?.question == nil)
    let before = model.status
    model.importLedger(bytes("2025-10-15,6,CNY,Food\n"))
    #expect(model.report?.question == .replacing && model.status == before)
    model.cancel()
    #expect(model.report == nil && model.status == before)
    model.importLedger(bytes("2025-10-15,6,CNY,Food\n"))
    model.replace()
    #expect(model.report?.title == "Imported")
    #expect(try folder.document()?.totals.first?.days.map(\.minorUnits) == [600])
    model.importLedger(nil)
    #expect(model.report?.lines == ["The file could not be opened"])
  }

  @Test func theMainCurrencyIsAskedForWhereThereAreTwo() throws {
    let folder = try BudgetFolder(locale: "en_GB")
    defer { folder.remove() }
    var model = BudgetModel(in: folder.desk.services)
    model.importLedger(bytes("2025-10-14,5,CNY,Food\n2025-10-14,5,USD,Food\n"))
    guard case .currency(let choices)? = model.report?.question else {
      Issue.record("no question: \(model.report.map { "\($0)" } ?? "")")
      return
    }
    model.answer(try #require(choices.first { $0.code == "USD" }))
    #expect(model.report?.title == "Imported")
    #expect(try folder.document()?.currency.code == "USD")
  }

  /// The answer belongs to the file that was asked about.
  @Test func theSignOfMoneySpentIsAskedForWhereAllAmountsAreNegative() throws {
    let folder = try BudgetFolder(locale: "en_GB")
    defer { folder.remove() }
    var model = BudgetModel(in: folder.desk.services)
    model.importLedger(bytes("2025-10-14,-5,CNY,Food\n"))
    #expect(model.report?.question == .expenses)
    model.cancel()
    #expect(try model.report == nil && folder.document() == nil)
    model.importLedger(bytes("2025-10-14,-5,CNY,Food\n2025-10-14,-5,USD,Food\n"))
    model.answer(.negative)
    guard case .currency(let choices)? = model.report?.question else {
      Issue.record("no question: \(model.report.map { "\($0)" } ?? "")")
      return
    }
    model.answer(try #require(choices.first))
    #expect(model.report?.title == "Imported")
    #expect(try folder.document()?.totals.flatMap(\.days).map(\.minorUnits) == [500, 500])
    model.importLedger(bytes("2025-10-14,-6,CNY,Food\n"))
    #expect(model.report?.question == .expenses)
  }

  @Test func whatWasSavedBeforeComesBack() throws {
    let folder = try BudgetFolder(locale: "en_GB")
    defer { folder.remove() }
    try folder.write(try BudgetSamples.document())
    try folder.write(try BudgetSamples.document(spent: 1_000))
    try folder.write("{")
    var model = BudgetModel(in: folder.desk.services)
    #expect(model.status.recovery != nil)
    model.recover()
    #expect(model.status.recovery == nil && model.report == nil && label(model) == "Budget, October 2025")
  }

  /// A folder stands in the place of the file that writers lock.
  @Test func whatCannotBeBroughtBackIsTold() throws {
    let folder = try BudgetFolder(locale: "en_GB")
    defer { folder.remove() }
    try folder.write(try BudgetSamples.document())
    try folder.write(try BudgetSamples.document(spent: 1_000))
    try folder.write("{")
    let lock = folder.url.appendingPathComponent(AppIdentifiers.budgetSummary).appendingPathExtension("lock")
    try FileManager.default.removeItem(at: lock)
    try FileManager.default.createDirectory(at: lock, withIntermediateDirectories: false)
    var model = BudgetModel(in: folder.desk.services)
    model.recover()
    #expect(model.report?.title == "Nothing was saved" && model.status.recovery != nil)
    #expect(model.report?.lines == ["The data could not be written"])
  }
}
