import BudgetWidget
import Foundation
import TestSupport
import Testing
import WidgetBridge

/// The data of an app becomes the document that its widgets read.
struct LedgerSavingTests: TestsOfSavedBudgets {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("almanac-app-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  private func ledgerRequest(
    _ ledger: JSON, at instant: String = "2026-02-17T05:00:00Z", replace: JSON? = nil,
    expenses: JSON? = "positive"
  ) -> JSON {
    var action: JSONObject = ["kind": "import", "ledger": ledger]
    action["replace"] = replace
    action["expenses"] = expenses
    return self.request(.object(action), at: instant)
  }

  private var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
  }

  /// 8.00 and 12.50 of food and 20.00 for a bill since the 5th; the rent of the 3rd is in the month before.
  @Test func MQ_10_aLedgerBecomesSumsAndNothingElse() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var check = TypeCheck(try AnswerTests.declarations())
    let request = ledgerRequest(try ledger(), replace: .bool(false))
    #expect(check.fault(request, is: "SaveRequest") == nil)
    let answer = try save(request)
    #expect(check.fault(answer, is: "SaveAnswer") == nil)
    #expect(check.unseen(of: ["Refunds", "MoneyAmount"]) == [])
    #expect(
      answer["saved"]?["imported"] == [
        "amounts": .integer(8), "currencies": .array(["USD", "VND"]), "days": .integer(7),
        "loweredDays": .integer(0), "otherDays": .integer(0),
        "hasSettings": .bool(true), "missingBills": .integer(1), "missingPayments": .integer(0),
        "notSpent": .integer(1), "paidBills": .integer(1), "repeatedLines": .array([]),
        "repeatedRows": .integer(0),
        "refunds": .array([["currency": "VND", "count": .integer(1), "amount": "350"]]),
        "since": "2024-04-06", "tooOld": .integer(1),
      ], "\(answer.text)")
    let stored = try String(contentsOf: folder.appendingPathComponent("BudgetSummary.json"), encoding: .utf8)
    #expect(!stored.contains("not kept") && !stored.contains("b1"))
    let shown = AllWidgets.answer([
      "widget": "budget", "instant": "2026-02-17T05:00:00Z", "state": .string(stored),
      "configuration": ["period": "month"],
      "environment": ["zone": "Asia/Ho_Chi_Minh", "language": "en", "family": "inline"],
    ])
    #expect(
      shown["snapshot"]?["facts"]?["inlineText"]?.array?.first == "February 5 – March 4: $459.50 left",
      "\(shown.text)")
    // The same request, also as text, writes the same.
    let again = try save(self.ledgerRequest(.string(ledger().text)))
    #expect(again == answer)
    #expect(
      try String(contentsOf: folder.appendingPathComponent("BudgetSummary.json"), encoding: .utf8) == stored)
  }

  /// A bank's records, as an app may pass them on: what was paid is negative.
  @Test func MQ_05_MQ_09_negativeAmountsAreRefusedUntilTheAppSaysWhatTheyAre() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    func record(_ id: Int64, _ amount: Int64, _ type: String) -> JSON {
      [
        "id": .integer(id), "date": "2026-02-17", "amount": .integer(amount), "currency": "VND",
        "type": .string(type),
      ]
    }
    let ledger: JSON = [
      "transactions": .array([
        record(1, -500, "expense"), record(2, -70, "expense"), record(3, 900, "income"),
      ])
    ]
    var check = TypeCheck(try AnswerTests.declarations())
    let refused = try save(ledgerRequest(ledger, expenses: nil))
    #expect(check.fault(refused, is: "Failure") == nil)
    #expect(refused["error"]?["path"] == .array(["action", "expenses"]))
    #expect(
      refused["error"]?["message"] == """
        action.expenses: missing, expected "negative" if money spent is negative in it, or "positive" if these are refunds, \
        because 2 amounts are negative: they may be money spent, or refunds
        """, "\(refused.text)")
    #expect(names.isEmpty)
    let spent = try save(ledgerRequest(ledger, expenses: "negative"))["saved"]?["imported"]
    #expect(spent?["refunds"] == .array([]) && spent?["notSpent"] == .integer(1))
    func total() throws -> Int64? {
      let store = try DocumentStore<BudgetDocument>(folder: folder, name: "BudgetSummary.json")
      return try store.read().document?.payload.totals.first?.days.first?.minorUnits
    }
    #expect(try total() == 570)
    #expect(
      try save(ledgerRequest(ledger, replace: .bool(true), expenses: "positive"))["saved"] != nil)
    #expect(try total() == -570)
    #expect(
      try save(ledgerRequest(ledger, expenses: "minus"))["error"]?["path"] == .array(["action", "expenses"]))
    // In the ledger of the samples, dong were only given back; an app that says nothing is asked about them.
    #expect(
      try save(ledgerRequest(self.ledger(), expenses: nil))["error"]?["path"]
        == .array(["action", "expenses"]))
  }

  /// An instant counts on the user's day: 20:30 in UTC is the next day in Vietnam.
  @Test func MQ_09_momentsHaveTheDayOfTheUser() throws {
    let record: JSON = [
      "id": "a", "created_at": "2026-02-16T20:30:00Z", "amount": .integer(1), "currency": "VND",
    ]
    let json: JSON = ["transactions": .array([record])]
    for (offset, day) in [(25_200, "2026-02-17"), (0, "2026-02-16")] {
      let days = LocalDays(zone: ZoneClock(offset: offset))
      let ledger = try AppLedger(json: json, day: { days.day(at: $0) }).ledger
      #expect(ledger.transactions.map { "\($0.day)" } == [day])
    }
  }

  /// An app that passes its lists before they are loaded removes nothing, however often it does.
  @Test func totalsAreNotTakenAwayUnasked() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try save(ledgerRequest(ledger()))
    let file = folder.appendingPathComponent("BudgetSummary.json")
    let before = try Data(contentsOf: file)
    var check = TypeCheck(try AnswerTests.declarations())
    let list: JSON = .array([])
    for (ledger, reason): (JSON, String) in [
      (["transactions": list], "has less in USD on 7 days between 2025-02-10 and 2026-02-28 than before"),
      (
        ["transactions": list, "bills": list, "budgets": list, "categories": list],
        "has less in VND on 2026-02-17 than before"
      ),
      (try withList("budgets", list), "the ledger lacks 2 budgets of the document"),
      (try withList("categories", list), "the ledger lacks the names of 2 categories"),
    ] {
      for (day, replace) in [(17, nil), (18, JSON.null), (19, JSON.bool(false))] {
        let answer = try save(ledgerRequest(ledger, at: "2026-02-\(day)T05:00:00Z", replace: replace))
        #expect(check.fault(answer, is: "Failure") == nil)
        #expect(answer["error"]?["path"] == .array(["action", "replace"]))
        #expect(answer["error"]?["message"]?.string?.contains(reason) == true, "\(answer.text)")
      }
    }
    #expect(try Data(contentsOf: file) == before && !names.contains("BudgetSummary.json.backup"))
    // With `replace` it is done, and the previous document stays under a name that no later write uses.
    let all: JSON = ["transactions": list, "budgets": list, "categories": list]
    for _ in 1...3 {
      #expect(
        try save(ledgerRequest(all, replace: .bool(true)))["saved"]?["imported"]?["amounts"] == .integer(0))
    }
    #expect(
      try Data(contentsOf: folder.appendingPathComponent("BudgetSummary.json.backup-import")) == before)
    #expect(!names.contains("BudgetSummary.json.backup-import-2"))
  }

  /// By a clock that is years ahead all of a ledger is too old: what is stored stays until it is asked to go.
  @Test func aClockThatIsYearsAheadEmptiesNothingUnasked() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try save(ledgerRequest(ledger()))
    let file = folder.appendingPathComponent("BudgetSummary.json")
    let before = try Data(contentsOf: file)
    let ahead = "2035-02-17T05:00:00Z"
    let refused = try save(ledgerRequest(ledger(), at: ahead))
    #expect(refused["error"]?["path"] == .array(["action", "replace"]), "\(refused.text)")
    #expect(try Data(contentsOf: file) == before)
    let saved = try save(ledgerRequest(ledger(), at: ahead, replace: .bool(true)))["saved"]?["imported"]
    #expect(
      saved?["amounts"] == .integer(0) && saved?["loweredDays"] == .integer(7), "\(String(describing: saved))"
    )
    #expect(
      try Data(contentsOf: folder.appendingPathComponent("BudgetSummary.json.backup-import")) == before)
    // Totals that are only too old, while others stay, are not reported as lost.
    _ = try save(ledgerRequest(ledger()))
    #expect(try save(ledgerRequest(ledger(), at: "2027-06-17T05:00:00Z"))["saved"] != nil)
  }

  /// Half a ledger looks like that: nothing of it can be refused, as apps delete bills and categories too.
  @Test func linksThatLeadNowhereAreCounted() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    func record(_ id: String, _ members: JSONObject = JSONObject()) -> JSON {
      var record: JSONObject = [
        "id": .string(id), "date": "2026-02-17", "amount": .integer(1), "currency": "USD",
      ]
      record.fill(from: members)
      return .object(record)
    }
    func budget(_ period: String, _ category: JSON) -> JSON {
      ["period": .string(period), "amount": .integer(1), "currency": "USD", "category": category]
    }
    let answer = try save(
      ledgerRequest([
        "currency": "USD",
        "transactions": .array([
          record("a", ["bill": "zz"]), record("b", ["bill": "y", "kind": "transfer"]),
          record("c", ["bill": "1"]),
          record("d", ["kind": "income", "category": "pay"]), record("e"),
        ]),
        "bills": .array([
          record("1"), record("2", ["payment": "nope"]), record("3", ["payment": "d"]),
          record("4", ["payment": "e"]),
        ]),
        "budgets": .array([
          budget("day", "Fod"), budget("week", "pay"), budget("month", "Food"), budget("month", .null),
        ]),
        "categories": .array([["id": "Food"]]),
      ]))
    let saved = answer["saved"]?["imported"]
    #expect(
      saved?["missingBills"] == .integer(2) && saved?["missingPayments"] == .integer(2), "\(answer.text)")
    #expect(answer["saved"]?["budget"]?["missingCategories"] == .array(["Fod"]))
    // a, c and e, and the bills 2 and 3, which count themselves because their payments do not count.
    #expect(saved?["amounts"] == .integer(5) && saved?["paidBills"] == .integer(2))
  }

  /// Returns the ledger with one of its lists replaced.
  private func withList(_ key: String, _ list: JSON) throws -> JSON {
    var object = try JSONObject(json: ledger())
    object[key] = list
    return .object(object)
  }

  /// A budget that a newer version of the app has written.
  @Test func whatCannotBeReadStays() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try save(ledgerRequest(ledger()))
    let file = folder.appendingPathComponent("BudgetSummary.json")
    var document = try JSONObject(json: JSON(parsing: Array(Data(contentsOf: file))))
    document["checksum"] = nil
    var payload = try JSONObject(json: try #require(document["payload"]))
    let newer: JSON = ["period": "fortnight", "amount": .integer(5)]
    payload["budgets"] = .array((payload["budgets"]?.array ?? []) + [newer])
    document["payload"] = .object(payload)
    try Data(JSON.object(document).text.utf8).write(to: file)
    #expect(try save(ledgerRequest(ledger()))["saved"] != nil)
    let again = try JSON(parsing: Array(Data(contentsOf: file)))
    #expect(again["payload"]?["budgets"]?.array?.count == 3)
    #expect(again["payload"]?["budgets"]?.array?.contains(newer) == true)
  }

  /// If an app passes its whole ledger, a damaged document is replaced, from its backup or by a new one.
  @Test(arguments: [true, false]) func aDamagedDocumentGivesWayToAWholeLedger(hasBackup: Bool) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for day in [17, 18] { _ = try save(ledgerRequest(ledger(), at: "2026-02-\(day)T05:00:00Z")) }
    let file = folder.appendingPathComponent("BudgetSummary.json")
    let damaged = Data(try Data(contentsOf: file).dropLast(30))
    try damaged.write(to: file)
    if !hasBackup { try FileManager.default.removeItem(at: file.appendingPathExtension("backup")) }
    #expect(try save(ledgerRequest(ledger()))["error"]?["path"] == .array(["action", "replace"]))
    #expect(try Data(contentsOf: file) == damaged)
    let saved = try save(ledgerRequest(ledger(), replace: .bool(true)))["saved"]?["imported"]
    #expect(saved?["amounts"] == .integer(8))
    let kept = try #require(names.first { $0.hasPrefix("BudgetSummary.json.corrupt-") })
    #expect(try Data(contentsOf: folder.appendingPathComponent(kept)) == damaged)
    try FileManager.default.removeItem(at: file)
    #expect(throws: AppGroupError.self) {
      try AppGroup(folder: folder, settings: nil).stored("BudgetSummary.json")
    }
  }

  @Test func settingsThatAreNotNamedStay() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try save(ledgerRequest(ledger()))
    let answer = try save(ledgerRequest(["transactions": .array([])], replace: .bool(true)))
    #expect(answer["saved"]?["imported"]?["loweredDays"] == .integer(7))
    let store = try DocumentStore<BudgetDocument>(folder: folder, name: "BudgetSummary.json")
    let document = try #require(try store.read().document?.payload)
    #expect(document.budgets.elements.count == 2 && document.rules.monthStartDay == 5)
    #expect(
      document.totals.isEmpty && document.categories.elements.map(\.name) == ["Food", "Rent", "travel"])
    #expect(names.contains("BudgetSummary.json.backup"))
  }

  @Test func everythingThatIsWrongIsFoundAndNothingIsSaved() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let records: [JSON] = [
      ["id": "a", "date": "2026-02-30", "amount": .integer(1), "currency": "USD"],
      ["id": "b", "date": "2026-02-17", "amount": .number("0.30000000000000004"), "currency": "USD"],
      ["id": "c", "date": "2026-02-17", "amount": .number("1.5"), "currency": "VND"],
      ["date": "2026-02-17", "amount": .integer(1), "currency": "USD"],
      ["id": "e", "date": "2026-02-17", "amount": .integer(1), "currency": "USD", "category": "a\nb"],
      .null,
    ]
    let faults = #expect(throws: LedgerFileError.self) {
      try AppLedger(json: ["transactions": .array(records), "bills": "none"], day: { _ in nil })
    }?.faults.map { "\($0)" }
    #expect(
      faults == [
        #"transactions[0].date: found "2026-02-30", expected a civil date such as 2026-02-17, or a moment such as 2026-02-17T05:00:00Z"#,
        "transactions[1].amount: found '0.30000000000000004' (17 decimals; USD has at most 2), expected a number such as -1234.50",
        "transactions[2].amount: found '1.5' (1 decimal; VND has none), expected a number such as -123450",
        "transactions[3].id: missing, expected an id",
        #"transactions[4].category: found "a\nb", expected one line without control characters"#,
        "transactions[5]: found null, expected an object",
        #"bills: found "none", expected an array"#,
      ])
    let answer = try save(ledgerRequest(["transactions": .array(records)]))
    #expect(answer["error"]?["path"] == .array(["action", "ledger", "transactions", "[0]", "date"]))
    #expect(answer["error"]?["message"]?.string?.hasSuffix("; 5 more faults") == true, "\(answer.text)")
    #expect(names.isEmpty)
  }

  private static func action(_ action: String) -> String {
    #"{"document": "budget", "instant": "2026-02-17T05:00:00Z", "zone": "UTC", "action": \#(action)}"#
  }

  @Test(
    arguments: [
      (#"{"document": "diary"}"#, "document"), (#"{"document": "budget"}"#, "instant"),
      (#"{"document": "budget", "instant": "2026-02-17T05:00:00Z", "zone": "Nowhere"}"#, "zone"),
      (#"{"document": "budget", "instant": "2026-02-17T05:00:00Z", "zone": "UTC"}"#, "action"),
      (Self.action(#"{"kind": "import"}"#), "action.ledger"),
      (Self.action(#"{"kind": "import", "ledger": 1}"#), "action.ledger"),
      (Self.action(#"{"kind": "import", "ledger": "{"}"#), "action.ledger"),
      (Self.action(#"{"kind": "import", "ledger": "{}"}"#), "action.ledger"),
      (Self.action(#"{"kind": "import", "ledger": {}}"#), "action.currency"),
      (Self.action(#"{"kind": "import", "ledger": {}, "file": 1}"#), "action.file"),
      (Self.action(#"{"kind": "status"}"#), "action.kind"),
      (Self.action(#"{"kind": "status", "currency": "USD"}"#), "action.currency"),
      (Self.action(#"{"kind": "set", "rules": {"firstWeekday": "sunday"}}"#), "action.currency"),
      (Self.action(#"{"kind": "set", "period": "week"}"#), "action.amount"),
      (Self.action(#"{"kind": "set", "amount": 5}"#), "action.period"),
      (Self.action(#"{"kind": "set", "category": "Food"}"#), "action.period"),
      (
        Self.action(#"{"kind": "set", "period": "week", "amount": 5, "category": "a\nb"}"#), "action.category"
      ),
      (Self.action(#"{"kind": "set", "rules": {"monthStart": 5}}"#), "action.rules.monthStart"),
      (
        Self.action(#"{"kind": "set", "rules": {"monthStartDay": 29}, "currency": "USD"}"#),
        "action.rules.monthStartDay"
      ),
      (
        Self.action(#"{"kind": "set", "period": "week", "amount": "1.005", "currency": "USD"}"#),
        "action.amount"
      ),
      (Self.action(#"{"kind": "set", "period": "week", "amount": -1, "currency": "USD"}"#), "action.amount"),
      (
        Self.action(#"{"kind": "set", "period": "week", "amount": null, "currency": "USD"}"#), "action.period"
      ),
      ("{", ""),
    ]) func whatIsNoRequestSaysWhere(request: String, path: String) throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    var check = TypeCheck(try AnswerTests.declarations())
    let answer = try JSON(parsing: Array(AppGroup(folder: folder, settings: nil).save(request).utf8))
    #expect(check.fault(answer, is: "Failure") == nil)
    let found = answer["error"]?["path"]?.array?.compactMap(\.string).joined(separator: ".")
    #expect(found == path, "\(answer.text)")
    #expect(!names.contains("BudgetSummary.json"))
  }

  /// Documents that are unreadable or of a newer version are not changed; a missing group is reported.
  @Test func nothingIsWrittenOver() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("BudgetSummary.json")
    for (text, beginning) in [
      ("{", "action.replace: missing, expected true, because the document cannot be read"),
      (#"{"schema": "momiq-budget", "version": 99, "payload": {}}"#, "nothing was saved: "),
    ] {
      try Data(text.utf8).write(to: file)
      let answer = try save(ledgerRequest(ledger()))
      #expect(answer["error"]?["message"]?.string?.hasPrefix(beginning) == true, "\(answer.text)")
      #expect(try Data(contentsOf: file) == Data(text.utf8))
    }
    let noGroup = AppGroup(folder: nil, settings: nil).save(ledgerRequest(try ledger()).text)
    #expect(noGroup.contains("is the group in the entitlements?"))
  }

  /// The text of a file is read as the file is, and bytes that are no text are told with their lines.
  @Test func MQ_09_aFileIsTakenAsTextOrAsBytes() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var check = TypeCheck(try AnswerTests.declarations())
    let file = "date,amount,currency\n2026-02-17,2,USD\n2026-02-17,2,USD\n"
    let answer = try save(ledgerRequest(.string(file)))
    let imported = answer["saved"]?["imported"]
    #expect(imported?["repeatedLines"] == .array([.integer(3)]) && imported?["repeatedRows"] == .integer(1))
    #expect(check.fault(answer, is: "SaveAnswer") == nil)
    let wrong = try save(ledgerRequest(.string(file + "x,2,USD\n2026-02-17,2.5,VND\n")))
    #expect(check.fault(wrong, is: "Failure") == nil)
    #expect(
      wrong["error"]?["faults"]?.array?.map { $0["line"] } == [.integer(4), .integer(5)], "\(wrong.text)")
    #expect(wrong["error"]?["faults"]?.array?.first?["column"] == .integer(1))
    let group = AppGroup(folder: folder, settings: nil)
    let request = request(["kind": "import", "expenses": "positive"]).text
    let bytes = group.save(request, ledger: Data(file.utf8) + [0xFF])
    #expect(
      bytes.contains(#"line 4 is not UTF-8; in windows-1252 it is 'ÿ'","path":["action","encoding"]"#),
      "\(bytes)")
    #expect(try JSON(parsing: Array(group.save(request, ledger: Data(file.utf8)).utf8)) == answer)
  }
}
