import Foundation
import LunarCalendarWidget
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
    "date", "lunarYear", "isLeap", "lunarMonthLength", "dayCanChi", "lunarText", "isCertain",
    "isDayOff", "accessibilityLabel",
  ]

  private static func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func LV_18_LV_19_theFieldsOfTheSourceDocumentUnderTheirNamesWithTheirTypes() throws {
    let object = try Self.object(try Widget().data("2026-02-17").storedJSON)
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
    let object = try Self.object(try Widget().data("2150-01-15").storedJSON)
    #expect(object["lunarMonth"] is NSNull && object["lunarYear"] is NSNull)
    #expect(object["lunarMonthName"] as? String == "")
    #expect(object["note"] is String)
    let days = try #require(object["days"] as? [[String: Any]])
    #expect(days.allSatisfy { $0["lunar"] is NSNull && $0["lunarMonth"] is NSNull && $0["lunarYear"] == nil })
  }

  @Test func whatIsWrittenIsReadBack() throws {
    for text in ["2026-02-17", "2025-08-01", "2101-01-15", "2150-01-15"] {
      let data = try Widget().data(text)
      #expect(try CalendarWidgetData(storedJSON: data.storedJSON) == data)
    }
  }

  /// Tests/JavaScript checks that the file is the output of `prepareWidgetData`.
  @Test func theMonthThatThePackageForJavaScriptWritesIsReadWhole() throws {
    let file = Repository.root.appendingPathComponent("Tests/JavaScript/month.json")
    var expected = try Widget().data("2026-02-17")
    for place in expected.days.indices {
      expected.days[place].solarTerm = nil
      expected.days[place].holidayKey = nil
      expected.days[place].holidayName = nil
      expected.days[place].isDayOff = nil
      expected.days[place].festivals = nil
      expected.days[place].accessibilityLabel = nil
    }
    #expect(try CalendarWidgetData(storedJSON: String(contentsOf: file, encoding: .utf8)) == expected)
  }

  /// The data as the app's first version wrote it.
  private static func stored(days: Int = 42, change: (inout [String: Any]) -> Void = { _ in }) throws
    -> String
  {
    let list: [[String: Any]] = (0..<days).map { index in
      let solar = index % 28 + 1
      let lunar = index % 29 + 1
      return [
        "solar": solar, "lunar": lunar, "lunarMonth": 12, "dayOfWeek": index % 7,
        "isCurrentMonth": index < 28, "isToday": index == 3,
      ]
    }
    var object: [String: Any] = [
      "currentMonth": 2, "currentYear": 2026, "lunarMonth": 12, "lunarYear": 2025,
      "monthName": "Tháng 2, 2026", "lunarMonthName": "Tháng Chạp Ất Tỵ", "days": list,
    ]
    change(&object)
    return String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
  }

  @Test func LV_20_whatTheFirstVersionStoredIsRead() throws {
    let data = try CalendarWidgetData(storedJSON: try Self.stored())
    #expect(data.lunarMonthName == "Tháng Chạp Ất Tỵ")
    #expect(data.days[3].isToday)
    #expect(data.days[3].isLeap == nil && data.days[3].date == nil)
  }

  @Test func C_09_newFieldsOfAnotherVersionThatCannotBeReadArePassedOver() throws {
    let data = try CalendarWidgetData(
      storedJSON: try Self.stored { object in
        object["language"] = "zh-Hans"
        object["weekdays"] = 7
        guard var days = object["days"] as? [[String: Any]] else { return }
        days[3]["date"] = "rubbish"
        days[3]["isLeap"] = true
        object["days"] = days
      })
    #expect((data.language, data.weekdays) == (nil, nil))
    #expect((data.days[3].date, data.days[3].isLeap) == (nil, true))
  }

  @Test func LV_20_whatIsNotSuchDataIsRefusedWithTheReason() throws {
    func error(_ text: String) -> String? {
      do throws(CalendarDataError) {
        _ = try CalendarWidgetData(storedJSON: text)
        return nil
      } catch {
        return error.description
      }
    }
    #expect(error("") == "the stored calendar cannot be read: it is not JSON")
    #expect(error("{}") == "the stored calendar cannot be read: currentMonth is missing")
    #expect(error("[1]") == "the stored calendar cannot be read: another type was expected")
    #expect(error("null") == "the stored calendar cannot be read: null is not allowed")
    #expect(error(try Self.stored(days: 41)) == "41 days, expected 42")
    #expect(error(try Self.stored { $0["currentMonth"] = 13 }) == "currentMonth is 13, allowed: 1 to 12")
    #expect(
      error(try Self.stored { $0["lunarYear"] = "2025" })
        == "the stored calendar cannot be read: lunarYear: another type was expected")
    #expect(
      error(try Self.stored { $0["monthName"] = NSNull() })
        == "the stored calendar cannot be read: monthName: null is not allowed")
    #expect(
      error(try Self.stored { $0["lunarYear"] = nil })
        == "the stored calendar cannot be read: lunarYear is missing")
    #expect(error(try Self.stored { $0["lunarYear"] = -5 }) == "lunarYear is -5, allowed: 1 to 9999")
    #expect(
      error(try Self.stored { $0["currentMonth"] = 2.5 })
        == "the stored calendar cannot be read: a number is not whole or too large")
    #expect(
      error(try Self.stored { $0["currentYear"] = 1e300 })
        == "the stored calendar cannot be read: a number is not whole or too large")
    let noLunar = try Self.stored { object in
      guard var days = object["days"] as? [[String: Any]] else { return }
      days[7]["lunar"] = nil
      object["days"] = days
    }
    #expect(error(noLunar) == "the stored calendar cannot be read: days.[7]: lunar is missing")
    let twice = try Self.stored { object in
      guard var days = object["days"] as? [[String: Any]] else { return }
      days[7]["isToday"] = true
      object["days"] = days
    }
    #expect(error(twice) == "2 days are marked as today, at most one can be")
    let wrong = try Self.stored { object in
      guard var days = object["days"] as? [[String: Any]] else { return }
      days[7]["lunar"] = 31
      object["days"] = days
    }
    #expect(error(wrong) == "lunar is 31, allowed: 1 to 30")
  }

  /// Only the white space differs from Foundation's encoder, which wrote the text in earlier versions.
  @Test func theTextHasAMemberALineInTheOrderOfTheAlphabet() throws {
    let data = try Widget().data("2026-02-17")
    let text = data.storedJSON
    #expect(text.hasPrefix("{\n  \"calendar\": \"vietnamese\",\n  \"currentMonth\": 2,\n"))
    #expect(text.hasSuffix("}") && !text.contains("{}"))
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let encoded = try JSONSerialization.data(
      withJSONObject: object, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    #expect(
      text.split(separator: "\n").map { $0.filter { $0 != " " } }
        == String(decoding: encoded, as: UTF8.self).split(separator: "\n").map { $0.filter { $0 != " " } })
  }
}
