import TestSupport
import Testing

@testable import Spending

/// The JSON of an app, bills, ids and equal rows, with sums by hand; and random files.
struct LedgerRecordTests {
  private func file(_ text: String, _ name: String = "") -> LedgerFile {
    LedgerFile(.bytes(Array(text.utf8)), name: name)
  }

  private func json(_ text: String) throws -> LedgerFile {
    LedgerFile(.value(try JSON(parsing: Array(text.utf8))))
  }

  private func read(_ text: String) throws -> Ledger {
    try LedgerReaderTests.read([json(text)], currency: "EUR")
  }

  /// The sums by category of all days in euros.
  private func sums(_ ledger: Ledger) throws -> [String: Int64] {
    let days = ledger.sums.currencies[try Currency(code: "EUR")] ?? [:]
    return days.values.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
  }

  private func faults(_ files: [LedgerFile], currency: String? = "EUR") -> [String] {
    let error = #expect(throws: LedgerError.self) { try LedgerReaderTests.read(files, currency: currency) }
    guard case .faults(let faults, _)? = error else { return [] }
    return faults.map(LedgerReaderTests.placed)
  }

  @Test(
    arguments: [
      (
        #"[{"date": "2026-01-02", "amount": 5}, {"created_at": "2026-01-02T10:00:00Z", "amount": "0.50", "category": "a"}]"#,
        ["": 500, "a": 50]
      ),
      (
        #"{"currency": "EUR", "transactions": [{"date": "2026-01-02", "amount": 4.55e1, "currency": null, "type": "expense"}]}"#,
        ["": 4550]
      ),
      // A type of another sort is the app's own beside a kind.
      (
        #"""
        {"transactions": [
          {"id": 1, "date": "2026-01-02", "amount": 9, "kind": "refund", "type": "card", "category": "a"},
          {"id": 2, "date": "2026-01-02", "amount": 2, "type": "Income"}, {"id": 3, "date": "2026-01-02", "amount": 1, "kind": "transfer"},
          {"id": 4, "date": "2026-01-02", "amount": 7, "currency": "EUR", "note": {"own": true}, "tags": [1]}]}
        """#, ["a": -900, "": 700]
      ),
      // Of kinds but spending the sign says nothing.
      (
        #"""
        {"expenses": "negative", "transactions": [
          {"date": "2026-01-02", "amount": -9}, {"date": "2026-01-02", "amount": 2}, {"date": "2026-01-02", "amount": 30, "type": "income"},
          {"date": "2026-01-02", "amount": -0.5, "kind": "refund"}, {"date": "2026-01-02", "amount": 0.25, "kind": "refund"}],
         "bills": [{"date": "2026-01-02", "amount": -100, "type": "rent", "category": "b"}]}
        """#, ["": 625, "b": 10_000]
      ),
      (#"{"transactions": [], "bills": []}"#, [:]), ("[]", [:]),
    ] as [(String, [String: Int64])]) func MQ_05_theRecordsOfAnAppAreRead(
      text: String, expected: [String: Int64]
    ) throws
  {
    for file in [file("\u{FEFF}\n" + text), try json(text)] {
      let ledger = try LedgerReaderTests.read([file], currency: "EUR")
      #expect(try sums(ledger) == expected)
      #expect(ledger.hasRecords)
    }
  }

  @Test func everyFaultOfJSONHasItsPath() throws {
    let text = #"""
      {"transactions": [
        {"date": "2026-13-02", "amount": -5}, {"date": "1960-01-01", "amount": "x"}, 7, {"amount": true},
        {"date": "2026-01-02", "amount": 1.234, "type": "Af"}, {"date": "2026-01-02", "amount": "+5"},
        {"date": "2026-01-02", "amount": 1, "kind": "income", "type": "refund"}, {"id": "a\u202e", "date": "2026-01-02"},
        {"date": "2026-01-02", "amount": 1, "currency": "GOLD"}],
       "bills": [{"date": "2026-01-02", "amount": 1, "type": "Income"}], "budgets": [{"period": "month", "amount": -5}, {"period": "eon", "amount": 1}],
       "categories": {}}
      """#
    #expect(
      faults([file(text, "a.json")]) == [
        "a.json:budgets[0].amount: member: -5", #"a.json:budgets[1].period: member: "eon""#,
        "a.json:categories: member: an object", #"a.json:transactions[0].date: date("2026-13-02")"#,
        "a.json:transactions[0].amount: negative(EUR -5.00, spending)",
        "a.json:transactions[1].date: dateOutOfRange(1960-01-01)",
        #"a.json:transactions[1].amount: amount(x): unexpected("x", column: 1)"#,
        "a.json:transactions[2]: member: 7", "a.json:transactions[3].amount: member: true",
        #"a.json:transactions[4].type: kind("Af")"#,
        "a.json:transactions[4].amount: amount(1.234): tooManyDecimals(3, currency: EUR)",
        #"a.json:transactions[5].amount: amount(+5): unexpected("+", column: 1)"#,
        #"a.json:transactions[6].type: member: "refund""#, "a.json:transactions[7].amount: amount(): empty",
        #"a.json:transactions[7].id: text("id")"#, #"a.json:transactions[8].currency: currency("GOLD")"#,
        #"a.json:bills[0].type: member: "Income""#,
      ])
    // All records depend on these.
    #expect(faults([file(#"{"currency": "euro", "transactions": [{}]}"#)]).count == 1)
    #expect(faults([file(#"{"expenses": "minus", "transactions": [{}]}"#)]).count == 1)
  }

  /// Neither a transfer that pays the card's bill nor income entered as its payment counts as spent.
  @Test func MQ_09_aBillAndWhatPaysItCountOnceUnlessThatIsNotSpending() throws {
    for kind in Ledger.Kind.allCases where kind != .refund {
      for (names, isNamed) in [("b", ""), ("", "t"), ("b", "t")] {
        let ledger = try read(
          """
          {"transactions": [{"id": "t", "date": "2026-01-03", "amount": 50, "bill": "\(names)", "kind": "\(kind)"}],
           "bills": [{"id": "b", "date": "2026-01-02", "amount": 49, "category": "rent", "payment": "\(isNamed)"}]}
          """)
        #expect(try sums(ledger) == ["rent": kind == .spending ? 5_000 : 4_900])
        #expect(ledger.paidBills == (kind == .spending ? 1 : 0))
        #expect(ledger.missingPartners == (kind == .spending || isNamed.isEmpty ? 0 : 1))
      }
    }
    let missing = try read(
      """
      {"transactions": [{"id": 1, "date": "2026-01-03", "amount": 50, "bill": "x", "category": "a"}],
       "bills": [{"id": 1, "date": "2026-01-02", "amount": 1, "payment": "y"}, {"date": "2026-01-02", "amount": 2}]}
      """)
    #expect(try sums(missing) == ["a": 5_000, "": 300])
    #expect(missing.missingPartners == 2 && missing.paidBills == 0 && missing.records == 3)
    // A refund pays no bill; one payment pays two.
    let two = try read(
      """
      {"transactions": [{"id": "t", "date": "2026-01-03", "amount": 7}, {"id": "r", "date": "2026-01-03", "amount": 2, "kind": "refund", "bill": "c"}],
       "bills": [{"id": "a", "date": "2026-01-02", "amount": 3, "payment": "t"}, {"id": "b", "date": "2026-01-02", "amount": 4, "payment": "t"},
        {"id": "c", "date": "2026-01-02", "amount": 9}]}
      """)
    #expect(try sums(two) == ["": 1_400])
    #expect(two.paidBills == 2)
  }

  @Test func aRecordOfTheSameIDCountsOnceOrIsRefused() throws {
    let csv =
      "date,amount,category,kind,note,id\n2026-01-02,5,food,,x,7\n2026-01-03,6,,,,\n2026-01-03,6,,,,\n"
    let same = file(csv + "2026-01-02,5.00,food,spending,x,\"7\"\n", "a.csv")
    let app = file(
      #"{"transactions": [{"id": 7, "date": "2026-01-02", "amount": 5, "category": "food", "note": "x"}], "bills": [{"id": "7", "date": "2026-01-02", "amount": 1}]}"#,
      "b.json")
    let ledger = try LedgerReaderTests.read([same, app, same], currency: "EUR")
    #expect(try sums(ledger) == ["food": 500, "": 4 * 600 + 100])
    #expect(ledger.repeatCount == 4 && ledger.records == 6)
    #expect(
      ledger.repeats.map { "\($0.id) \($0.first) \($0.second)" } == [
        "7 a.csv:2 a.csv:5", "7 a.csv:2 b.json:transactions[0]", "7 a.csv:2 a.csv:2", "7 a.csv:2 a.csv:5",
      ])
    let many = try LedgerReaderTests.read([same, same, same, same], currency: "EUR")
    #expect(many.repeats.count == 5 && many.repeatCount == 7)
    for row in [
      "2026-01-03,5,food,,x,7", "2026-01-02,5.01,food,,x,7", "2026-01-02,5,Food,,x,7",
      "2026-01-02,5,food,income,x,7", "2026-01-02,5,food,,y,7",
    ] {
      #expect(faults([file(csv + row, "a")]) == [#"a:5: repeatedID("7", first: a:2)"#])
    }
    let other = file("date,amount,id,currency\n2026-01-02,5,8,EUR\n2026-01-02,5,8,USD\n", "c")
    #expect(faults([app, other]).map { String($0.suffix(4)) } == ["c:2)"])
    let thousands = "date,amount,id\n" + (0..<5_000).map { "2026-01-02,1,\($0)\n" }.joined()
    let twice = try LedgerReaderTests.read([file(thousands), file(thousands)], currency: "EUR")
    #expect(try sums(twice) == ["": 500_000] && twice.repeatCount == 5_000)
    let bills =
      #"{"bills": [{"id": 1, "date": "2026-01-02", "amount": 1}, {"id": "1", "date": "2026-01-02", "amount": 2}]}"#
    #expect(faults([file(bills)]) == [#"bills[1]: repeatedID("1", first: bills[0])"#])
  }

  @Test func equalRowsWithoutAnIDInTwoFilesAreCountedAndSummed() throws {
    let head = "date,amount,currency,category,kind,id\n"
    let coffee = "2026-01-02,3,EUR,food,,\n"
    let other =
      "2026-01-03,10,USD,,,\n2026-01-03,4,EUR,,refund,\n2026-01-04,9,EUR,,income,\n2026-01-05,1,EUR,,,x\n"
    let files = [
      file(head + coffee + coffee + other, "a"), file(head + coffee + "2026-01-02,3,EUR,Food,,\n", "b"),
      file(head + other + coffee + coffee + coffee, "c"),
    ]
    let ledger = try LedgerReaderTests.read(files)
    #expect(
      ledger.doubles.map { "\($0.first) \($0.second) \($0.count) \($0.amounts)" } == [
        "a b 1 [EUR 3.00]", "a c 4 [EUR 2.00, USD 10.00]", "b c 1 [EUR 3.00]",
      ])
    #expect(try sums(ledger) == ["food": 6 * 300, "Food": 300, "": 100 - 800])
    #expect(ledger.refunds.map { "\($0.count) \($0.amount)" } == ["2 EUR 8.00"] && ledger.notSpent == 2)
    #expect(try LedgerReaderTests.read([files[0]]).doubles == [])
  }

  @Test func settingsAreThoseOfOneFile() throws {
    let text = """
      {"currency": "EUR", "rules": {"monthStartDay": 25}, "categories": [{"id": 1, "name": "Food"}, {"id": "b"}],
       "budgets": [{"period": "month", "amount": 50, "category": 1}, {"period": "month", "amount": "5", "category": 1, "currency": "USD"}]}
      """
    let csv = file("date,amount\n2026-01-02,5\n")
    let ledger = try LedgerReaderTests.read([csv, file(text, "s.json")], currency: "EUR")
    #expect(ledger.settings.currency?.code == "EUR" && ledger.settings.rules?.monthStartDay == 25)
    #expect(ledger.settings.categories?.map { "\($0.id) \($0.name)" } == ["1 Food", "b b"])
    #expect(
      ledger.settings.budgets?.map { "\($0.amount) \($0.category ?? "")" } == ["EUR 50.00 1", "USD 5.00 1"])
    let alone = try LedgerReaderTests.read([file(text)])
    #expect(!alone.hasRecords && alone.settings == ledger.settings)
    #expect(
      faults([file(text, "s.json"), file(#"{"rules": {}}"#, "t.json")]) == [
        #"t.json: secondSettings("s.json")"#
      ])
    let twice =
      #"{"budgets": [{"period": "week", "amount": 1}, {"period": "week", "amount": 2}], "categories": [{"id": "a"}, {"id": "a"}]}"#
    #expect(faults([file(twice)]).map { String($0.prefix { $0 != ":" }) } == ["budgets[1]", "categories[1]"])
  }

  /// Random rows in random clothes, in one or two files and pieces of few bytes, against plain loops.
  @Test(arguments: 0..<40) func MQ_10_randomFilesHaveTheSumsOfPlainLoops(seed: UInt64) throws {
    var random = Seeded(seed)
    func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: 0..<values.count, using: &random)] }
    var expected: [String: Int64] = [:]
    var (seen, records): (Set<Int>, Int) = ([], 0)
    var (files, whole) = (["", ""], "")
    let columns = ["date", "amount", "currency", "category", "kind", "note", "id", "own"].shuffled(
      using: &random)
    let end = pick(["\n", "\r\n"])
    for index in files.indices {
      files[index] = columns.map { pick([$0, $0.uppercased(), " \($0) "]) }.joined(separator: ",") + end
    }
    whole = files[0]
    for _ in 0..<500 {
      // Everything else of a record follows from its number, so that a repeated id is the same record.
      let number = Int.random(in: 0..<700, using: &random)
      var own = Seeded(UInt64(number) + 1_000)
      func of<Value>(_ values: [Value]) -> Value { values[Int.random(in: 0..<values.count, using: &own)] }
      let (currency, digits) = of([("EUR", 2), ("VND", 0), ("KWD", 3)])
      let units = Int64.random(in: 0...9_999_999, using: &own)
      let power = [1, 10, 100, 1_000][digits] as Int64
      let fraction = String(String(units % power + power).dropFirst())
      let (category, kind) = (
        of(["", "food", "a, \"b\"", "Ăn uống"]), of(["", "spending", "refund", "income", "transfer"])
      )
      let hasID = number % 5 > 0
      let values = [
        "date": "20\(of(["15", "26"]))-0\(1 + number % 9)-1\(number % 10)",
        "amount": "\(units / power)" + (digits > 0 ? "." + fraction : ""),
        "currency": currency, "category": category, "kind": pick([kind, kind.uppercased()]),
        "note": "n\(number)\n\"", "id": hasID ? "i\(number)" : "", "own": pick(["", "x\ny"]),
      ]
      let fields = columns.map { column in
        let text = values[column] ?? ""
        let needsQuotes = text.contains { ",\"\n".contains($0) }
        return needsQuotes || pick([true, false])
          ? "\"\(text.replacing("\"", with: "\"\""))\"" : pick([text, " \(text) "])
      }
      let row = fields.joined(separator: ",") + pick([end, end + end])
      files[Int.random(in: 0...1, using: &random)] += row
      whole += row
      if hasID, !seen.insert(number).inserted { continue }
      records += 1
      let sign: Int64 = ["", "spending"].contains(kind) ? 1 : kind == "refund" ? -1 : 0
      if sign != 0 { expected["\(currency) \(values["date"] ?? "") \(category)", default: 0] += sign * units }
    }
    for (texts, pieces) in [(files, 400), (files, 1_000), (files, 1 << 18), ([whole], 1 << 18)] {
      let ledger = try LedgerReaderTests.read(texts.map { file($0) }, pieces: pieces)
      let found = ledger.sums.currencies.flatMap { currency, days in
        days.flatMap { day, sums in sums.map { ("\(currency) \(day) \($0)", $1) } }
      }
      #expect(Dictionary(uniqueKeysWithValues: found) == expected)
      #expect(ledger.records == records && ledger.repeatCount == 500 - records)
      #expect(ledger.unusedColumns.count == texts.count && ledger.doubles.count < texts.count)
    }
  }
}
