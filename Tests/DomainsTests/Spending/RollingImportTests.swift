import AlmanacFoundation
import Foundation
import TestSupport
import Testing

@testable import Documents
@testable import Spending

/// Files of several accounts that overlap and come in any order.
struct RollingImportTests {
  private let today = CivilDate("2026-03-20")

  private func day(_ text: String) throws -> CivilDate { try #require(CivilDate(text)) }

  private func refusal(_ body: () throws -> Void) throws -> LedgerImportRefusal {
    let error = try #require(throws: DocumentUpdateError<LedgerImportRefusal>.self, performing: body)
    guard case .refused(let refusal) = error else {
      Issue.record("\(error)")
      return .noAmounts
    }
    return refusal
  }

  // MARK: - Any order

  private struct Row {
    var day: CivilDate
    var amount: Money
    var category: String?
    var kind: Ledger.Transaction.Kind

    var line: String {
      "\(day),\(amount.plainNumber),\(amount.currency),\(category ?? ""),\(kind.rawValue)\n"
    }
  }

  private static func rows(_ random: inout Seeded, until today: CivilDate) throws -> [Row] {
    let currencies = try ["EUR", "VND", "KWD"].map { try Currency(code: $0) }
    return try (0..<Int.random(in: 1...300, using: &random)).map { _ in
      let currency = currencies[min(2, Int.random(in: 0..<10, using: &random) / 4)]
      return Row(
        day: try today.adding(days: Int.random(in: -700...60, using: &random)),
        amount: Money(minorUnits: Int64.random(in: -2_000...50_000, using: &random), currency: currency),
        category: ["food", "rent", "fun", nil][Int.random(in: 0..<4, using: &random)],
        kind: Int.random(in: 0..<8, using: &random) == 0 ? .income : .spending)
    }
  }

  /// Cuts an account into files: the days of each, by chance those that it names or that are said; together they have all.
  private static func files(
    of rows: [Row], _ source: String, _ random: inout Seeded
  ) throws -> [(source: String, days: ClosedRange<CivilDate>, text: String, isSaid: Bool)] {
    let days = rows.map(\.day).sorted()
    let (first, length) = (days[0], days[0].days(to: days[days.count - 1]))
    var bounds: [ClosedRange<Int>] = []
    var next = 0
    while next <= length {
      let end = min(length, next + Int.random(in: 0...200, using: &random))
      bounds.append(max(0, next - Int.random(in: 0...60, using: &random))...end)
      next = end + 1
    }
    return try bounds.shuffled(using: &random).compactMap { range in
      let days = try first.adding(days: range.lowerBound)...first.adding(days: range.upperBound)
      let own = rows.filter { days.contains($0.day) }.shuffled(using: &random)
      // The name of one account, as it may be written.
      let written = Bool.random(using: &random) ? source : source.capitalized
      return own.isEmpty ? nil : (written, days, own.map(\.line).joined(), Bool.random(using: &random))
    }
  }

  @Test func overlappingFilesOfTwoAccountsInAnyOrderEndInTheDocumentOfTheWholeLedger() throws {
    let today = try #require(today)
    var random = Seeded(41)
    var failures: [String] = []
    var overlaps = 0
    for round in 0..<16 {
      let accounts = [
        ("visa", try Self.rows(&random, until: today)), ("", try Self.rows(&random, until: today)),
      ]
      let files = try accounts.flatMap { try Self.files(of: $1, $0, &random) }.shuffled(using: &random)
      let folder = try ImportFolder()
      let currency = try Currency(code: "EUR")
      try folder.setBudget(1_000, on: today)
      for file in files {
        try folder.take(
          .file(Array("date,amount,currency,category,kind\n\(file.text)".utf8)), of: file.source,
          from: file.isSaid ? file.days.lowerBound : nil, to: file.isSaid ? file.days.upperBound : nil,
          on: today)
      }
      var whole = BudgetDocument(currency: currency, asOf: today)
      try whole.setBudget(Money(minorUnits: 1_000, currency: currency), period: .month)
      let all = accounts.flatMap(\.1).enumerated().map { index, row in
        Ledger.Transaction(
          id: "\(index)", day: row.day, amount: row.amount, kind: row.kind, category: row.category)
      }
      try whole.record(Ledger(transactions: all), asOf: today)
      if try folder.now != whole { failures.append("round \(round): \(files.map(\.days))") }
      overlaps += files.count
    }
    #expect(failures.prefix(3) == [])
    #expect(overlaps > 80)
  }

  // MARK: - What falls

  @Test func aSumThatFallsIsToldAndNeedsReplace() throws {
    let (today, folder) = (try #require(today), try ImportFolder())
    try folder.take(
      "2026-03-01,5,EUR,food\n2026-03-02,1,USD,\n2026-03-03,9,EUR,food\n", on: today, currency: "EUR")
    let before = try folder.now
    for (rows, message) in [
      ("2026-03-01,4.99,EUR,food\n", "has less in EUR on 2026-03-01 than before, in food"),
      ("2026-03-01,6,EUR,fun\n", "has less in EUR on 2026-03-01 than before, in food"),
      (
        "2026-03-01,5,EUR,food\n2026-03-03,10,EUR,food\n",
        "has less in USD on 2026-03-02 than before"
      ),
      (
        "2026-03-01,1,USD,\n2026-03-03,10,USD,food\n",
        """
        has less in EUR on 2 days between 2026-03-01 and 2026-03-03 than before, in food; has less in USD on 2026-03-02 than \
        before
        """
      ),
    ] {
      let refusal = try refusal { try folder.take(rows, on: today) }
      #expect("\(refusal)" == "the ledger \(message)")
      #expect(try folder.now == before)
    }
    // More is nothing to ask about, and other days and sources are none of its concern.
    try folder.take("2026-03-01,5,EUR,food\n2026-03-01,2,EUR,fun\n", on: today)
    try folder.take("2026-03-03,1,EUR,food\n", of: "cash", on: today)
    #expect(try folder.days() == ["2026-03-01": 700, "2026-03-03": 1_000])
    let done = try folder.take("2026-03-01,4,EUR,food\n", replacing: true, on: today)
    #expect(done.loss.days == [try day("2026-03-01")] && done.copy != nil)
    #expect(try folder.days() == ["2026-03-01": 400, "2026-03-03": 1_000])
    #expect(try folder.days("USD") == ["2026-03-02": 100])
  }

  @Test func amountsOfOtherDaysThanThoseThatAreSaidAreLeftOut() throws {
    let (today, folder) = (try #require(today), try ImportFolder())
    let rows = "2026-02-01,1,EUR,\n2026-02-02,2,EUR,\n2026-02-03,3,EUR,\n"
    let done = try folder.take(rows, from: day("2026-02-02"), to: day("2026-02-28"), on: today)
    #expect(done.tally.otherDays == 1 && done.tally.amounts == 2)
    #expect(try folder.days() == ["2026-02-02": 200, "2026-02-03": 300])
    #expect(try folder.now?.recordedSince == day("2026-02-02"))
    // An account without any purchase in a month says so.
    try folder.take("", of: "cash", from: day("2026-01-01"), to: day("2026-01-31"), on: today)
    #expect(try folder.now?.recordedSince == day("2026-01-01"))
    #expect(try refusal { try folder.take("", replacing: true, on: today) } == .noAmounts)
    #expect(try refusal { try folder.take(rows, from: day("2026-03-01"), on: today) } == .noAmounts)
  }

  @Test func anEmptyFileOfAnAppDoesNotSayThatNothingWasSpent() throws {
    let (today, folder) = (try #require(today), try ImportFolder())
    let now = try #require(Instant("2026-03-20T12:00:00Z"))
    try folder.take("2026-02-01,1,EUR,\n", on: today)
    let order = LedgerOrder(.file(Array(#"{"transactions": []}"#.utf8)))
    // Also after it was shown.
    for order in [order, order.reading(try order.ledger { _ in nil })] {
      let refusal = try refusal {
        _ = try folder.document.importLedger(
          order, sums: folder.sums, today: today, day: { _ in nil }, at: now, zone: ImportFolder.zone)
      }
      #expect(refusal == .noAmounts)
    }
  }

  @Test func theLedgerOfAnAppReplacesItsSourceWhole() throws {
    let (today, folder) = (try #require(today), try ImportFolder())
    func ledger(_ days: String...) -> LedgerOrder.Content {
      .value([
        "transactions": .array(
          days.map {
            ["id": .string($0), "date": .string($0), "amount": .integer(1), "currency": "EUR"]
          })
      ])
    }
    try folder.take(ledger("2026-02-01", "2026-02-02"), of: "momiq", on: today)
    try folder.take("2026-02-01,2,EUR,\n2026-02-05,2,EUR,\n", of: "visa", on: today)
    let refusal = try refusal { try folder.take(ledger("2026-02-02"), of: "momiq", on: today) }
    #expect("\(refusal)" == "the ledger has less in EUR on 2026-02-01 than before")
    try folder.take(ledger("2026-02-02"), of: "momiq", replacing: true, on: today)
    #expect(try folder.days() == ["2026-02-01": 200, "2026-02-02": 100, "2026-02-05": 200])
    // Before its own first day, only the other account knows anything.
    try folder.take(ledger("2026-02-02"), of: "momiq", replacing: true, on: today)
    #expect(try folder.now?.recordedSince == day("2026-02-01"))
  }

  // MARK: - Taken back

  @Test func theLastImportIsTakenBackAndNothingElse() throws {
    let (today, folder) = (try #require(today), try ImportFolder())
    #expect(try refusal { try folder.undo(on: today) } == .nothingToUndo)
    try folder.take("2026-02-01,1,EUR,food\n2026-03-02,2,EUR,food\n", on: day("2026-03-10"))
    try folder.take("2026-03-02,5,EUR,food\n2026-03-03,5,EUR,food\n", of: "visa", on: day("2026-03-11"))
    var before = try #require(try folder.now)
    try folder.take("2026-03-02,1,EUR,Trnsfr\n2026-03-19,2,USD,Fee\n", replacing: true, on: today)
    // The same file again is not another import.
    try folder.take("2026-03-02,1,EUR,Trnsfr\n2026-03-19,2,USD,Fee\n", on: today.adding(days: 1))
    #expect(try folder.now?.categories.elements.map(\.id) == ["Fee", "Trnsfr", "food"])
    try folder.setBudget(700, on: today)
    try folder.undo(on: today.adding(days: 2))
    try before.setBudget(Money(minorUnits: 700, currency: before.currency), period: .month)
    #expect(try folder.now == before)
    #expect(try refusal { try folder.undo(on: today) } == .nothingToUndo)
    #expect(try folder.now == before)
  }

  @Test func theFirstImportCanBeTakenBack() throws {
    let (today, folder) = (try #require(today), try ImportFolder())
    try folder.take("2026-03-02,1,EUR,food\n", on: today)
    try folder.undo(on: today)
    #expect(try folder.now == BudgetDocument(currency: Currency(code: "EUR"), asOf: today))
  }

  // MARK: - Documents without sums by source

  /// A document of an app that records its ledger itself.
  private func old(_ folder: ImportFolder) throws -> BudgetDocument {
    var old = BudgetDocument(currency: try Currency(code: "EUR"), asOf: try day("2026-03-18"))
    func spent(_ id: String, _ day: String, _ units: Int64, _ category: String) throws -> Ledger.Transaction {
      Ledger.Transaction(
        id: id, day: try self.day(day), amount: Money(minorUnits: units, currency: old.currency),
        category: category)
    }
    try old.record(
      Ledger(transactions: [
        spent("a", "2025-03-19", 100, "food"), spent("b", "2026-02-10", 200, "food"),
        spent("c", "2026-03-02", 300, "rent"), spent("d", "2026-03-17", 400, "food"),
        spent("e", "2026-03-19", 500, "fun"),
      ]), asOf: old.asOf)
    try folder.change(on: old.asOf) { $0 = old }
    return old
  }

  @Test func whatADocumentHoldsStaysUntilAFileSpeaksForItsDays() throws {
    let (today, folder) = (try #require(today), try ImportFolder())
    let old = try old(folder)
    try folder.take("2026-03-20,1,EUR,food\n", of: "visa", on: today)
    let all: [String: Int64] = [
      "2025-03-19": 100, "2026-02-10": 200, "2026-03-02": 300, "2026-03-17": 400, "2026-03-19": 500,
    ]
    #expect(try folder.days() == all.merging(["2026-03-20": 100]) { $1 })
    #expect(try folder.categories() == ["rent": 300, "food": 500, "fun": 500])
    #expect(try folder.categories(.year) == ["rent": 300, "food": 700, "fun": 500])
    #expect(try folder.now?.recordedSince == old.recordedSince)
    // The same days of another account would count twice; what is less of them is told.
    let refusal = try refusal {
      try folder.take("2026-03-17,4,EUR,food\n2026-03-19,4,EUR,fun\n", of: "cash", on: today)
    }
    #expect("\(refusal)" == "the ledger has less in EUR on 2026-03-19 than before, in fun")
    try folder.take("2026-03-17,4,EUR,food\n2026-03-19,6,EUR,fun\n", of: "cash", on: today)
    #expect(try folder.days() == all.merging(["2026-03-19": 600, "2026-03-20": 100]) { $1 })
    // Of 2 March the categories are known only with those of the month and the year, which are others now.
    #expect(try folder.categories() == nil && folder.categories(.year) == nil)
    #expect(try folder.categories(.week) == ["food": 500, "fun": 600])
    try folder.take(
      "2026-02-01,1,EUR,\n2026-02-10,2,EUR,food\n2026-03-02,3,EUR,rent\n", of: "visa", on: today)
    #expect(try folder.categories() == ["rent": 300, "food": 500, "fun": 600])
    #expect(try folder.days()["2025-03-19"] == 100)
    try folder.undo(on: today)
    #expect(try folder.categories() == nil)
  }

  /// Months that begin on another day have other sums.
  @Test func categoriesOfADocumentAreThoseOfItsRules() throws {
    let (today, folder) = (try #require(today), try ImportFolder())
    _ = try old(folder)
    try folder.take("2026-03-20,1,EUR,food\n", on: today)
    try folder.change(on: today) { $0.setRules(try PeriodRules(monthStartDay: 10)) }
    try folder.take("2026-03-20,1,EUR,food\n", on: today)
    #expect(try folder.categories() == nil)
    #expect(try folder.categories(.year) == ["rent": 300, "food": 700, "fun": 500])
  }

  @Test func aLostDocumentComesBackWithTheNextImport() throws {
    let (today, folder) = (try #require(today), try ImportFolder())
    try folder.take("2026-03-01,1,EUR,food\n", on: today)
    try folder.take("2026-03-02,2,EUR,food\n", of: "visa", on: today)
    for name in folder.folder.names where name.hasPrefix("budget.json") {
      try FileManager.default.removeItem(at: folder.folder.file(name))
    }
    try folder.take("2026-03-03,3,EUR,food\n", on: today)
    #expect(try folder.days() == ["2026-03-01": 100, "2026-03-02": 200, "2026-03-03": 300])
  }

  /// The backup is older than the sums, and a new document has none of its own.
  @Test func aDamagedDocumentHasTheTotalsOfTheSums() throws {
    let (today, folder) = (try #require(today), try ImportFolder())
    try folder.take("2026-03-01,1,EUR,food\n", on: today)
    try folder.take("2026-03-02,2,EUR,fun\n", of: "visa", on: today)
    let whole = try #require(try folder.now)
    let instant = try #require(Instant("2026-03-20T13:00:00Z"))
    for isNew in [false, true] {
      try folder.folder.write([0], "budget.json")
      guard case .corrupt(let corrupt) = try folder.document.read() else {
        Issue.record("damage was read")
        return
      }
      let empty = BudgetDocument(currency: whole.currency, asOf: today)
      _ =
        isNew
        ? try folder.document.resolve(corrupt, with: empty, at: instant, zone: ImportFolder.zone)
        : try folder.document.recover(corrupt, at: instant, zone: ImportFolder.zone)
      #expect(try folder.now != whole)
      try folder.document.recordSums(of: folder.sums, at: instant, zone: ImportFolder.zone)
      #expect(try folder.now == whole)
    }
  }

  // MARK: - Damage

  @Test func damagedSumsAreNamedAndGoOnWithTheTotals() throws {
    let (today, folder) = (try #require(today), try ImportFolder())
    try folder.take("2026-03-01,1,EUR,food\n2026-03-02,2,EUR,food\n", on: today)
    try folder.take("2026-03-03,2,EUR,food\n", of: "visa", on: today)
    let bytes = try folder.folder.bytes("budget.sources.json")
    let before = try folder.now
    var random = Seeded(7)
    for round in 0..<30 {
      var damaged = bytes
      if round % 2 == 0 {
        damaged.removeLast(random.below(bytes.count) + 1)
      } else {
        damaged[random.below(bytes.count)] ^= 1 << UInt8(random.below(8))
      }
      try folder.folder.write(damaged, "budget.sources.json")
      for body in [
        { _ = try folder.take("2026-03-02,3,EUR,food\n", on: today) }, { try folder.undo(on: today) },
      ] {
        let error = try #require(throws: (any Error).self, performing: body)
        #expect("\(error)".contains("budget.sources.json"), "\(error)")
      }
      #expect(try folder.folder.bytes("budget.sources.json") == damaged && folder.now == before)
    }
    try folder.folder.write(bytes.dropLast(20), "budget.sources.json")
    try folder.take("2026-03-02,3,EUR,food\n", replacing: true, on: today)
    #expect(try folder.days() == ["2026-03-01": 100, "2026-03-02": 300, "2026-03-03": 200])
    #expect(folder.folder.names.contains { $0.hasPrefix("budget.sources.json.corrupt-") })
    try folder.take("2026-03-01,1,EUR,food\n2026-03-03,2,EUR,food\n", replacing: true, on: today)
    #expect(try folder.categories() == ["food": 300])
  }

  @Test func sumsThatAreWrongAreRefusedWithTheirPlace() throws {
    func fault(_ text: String) throws -> String {
      let json = try JSON(parsing: Array(text.utf8))
      return "\(try #require(throws: JSONValueError.self) { try SourceSums(json: json) })"
    }
    let head = #""asOf": "2026-03-20", "sources": "#
    for (text, place) in [
      (#"{"sources": {}}"#, "asOf: "), (#"{"asOf": "2026-03-20"}"#, "sources: "),
      (#"{\#(head){"a": {"sums": {"EUR": {"2026-02-30": {}}}}}}"#, "sources.a.sums.EUR.2026-02-30: "),
      (#"{\#(head){"a": {"sums": {"XAU": {}}}}}"#, "sources.a.sums.XAU: "),
      (
        #"{\#(head){"a": {"sums": {"EUR": {"2026-02-28": {"x": 0.5}}}}}}"#,
        "sources.a.sums.EUR.2026-02-28.x: "
      ),
      (#"{\#(head){}, "previous": {"asOf": "2026-03-20"}}"#, "previous.sources: "),
    ] {
      let found = try fault(text)
      #expect(found.hasPrefix(place), "\(found)")
    }
  }

  // MARK: - Without power

  @Test func C_07_aPowerCutLeavesTheDocumentOfBeforeOrAfter() throws {
    let today = try #require(today)
    let acts: [(ImportFolder) throws -> Void] = [
      { try $0.take("2026-03-01,1,EUR,food\n2026-03-02,2,EUR,food\n", on: today) },
      { try $0.take("2026-03-02,3,EUR,food\n2026-03-03,3,EUR,fun\n", on: today) },
      { try $0.take("2026-03-02,1,EUR,fun\n", of: "visa", on: today) },
      { try $0.take("2026-03-01,1,EUR,fun\n", replacing: true, on: today) },
      { try $0.undo(on: today) },
    ]
    let folder = try ImportFolder()
    var disk = PowerCut([:], in: folder.folder.url)
    var random = Seeded(3)
    var (count, wrong) = (0, [String]())
    for (number, act) in acts.enumerated() {
      let before = (try folder.sums.read().document?.payload, try folder.now)
      let taken = try FileStep.changes { try act(folder) }
      let after = (try folder.sums.read().document?.payload, try folder.now)
      for place in 0...taken.count {
        if place > 0 { disk.take(taken[place - 1]) }
        for choice in disk.choices(&random, samples: 10) {
          count += 1
          let root = try TemporaryFolder(inMemory: true)
          for (name, bytes) in disk.contents(choice) { try root.write(bytes, name) }
          let found = try ImportFolder(root)
          let state = (try found.sums.read().document?.payload, try found.now)
          // The sums are there before the document.
          let isAllowed =
            state == after || (place < taken.count && (state == before || state == (after.0, before.1)))
          if !isAllowed { wrong.append("act \(number), step \(place), \(choice)") }
          // Doing it again ends in the same document. What was taken back already has nothing left to take back.
          do { try act(found) } catch DocumentUpdateError<LedgerImportRefusal>.refused(.nothingToUndo) {}
          if try found.now != after.1 { wrong.append("act \(number), step \(place), \(choice): again") }
        }
      }
    }
    #expect(wrong == [], "\(wrong.count): \(wrong.prefix(3))")
    #expect(count > 150, "\(count)")
  }
}
