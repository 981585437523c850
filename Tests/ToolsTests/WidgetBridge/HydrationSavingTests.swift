import Foundation
import HydrationWidgetCore
import TestSupport
import Testing
import WidgetBridge

/// The log of drinks from another language: JSON requests of an app lead to what the widget shows.
struct HydrationSavingTests: TestsOfSavedDrinks {
  let folder: URL
  let declarations: TypeScriptDeclarations

  init() throws { (folder, declarations) = (try Self.newFolder(), try AnswerTests.declarations()) }

  /// A whole day of actions, with the expected amounts.
  ///
  /// 250 mL of water, coffee of 300 mL changed to 350, wine deleted and restored, 200 mL from the widget's
  /// button: 800 of 2,310 mL, and of 2,610 after a run of 25 minutes at 12 mL per minute.
  @Test func aDayInJavaScriptIsWhatTheWidgetShows() throws {
    defer { clean() }
    var check = TypeCheck(declarations)
    func save(_ action: JSON, at time: String, as type: String = "HydrationSaved") throws -> JSON {
      let request = request(action, at: time)
      #expect(check.fault(request, is: "HydrationSave") == nil)
      let answer = try answer(action, at: time)
      #expect(check.fault(answer, is: type) == nil, "\(answer.text)")
      return try #require(answer["saved"])
    }
    var saved = try save(
      ["kind": "set", "profile": ["weightKg": .integer(70), "activityLevel": "steady"]],
      at: "2026-02-17T00:00:00Z")
    let goal = try #require(saved["day"]?["goal"]?["totalML"]?.integer)
    saved = try save(
      ["kind": "add", "id": "a", "volumeML": .integer(250), "note": "này", "date": "2026-02-17T00:30:00Z"],
      at: "2026-02-17T01:00:00.250Z")
    #expect(saved["drink"]?["day"] == "2026-02-17" && saved["day"]?["todayTotalML"] == .integer(250))
    saved = try save(
      ["kind": "add", "volumeML": .integer(300), "fluidType": "coffee"], at: "2026-02-17T01:30:00Z")
    let coffee = try #require(saved["drink"]?["id"]?.string)
    #expect(UUID(uuidString: coffee) != nil)
    saved = try save(
      [
        "kind": "edit", "id": .string(coffee), "volumeML": .integer(350), "fluidType": "tea",
        "date": "2026-02-17T08:40:00+07:00", "note": "green",
      ], at: "2026-02-17T02:00:00Z")
    #expect(saved["drink"]?["fluidType"] == "tea" && saved["drink"]?["date"] == "2026-02-17T01:40:00Z")
    saved = try save(["kind": "delete", "id": "a"], at: "2026-02-17T02:10:00Z")
    #expect(saved["drink"]?["id"] == "a" && saved["day"]?["todayTotalML"] == .integer(350))
    saved = try save(["kind": "undo"], at: "2026-02-17T02:20:00Z")
    #expect(saved["undone"] == "delete" && saved["day"]?["todayTotalML"] == .integer(600))
    // A tap changes nothing but the month.
    let document = try Data(contentsOf: folder.appendingPathComponent("WaterQuestState.json"))
    saved = try save(
      ["kind": "tap", "id": "t", "volumeML": .integer(200), "fluidType": "water"],
      at: "2026-02-17T02:30:00Z", as: "TapSaved")
    #expect(saved == ["id": "t"])
    #expect(try Data(contentsOf: folder.appendingPathComponent("WaterQuestState.json")) == document)
    #expect(
      try shown(at: "2026-02-17T03:00:00Z")["day"]?["todayTotalML"] == .integer(800), "with the tap")
    saved = try save(
      [
        "kind": "set", "lastWorkout": ["exerciseMinutes": .integer(25)],
        "lastWeather": ["temperatureC": .integer(20), "humidityPercent": .integer(40)],
      ], at: "2026-02-17T02:50:00Z")
    #expect(saved["day"]?["goal"]?["totalML"]?.integer == goal + 300)
    let facts = try shown(at: "2026-02-17T03:00:00Z")
    #expect(facts["day"]?["todayTotalML"] == .integer(800), "with the tap")
    #expect(facts["day"]?["goal"] == saved["day"]?["goal"])
    #expect(facts["day"]?["entries"]?.array?.count == 3)
    // Two weeks later the drinks of the day are found by a range, in the month before.
    saved = try save(
      ["kind": "add", "id": "b", "volumeML": .number("499.6")], at: "2026-03-10T01:00:00Z")
    #expect(saved["drink"]?["volumeML"] == .integer(500) && names.contains("WaterQuestState-2026-03.jsonl"))
    saved = try save(
      ["kind": "open", "first": "2026-02-17", "last": "2026-02-18", "beforeCut": .bool(true)],
      at: "2026-03-10T02:00:00Z")
    #expect(saved["day"]?["drinks"]?.array?.map { $0["id"]?.string } == ["a", coffee, "t"])
    #expect(saved["day"]?["date"] == "2026-03-10" && saved["day"]?["todayTotalML"] == .integer(500))
    #expect(saved["day"]?["problems"] == .array([]) && saved["day"]?["profile"]?["weightKg"] == .integer(70))
    // Null removes values.
    saved = try save(
      ["kind": "set", "profile": ["weightKg": .null], "lastWeather": .null, "lastWorkout": .null],
      at: "2026-03-10T03:00:00Z")
    #expect(saved["day"]?["profile"]?["weightKg"] == nil)
    let before = try group.stored("WaterQuestState.json")
    saved = try save(["kind": "recover", "anew": .bool(false)], at: "2026-03-10T03:00:00Z")
    #expect(saved["day"]?["problems"] == .array([]))
    #expect(
      saved["recovered"] == ["keptFiles": .array([])])
    #expect(try group.stored("WaterQuestState.json") == before, "nothing was wrong")
    saved = try save(
      ["kind": "read", "first": "2026-02-17", "last": "2026-03-10"], at: "2026-03-10T03:00:00Z")
    #expect(saved["day"]?["drinks"]?.array?.map { $0["id"]?.string } == ["a", coffee, "t", "b"])
    saved = try save(["kind": "check"], at: "2026-03-10T03:00:00Z")
    #expect(saved["checked"]?["drinkCount"] == .integer(4) && saved["checked"]?["dayCount"] == .integer(2))
    #expect(saved["day"]?["drinks"]?.array?.map { $0["id"]?.string } == ["b"])
    saved = try save(
      ["kind": "export", "form": "csv"], at: "2026-03-10T03:00:00Z", as: "DrinksExported")
    #expect(saved["exported"]?.string?.split(separator: "\n").count == 5)
    #expect(
      saved["exported"]?.string?.contains("t,2026-02-17T02:30:00Z,2026-02-17,200,200,water,widget,\n") == true
    )
    #expect(
      check.unseen(of: [
        "HydrationSave", "HydrationSaved", "AddDrink", "EditDrink", "DeleteDrink", "UndoChange", "TapAmount",
        "TapSaved", "SetHydration", "OpenLog", "ReadLog", "CheckLog", "CheckedDrinks", "RecoverLog",
        "ExportDrinks",
        "DrinksExported",
      ]) == [])
  }

  /// Every action that fails says where and why, and changes nothing.
  @Test func whatCannotBeDoneSaysWhere() throws {
    defer { clean() }
    _ = try answer(["kind": "add", "id": "a", "volumeML": .integer(250)])
    let before = try group.stored("WaterQuestState-2026-02.jsonl")
    let huge = try JSON(parsing: Array("1e400".utf8))
    let cases: [(action: JSON, path: String)] = [
      ([:], "action.kind"), (["kind": "drink"], "action.kind"), (["kind": .integer(1)], "action.kind"),
      (["kind": "add"], "action.volumeML"), (["kind": "add", "volumeML": "250"], "action.volumeML"),
      (["kind": "add", "volumeML": .integer(0)], "action.volumeML"),
      (["kind": "add", "volumeML": .integer(-250)], "action.volumeML"),
      (["kind": "add", "volumeML": .integer(10_001)], "action.volumeML"),
      (["kind": "add", "volumeML": .integer(.max)], "action.volumeML"),
      (["kind": "add", "volumeML": huge], "action.volumeML"),
      (["kind": "add", "volumeML": .integer(1), "volume": .integer(250)], "action.volume"),
      (["kind": "add", "volumeML": .integer(1), "fluidType": "cofee"], "action.fluidType"),
      (["kind": "add", "volumeML": .integer(1), "date": "2026-02-30T00:00:00Z"], "action.date"),
      (["kind": "add", "volumeML": .integer(1), "date": "hôm qua"], "action.date"),
      (["kind": "add", "volumeML": .integer(1), "date": "9999-12-31T23:00:00Z"], "action.date"),
      (["kind": "add", "volumeML": .integer(1), "id": "a"], "action.id"),
      (["kind": "add", "volumeML": .integer(1), "id": ""], "action.id"),
      (
        ["kind": "add", "volumeML": .integer(1), "id": .string(String(repeating: "喝", count: 34))],
        "action.id"
      ),
      (["kind": "add", "volumeML": .integer(1), "note": .integer(5)], "action.note"),
      (["kind": "edit", "volumeML": .integer(1)], "action.id"),
      (["kind": "edit", "id": "b", "volumeML": .integer(1)], "action.id"),
      (["kind": "edit", "id": "a", "volumeML": .integer(20_000)], "action.volumeML"),
      (["kind": "delete", "id": "b"], "action.id"), (["kind": "delete"], "action.id"),
      (["kind": "undo", "id": "a"], "action.id"), (["kind": "tap"], "action.volumeML"),
      (["kind": "tap", "volumeML": .integer(1), "note": "x"], "action.note"),
      (["kind": "tap", "volumeML": .integer(1), "id": ""], "action.id"),
      (["kind": "set", "profile": "x"], "action.profile"),
      (["kind": "set", "profile": ["weightKg": .integer(5)]], "action.profile.weightKg"),
      (["kind": "set", "profile": ["unitSystem": "cups"]], "action.profile.unitSystem"),
      (["kind": "set", "profile": ["prefersWeatherGoal": "yes"]], "action.profile.prefersWeatherGoal"),
      (["kind": "set", "goal": .integer(2000)], "action.goal"),
      (["kind": "set", "lastWeather": [:]], "action.lastWeather.temperatureC"),
      (
        ["kind": "set", "lastWeather": ["temperatureC": .integer(1), "humidityPercent": .integer(101)]],
        "action.lastWeather.humidityPercent"
      ),
      (
        ["kind": "set", "lastWorkout": ["exerciseMinutes": .integer(-1)]],
        "action.lastWorkout.exerciseMinutes"
      ),
      // The profile is valid, the weather is not: neither is saved.
      (
        ["kind": "set", "profile": ["weightKg": .integer(70)], "lastWeather": ["temperatureC": "hot"]],
        "action.lastWeather.temperatureC"
      ),
      (["kind": "merge"], "action.kind"), (["kind": "open", "first": "2026-02-30"], "action.first"),
      (["kind": "open", "first": "2026-02-18", "last": "2026-02-17"], "action.last"),
      (["kind": "recover", "id": "a"], "action.id"),
      (["kind": "check", "first": "2026-02-18"], "action.first"),
      (["kind": "read", "last": "2026-02-30"], "action.last"), (["kind": "export"], "action.form"),
      (["kind": "export", "form": "xml"], "action.form"),
    ]
    for (action, path) in cases {
      let found = try refused(action)
      #expect(found.path == path, "\(action.text): \(found)")
    }
    #expect(try group.stored("WaterQuestState-2026-02.jsonl") == before)
    #expect(
      names == ["WaterQuestState-2026-02.jsonl", "WaterQuestState-cache.json", "WaterQuestState.json.lock"])
    _ = try answer(["kind": "undo"])
    #expect(try refused(["kind": "undo"]) == ("action.kind", "There is nothing to undo"))
  }

  @Test func requestsThatAreNoneSayWhere() throws {
    defer { clean() }
    for (text, path) in [
      ("", ""), ("{", ""), ("[]", ""), (#"{"document": "water"}"#, "document"),
      (#"{"document": "hydration", "instant": 5}"#, "instant"),
      (#"{"document": "hydration", "instant": "2026-02-17T05:00:00Z"}"#, "zone"),
      (#"{"document": "hydration", "instant": "2026-02-17T05:00:00Z", "zone": "Sài Gòn"}"#, "zone"),
      (
        #"{"document": "hydration", "instant": "9999-12-31T20:00:00Z", "zone": "Asia/Ho_Chi_Minh"}"#,
        "instant"
      ),
      (#"{"document": "hydration", "instant": "2026-02-17T05:00:00Z", "zone": "UTC"}"#, "action"),
    ] {
      let answer = try JSON(parsing: Array(group.save(text).utf8))
      let found = answer["error"]?["path"]?.array?.compactMap(\.string).joined(separator: ".")
      #expect(found == path, "\(text): \(answer.text)")
    }
    // A request that was cut off at any place is invalid.
    let whole = request(
      ["kind": "add", "volumeML": .integer(250), "note": "này 喝"], at: "2026-02-17T05:00:00Z"
    ).text
    for count in 0..<whole.count {
      #expect(group.save(String(whole.prefix(count))).hasPrefix(#"{"error":"#), "\(count)")
    }
    #expect(names.isEmpty)
    let noGroup = AppGroup(folder: nil, settings: nil)
    for action: JSON in [["kind": "undo"], ["kind": "open"], ["kind": "tap", "volumeML": .integer(1)]] {
      let answer = noGroup.save(request(action, at: "2026-02-17T05:00:00Z").text)
      #expect(answer.contains(#""code":"noContainer""#), "\(answer)")
    }
  }

  /// A document of a newer version and a damaged one are not changed; drinks are not in it, so they can be logged.
  @Test func nothingIsWrittenOver() throws {
    defer { clean() }
    let file = folder.appendingPathComponent("WaterQuestState.json")
    for (number, text) in [
      "{", "", #"{"schema": "sipli-hydration", "version": 99, "payload": {}}"#, "[\u{fffd}]",
    ].enumerated() {
      try Data(text.utf8).write(to: file)
      for action: JSON in [
        ["kind": "open"], ["kind": "open", "first": "2026-02-17"], ["kind": "read"], ["kind": "check"],
        ["kind": "export", "form": "json"],
        ["kind": "set", "profile": ["weightKg": .integer(70)]],
        ["kind": "set", "lastWorkout": ["exerciseMinutes": .integer(25)]],
      ] {
        let found = try refused(action)
        #expect(found.path == "" && found.message.hasPrefix("WaterQuestState.json: "), "\(text): \(found)")
      }
      let saved = try answer(["kind": "add", "volumeML": .integer(100)])["saved"]
      #expect(saved?["day"]?["todayTotalML"] == .integer(Int64(number + 1) * 100), "\(text)")
      #expect(saved?["day"]?["profile"] == .null, "\(text)")
      #expect(try Data(contentsOf: file) == Data(text.utf8))
      try FileManager.default.removeItem(at: file)
    }
    // Names that no app has are refused, such as one that leads out of the folder.
    let months = "WaterQuestState-"
    for name in [
      "../\(folder.lastPathComponent)/WaterQuestState.json", "", "\(months)2026-13.jsonl", "\(months).jsonl",
      "\(months)2026-2.jsonl", "\(months)YYYY-02.jsonl", "WaterQuestState.json-2026.jsonl",
      "WaterQuestState-cache.json", "WaterQuestIntents.log", "WaterQuestState.json.backup",
    ] {
      #expect(throws: AppGroupError.unknownName(name)) { try group.stored(name) }
    }
    #expect(try group.stored("\(months)2026-01.jsonl") == nil && group.stored("BudgetSummary.json") == nil)
    for name in [
      "WaterQuestState.json", "\(months)2026-02.jsonl", "\(months)YYYY-MM.jsonl", "insultSettings",
    ] {
      #expect(throws: AppGroupError.noGroup) { try AppGroup(folder: nil, settings: nil).stored(name) }
    }
    #expect(try JSON(parsing: Array(AppGroupError.noGroup.answer(in: "vi").utf8))["error"]?["values"] == [:])
    let gone = AppGroup(folder: folder.appendingPathComponent("gone"), settings: nil)
    for name in ["WaterQuestState.json", "\(months)YYYY-MM.jsonl", "BudgetSummary.json"] {
      #expect(throws: AppGroupError.folderMissing(folder.path + "/gone")) { try gone.stored(name) }
    }
    try Data([0x7B, 0xFF]).write(to: file)
    #expect(try group.stored("WaterQuestState.json") == "{\u{fffd}")
  }

  /// A new drink is looked up nowhere: a month that cannot be opened is reported, but today's drinks are accepted.
  @Test func aNewDrinkNeedsNoFileOfAnEarlierMonth() throws {
    defer { clean() }
    for time in ["2019-02-17T03:00:00Z", "2019-02-27T03:00:00Z", "2026-02-17T03:00:00Z"] {
      _ = try answer(["kind": "add", "volumeML": .integer(250)], at: time)
    }
    let month = folder.appendingPathComponent("WaterQuestState-2019-02.jsonl")
    try FileManager.default.removeItem(at: month)
    try FileManager.default.createDirectory(at: month, withIntermediateDirectories: false)
    let saved = try answer(["kind": "add", "volumeML": .integer(300)])["saved"]
    #expect(saved?["day"]?["todayTotalML"] == .integer(550))
    // The answer to an added drink reports it too.
    #expect(saved?["day"]?["problems"] == .array(["WaterQuestState-2019-02.jsonl: not a file"]))
  }
}
