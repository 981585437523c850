import Testing
import WidgetCore

/// The runtime's types in JSON.
struct WordCodingTests {
  private func comesBack<Value: JSONCodable & Equatable>(_ value: Value, as text: String) throws {
    #expect(try value.json.text == text)
    #expect(try Value(json: value.json) == value)
  }

  private func message<Value: JSONDecodable>(_ type: Value.Type, _ text: String) throws -> String? {
    let json = try JSON(parsing: Array(text.utf8))
    do throws(JSONValueError) {
      _ = try Value(json: json)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func wordsComeBackAsTheyWere() throws {
    let ids = ["chinese", "chinese-utc8", "japanese", "korean", "vietnamese", "vietnamese-utc7"]
    for (calendar, id) in zip(LunarCalendar.all, ids) { try comesBack(calendar, as: "\"\(id)\"") }
    for (weekday, number) in zip(Weekday.allCases, 0...6) { try comesBack(weekday, as: "\(number)") }
    for (language, code) in zip([Language.vietnamese, .chinese, .english], ["vi", "zh", "en"]) {
      try comesBack(language, as: "\"\(code)\"")
    }
    try comesBack(MonthNaming.traditional, as: #""traditional""#)
    try comesBack(MonthNaming.modern, as: #""modern""#)
    try comesBack(Hemisphere.northern, as: #""northern""#)
    try comesBack(Hemisphere.southern, as: #""southern""#)
    for naming in EventNaming.allCases { try comesBack(naming, as: "\"\(naming)\"") }
    for reckoning in SeasonReckoning.allCases { try comesBack(reckoning, as: "\"\(reckoning)\"") }
  }

  @Test func anotherWordIsRefusedWithThoseThatAreAllowed() throws {
    #expect(
      try message(LunarCalendar.self, #""martian""#)
        == #"found "martian", expected the id of a calendar: "#
        + "chinese, chinese-utc8, japanese, korean, vietnamese, vietnamese-utc7")
    for text in ["7", "-1", "1.5", "9999999999", #""monday""#] {
      #expect(
        try message(Weekday.self, text)
          == "found \(text), expected a day of the week from 0 (Monday) to 6 (Sunday)")
    }
    #expect(
      try message(Language.self, "7")
        == "found 7, expected the tag of a language, such as vi or zh-Hans")
    #expect(
      try message(Hemisphere.self, "null") == "found null, expected one of: northern, southern")
    #expect(
      try message(MonthNaming.self, "{}")
        == "found an object, expected one of: traditional, modern")
  }

  @Test func aZoneComesBackWithItsChanges() throws {
    try comesBack(ZoneClock(offset: 25_200), as: #"{"offset":25200}"#)
    let spring = try #require(Instant("2026-03-08T07:00:00Z"))
    let autumn = try #require(Instant("2026-11-01T06:00:00Z"))
    let newYork = try #require(
      ZoneClock(
        offset: -18_000,
        changes: [
          ZoneClock.Change(at: spring, to: -14_400), ZoneClock.Change(at: autumn, to: -18_000),
        ]))
    try comesBack(
      newYork,
      as: #"{"changes":[{"at":"2026-03-08T07:00:00Z","offset":-14400},"#
        + #"{"at":"2026-11-01T06:00:00Z","offset":-18000}],"offset":-18000}"#)
    #expect(
      try ZoneClock(json: .object(["offset": .integer(0), "changes": .null])) == ZoneClock.utc,
      "null is the same as missing")
  }

  @Test(arguments: [
    (
      "{}",
      "offset: missing, expected local time minus UTC in seconds, a whole number from -86399 to 86399"
    ),
    (
      #"{"offset":86400}"#,
      "offset: found 86400, expected local time minus UTC in seconds, a whole number from -86399 to 86399"
    ),
    (
      #"{"offset":0,"changes":[{"at":"2026-03-08T07:00:00Z","offset":0.5}]}"#,
      "changes[0].offset: found 0.5, expected local time minus UTC in seconds, "
        + "a whole number from -86399 to 86399"
    ),
    (
      #"{"offset":0,"changes":[{"at":"2026-03-08T07:00:00Z","offset":1},"#
        + #"{"at":"2026-03-08T07:00:00Z","offset":2}]}"#,
      "changes: found an array, expected changes in order of time, each at a different moment"
    ),
    (
      #"{"offset":0,"changes":[{"at":"March","offset":1}]}"#,
      #"changes[0].at: found "March", expected a moment such as 2026-03-20T14:46:01Z"#
    ),
  ]) func aZoneThatIsNoneIsRefusedWithTheReason(text: String, reason: String) throws {
    #expect(try message(ZoneClock.self, text) == reason)
  }
}
