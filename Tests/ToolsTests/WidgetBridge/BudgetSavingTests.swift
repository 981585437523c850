import Foundation
import TestSupport
import Testing
import WidgetBridge

/// Budgets that an app sets, and a document that it recovers.
struct BudgetSavingTests: TestsOfSavedBudgets {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("almanac-app-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  /// An app shows its budgets as the command prints them; the amounts were added by hand.
  @Test func MQ_16_MQ_24_budgetsAreSetChangedAndRemovedByNameOrID() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var check = TypeCheck(try AnswerTests.declarations())
    func budget(_ action: JSON) throws -> JSON? {
      let request = request(action)
      #expect(check.fault(request, is: "SaveRequest") == nil)
      let answer = try save(request)
      #expect(check.fault(answer, is: "SaveAnswer") == nil, "\(answer.text)")
      return answer["saved"]?["budget"]
    }
    let spent: JSON = [
      "transactions": .array([
        ["id": "a", "date": "2026-02-17", "amount": "85000", "currency": "VND", "category": "food"],
        ["id": "b", "date": "2026-02-02", "amount": "5000", "currency": "VND"],
        ["id": "c", "date": "2026-02-17", "amount": "1.50", "currency": "USD"],
      ]), "categories": .array([["id": "food", "name": "Ăn uống"]]), "currency": "VND",
    ]
    let first = try budget(["kind": "import", "ledger": spent])
    #expect(
      first?["totals"]?.array?.map { $0["period"]?.string } == [
        "day", "week", "month", "year", "financialYear",
      ])
    #expect(
      first?["totals"]?.array?[2] == [
        "period": "month", "first": "2026-02-01", "last": "2026-02-28", "label": "February 2026",
        "spent": ["currency": "VND", "amount": "90000", "text": "₫90,000"],
        "others": .array([["currency": "USD", "amount": "1.50", "text": "$1.50"]]),
      ])
    let set = try budget([
      "kind": "set", "period": "month", "amount": .integer(100_000), "category": "ăn uống",
      "rules": ["monthStartDay": .integer(10)],
    ])
    #expect(set?["totals"]?.array?[2]["first"] == "2026-02-10")
    #expect(
      set?["budgets"]?.array == [
        [
          "period": "month", "first": "2026-02-10", "last": "2026-03-09", "label": "February 10 – March 9",
          "spent": ["currency": "VND", "amount": "85000", "text": "₫85,000"], "level": "warning",
          "levelText": "Close to budget", "percent": "85%",
          "limit": ["currency": "VND", "amount": "100000", "text": "₫100,000"], "category": "food",
          "name": "Ăn uống",
        ]
      ])
    #expect(
      try budget(["kind": "set", "period": "month", "amount": "90000", "category": "food"])?["budgets"]?
        .array?.count == 1)
    #expect(
      try budget(["kind": "set", "period": "month", "amount": .null, "category": "FOOD"])?["budgets"]
        == .array([]))
    let refused = try save(request(["kind": "set", "period": "month", "amount": .null, "category": "food"]))
    #expect(refused["error"]?["path"] == .array(["action", "period"]))
    let later = try budget([
      "kind": "set", "period": "day", "amount": .integer(5), "category": "Fod", "currency": "USD",
    ])
    #expect(later?["missingCategories"] == .array(["Fod"]) && later?["language"] == "en")
    #expect(
      check.unseen(of: ["BudgetSave", "SetBudget", "BudgetOverview"]) == [])
  }

  /// Entries and sums by day lie in the folder of the app alone, where no widget looks.
  @Test func entriesAreAddedChangedRemovedAndTakenBack() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var check = TypeCheck(try AnswerTests.declarations())
    let own = folder.appendingPathComponent("own")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    let group = AppGroup(folder: folder, settings: nil, ownFolder: own)
    // Without it they would lie in the group.
    let shared = AppGroup(folder: folder, settings: nil).save(request(["kind": "add", "amount": "1"]).text)
    #expect(shared.contains("need a folder of the app alone"), "\(shared)")
    func saved(_ action: JSON) throws -> JSON? {
      let request = request(action)
      #expect(check.fault(request, is: "SaveRequest") == nil)
      let answer = try JSON(parsing: Array(group.save(request.text).utf8))
      #expect(check.fault(answer, is: "SaveAnswer") == nil, "\(answer.text)")
      return answer["saved"]
    }
    func month(_ saved: JSON?) -> String? {
      saved?["budget"]?["totals"]?.array?[2]["spent"]?["amount"]?.string
    }
    _ = try saved([
      "kind": "import", "ledger": "date,amount,currency\n2026-02-01,1,USD\n", "replace": .bool(true),
    ])
    let added = try saved([
      "kind": "add", "amount": "12.50", "category": "food", "note": "lunch", "currency": "USD",
      "refund": .bool(false), "date": "2026-02-17",
    ])
    #expect(month(added) == "13.50")
    #expect(
      added?["entry"] == [
        "id": .integer(1), "date": "2026-02-17", "amount": "12.50", "currency": "USD", "refund": .bool(false),
        "category": "food", "note": "lunch",
      ])
    let changed = try saved([
      "kind": "edit", "id": .integer(1), "amount": .integer(2), "refund": .bool(true), "category": .null,
      "note": "", "date": "2026-02-16", "currency": "USD",
    ])
    #expect(month(changed) == "-1.00" && changed?["entry"]?["category"] == nil)
    #expect(try saved(["kind": "list", "first": "2026-02-17"])?["entries"] == .array([]))
    #expect(try saved(["kind": "list", "last": "2026-02-16"])?["entries"]?.array?.count == 1)
    #expect(month(try saved(["kind": "remove", "id": .integer(1)])) == "1.00")
    let undone = try saved(["kind": "undo"])
    #expect(month(undone) == "-1.00" && undone?["undone"]?["kind"] == "remove")
    #expect(
      check.unseen(of: ["AddEntry", "EditEntry", "RemoveEntry", "ListEntries", "RecordedEntry"]) == [])
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name != "own" {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      #expect(!name.contains("book") && !text.contains("lunch"), "\(name)")
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: own.path).sorted() == [
        "BudgetSummary.book.json", "BudgetSummary.book.json.backup", "BudgetSummary.book.json.lock",
      ])
  }

  @Test func C_07_anAppGoesOnAfterDamage() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var check = TypeCheck(try AnswerTests.declarations())
    let file = folder.appendingPathComponent("BudgetSummary.json")
    try Data("{".utf8).write(to: file)
    let asked = try save(request(["kind": "set", "period": "month", "amount": .integer(5)]))
    #expect(asked["error"]?["path"] == .array(["action", "kind"]), "\(asked.text)")
    #expect(try save(request(["kind": "recover"]))["error"]?["path"] == .array(["action", "currency"]))
    #expect(try Data(contentsOf: file) == Data("{".utf8))
    for isDamaged in [true, false] {
      let answer = try save(request(["kind": "recover", "currency": "USD"]))
      #expect(check.fault(answer, is: "SaveAnswer") == nil)
      let recovered = answer["saved"]?["recovered"]
      #expect(recovered?["isDocumentNew"] == (isDamaged ? .bool(true) : nil), "\(answer.text)")
      #expect(recovered?["keptFiles"]?.array?.count == (isDamaged ? 1 : nil))
    }
    // A file of something else is not offered to be replaced.
    let other = Data(#"{"schema": "solstice-settings", "version": 1, "payload": {}}"#.utf8)
    try other.write(to: file)
    let actions: [JSON] = [
      ["kind": "status"],
      ["kind": "import", "ledger": try ledger(), "replace": .bool(true)],
    ]
    for action in actions {
      let error = try save(request(action))["error"]
      #expect(error?["code"] == "otherFile" && error?["path"] == .array([]))
      #expect(error?["values"]?["found"] == "solstice-settings")
    }
    #expect(try Data(contentsOf: file) == other)
  }
}
