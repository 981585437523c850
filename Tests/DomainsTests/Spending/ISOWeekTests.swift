import AlmanacFoundation
import Foundation
import SourceText
import Spending
import TestSupport
import Testing

struct ISOWeekTests {
  /// Calls a check for each day of the table, with its ISO year and week.
  private static func eachDay(_ check: (CivilDate, _ year: Int, _ week: Int) throws -> Void) throws {
    for record in try ReferenceTable.records("iso_weeks", columns: ["year", "first-day", "weeks"]) {
      let year = try #require(Int(record["year"]))
      let first = try #require(CivilDate(String(record["first-day"])))
      let weeks = try #require(Int(record["weeks"]))
      for offset in 0..<weeks * 7 { try check(first.adding(days: offset), year, offset / 7 + 1) }
    }
  }

  @Test func MQ_16_everyDayOf1900To2100IsInTheWeekThatISO8601Counts() throws {
    var failures: [String] = []
    var count = 0
    try Self.eachDay { day, year, week in
      count += 1
      let period = try Period(.week, containing: day)
      let text = "\(year)-W\(week < 10 ? "0" : "")\(week)"
      if "\(period.anchor)" != text || period.year != year || period.number != week
        || period.first.weekday != .monday
        || period.dayCount != 7 || !period.contains(day)
      {
        failures.append("\(day): \(period.anchor), expected \(text)")
      }
    }
    // 1900-01-01 to 2100-12-31, and the rest of the ISO years around them.
    #expect(count > 73_414)
    #expect(failures.prefix(5) == [])
  }

  /// A second source: Foundation's ISO calendar.
  @Test func MQ_16_weeksAtTheTurnOfYearsAreThoseOfFoundation() throws {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    for (text, expected) in [
      ("2020-12-31", "2020-W53"), ("2021-01-03", "2020-W53"), ("2024-12-30", "2025-W01"),
      ("2027-01-01", "2026-W53"), ("2018-12-31", "2019-W01"), ("2025-10-15", "2025-W42"),
    ] {
      let day = try #require(CivilDate(text))
      #expect(try Period(.week, containing: day).anchor.description == expected)
      let date = try #require(calendar.date(from: day.components))
      let fields = calendar.dateComponents([.weekOfYear, .yearForWeekOfYear], from: date)
      #expect(
        "\(fields.yearForWeekOfYear ?? 0)-W\(String(format: "%02d", fields.weekOfYear ?? 0))" == expected)
    }
  }

  /// Foundation's calendars with another first day and another first week, around every turn of the year.
  @Test func MQ_16_weeksByOtherRulesAreThoseOfFoundation() throws {
    var failures: [String] = []
    for weekday in Weekday.allCases {
      for minimalDays in 1...7 {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        calendar.firstWeekday = (weekday.rawValue + 1) % 7 + 1
        calendar.minimumDaysInFirstWeek = minimalDays
        let rules = try PeriodRules(week: WeekRule(firstWeekday: weekday, minimalDays: minimalDays))
        for year in 2015...2028 {
          for offset in -9...9 {
            let day = try CivilDate(year: year, month: 1, day: 1).adding(days: offset)
            let date = try #require(calendar.date(from: day.components))
            let fields = calendar.dateComponents([.weekOfYear, .yearForWeekOfYear], from: date)
            let period = try Period(.week, containing: day, rules: rules)
            if period.number != fields.weekOfYear || period.year != fields.yearForWeekOfYear
              || period.first.weekday != weekday
            {
              failures.append("\(day) \(weekday) \(minimalDays): \(period.anchor), Foundation \(fields)")
            }
          }
        }
      }
    }
    #expect(failures.prefix(5) == [])
  }
}
