import Foundation
import InsultWidget
import LunarCalendarWidget
import SolsticeWidget
import Testing
import WidgetBridge

/// What an app in another language stores is what widgets read, and the other way round.
struct AppSettingsTests {
  private let suite = "almanac-settings-\(UUID().uuidString)"
  private let defaults: UserDefaults

  init() throws { defaults = try #require(UserDefaults(suiteName: suite)) }

  private func text(_ key: String) -> String? { AppSettings.stored(forKey: key, in: defaults) }

  /// As a widget reads them.
  private func read<Settings: WidgetSettings>(_ type: Settings.Type, _ key: String) -> Loaded<Settings> {
    Loaded(parsing: defaults.data(forKey: key).map(Array.init))
  }

  @Test func aWidgetReadsWhatAnAppHasStored() throws {
    defer { defaults.removePersistentDomain(forName: suite) }
    #expect(text("insultSettings") == nil && read(InsultSettings.self, "insultSettings") == .missing)
    try AppSettings.store(#"{"rating": "bawdy", "seed": "7"}"#, forKey: "insultSettings", in: defaults)
    try AppSettings.store(#"{"monthNaming": "traditional"}"#, forKey: "calendarSettings", in: defaults)
    try AppSettings.store(#"{"hemisphere": "southern"}"#, forKey: "solsticeSettings", in: defaults)
    let insult = read(InsultSettings.self, "insultSettings").value
    #expect(insult?.rating == .bawdy && insult?.seed == 7)
    #expect(read(CalendarSettings.self, "calendarSettings").value?.monthNaming == .traditional)
    #expect(read(SolsticeSettings.self, "solsticeSettings").value?.hemisphere == .southern)
  }

  /// Data as Swift stores them, and a text as another program may have.
  @Test func anAppReadsWhatIsStoredInEitherForm() throws {
    defer { defaults.removePersistentDomain(forName: suite) }
    var stored = StoredSettings<InsultSettings>(parsing: nil)
    stored.settings.seed = 9
    defaults.set(Data(stored.bytes), forKey: "insultSettings")
    #expect(text("insultSettings") == String(decoding: stored.bytes, as: UTF8.self))
    defaults.set(#"{"seed": "11", "newer": [1]}"#, forKey: "insultSettings")
    #expect(text("insultSettings") == #"{"seed": "11", "newer": [1]}"#)
    // Stored anew, a widget has it too.
    #expect(read(InsultSettings.self, "insultSettings") == .missing)
    try AppSettings.store("{}", forKey: "insultSettings", in: defaults)
    #expect(read(InsultSettings.self, "insultSettings").value?.seed == 11)
    #expect(text("insultSettings")?.contains("newer") == true)
  }

  @Test func whatIsNotNamedStays() throws {
    defer { defaults.removePersistentDomain(forName: suite) }
    let old = #"{"seed": "5", "favourites": ["statement"], "rating": "cosmic", "mood": {"a": 1}}"#
    defaults.set(Data(old.utf8), forKey: "insultSettings")
    let before = try #require(try JSON(parsing: Array(old.utf8)).object)
    try AppSettings.store(#"{"seed": "6"}"#, forKey: "insultSettings", in: defaults)
    var json = try JSON(parsing: Array(try #require(text("insultSettings")).utf8))
    for key in ["favourites", "rating", "mood"] { #expect(json[key] == before[key], "\(key)") }
    #expect(json["seed"] == "6")
    // A choice that could not be read is made anew, and one is taken back.
    try AppSettings.store(#"{"rating": "bawdy", "seed": null}"#, forKey: "insultSettings", in: defaults)
    json = try JSON(parsing: Array(try #require(text("insultSettings")).utf8))
    #expect(json["rating"] == "bawdy" && json["mood"] == before["mood"])
    #expect(read(InsultSettings.self, "insultSettings").value?.seed == InsultSettings().seed)
  }

  /// Bytes that are no object are kept beside the new choices.
  @Test func damagedSettingsAreNotLost() throws {
    defer { defaults.removePersistentDomain(forName: suite) }
    defaults.set(Data("{\"seed\": \"5".utf8), forKey: "insultSettings")
    try AppSettings.store(#"{"seed": "6"}"#, forKey: "insultSettings", in: defaults)
    let json = try JSON(parsing: Array(try #require(text("insultSettings")).utf8))
    #expect(json["seed"] == "6" && json["unreadable"] == "{\"seed\": \"5")
  }

  @Test(arguments: [
    ("insultSettings", "seed", "nothing was stored: "), ("insultSettings", "[]", "expected an object"),
    ("insultSettings", #"{"rating": "cosmic"}"#, "rating"), ("diary", "{}", "'diary' is none of"),
  ]) func whatIsWrongIsNotStored(key: String, text: String, reason: String) throws {
    defer { defaults.removePersistentDomain(forName: suite) }
    let old = Data(#"{"seed": "5"}"#.utf8)
    defaults.set(old, forKey: key)
    let error = #expect(throws: AppSettingsError.self) {
      try AppSettings.store(text, forKey: key, in: defaults)
    }
    #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
    #expect(defaults.data(forKey: key) == old)
    #expect(throws: AppSettingsError.noGroup) { try AppSettings.store("{}", forKey: key, in: nil) }
  }
}
