import Foundation
import LunarCalendarWidgetCore
import TestSupport
import Testing

/// The JSON for clients that draw the month themselves.
struct DataTests {
  /// The fields of the interface in the app's source document.
  private static let seedFields: Set = [
    "currentMonth", "currentYear", "lunarMonth", "lunarYear", "monthName", "lunarMonthName", "days",
  ]
  private static let seedDayFields: Set = [
    "solar", "lunar", "lunarMonth", "dayOfWeek", "isCurrentMonth", "isToday",
  ]
  private static let newDayFields: Set = [
    "date", "lunarYear", "isLeapMonth", "lunarMonthLength", "dayCanChi", "lunarText", "isCertain",
    "isDayOff", "isWorked", "accessibilityLabel",
  ]

  private static func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func LV_18_LV_19_theFieldsOfTheSourceDocumentUnderTheirNamesWithTheirTypes() throws {
    let object = try Self.object(try Widget().json("2026-02-17").text)
    #expect(Self.seedFields.isSubset(of: object.keys))
    let days = try #require(object["days"] as? [[String: Any]])
    #expect(days.count == 42)
    for day in days {
      #expect(Self.seedDayFields.union(Self.newDayFields).isSubset(of: day.keys))
      #expect(day["solar"] is Int && day["lunar"] is Int && day["isToday"] is Bool)
    }
    #expect(object["lunarMonthName"] as? String == "Tháng Giêng Bính Ngọ")
    // Sunday is 0.
    #expect(days[6]["dayOfWeek"] as? Int == 0)
    #expect(days[0]["dayOfWeek"] as? Int == 1)
    #expect(Set(days.compactMap { $0["date"] as? String }).count == 42)
  }

  @Test func LV_22_outsideTheTablesTheLunarFieldsAreNullNotMissingAndNotZero() throws {
    let object = try Self.object(try Widget().json("2150-01-15").text)
    #expect(object["lunarMonth"] is NSNull && object["lunarYear"] is NSNull)
    #expect(object["lunarMonthName"] as? String == "")
    #expect(object["note"] is String)
    let days = try #require(object["days"] as? [[String: Any]])
    #expect(days.allSatisfy { $0["lunar"] is NSNull && $0["lunarMonth"] is NSNull && $0["lunarYear"] == nil })
  }

  /// Tests/JavaScript checks that the file is the output of `prepareWidgetData`.
  @Test func theMonthThatThePackageForJavaScriptWritesIsTheSame() throws {
    let file = Repository.root.appendingPathComponent("Tests/JavaScript/month.json")
    let written = try JSON(parsing: Array(Data(contentsOf: file)))
    var expected = try #require(try Widget().json("2026-02-17").object)
    let days = try #require(expected["days"]?.array)
    // The package has no festivals and no solar terms.
    expected["days"] = .array(
      try days.map { day in
        .object(
          try #require(day.object).without([
            "solarTerm", "holidayKey", "holidayName", "isDayOff", "isWorked", "dayOff", "festivals",
            "accessibilityLabel",
          ]))
      })
    #expect(written == .object(expected) && days.count == 42)
  }
}
