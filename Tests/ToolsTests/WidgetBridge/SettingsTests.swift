import BudgetWidgetCore
import Foundation
import HydrationWidgetCore
import InsultWidgetCore
import LunarCalendarWidgetCore
import SolsticeWidgetCore
import TestSupport
import Testing
import WidgetBridge

/// Settings and configurations of all widgets keep what an app stored when they are written again.
struct SettingsTests {
  /// Objects with choices of every kind: valid, unknown, out of range, of another type, and with members of a
  /// newer version.
  private static func object(_ random: inout Seeded) -> JSONObject {
    let values: [JSON] = [
      .null, .bool(true), .integer(-5), .integer(60), .integer(3), .string(""), .string("mild"),
      .string("season"),
      .string("granted"), .string("whenInUse"), .string("vietnamese"), .string("korea"), .string("2026-02"),
      .string("month"),
      .array([.string("statement.x"), .integer(1)]),
      ["latitude": .integer(21), "longitude": .integer(105), "note": "x"],
      ["latitude": .integer(91), "longitude": .integer(0)],
    ]
    let keys = [
      "calendar", "monthNaming", "firstWeekday", "dayBasis", "usesLargeType", "hidesObservances",
      "showsPentad", "showsRokuyo", "daysOffCountry", "month",
      "rows", "seed",
      "intervalMinutes",
      "rating", "skipped",
      "favourites", "permission", "devicePlace", "chosenPlace", "naming", "seasons", "showsSun", "period",
      "category",
      "beverage", "later",
    ]
    var object = JSONObject()
    for key in keys where Bool.random(using: &random) { object[key] = values.randomElement(using: &random) }
    return object
  }

  private func check<Settings: WidgetSettings>(_ type: Settings.Type, _ object: JSONObject) throws {
    let stored = StoredSettings<Settings>(parsing: Array(JSON.object(object).text.utf8))
    let written = try JSONObject(json: try JSON(parsing: stored.bytes))
    for member in object.members {
      #expect(written[member.key] == member.value, "\(type) \(member.key): \(member.value.text)")
    }
    // The written text is read as the same settings.
    #expect(StoredSettings<Settings>(parsing: stored.bytes).settings == stored.settings, "\(type)")
  }

  @Test func whatWasStoredIsThereAgainAfterARewrite() throws {
    var random = Seeded(9)
    for _ in 0..<400 {
      let object = Self.object(&random)
      try check(CalendarSettings.self, object)
      try check(CalendarConfiguration.self, object)
      try check(InsultSettings.self, object)
      try check(InsultConfiguration.self, object)
      try check(SolsticeSettings.self, object)
      try check(SolsticeConfiguration.self, object)
      try check(BudgetConfiguration.self, object)
      try check(SpendingConfiguration.self, object)
      try check(HydrationConfiguration.self, object)
    }
  }

  /// The schemas name the settings that the apps read, and no others.
  @Test func theSchemasHaveTheSettingsOfTheList() throws {
    func check<Settings: WidgetSettings>(_ type: Settings.Type, _ name: String) throws {
      let file = StoredForm.schemas.appendingPathComponent("\(name)-settings.schema.json")
      let schema = try JSON(parsing: Array(Data(contentsOf: file)))
      #expect(schema["properties"]?.object?.keys.sorted() == Settings.keys.sorted(), "\(name)")
    }
    try check(CalendarSettings.self, "calendar")
    try check(InsultSettings.self, "insult")
    try check(SolsticeSettings.self, "solstice")
  }
}
