import AlmanacFoundation
import Foundation
import TestSupport
import Testing

@testable import Documents
@testable import Spending

/// A folder with the two documents of budgets, in Berlin.
struct BudgetTestFolder {
  let folder: TemporaryFolder
  let files: BudgetFiles
  static let zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt

  init(_ folder: TemporaryFolder? = nil) throws {
    self.folder = try folder ?? TemporaryFolder(inMemory: true)
    files = try BudgetFiles(folder: self.folder.url, name: "budget.json", ownFolder: self.folder.url)
  }

  static func moment(_ day: String) throws -> BudgetMoment {
    BudgetMoment(
      try #require(Instant("\(day)T12:00:00Z")), zone: zone, today: try #require(CivilDate(day)))
  }

  /// Imports files with the columns date, amount, currency and category, or JSON.
  @discardableResult
  func take(
    _ texts: String..., replacing: Bool = false, on day: String = "2026-03-20", currency: String? = nil
  ) throws -> LedgerImport {
    let moment = try Self.moment(day)
    let inputs = texts.enumerated().map { index, text in
      let text = text.hasPrefix("{") ? text : "date,amount,currency,category\n\(text)"
      return LedgerFile(.bytes(Array(text.utf8)), name: ["a.csv", "b.csv", "c.csv"][index])
    }
    let currency = try currency.map { try Currency(code: $0) }
    let ledger = try files.ledger(inputs, currency: currency, at: moment) { _ in nil }
    return try files.importLedger(ledger, currency: currency, isReplacing: replacing, at: moment)
  }

  /// Adds an amount in minor units of euros.
  @discardableResult
  func add(
    _ units: Int64, _ category: String? = nil, on day: String = "2026-03-20", refund: Bool = false,
    code: String = "EUR"
  ) throws -> SpendingEntry {
    let moment = try Self.moment(day)
    return try files.add(
      SpendingEntry(
        day: moment.today, amount: Money(minorUnits: units, currency: try Currency(code: code)),
        isRefund: refund,
        category: category), at: moment)
  }

  func set(_ body: (inout BudgetDocument) throws(BudgetError) -> Void) throws {
    try files.changeSettings(at: Self.moment("2026-03-20"), currency: Currency(code: "EUR"), body)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent(name))
  }

  var document: BudgetDocument? { get throws { try files.document.read().document?.payload } }
  var book: SpendingBook? { get throws { try files.book.read().document?.payload } }

  /// The sums of all days in a currency, in minor units.
  func days(_ code: String = "EUR") throws -> [String: Int64] {
    let days = try #require(try document).totals(in: Currency(code: code)).days
    return Dictionary(uniqueKeysWithValues: days.map { ("\($0.day)", $0.minorUnits) })
  }

  /// The sums by category of this month; `nil` if they are not known.
  func categories() throws -> [String: Int64]? {
    let document = try #require(try document)
    return try BudgetFigures(document, .month, BudgetDay(document.asOf, of: document)).categories
  }
}

/// Imports, entries and settings in the two documents; sums by hand.
struct BudgetFilesTests {
  private static let march = "2026-02-27,4,EUR,rent\n2026-03-01,1.50,EUR,food\n2026-03-02,2,EUR,fun\n"

  /// A document of an older version may have an entry that is refused now: it is shown, and can be removed.
  @Test func anEntryThatIsTooLargeIsRefusedUnlessItIsThereAlready() throws {
    let folder = try BudgetTestFolder()
    let (euro, largest, old) = (
      try Currency(code: "EUR"), SpendingEntry.largestAmount, Int64(9_000_000_000_000_000_000)
    )
    try folder.add(largest)
    let text = Money(minorUnits: largest + 1, currency: euro).plainNumber
    #expect(throws: BudgetError.amount(text, .overflow(euro), euro)) { try folder.add(largest + 1) }
    let moment = try BudgetTestFolder.moment("2026-03-20")
    try folder.files.book.update(at: moment.instant, zone: moment.zone, ifMissing: SpendingBook()) { book in
      let entry = SpendingEntry(day: moment.today, amount: Money(minorUnits: old, currency: euro))
      book.put(entry.numbered(book.nextEntry), at: book.nextEntry)
      book.nextEntry += 1
    }
    #expect(try folder.files.readBook().entries.map(\.amount.minorUnits) == [largest, old])
    try folder.files.removeEntry(1, at: moment)
    #expect(try folder.days() == ["2026-03-20": old])
    #expect(throws: BudgetError.self) {
      try folder.files.edit(2, at: moment) { (entry) throws(BudgetError) in entry }
    }
    try folder.files.removeEntry(2, at: moment)
    #expect(try folder.book?.entries == [])
  }

  @Test func MQ_10_anImportReplacesSumsAlone() throws {
    let folder = try BudgetTestFolder()
    try folder.take(Self.march)
    try folder.set { document throws(BudgetError) in
      try document.setBudget(Money(minorUnits: 900, currency: document.currency), period: .month)
      document.categories.elements[0] = SpendingCategory(id: "food", name: "Essen")
    }
    let done = try folder.take(Self.march + "2026-03-03,0.10,EUR,food\n2026-03-20,7,USD,\n")
    #expect(done.ledger.records == 5 && done.replacedRecords == 3 && done.loss.isEmpty)
    #expect(
      try folder.days() == ["2026-02-27": 400, "2026-03-01": 150, "2026-03-02": 200, "2026-03-03": 10])
    #expect(try folder.days("USD") == ["2026-03-20": 700])
    #expect(try folder.categories() == ["food": 160, "fun": 200])
    let document = try #require(try folder.document)
    #expect(document.currency.code == "EUR" && document.budgets.elements.count == 1)
    #expect(document.name(ofCategory: "food") == "Essen")
  }

  /// Neither `--currency` nor the currency of rows becomes that of the app.
  @Test func onlyTheJSONOfAnAppSetsItsCurrency() throws {
    let folder = try BudgetTestFolder()
    try folder.take("2026-03-01,1,EUR,\n")
    try folder.take("2026-03-01,1,EUR,\n2026-03-01,1,,\n", currency: "USD")
    #expect(try folder.document?.currency.code == "EUR")
    #expect(try folder.days("USD") == ["2026-03-01": 100])
    try folder.take("2026-03-01,1,EUR,\n2026-03-01,1,USD,\n", #"{"currency": "USD"}"#)
    #expect(try folder.document?.currency.code == "USD" && folder.days() == ["2026-03-01": 100])
    #expect(throws: BudgetError.currencyNeeded([try Currency(code: "EUR"), try Currency(code: "USD")])) {
      try BudgetTestFolder().take("2026-03-01,1,EUR,\n2026-03-01,1,USD,\n")
    }
  }

  /// The currencies that begin later and the sums that fall.
  private static func facts(of error: BudgetError) -> [String] {
    guard case .loss(let loss) = error else { return [] }
    return loss.starts.map { "\($0.currency) from \($0.old) to \($0.new.map { "\($0)" } ?? "nothing")" }
      + loss.falls.map {
        "\($0.month) \($0.category ?? "") from \($0.old) to \($0.new.map { "\($0)" } ?? "nothing")"
      }
  }

  @Test(arguments: [
    ("2026-03-01,1.50,EUR,food\n2026-03-02,2,EUR,fun\n", "EUR from 2026-02-27 to 2026-03-01"),
    ("2026-02-27,4,EUR,rent\n2026-03-01,1.50,EUR,food\n", "2026-03  from EUR 3.50 to EUR 1.50"),
    (
      "2026-02-27,4,EUR,rent\n2026-03-01,1.50,EUR,food\n2026-03-02,2,EUR,food\n",
      "2026-03 fun from EUR 2.00 to nothing"
    ),
    ("2026-02-27,4,EUR,rent\n", "2026-03  from EUR 3.50 to nothing"),
    ("2026-02-27,4,USD,rent\n", "EUR from 2026-02-27 to nothing"),
  ]) func aSumThatFallsIsRefused(rows: String, words: String) throws {
    let folder = try BudgetTestFolder()
    try folder.take(Self.march)
    let (document, book) = (try folder.document, try folder.book)
    let error = try #require(throws: BudgetError.self) { try folder.take(rows) }
    #expect(Self.facts(of: error).contains(words), "\(error)")
    #expect(try folder.document == document && folder.book == book)
    #expect(try !folder.take(rows, replacing: true).loss.isEmpty)
    #expect(try folder.document != document)
  }

  @Test func everyMonthThatFallsIsNamed() throws {
    let folder = try BudgetTestFolder()
    try folder.take((1...9).map { "2025-0\($0)-01,\($0),EUR,\n" }.joined())
    let error = try #require(throws: BudgetError.self) {
      try folder.take((1...9).map { "2025-0\($0)-01,0.50,EUR,\n" }.joined())
    }
    #expect(
      Self.facts(of: error).count == 9 && Self.facts(of: error)[2] == "2025-03  from EUR 3.00 to EUR 0.50")
  }

  /// A bill that was still to come may go.
  @Test func MQ_05_plannedAmountsMayFall() throws {
    let folder = try BudgetTestFolder()
    try folder.take(Self.march + "2026-03-25,50,EUR,rent\n2026-04-25,50,EUR,rent\n")
    try folder.take(Self.march, on: "2026-03-21")
    #expect(try folder.days()["2026-03-25"] == nil)
    // On its day it is no plan any more.
    try folder.take(Self.march + "2026-03-25,50,EUR,rent\n", on: "2026-03-25")
    #expect(throws: BudgetError.self) { try folder.take(Self.march, on: "2026-03-26") }
  }

  @Test func anEmptyListReplacesNothingBeforeTheAppSaysSo() throws {
    let folder = try BudgetTestFolder()
    try folder.take(Self.march)
    let before = try folder.days()
    for empty in [#"{"transactions": []}"#, #"{"transactions": [], "bills": []}"#] {
      #expect(throws: BudgetError.noRecords(isList: true)) { try folder.take(empty) }
    }
    try folder.take(#"{"transactions": [], "rules": {"monthStartDay": 5}}"#)
    #expect(try folder.days() == before && folder.document?.rules.monthStartDay == 5)
    try folder.take(#"{"rules": {"monthStartDay": 6}}"#, replacing: true)
    #expect(try folder.days() == before)
    try folder.take(#"{"transactions": []}"#, replacing: true)
    #expect(try folder.document?.totals == [] && folder.document?.recordedSince == nil)
  }

  @Test func rowsOfTwoFilesThatCountTwiceAreAskedFor() throws {
    let folder = try BudgetTestFolder()
    let error = try #require(throws: BudgetError.self) {
      try folder.take(Self.march, "2026-03-02,2,EUR,fun\n2026-03-03,1,EUR,fun\n")
    }
    guard case .loss(let loss) = error else { throw error }
    #expect(
      loss.doubles.map { "\($0.count) \($0.amounts) \($0.first) \($0.second)" } == [
        "1 [EUR 2.00] a.csv b.csv"
      ])
    #expect(loss.falls == [] && loss.starts == [])
    #expect(try folder.document == nil)
    try folder.take(Self.march, "2026-03-02,2,EUR,fun\n2026-03-03,1,EUR,fun\n", replacing: true)
    #expect(try folder.days()["2026-03-02"] == 400)
  }

  // MARK: - Entries

  @Test func entriesAddToTheLedgerAndStay() throws {
    let folder = try BudgetTestFolder()
    let first = try folder.add(1_250, "food")
    #expect(first.id == 1 && first.category == "food")
    #expect(
      try folder.days() == ["2026-03-20": 1_250] && folder.document?.recordedSince == CivilDate("2026-03-20"))
    try folder.take(Self.march)
    try folder.add(50, "food", refund: true)
    try folder.add(7, "bar", on: "2026-03-02", code: "KWD")
    #expect(
      try folder.days() == ["2026-02-27": 400, "2026-03-01": 150, "2026-03-02": 200, "2026-03-20": 1_200])
    #expect(try folder.days("KWD") == ["2026-03-02": 7])
    #expect(try folder.categories() == ["food": 1_350, "fun": 200])
    // The app hands over its own again, and replaces nothing else.
    try folder.take(Self.march)
    #expect(try folder.days()["2026-03-20"] == 1_200)
    let changed = SpendingEntry(
      id: 1, day: first.day, amount: Money(minorUnits: 100, currency: first.amount.currency), note: "Brot ")
    #expect(try folder.files.replace(changed, at: BudgetTestFolder.moment("2026-03-21")).note == "Brot")
    #expect(try folder.days()["2026-03-20"] == 50)
    try folder.files.removeEntry(2, at: BudgetTestFolder.moment("2026-03-21"))
    #expect(try folder.days()["2026-03-20"] == 100)
    // A number is never given twice.
    #expect(try folder.add(1).id == 4)
    #expect(try folder.book?.entries.map(\.id) == [1, 3, 4])
    #expect(throws: BudgetError.noEntry(2)) {
      try folder.files.removeEntry(2, at: BudgetTestFolder.moment("2026-03-21"))
    }
  }

  /// Who records alone has spent nothing on days without an entry, however old the last one is.
  @Test func MQ_05_entriesAloneDoNotGrowOld() throws {
    let folder = try BudgetTestFolder()
    try folder.add(500)
    let later = try #require(CivilDate("2026-05-03"))
    func spent() throws -> Money {
      let document = try #require(try folder.document)
      return try BudgetFigures(document, .month, BudgetDay(later, of: document)).spent
    }
    #expect(try spent().minorUnits == 0)
    try folder.take(Self.march)
    #expect(throws: StandingError.self) { try spent() }
  }

  /// A coffee of today says nothing of what a bank knows.
  @Test func MQ_05_anEntryMakesNoOldLedgerNew() throws {
    let folder = try BudgetTestFolder()
    try folder.take(Self.march)
    try folder.add(5, on: "2026-03-28")
    let document = try #require(try folder.document)
    #expect(document.asOf == CivilDate("2026-03-28") && document.ledgerAsOf == CivilDate("2026-03-20"))
    try folder.take(Self.march, on: "2026-03-28")
    #expect(try folder.document?.ledgerAsOf == nil)
  }

  /// The same again is no change, and leaves what can be undone.
  @Test func theSameLedgerAgainIsNoStep() throws {
    let folder = try BudgetTestFolder()
    #expect(try folder.take(Self.march).isChanged)
    let entry = try folder.add(5)
    #expect(try !folder.take(Self.march, on: "2026-03-21").isChanged)
    #expect(try folder.files.undo(at: BudgetTestFolder.moment("2026-03-21")) == .entry(from: entry, to: nil))
  }

  /// A file of something else stays, whatever is asked for.
  @Test func aFileOfSomethingElseIsNeverReplaced() throws {
    let moment = try BudgetTestFolder.moment("2026-03-20")
    for text in ["date,amount\n2026-03-01,1\n", #"{"schema": "other", "version": 1, "payload": {}}"#, "[1]"] {
      let folder = try BudgetTestFolder()
      try folder.folder.write(Array(text.utf8), "budget.json")
      for body in [
        { _ = try folder.take(Self.march, replacing: true) }, { _ = try folder.add(1) },
        { _ = try folder.files.recover(currency: try Currency(code: "EUR"), at: moment) },
      ] {
        let error = try #require(throws: BudgetError.self, performing: body)
        guard case .otherFile = error else { throw error }
      }
      #expect(try folder.folder.bytes("budget.json") == Array(text.utf8))
    }
  }

  @Test func theBookAloneIsEnoughForADocument() throws {
    let folder = try BudgetTestFolder()
    try folder.take(Self.march)
    for name in ["budget.json", "budget.json.backup"] { try? folder.remove(name) }
    let recovery = try folder.files.recover(currency: nil, at: BudgetTestFolder.moment("2026-03-20"))
    #expect(recovery?.isDocumentNew == true)
    #expect(try folder.categories() == ["food": 150, "fun": 200])
  }

  @Test func aCategoryIsFoundByItsName() throws {
    let folder = try BudgetTestFolder()
    try folder.take(
      #"{"categories": [{"id": "f1", "name": "Ăn uống"}], "transactions": [{"date": "2026-03-01", "amount": 1, "currency": "EUR", "category": "f1"}]}"#
    )
    #expect(try folder.add(1, " an UONG ").category == "f1")
    #expect(try folder.add(1, "Neu").category == "Neu")
    #expect(try folder.add(1, "neu").category == "Neu")
  }

  @Test func whatIsNotAllowedIsRefused() throws {
    let folder = try BudgetTestFolder()
    try folder.add(1)
    let before = try folder.document
    for units in [0, -1] as [Int64] { #expect(throws: BudgetError.self) { try folder.add(units) } }
    for text in ["a\nb", "a\u{1B}[31m", "\u{202E}x", "\u{200B}", String(repeating: "x", count: 201), " "] {
      let error = try #require(throws: BudgetError.self) { try folder.add(1, text) }
      guard case .text(text, let fault) = error else { throw error }
      #expect(fault.expected == "1 to 200 visible characters on one line")
    }
    for day in ["1969-12-31", "2027-03-22"] {
      let entry = SpendingEntry(
        day: try #require(CivilDate(day)), amount: Money(minorUnits: 1, currency: try Currency(code: "EUR")))
      #expect(throws: BudgetError.self, "\(day)") {
        try folder.files.add(entry, at: BudgetTestFolder.moment("2026-03-20"))
      }
    }
    // The day has 1 already.
    #expect(throws: BudgetError.self) { try folder.add(.max) }
    #expect(try folder.document == before && folder.book?.entries.count == 1)
  }

  // MARK: - Undo

  @Test func undoBringsBackTheDocumentsOfBeforeTheImport() throws {
    let folder = try BudgetTestFolder()
    try folder.take(Self.march)
    try folder.set { document throws(BudgetError) in
      try document.setBudget(Money(minorUnits: 900, currency: document.currency), period: .month)
    }
    let before = try folder.document
    try folder.take(
      #"""
      {"currency": "USD", "rules": {"monthStartDay": 9}, "categories": [{"id": "x", "name": "X"}],
       "budgets": [{"period": "week", "amount": 1, "currency": "USD"}],
       "transactions": [{"id": 1, "date": "2026-03-01", "amount": 1, "category": "x"}]}
      """#, replacing: true)
    #expect(try folder.document?.currency.code == "USD" && folder.days() == [:])
    #expect(try folder.files.undo(at: BudgetTestFolder.moment("2026-03-20")) == .ledger)
    var now = try #require(try folder.document)
    now.bookRevision = before?.bookRevision
    #expect(now == before)
    #expect(throws: BudgetError.nothingToUndo) {
      try folder.files.undo(at: BudgetTestFolder.moment("2026-03-20"))
    }
  }

  @Test func undoLeavesWhatWasDoneSinceTheImport() throws {
    let folder = try BudgetTestFolder()
    try folder.take(Self.march)
    let json =
      #"{"budgets": [{"period": "week", "amount": 1, "currency": "EUR"}], "rules": {"monthStartDay": 9}}"#
    try folder.take(Self.march + "2026-03-03,9,EUR,food\n", json)
    try folder.set { document throws(BudgetError) in
      try document.setBudget(Money(minorUnits: 5, currency: document.currency), period: .day)
      document.setRules(.standard)
    }
    try folder.add(30, "new")
    // The newest first, then the import.
    let moment = try BudgetTestFolder.moment("2026-03-20")
    guard case .entry(let gone?, nil) = try folder.files.undo(at: moment) else {
      Issue.record("the entry was not undone")
      return
    }
    #expect(gone.id == 1)
    let kept = try folder.add(40, "kept")
    #expect(try folder.files.undo(at: moment) == .entry(from: kept, to: nil))
    try folder.add(50, "kept")
    try folder.take(Self.march + "2026-03-03,9,EUR,food\n2026-03-04,1,EUR,food\n")
    #expect(try folder.files.undo(at: moment) == .ledger)
    #expect(try folder.days()["2026-03-04"] == nil && folder.days()["2026-03-20"] == 50)
    #expect(try folder.document?.budgets.elements.map(\.period) == [.week, .day])
  }

  @Test func everyChangeOfAnEntryCanBeUndoneOnce() throws {
    let folder = try BudgetTestFolder()
    let moment = try BudgetTestFolder.moment("2026-03-20")
    try folder.add(10, "a")
    try folder.add(20, "b")
    var entry = try #require(try folder.book?.entries.first)
    entry.amount = Money(minorUnits: 15, currency: entry.amount.currency)
    try folder.files.replace(entry, at: moment)
    _ = try folder.files.undo(at: moment)
    #expect(try folder.days() == ["2026-03-20": 30])
    try folder.files.removeEntry(1, at: moment)
    #expect(try folder.days() == ["2026-03-20": 20])
    _ = try folder.files.undo(at: moment)
    #expect(try folder.book?.entries.map(\.id) == [1, 2] && folder.days() == ["2026-03-20": 30])
    #expect(throws: BudgetError.nothingToUndo) { try folder.files.undo(at: moment) }
  }

  // MARK: - Rules and budgets

  @Test func MQ_16_changedRulesHaveSumsByCategoryAtOnce() throws {
    let folder = try BudgetTestFolder()
    try folder.take(Self.march)
    try folder.set { document throws(BudgetError) in
      guard let rules = try? PeriodRules(monthStartDay: 25) else { throw .noDocument }
      document.setRules(rules)
    }
    #expect(try folder.categories() == ["rent": 400, "food": 150, "fun": 200])
  }

  @Test func budgetsInTwoCurrenciesAreTwo() throws {
    let folder = try BudgetTestFolder()
    let codes = ["EUR", "USD", "VND"]
    try folder.set { document throws(BudgetError) in
      for code in codes {
        try document.setBudget(.month, categoryNamed: nil, currency: try? Currency(code: code)) {
          Money(minorUnits: 5, currency: $0)
        }
      }
      try document.setBudget(.month, categoryNamed: nil, currency: try? Currency(code: "USD"), amount: nil)
    }
    let document = try #require(try folder.document)
    #expect(document.budgets.elements.map(\.amount.currency.code) == ["EUR", "VND"])
    #expect(document.budget(.month)?.amount.currency.code == "EUR")
    #expect(document.budget(.month, currency: try Currency(code: "VND"))?.amount.currency.code == "VND")
  }

  // MARK: - Damage

  @Test func whatCannotBeReadIsKeptAndGoesOn() throws {
    let moment = try BudgetTestFolder.moment("2026-03-20")
    for (name, isBookNew) in [
      ("budget.json", false), ("budget.book.json", false), ("budget.book.json", true),
    ] {
      let folder = try BudgetTestFolder()
      try folder.take(Self.march)
      try folder.add(5, "food")
      try folder.add(6, "food")
      if isBookNew { try folder.remove("budget.book.json.backup") }
      let (before, whole) = try (folder.document, folder.folder.bytes(name))
      try folder.folder.write(whole.dropLast(20), name)
      for body in [
        { _ = try folder.take(Self.march, replacing: true) }, { _ = try folder.add(1) },
        { _ = try folder.files.undo(at: moment) },
      ] {
        let error = try #require(throws: BudgetError.self, performing: body)
        #expect("\(error)".contains(name), "\(error)")
      }
      #expect(try folder.folder.bytes(name) == whole.dropLast(20))
      let recovery = try #require(try folder.files.recover(currency: nil, at: moment))
      #expect(recovery.isBookNew == isBookNew && !recovery.isDocumentNew && recovery.keptPaths.count == 1)
      // A backup of the book lacks the last entry; that of the document lacks nothing, because totals are made from the book.
      let last: Int64 = name == "budget.json" || isBookNew ? 11 : 5
      #expect(try folder.days()["2026-03-20"] == last, "\(name)")
      if name == "budget.json" { #expect(try folder.document == before) }
      #expect(try folder.files.recover(currency: nil, at: moment) == nil)
    }
  }

  @Test func aBookThatIsMissingIsNotTakenForAnEmptyOne() throws {
    let folder = try BudgetTestFolder()
    try folder.take(Self.march)
    for name in ["budget.book.json", "budget.book.json.backup"] { try? folder.remove(name) }
    let before = try folder.document
    #expect(throws: BudgetError.bookMissing(path: folder.files.book.path)) { try folder.add(1) }
    let error = try #require(throws: BudgetError.self) { try folder.take("2026-03-01,1.50,EUR,food\n") }
    #expect(Self.facts(of: error).contains("EUR from 2026-02-27 to 2026-03-01"), "\(error)")
    #expect(try folder.document == before)
    #expect(
      try folder.files.recover(currency: nil, at: BudgetTestFolder.moment("2026-03-20"))?.isBookNew == true)
    try folder.add(1)
    #expect(
      try folder.days() == ["2026-02-27": 400, "2026-03-01": 150, "2026-03-02": 200, "2026-03-20": 1])
    // The same ledger has its categories again.
    try folder.take(Self.march)
    #expect(try folder.categories() == ["": 1, "food": 150, "fun": 200])
  }

  @Test func aBookThatIsWrongIsRefusedWithItsPlace() throws {
    for (text, place) in [
      ("{}", "ledger: "), (#"{"ledger": {}}"#, "ledger.sums: "),
      (#"{"ledger": {"sums": {"EUR": {"2026-02-30": {}}}}}"#, "ledger.sums.EUR.2026-02-30: "),
      (#"{"ledger": {"sums": {"XAU": {}}}}"#, "ledger.sums.XAU: "),
      (#"{"ledger": {"sums": {"EUR": {"2026-02-28": {"x": 0.5}}}}}"#, "ledger.sums.EUR.2026-02-28.x: "),
      (#"{"ledger": {"sums": {}}, "entries": [{"id": 1}]}"#, "entries[0].amount: "),
      (
        #"{"ledger": {"sums": {}}, "entries": [{"id": 1, "day": "2026-01-01", "amount": 0, "currency": "EUR"}]}"#,
        "entries[0].amount: "
      ),
    ] {
      let error = try #require(throws: JSONValueError.self) {
        try SpendingBook(json: JSON(parsing: Array(text.utf8)))
      }
      #expect("\(error)".hasPrefix(place), "\(error)")
    }
  }

  /// The process ends, or the power fails, at any step of a change of the two files.
  @Test func C_07_aPowerCutLeavesTheDocumentsOfBeforeOrAfter() throws {
    let moment = try BudgetTestFolder.moment("2026-03-20")
    let acts: [(BudgetTestFolder) throws -> Void] = [
      { try $0.take("2026-03-01,1,EUR,food\n2026-03-02,2,EUR,food\n") }, { try $0.add(5, "food") },
      {
        try $0.take(
          #"{"rules": {"monthStartDay": 9}, "budgets": [{"period": "week", "amount": 1, "currency": "EUR"}], "transactions": [{"date": "2026-03-01", "amount": 1, "currency": "EUR"}]}"#,
          replacing: true)
      },
      { try $0.files.removeEntry(1, at: moment) }, { _ = try $0.files.undo(at: moment) },
      { _ = try $0.files.undo(at: moment) },
    ]
    let folder = try BudgetTestFolder()
    var disk = PowerCut([:], in: folder.folder.url)
    var random = Seeded(3)
    var (count, wrong) = (0, [String]())
    for (number, act) in acts.enumerated() {
      let before = try (folder.book, folder.document)
      let taken = try FileStep.changes { try act(folder) }
      let after = try (folder.book, folder.document)
      for place in 0...taken.count {
        if place > 0 { disk.take(taken[place - 1]) }
        for choice in disk.choices(&random, samples: 10) {
          count += 1
          let root = try TemporaryFolder(inMemory: true)
          for (name, bytes) in disk.contents(choice) { try root.write(bytes, name) }
          let found = try BudgetTestFolder(root)
          let state = try (found.book, found.document)
          // The book is there before the document, whose totals are then made from it.
          let isAllowed =
            state == after || (place < taken.count && (state == before || state == (after.0, before.1)))
          try found.files.settle(at: moment)
          let settled = try found.document
          // Also the settings of an import come with its sums, or not at all.
          let isSettled = settled == (state.0 == after.0 ? after.1 : before.1)
          if !isAllowed || (before.1 != nil && !isSettled) {
            wrong.append("act \(number), step \(place), \(choice)")
          }
        }
      }
    }
    #expect(wrong == [], "\(wrong.count): \(wrong.prefix(3))")
    #expect(count > 150, "\(count)")
  }
}
