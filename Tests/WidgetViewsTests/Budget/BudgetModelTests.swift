import BudgetScreens
import BudgetWidget
import Foundation
import Testing
import WidgetViews

/// The app of MomiQ: what it shows, and the file that something is asked about.
struct BudgetModelTests {
  private func bytes(_ rows: String) -> [UInt8] { Array("date,amount,currency,category\n\(rows)".utf8) }

  private func label(_ model: BudgetModel) -> String {
    switch model.screen.snapshot {
    case .budget(let snapshot): snapshot.accessibility.label
    case .spending(let snapshot): snapshot.accessibility.label
    }
  }

  @Test func anotherDayAndAnotherDocumentAreShownWhenTheAppComesBack() throws {
    let folder = try BudgetFolder(locale: "en_GB")
    defer { folder.remove() }
    var model = BudgetModel(in: folder.desk.services)
    let empty = model.screen.status
    try folder.write(try BudgetSamples.document())
    #expect(model.screen.status == empty)
    model.refresh()
    #expect(model.screen.status != empty && label(model) == "Budget, October 2025")
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
    #expect(BudgetScreen.Card.allCases.map { $0.name(in: .english) } == ["Budget", "Total Spending"])
  }

  /// October is shown in November, with its own sums and without advice for the coming days.
  @Test func MQ_04_MQ_08_aLinkOpensTheMonthAndTheCategoryThatItNames() throws {
    let folder = try BudgetFolder(locale: "en_GB")
    defer { folder.remove() }
    try folder.write(try BudgetSamples.document())
    folder.desk.move(seconds: 20 * 86_400)
    var model = BudgetModel(in: folder.desk.services)
    func texts(_ model: BudgetModel) -> [String] {
      let drawing =
        switch model.screen.snapshot {
        case .budget(let snapshot): snapshot.drawing
        case .spending(let snapshot): snapshot.drawing
        }
      return drawing.texts.map(\.forms.longest)
    }
    #expect(label(model) == "Budget, November 2025")
    model.open(try #require(URL(string: "momiq://home?anchor=2025-10&period=month")))
    #expect(label(model) == "Budget, October 2025" && texts(model).contains("CN¥620.07"))
    #expect(!texts(model).contains { $0.contains("a day") } && texts(model).contains("As of 15 October"))
    model.open(try #require(URL(string: "momiq://reports?anchor=2025-10&period=month")))
    #expect(label(model) == "Total spending, October 2025")
    #expect(texts(model).starts(with: ["Total", "October 2025", "CN¥620.07"]))
    model.open(try #require(URL(string: "momiq://reports?anchor=2025-10&category=food&period=month")))
    #expect(texts(model).starts(with: ["Essen", "October 2025", "CN¥310.03"]))
    model.card = .spending
    #expect(label(model) == "Total Spending, November 2025")
  }

  @Test func MQ_24_aBudgetIsSetChangedAndRemovedInTheApp() throws {
    let folder = try BudgetFolder(locale: "vi_VN")
    defer { folder.remove() }
    try folder.write(try BudgetSamples.document(budget: nil))
    let before = folder.desk.reloaded.count
    var model = BudgetModel(in: folder.desk.services)
    #expect(model.screen.form == nil)
    model.open(try #require(URL(string: "momiq://budget?period=week")))
    #expect(model.screen.form?.place == BudgetForm.Place(.week) && model.screen.form?.isSet == false)
    #expect(model.screen.form?.amountLabel == "Số tiền (CNY)")
    #expect(
      model.screen.form?.categories.choices.map(\.text) == ["Tất cả chi tiêu", "Wohnung", "Essen", "fun"])
    model.formPeriod = .month
    model.formCategory = "food"
    for (text, isRight) in [("", false), ("1.5", false), ("-5", false), ("1.234,5", true)] {
      model.formAmount = text
      model.act(.saveBudget)
      #expect((model.screen.form == nil) == isRight, "\(text)")
      if !isRight {
        #expect(model.screen.form?.problem?.contains("1234,50") == true && model.formAmount == text)
      }
    }
    let amount = try folder.document()?.budget(.month, category: "food")?.amount
    #expect(try amount == BudgetSamples.money(123_450))
    #expect(folder.desk.reloaded.count == before + 2)
    let row = model.screen.status.sections.flatMap(\.rows).first { $0.budget != nil }
    model.act(.editBudget(try #require(row?.budget)))
    #expect(model.formAmount == "1234,50" && model.screen.form?.isSet == true)
    model.formAmount = "2.000"
    model.act(.saveBudget)
    #expect(try folder.document()?.budgets.elements.map(\.amount.minorUnits) == [200_000])
    model.act(.editBudget(BudgetForm.Place(.month, category: "food")))
    model.act(.closeBudget)
    model.act(.editBudget(BudgetForm.Place(.month, category: "food")))
    model.act(.removeBudget)
    #expect(try folder.document()?.budgets.elements == [] && model.screen.form == nil)
  }

  /// Where there is no document yet, a budget is in the currency of the place.
  @Test func MQ_24_aBudgetCanBeTheFirstThatIsSaved() throws {
    let folder = try BudgetFolder(locale: "vi_VN")
    defer { folder.remove() }
    var model = BudgetModel(in: folder.desk.services)
    model.act(.editBudget(BudgetForm.Place(.month)))
    model.formAmount = "5.000.000"
    model.act(.saveBudget)
    let document = try #require(try folder.document())
    #expect(document.currency.code == "VND")
    #expect(document.budget(.month)?.amount.minorUnits == 5_000_000)
    // What cannot be read is not replaced.
    try folder.write("{")
    model.act(.editBudget(BudgetForm.Place(.week)))
    model.formAmount = "1"
    model.act(.saveBudget)
    #expect(model.screen.form?.problem != nil)
  }

  /// Chooses a file, and taps the answers with these titles.
  private func take(_ rows: String, _ answers: String..., in model: inout BudgetModel) throws {
    model.act(.importFile(bytes(rows)))
    for answer in answers {
      let choices = try #require(model.screen.report?.choices)
      model.act(
        try #require(choices.first { $0.title == answer }, "\(answer): \(choices.map(\.title))").action)
    }
  }

  @Test func aQuestionIsAskedOfTheSameFileAndItsAnswerCounts() throws {
    let folder = try BudgetFolder(locale: "en_GB")
    defer { folder.remove() }
    var model = BudgetModel(in: folder.desk.services)
    try take("2025-10-14,5,CNY,Food\n", in: &model)
    #expect(try model.screen.report?.title == "Is this right?" && folder.document() == nil)
    #expect(model.screen.report?.lines.first?.hasPrefix("14 October 2025 · ") == true, "as in Britain")
    try take("2025-10-14,5,CNY,Food\n", "Import", in: &model)
    #expect(model.screen.report?.title == "Imported")
    let before = model.screen.status
    try take("2025-10-14,4,CNY,Food\n", "Import", in: &model)
    #expect(model.screen.report?.title == "Replace the existing data?" && model.screen.status == before)
    model.act(.cancel)
    #expect(model.screen.report == nil && model.screen.status == before)
    try take("2025-10-14,4,CNY,Food\n", "Import", "Replace", in: &model)
    #expect(model.screen.report?.title == "Imported")
    #expect(try folder.document()?.totals.first?.days.map(\.minorUnits) == [400])
    model.act(.importFile(nil))
    #expect(model.screen.report?.lines == ["The file could not be opened"])
  }

  /// Two accounts do not replace each other, and the last import can be taken back.
  @Test func aFileSpeaksForTheAccountThatIsNamed() throws {
    let folder = try BudgetFolder(locale: "en_GB")
    defer { folder.remove() }
    var model = BudgetModel(in: folder.desk.services)
    for (account, amount) in [("Bank", 5), (" Cash ", 7)] {
      model.act(.importFile(bytes("2025-10-14,\(amount),CNY,Food\n")))
      #expect(model.screen.report?.asksForSource == true)
      model.importSource = account
      try take("2025-10-14,\(amount),CNY,Food\n", "Import", in: &model)
    }
    func sums() throws -> [Int64]? { try folder.document()?.totals.first?.days.map(\.minorUnits) }
    #expect(try sums() == [1_200])
    try take("2025-10-14,6,CNY,Food\n", in: &model)
    #expect(model.screen.report?.lines.last == "Accounts so far: Bank, Cash")
    model.importSource = "cash"
    try take("2025-10-14,7,CNY,Food\n", "Import", in: &model)
    #expect(model.screen.report?.choices == [], "nothing changed")
    try take("2025-10-14,9,CNY,Food\n", "Import", "Take back this import", in: &model)
    #expect(try model.screen.report?.title == "The import was taken back" && sums() == [1_200])
  }

  @Test func whatIsNoLedgerIsToldInFewWords() throws {
    let folder = try BudgetFolder(locale: "en_GB")
    defer { folder.remove() }
    var model = BudgetModel(in: folder.desk.services)
    model.act(.importFile(Array("hello\nworld\n".utf8)))
    #expect(model.screen.report?.title == "Which column has the date?")
    model.act(try #require(model.screen.report?.choices.first).action)
    // The date's column cannot be that of the amount.
    #expect(model.screen.report?.lines == ["Which column has the amount?"])
    #expect(model.screen.report?.choices == [])
    model.act(.importFile(Array("[]".utf8)))
    #expect(model.screen.report?.lines == ["JSON is missing or wrong"])
    model.act(.importFile(bytes("2025-10-14,5,CNY,\(String(repeating: "x", count: 20_000))\n")))
    #expect(
      try #require(model.screen.report?.lines.first).hasSuffix("· \(String(repeating: "x", count: 40))…"))
  }

  @Test func theMainCurrencyIsAskedForWhereThereAreTwo() throws {
    let folder = try BudgetFolder(locale: "en_GB")
    defer { folder.remove() }
    var model = BudgetModel(in: folder.desk.services)
    try take("2025-10-14,5,CNY,Food\n2025-10-14,5,USD,Food\n", "Import", "USD", in: &model)
    #expect(model.screen.report?.title == "Imported")
    #expect(try folder.document()?.currency.code == "USD")
  }

  /// The answer belongs to the file that was asked about.
  @Test func theSignOfMoneySpentIsAskedForWhereAllAmountsAreNegative() throws {
    let folder = try BudgetFolder(locale: "en_GB")
    defer { folder.remove() }
    var model = BudgetModel(in: folder.desk.services)
    try take("2025-10-14,-5,CNY,Food\n", "Cancel", in: &model)
    #expect(try model.screen.report == nil && folder.document() == nil)
    try take(
      "2025-10-14,-5,CNY,Food\n2025-10-14,-5,USD,Food\n", "Money spent", "Import", "CNY", in: &model)
    #expect(model.screen.report?.title == "Imported")
    #expect(try folder.document()?.totals.flatMap(\.days).map(\.minorUnits) == [500, 500])
    try take("2025-10-14,-6,CNY,Food\n", in: &model)
    #expect(model.screen.report?.title == "What are the negative amounts?")
  }

  @Test func whatWasSavedBeforeComesBack() throws {
    let folder = try BudgetFolder(locale: "en_GB")
    defer { folder.remove() }
    try folder.write(try BudgetSamples.document())
    try folder.write(try BudgetSamples.document(spent: 1_000))
    try folder.write("{")
    var model = BudgetModel(in: folder.desk.services)
    #expect(model.screen.status.recovery != nil)
    model.act(.recover)
    #expect(
      model.screen.status.recovery == nil && model.screen.report == nil
        && label(model) == "Budget, October 2025")
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
    model.act(.recover)
    #expect(model.screen.report?.title == "Nothing was saved" && model.screen.status.recovery != nil)
    #expect(model.screen.report?.lines == ["The data could not be written"])
  }
}
