import BudgetWidgetCore
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
    _ ledger: JSON, at instant: String = "2026-02-17T05:00:00Z", replace: JSON? = nil
  ) -> JSON {
    var action: JSONObject = ["kind": "import", "ledger": ledger]
    action["replace"] = replace
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
        "records": .integer(11), "replacedRecords": .integer(0), "replacesSums": .bool(true),
        "isChanged": .bool(true), "currencies": .array(["USD", "VND"]),
        "first": "2001-01-01", "last": "2026-02-28", "doubles": .array([]), "loweredMonths": .integer(0),
        "hasSettings": .bool(true), "missingPartners": .integer(1), "notSpent": .integer(1),
        "paidBills": .integer(1), "repeats": .array([]), "repeatedRecords": .integer(0),
        "refunds": .array([["currency": "VND", "count": .integer(1), "amount": "350"]]),
        "unusedColumns": .array([]),
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
    #expect(again["saved"]?["budget"] == answer["saved"]?["budget"])
    #expect(again["saved"]?["imported"]?["replacedRecords"] == .integer(11))
    #expect(
      try String(contentsOf: folder.appendingPathComponent("BudgetSummary.json"), encoding: .utf8) == stored)
  }

  /// An app that keeps money spent as negative amounts says so.
  @Test func MQ_05_MQ_09_negativeAmountsAreRefusedUntilTheAppSaysWhatTheyAre() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    func record(_ id: Int64, _ amount: Int64, _ type: String) -> JSON {
      [
        "id": .integer(id), "date": "2026-02-17", "amount": .integer(amount), "currency": "VND",
        "type": .string(type),
      ]
    }
    var ledger: JSONObject = [
      "transactions": .array([
        record(1, -500, "expense"), record(2, -70, "expense"), record(3, 900, "income"),
        record(4, 20, "expense"),
      ])
    ]
    var check = TypeCheck(try AnswerTests.declarations())
    let refused = try save(ledgerRequest(.object(ledger)))
    #expect(check.fault(refused, is: "Failure") == nil)
    #expect(
      refused["error"]?["path"] == .array(["action", "ledger", "transactions[0].amount"]), "\(refused.text)")
    #expect(names.isEmpty)
    ledger["expenses"] = "negative"
    let spent = try save(ledgerRequest(.object(ledger)))["saved"]?["imported"]
    #expect(spent?["refunds"]?.array?.first?["amount"] == "20" && spent?["notSpent"] == .integer(1))
    let store = try DocumentStore<BudgetDocument>(folder: folder, name: "BudgetSummary.json")
    #expect(try store.read().document?.payload.totals.first?.days.first?.minorUnits == 550)
    ledger["expenses"] = "minus"
    #expect(try save(ledgerRequest(.object(ledger)))["error"]?["path"]?.array?.last == "expenses")
  }

  /// An app that passes its lists before they are loaded removes nothing, however often it does.
  @Test func totalsAreNotTakenAwayUnasked() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try save(ledgerRequest(ledger()))
    let file = folder.appendingPathComponent("BudgetSummary.json")
    let before = try Data(contentsOf: file)
    var check = TypeCheck(try AnswerTests.declarations())
    let list: JSON = .array([])
    for (ledger, path, reason): (JSON, String, String) in [
      (["transactions": list], "replace", "The file has no amounts"),
      (["transactions": list, "bills": list], "replace", "The file has no amounts"),
      (
        try withList("transactions", list), "replace",
        "USD would begin on February 3, 2026, before on January 1, 2001"
      ),
      (try withList("bills", list), "replace", "February 2026 would fall from $"),
    ] {
      for (day, replace) in [(17, nil), (18, JSON.null), (19, JSON.bool(false))] {
        let answer = try save(ledgerRequest(ledger, at: "2026-02-\(day)T05:00:00Z", replace: replace))
        #expect(check.fault(answer, is: "Failure") == nil)
        #expect(answer["error"]?["path"] == .array(["action", .string(path)]), "\(answer.text)")
        #expect(answer["error"]?["message"]?.string?.contains(reason) == true, "\(answer.text)")
      }
    }
    #expect(try Data(contentsOf: file) == before && !names.contains("BudgetSummary.json.backup"))
    let emptied = try save(ledgerRequest(["transactions": list], replace: .bool(true)))
    #expect(emptied["saved"]?["imported"]?["records"] == .integer(0))
    // One step brings everything back.
    #expect(try save(request(["kind": "undo"]))["saved"]?["undone"]?["kind"] == "import")
    let store = try DocumentStore<BudgetDocument>(folder: folder, name: "BudgetSummary.json")
    let (old, now) = (DocumentStore<BudgetDocument>.reading(of: Array(before)), try store.read())
    #expect(old.document?.payload.totals == now.document?.payload.totals)
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
    #expect(saved?["missingPartners"] == .integer(4), "\(answer.text)")
    // Income has no category that a budget could have.
    #expect(answer["saved"]?["budget"]?["missingCategories"] == .array(["Fod", "pay"]))
    // a, c and e, and the bills 2 and 3, which count themselves because their payments do not count.
    #expect(saved?["records"] == .integer(9) && saved?["paidBills"] == .integer(2))
    #expect(answer["saved"]?["budget"]?["totals"]?.array?[2]["spent"]?["amount"] == "5.00")
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

  @Test func settingsThatAreNotNamedStay() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try save(ledgerRequest(ledger()))
    let answer = try save(ledgerRequest(["transactions": .array([])], replace: .bool(true)))
    #expect(answer["saved"]?["imported"]?["loweredMonths"] == .integer(5), "\(answer.text)")
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
      ["id": "e", "date": "2026-02-17", "amount": .integer(1), "currency": "USD", "category": "a\nb"],
      .null,
    ]
    let answer = try save(ledgerRequest(["transactions": .array(records)]))
    #expect(answer["error"]?["path"] == .array(["action", "ledger", "transactions[0].date"]))
    #expect(
      answer["error"]?["message"]?.string?.contains("“1.5” has decimals, which VND does not have\n") == true,
      "\(answer.text)")
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
      (
        Self.action(#"{"kind": "import", "ledger": {"transactions": []}, "replace": true}"#),
        "action.currency"
      ),
      (Self.action(#"{"kind": "import", "ledger": {}, "expenses": "negative"}"#), "action.expenses"),
      (Self.action(#"{"kind": "add"}"#), "action.amount"),
      (Self.action(#"{"kind": "add", "amount": 5}"#), "action.currency"),
      (Self.action(#"{"kind": "add", "amount": 0, "currency": "USD"}"#), "action.amount"),
      (Self.action(#"{"kind": "add", "amount": 5, "currency": "USD", "date": "1969-12-31"}"#), "action.date"),
      (Self.action(#"{"kind": "edit", "id": 1, "amount": 5}"#), "action.kind"),
      (Self.action(#"{"kind": "remove", "id": 1}"#), "action.id"),
      (Self.action(#"{"kind": "undo"}"#), "action.kind"),
      (Self.action(#"{"kind": "import", "ledger": {}, "file": 1}"#), "action.file"),
      (Self.action(#"{"kind": "status"}"#), "action.kind"),
      (Self.action(#"{"kind": "status", "currency": "USD"}"#), "action.currency"),
      (Self.action(#"{"kind": "set", "rules": {"firstWeekday": "sunday"}}"#), "action.currency"),
      (Self.action(#"{"kind": "set", "period": "week"}"#), "action.amount"),
      (Self.action(#"{"kind": "set", "amount": 5}"#), "action.period"),
      (Self.action(#"{"kind": "set", "category": "Food"}"#), "action.period"),
      (
        Self.action(
          #"{"kind": "set", "period": "week", "amount": 5, "category": "a\nb", "currency": "USD"}"#),
        "action.category"
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
    let answer = try JSON(
      parsing: Array(AppGroup(folder: folder, settings: nil, ownFolder: folder).save(request).utf8))
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
      (
        "{",
        "BudgetSummary.json: not JSON: byte 1: the text ends inside a value\nThere is no older copy."
      ),
      (
        #"{"schema": "momiq-budget", "version": 99, "payload": {}}"#,
        "BudgetSummary.json: version 99 is newer than 1"
      ),
    ] {
      try Data(text.utf8).write(to: file)
      let answer = try save(ledgerRequest(ledger()))
      #expect(answer["error"]?["message"]?.string?.hasPrefix(beginning) == true, "\(answer.text)")
      #expect(try Data(contentsOf: file) == Data(text.utf8))
    }
    let noGroup = AppGroup(folder: nil, settings: nil).save(ledgerRequest(try ledger()).text)
    #expect(noGroup.contains(#""code":"noContainer""#))
  }

  @Test func MQ_09_aFileIsTakenAsTextOrAsBytes() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var check = TypeCheck(try AnswerTests.declarations())
    let file = "date,amount,currency,id\n2026-02-17,2,USD,a\n2026-02-17,2,USD,a\n"
    let answer = try save(ledgerRequest(.string(file)))
    #expect(check.fault(answer, is: "SaveAnswer") == nil)
    #expect(
      answer["saved"]?["imported"]?["repeats"] == .array([["id": "a", "first": "2", "second": "3"]]),
      "\(answer.text)")
    let wrong = try save(ledgerRequest(.string(file + "x,2,USD,\n2026-02-17,2.5,VND,\n")))
    #expect(check.fault(wrong, is: "Failure") == nil)
    #expect(
      wrong["error"]?["faults"]?.array?.map { $0["line"] } == [.integer(4), .integer(5)], "\(wrong.text)")
    #expect(wrong["error"]?["faults"]?.array?.first?["column"] == .integer(1))
    let group = AppGroup(folder: folder, settings: nil, ownFolder: folder)
    let again = try JSON(
      parsing: Array(group.save(request(["kind": "import"]).text, ledger: Data(file.utf8)).utf8))
    #expect(again["saved"]?["budget"] == answer["saved"]?["budget"])
  }
}
