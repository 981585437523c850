import Foundation
import TestSupport
import Testing
import WidgetBridge

/// The files of the log of drinks from another language: which a widget is handed, and what `open` and `recover` mend.
struct HydrationFilesTests: TestsOfSavedDrinks {
  let folder: URL
  let declarations: TypeScriptDeclarations

  init() throws { (folder, declarations) = (try Self.newFolder(), try AnswerTests.declarations()) }

  /// The files that a widget needs of a journal of years: the cache, and the two newest months.
  @Test func aWidgetIsHandedTheCacheAndTheTwoNewestMonths() throws {
    defer { clean() }
    let months = "WaterQuestState-YYYY-MM.jsonl"
    #expect(try group.stored(months) == nil)
    for (number, time) in ["2025-11-30", "2025-12-31", "2026-01-01", "2026-01-31", "2026-02-01"].enumerated()
    {
      _ = try answer(
        ["kind": "add", "id": .string("\(number)"), "volumeML": .integer(2_500)], at: "\(time)T03:00:00Z")
    }
    let text = try #require(try group.stored(months))
    let parts = try [
      "WaterQuestState-cache.json", "WaterQuestState-2026-01.jsonl", "WaterQuestState-2026-02.jsonl",
    ]
    .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
    #expect(text == parts.joined())
    #expect(try group.stored("WaterQuestState-2025-11.jsonl")?.contains(#""id":"0""#) == true)
    // The streak of three days goes back into a month that is handed over, and would go on into one that is not.
    #expect(try shown(at: "2026-02-01T04:00:00Z")["day"]?["streak"] == .integer(2))
    // Without the cache all months are read.
    let cache = folder.appendingPathComponent("WaterQuestState-cache.json")
    try FileManager.default.removeItem(at: cache)
    #expect(try group.stored(months) == parts.joined())
    #expect(try shown(at: "2026-02-01T04:00:00Z")["day"]?["todayTotalML"] == .integer(2_500))
  }

  /// Months that are not handed over count by what the cache says of them.
  @Test func aStreakGoesOnIntoMonthsThatAreNotHandedOver() throws {
    defer { clean() }
    for day in ["2025-12-29", "2025-12-30", "2025-12-31"] {
      _ = try answer(["kind": "add", "volumeML": .integer(2_500)], at: "\(day)T03:00:00Z")
    }
    for day in 1...31 {
      _ = try answer(
        ["kind": "add", "volumeML": .integer(2_500)],
        at: "2026-01-\(day < 10 ? "0" : "")\(day)T03:00:00Z")
    }
    let saved = try answer(["kind": "add", "volumeML": .integer(2_500)], at: "2026-02-01T03:00:00Z")["saved"]
    #expect(saved?["day"]?["streak"] == .integer(35))
    #expect(try shown(at: "2026-02-01T04:00:00Z")["day"]?["streak"] == .integer(35))
  }

  /// The app's first version wrote its drinks into the document: the widget shows them, and `open` moves them once.
  @Test func theFileOfTheFirstVersionIsShownThenAdopted() throws {
    defer { clean() }
    let old =
      #"{"entries":[{"date":"2026-02-17T01:00:00Z","id":"a","volumeML":250}],"profile":{"weightKg":70}}"#
    let file = folder.appendingPathComponent("WaterQuestState.json")
    try Data(old.utf8).write(to: file)
    _ = try answer(["kind": "tap", "id": "t", "volumeML": .integer(100)])
    #expect(try shown(at: "2026-02-17T03:00:00Z")["day"]?["todayTotalML"] == .integer(350))
    #expect(try refused(["kind": "set", "profile": ["weightKg": .integer(80)]]).message.contains("adopted"))
    #expect(try refused(["kind": "delete", "id": "a"]).message.contains("adopted"))
    #expect(try Data(contentsOf: file) == Data(old.utf8))
    // Reading moves nothing.
    #expect(
      try answer(["kind": "check"])["saved"]?["day"]?["problems"]
        == .array(["1 drink is in the file of the app’s first version, which is not adopted yet"]))
    #expect(try answer(["kind": "read"])["saved"]?["day"]?["todayTotalML"] == .integer(350))
    #expect(try refused(["kind": "export", "form": "jsonl"]).message.contains("adopted"))
    #expect(try Data(contentsOf: file) == Data(old.utf8))
    var check = TypeCheck(declarations)
    for moved: JSON? in [
      ["drinkCount": .integer(1), "unread": .array([]), "oldFile": .string(file.path + ".migrated")],
      nil,
    ] {
      let opened = try answer(["kind": "open"])
      #expect(check.fault(opened, is: "HydrationSaved") == nil && opened["saved"]?["moved"] == moved)
      let day = opened["saved"]?["day"]
      #expect(day?["todayTotalML"] == .integer(350) && day?["profile"]?["weightKg"] == .integer(70))
      #expect(try Data(contentsOf: file.appendingPathExtension("migrated")) == Data(old.utf8))
    }
    #expect(try shown(at: "2026-02-17T03:00:00Z")["day"]?["todayTotalML"] == .integer(350))
    #expect(try answer(["kind": "delete", "id": "a"])["saved"]?["day"]?["todayTotalML"] == .integer(100))
  }

  /// Damaged settings are gone on with from JavaScript, and so is a document that is gone.
  @Test func damagedSettingsAreRecovered() throws {
    defer { clean() }
    let file = folder.appendingPathComponent("WaterQuestState.json")
    for mass in [60, 70] { _ = try answer(["kind": "set", "profile": ["weightKg": .integer(Int64(mass))]]) }
    for number in 1...3 {
      _ = try answer(["kind": "add", "id": .string("\(number)"), "volumeML": .integer(100)])
    }
    let whole = try Data(contentsOf: file)
    try Data(whole.dropLast(20)).write(to: file)
    #expect(try refused(["kind": "open"]).message.hasPrefix("WaterQuestState.json: "))
    let saved = try answer(["kind": "recover"])["saved"]
    #expect(saved?["day"]?["todayTotalML"] == .integer(300), "\(String(describing: saved))")
    #expect(saved?["day"]?["profile"]?["weightKg"] == .integer(60), "of the backup")
    #expect(saved?["recovered"]?["areSettingsKept"] == .bool(true))
    #expect(saved?["recovered"]?["keptFiles"]?.array?.count == 1)
    #expect(names.contains { $0.hasPrefix("WaterQuestState.json.corrupt-") })
    try FileManager.default.removeItem(at: file)
    #expect(throws: AppGroupError.self) { try group.stored("WaterQuestState.json") }
    #expect(try answer(["kind": "recover"])["saved"] != nil)
    #expect(try answer(["kind": "add", "volumeML": .integer(1)])["saved"] != nil)
  }

  /// Lines that are damaged are counted with their file, and the others count.
  @Test func aDamagedLineIsAProblem() throws {
    defer { clean() }
    let month = folder.appendingPathComponent("WaterQuestState-2026-02.jsonl")
    for number in 1...3 {
      _ = try answer(["kind": "add", "id": .string("\(number)"), "volumeML": .integer(100)])
    }
    let text = try String(contentsOf: month, encoding: .utf8).replacing(#""id":"2""#, with: #""id":"7""#)
    try text.write(to: month, atomically: false, encoding: .utf8)
    let problem = "\(month.path): 1 line of 2026-02 is damaged or missing"
    for action: JSON in [
      ["kind": "open"], ["kind": "add", "volumeML": .integer(50)], ["kind": "recover"], ["kind": "check"],
    ] {
      let day = try answer(action)["saved"]?["day"]
      #expect(day?["problems"] == .array([.string(problem)]), "\(day?.text ?? "")")
    }
    #expect(try String(contentsOf: month, encoding: .utf8).hasPrefix(text))
  }
}
