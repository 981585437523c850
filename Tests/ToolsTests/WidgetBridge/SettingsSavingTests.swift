import Foundation
import InsultWidgetCore
import LunarCalendarWidgetCore
import SolsticeWidgetCore
import TestSupport
import Testing
import WidgetBridge
import WidgetFoundation

/// The choices of an app in another language are what widgets read, and the other way round.
struct SettingsSavingTests {
  private let suite = "almanac-settings-\(UUID().uuidString)"
  private let defaults: UserDefaults
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("almanac-settings-\(UUID().uuidString)")

  init() throws {
    defaults = try #require(UserDefaults(suiteName: suite))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private var group: AppGroup { AppGroup(folder: folder, settings: defaults) }

  private func clean() {
    defaults.removePersistentDomain(forName: suite)
    try? FileManager.default.removeItem(at: folder)
  }

  private func stored(_ name: String) throws -> JSON {
    try JSON(parsing: Array(try #require(try group.stored(name)).utf8))
  }

  /// Reads the settings as a widget does.
  private func read<Settings: WidgetSettings>(_ type: Settings.Type, _ key: String) -> Loaded<Settings> {
    Loaded(parsing: defaults.bytes(forKey: key))
  }

  private func request(_ document: String, _ action: JSON, at instant: String = "2026-02-17T05:10:00Z")
    -> JSON
  {
    [
      "document": .string(document), "instant": .string(instant), "zone": "Asia/Ho_Chi_Minh",
      "action": action,
    ]
  }

  @discardableResult
  private func save(
    _ document: String, _ action: JSON, at instant: String = "2026-02-17T05:10:00Z"
  ) throws -> JSON {
    let request = request(document, action, at: instant)
    let answer = try JSON(parsing: Array(group.save(request.text).utf8))
    var check = TypeCheck(try AnswerTests.declarations())
    #expect(check.fault(answer, is: "SaveAnswer") == nil)
    if answer["saved"] != nil { #expect(check.fault(request, is: "SaveRequest") == nil) }
    return answer
  }

  @discardableResult
  private func set(_ document: String, _ settings: JSON) throws -> JSON {
    try save(document, ["kind": "set", "settings": settings])
  }

  @Test func aWidgetReadsWhatAnAppHasChosen() throws {
    defer { clean() }
    #expect(
      try group.stored("insultSettings") == nil && read(InsultSettings.self, "insultSettings") == .missing)
    #expect(try set("insult", ["rating": "bawdy", "seed": "7"])["saved"]?["settings"]?["seed"] == "7")
    try set("calendar", ["monthNaming": "traditional"])
    try set("solstice", ["hemisphere": "southern"])
    let insult = read(InsultSettings.self, "insultSettings").value
    #expect(insult?.rating == .bawdy && insult?.seed == 7)
    #expect(read(CalendarSettings.self, "calendarSettings").value?.monthNaming == .traditional)
    #expect(read(SolsticeSettings.self, "solsticeSettings").value?.hemisphere == .southern)
  }

  /// Swift stores data, and another program may have stored text.
  @Test func anAppReadsWhatIsStoredInEitherForm() throws {
    defer { clean() }
    var settings = StoredSettings<InsultSettings>(parsing: nil)
    settings.settings.seed = 9
    defaults.set(Data(settings.bytes), forKey: "insultSettings")
    #expect(try group.stored("insultSettings") == String(decoding: settings.bytes, as: UTF8.self))
    defaults.set(#"{"seed": "11", "newer": [1]}"#, forKey: "insultSettings")
    #expect(try group.stored("insultSettings") == #"{"seed": "11", "newer": [1]}"#)
    #expect(read(InsultSettings.self, "insultSettings").value?.seed == 11)
    try set("insult", [:])
    #expect(read(InsultSettings.self, "insultSettings").value?.seed == 11)
    #expect(try group.stored("insultSettings")?.contains("newer") == true)
  }

  /// `react-native-shared-group-preferences` stores the text of what it is given, and the source document gives it a text already.
  @Test func IB_10_theIntervalOfTheFirstVersionStaysWhenTheAppSavesSomethingElse() throws {
    for stored in [
      #"{"insult":"Thou!","timestamp":"","intervalMinutes":30}"#,
      #""{\"insult\":\"Thou!\",\"timestamp\":\"\",\"intervalMinutes\":30}""#,
    ] {
      defer { clean() }
      defaults.set(stored, forKey: "currentInsult")
      #expect(try self.stored("insultSettings") == ["intervalMinutes": .integer(30)])
      try set("insult", ["rating": "bawdy"])
      let settings = read(InsultSettings.self, "insultSettings").value
      #expect(settings?.interval == .halfHour && settings?.rating == .bawdy)
      try set("insult", ["intervalMinutes": .integer(5)])
      #expect(read(InsultSettings.self, "insultSettings").value?.interval == .fiveMinutes)
    }
  }

  @Test func whatIsNotNamedStays() throws {
    defer { clean() }
    let old = #"{"seed": "5", "favourites": ["statement"], "rating": "cosmic", "mood": {"a": 1}}"#
    defaults.set(Data(old.utf8), forKey: "insultSettings")
    let before = try #require(try JSON(parsing: Array(old.utf8)).object)
    try set("insult", ["seed": "6"])
    var json = try stored("insultSettings")
    for key in ["favourites", "rating", "mood"] { #expect(json[key] == before[key], "\(key)") }
    #expect(json["seed"] == "6")
    // An unreadable choice is made again, and another one is reset.
    try set("insult", ["rating": "bawdy", "seed": .null])
    json = try stored("insultSettings")
    #expect(json["rating"] == "bawdy" && json["mood"] == before["mood"])
    #expect(read(InsultSettings.self, "insultSettings").value?.seed == InsultSettings().seed)
  }

  /// Bytes that are not an object are kept beside the new choices.
  @Test func damagedSettingsAreNotLost() throws {
    defer { clean() }
    defaults.set(Data("{\"seed\": \"5".utf8), forKey: "insultSettings")
    // They stay unchanged if no choice is made.
    try set("insult", [:])
    #expect(defaults.data(forKey: "insultSettings") == Data("{\"seed\": \"5".utf8))
    try set("insult", ["seed": "6"])
    let json = try stored("insultSettings")
    #expect(json["seed"] == "6" && json["unreadable"] == "{\"seed\": \"5")
  }

  @Test(
    arguments: [
      (#"{"kind": "set", "settings": "seed"}"#, "action.settings"),
      (#"{"kind": "set", "settings": []}"#, "action.settings"), (#"{"kind": "set"}"#, "action.settings"),
      (#"{"kind": "set", "settings": {"rating": "cosmic"}}"#, "action.settings.rating"),
      (#"{"kind": "set", "settings": {"seed": 5}}"#, "action.settings.seed"),
      (#"{"kind": "set", "settings": {"seed": "6", "interval": 15}}"#, "action.settings.interval"),
      (#"{"kind": "set", "settings": {}, "seed": "6"}"#, "action.seed"),
      (#"{"kind": "drop"}"#, "action.kind"),
      (#"{"kind": "another", "settings": {}}"#, "action.settings"), ("{}", "action.kind"), ("3", "action"),
    ]) func whatIsWrongIsNotStored(action: String, path: String) throws
  {
    defer { clean() }
    let old = Data(#"{"seed": "5"}"#.utf8)
    defaults.set(old, forKey: "insultSettings")
    let error = try #require(try save("insult", JSON(parsing: Array(action.utf8)))["error"])
    #expect(error["path"]?.array?.compactMap(\.string).joined(separator: ".") == path, "\(error.text)")
    #expect(defaults.data(forKey: "insultSettings") == old && (try? group.stored("InsultTaps.json")) == nil)
  }

  @Test func aGroupThatIsMissingIsReported() throws {
    defer { clean() }
    for document in ["calendar", "insult", "solstice"] {
      let action: JSON = ["kind": "set", "settings": [:]]
      let answer = AppGroup(folder: folder, settings: nil).save(request(document, action).text)
      #expect(answer.contains("is the group in the entitlements?"), "\(answer)")
    }
    let answer = AppGroup(folder: nil, settings: defaults).save(request("insult", ["kind": "another"]).text)
    #expect(answer.contains(#""code":"noContainer""#), "\(answer)")
  }

  /// A day of The Insolent Bard in JavaScript: settings at 11:00, a tap at 12:10, another rating at 12:20.
  @Test func aTapIsKeptAndSettingsLeaveItAlone() throws {
    defer { clean() }
    func shown(at instant: String) throws -> JSON {
      let answer = AllWidgets.answer([
        "widget": "insult", "instant": .string(instant),
        "state": .string(try #require(try group.stored("insultSettings"))),
        "log": try group.stored("InsultTaps.json").map(JSON.string) ?? .null,
        "environment": ["zone": "Asia/Ho_Chi_Minh", "language": "en", "family": "large"],
      ])
      return try #require(answer["snapshot"]?["facts"], "\(answer.text)")
    }
    try save("insult", ["kind": "set", "settings": ["seed": "9"]], at: "2026-02-17T04:00:00Z")
    #expect(try group.stored("InsultTaps.json") == nil)
    let first = try shown(at: "2026-02-17T05:05:00Z")
    #expect(first["beginning"] == "2026-02-17T05:00:00Z")
    let tapped = try save("insult", ["kind": "another"])
    #expect(tapped == ["saved": [:]], "\(tapped.text)")
    let second = try shown(at: "2026-02-17T05:15:00Z")
    #expect(second["beginning"] == "2026-02-17T05:10:00Z" && second["insult"] != first["insult"])
    let text = try #require(try group.stored("InsultTaps.json"))
    try save("insult", ["kind": "set", "settings": ["rating": "bawdy"]], at: "2026-02-17T05:20:00Z")
    #expect(try group.stored("InsultTaps.json") == text)
    let third = try shown(at: "2026-02-17T05:25:00Z")
    #expect(
      third["insult"]?.string
        == InsultSequence(seed: 9, rating: .bawdy).insult(in: 492_029 + 1).text)
    #expect(
      try stored("InsultTaps.json")["payload"] == ["at": "2026-02-17T05:10:00Z", "skipped": .integer(1)])
  }

  @Test(arguments: ["{", #"{"schema": "insult-taps", "version": 9, "payload": {}}"#])
  func tapsThatCannotBeReadAreNotOverwritten(text: String) throws {
    defer { clean() }
    try Data(text.utf8).write(to: folder.appendingPathComponent("InsultTaps.json"))
    let answer = try save("insult", ["kind": "another"])
    #expect(answer["error"]?["message"]?.string?.contains("InsultTaps.json") == true, "\(answer.text)")
    #expect(try group.stored("InsultTaps.json") == text)
  }
}
