import Almanac
import SourceText
import TestSupport
import Testing

struct RecurringLunarDateTests {
  private let calendar = LunarCalendar.vietnamese

  private func day(_ text: String) throws -> DayNumber { DayNumber(try #require(CivilDate(text))) }

  private func next(_ recurring: RecurringLunarDate, _ from: String) throws -> String? {
    try calendar.next(recurring, from: day(from)).map { CivilDate($0).description }
  }

  @Test func LV_23_theNextDayOfALunarDateIsFound() throws {
    let tet = try RecurringLunarDate(month: 1, day: 1)
    #expect(try next(tet, "2026-02-16") == "2026-02-17")
    #expect(try next(tet, "2026-02-17") == "2026-02-17")
    #expect(try next(tet, "2026-02-18") == "2027-02-06")
    #expect(try next(tet, "1899-02-10") == "1899-02-10")
    #expect(try next(tet, "2100-02-10") == nil)
    #expect(try next(RecurringLunarDate(month: 8, day: 15), "2026-01-01") == "2026-09-25")
  }

  /// 2025 has a month 6 (from 25 June) and a leap month 6 (from 25 July).
  @Test func leapMonthsByRule() throws {
    func days(_ rule: RecurringLunarDate.LeapMonthRule, _ year: Int) throws -> [String] {
      let recurring = try RecurringLunarDate(month: 6, day: 10, leapMonthRule: rule)
      return try calendar.days(of: recurring, inYear: year).map { CivilDate($0).description }
    }
    #expect(try days(.regularMonth, 2025) == ["2025-07-04"])
    #expect(try days(.leapMonthIfPresent, 2025) == ["2025-08-03"])
    #expect(try days(.bothMonths, 2025) == ["2025-07-04", "2025-08-03"])
    for rule in RecurringLunarDate.LeapMonthRule.allCases { #expect(try days(rule, 2026) == ["2026-07-23"]) }
    let both = try RecurringLunarDate(month: 6, day: 10, leapMonthRule: .bothMonths)
    #expect(try next(both, "2025-07-05") == "2025-08-03")
  }

  /// Month 12 of 2025 has 29 days: Tết 2026 is on 17 February.
  @Test func day30ByRule() throws {
    func day(_ rule: RecurringLunarDate.MissingDayRule) throws -> String? {
      try next(RecurringLunarDate(month: 12, day: 30, missingDayRule: rule), "2026-02-01")
    }
    #expect(try day(.lastDayOfMonth) == "2026-02-16")
    #expect(try day(.firstDayOfNextMonth) == "2026-02-17")
    #expect(try day(.skip) == "2033-01-30")
    // The next month 12 with 30 days is that of 2032. The replacement on the first day of the next year is
    // found from that day too.
    let moved = try RecurringLunarDate(month: 12, day: 30, missingDayRule: .firstDayOfNextMonth)
    #expect(try next(moved, "2026-02-17") == "2026-02-17")
  }

  /// The first and the fifteenth of the lunar year 2025, with its leap month 6, and of half of 2026: lunar_python 1.4.8.
  @Test(arguments: [
    (
      1,
      "2025-01-29 2025-02-28 2025-03-29 2025-04-28 2025-05-27 2025-06-25 2025-07-25 2025-08-23 2025-09-22 2025-10-21 "
        + "2025-11-20 2025-12-20 2026-01-19 2026-02-17 2026-03-19 2026-04-17 2026-05-17 2026-06-15 2026-07-14"
    ),
    (
      15,
      "2025-02-12 2025-03-14 2025-04-12 2025-05-12 2025-06-10 2025-07-09 2025-08-08 2025-09-06 2025-10-06 2025-11-04 "
        + "2025-12-04 2026-01-03 2026-02-02 2026-03-03 2026-04-02 2026-05-01 2026-05-31 2026-06-29 2026-07-28"
    ),
  ]) func aDayOfEveryMonthIsAlsoKeptInLeapMonths(day: Int, dates: String) throws {
    let monthly = try RecurringLunarDate(month: nil, day: day)
    let range = try self.day("2025-01-29")...self.day("2026-07-28")
    let kept = try LunarCalendar.chinese.occurrences(of: monthly, in: range).map { CivilDate($0).description }
    #expect(kept.joined(separator: " ") == dates)
    #expect(try LunarCalendar.chinese.days(of: monthly, inYear: 2025).count == 13)
    #expect((monthly.month, monthly.leapMonthRule) == (nil, .bothMonths))
  }

  @Test func allOccurrencesOfARange() throws {
    let tet = try RecurringLunarDate(month: 1, day: 1)
    let all = try calendar.occurrences(of: tet, in: day("1899-02-10")...day("2101-01-28"))
    let years = Array(all)
    #expect(years.count == 202)
    #expect(years == (try LunarDate.years.map { try calendar.year($0).firstDayNumber }))
    #expect(Array(try calendar.occurrences(of: tet, in: day("2026-03-01")...day("2026-12-31"))) == [])
    #expect(throws: LunarDateError.self) {
      try calendar.occurrences(of: tet, in: day("2026-03-01")...day("2102-12-31"))
    }
  }

  @Test func fieldsAreChecked() {
    #expect(throws: LunarDateError.fieldOutOfRange(.month, value: 0)) {
      try RecurringLunarDate(month: 0, day: 1)
    }
    #expect(throws: LunarDateError.fieldOutOfRange(.day, value: 31)) {
      try RecurringLunarDate(month: 1, day: 31)
    }
    #expect(throws: LunarDateError.fieldOutOfRange(.day, value: 0)) {
      try RecurringLunarDate(month: nil, day: 0)
    }
  }

  /// A month of a lunar year in an outside table.
  private struct Month {
    var number: Int
    var isLeap: Bool
    var first: DayNumber
    var days: Int
  }

  /// Returns the months of each lunar year, followed by the first day of the next year.
  ///
  /// An independent program computed them from JPL DE431.
  private static func outsideYears() throws -> [Int: [Month]] {
    var years: [Int: [Month]] = [:]
    let columns = ["year", "new-year", "leap-month", "lengths"]
    for record in try ReferenceTable.records("de431_vietnamese", columns: columns) {
      let year = try #require(Int(record["year"]))
      let leap = try #require(Int(record["leap-month"]))
      var first = DayNumber(try #require(CivilDate(String(record["new-year"]))))
      var (number, months): (Int, [Month]) = (0, [])
      for length in record["lengths"].split(separator: " ").compactMap({ Int($0) }) {
        let isLeap = leap != 0 && months.last?.number == leap && months.last?.isLeap == false
        if !isLeap { number += 1 }
        months.append(Month(number: number, isLeap: isLeap, first: first, days: length))
        first = try first.adding(days: length)
      }
      years[year] = months
    }
    return years
  }

  /// Each day of every month by every rule, over all months of the outside table.
  @Test func aDayOfEveryMonthIsKeptWhereAnOutsideTableHasIt() throws {
    let months = try Self.outsideYears().sorted { $0.key < $1.key }.flatMap(\.value)
    let ends = (first: try #require(months.first).first, last: calendar.days.upperBound)
    for number in 1...30 {
      for rule in RecurringLunarDate.MissingDayRule.allCases {
        let expected = try months.compactMap { month -> DayNumber? in
          if number <= month.days { return try month.first.adding(days: number - 1) }
          return switch rule {
          case .lastDayOfMonth: try month.first.adding(days: month.days - 1)
          case .firstDayOfNextMonth: try month.first.adding(days: month.days)
          case .skip: nil
          }
        }
        let monthly = try RecurringLunarDate(month: nil, day: number, missingDayRule: rule)
        let kept = Array(try calendar.occurrences(of: monthly, in: ends.first...ends.last))
        // After the last month of the tables there is no first day.
        #expect(kept == expected.filter { $0 <= ends.last }, "\(number) \(rule)")
      }
    }
  }

  /// Every day of the lunar year by every rule: once a year, or at most twice with a leap month.
  ///
  /// The days are those of the outside table.
  @Test func everyDayIsKeptWhereAnOutsideTableHasIt() throws {
    let years = try Self.outsideYears()
    #expect(years.count == 202)
    var failures: [String] = []
    var kept = 0
    for month in 1...12 {
      for number in 1...30 {
        for leapRule in RecurringLunarDate.LeapMonthRule.allCases {
          for missingRule in RecurringLunarDate.MissingDayRule.allCases
          where number == 30 || missingRule == .skip {
            let recurring = try RecurringLunarDate(
              month: month, day: number, leapMonthRule: leapRule, missingDayRule: missingRule)
            for (year, months) in years {
              let same = months.filter { $0.number == month }
              let wanted =
                switch leapRule {
                case .regularMonth: same.prefix(1)
                case .leapMonthIfPresent: same.suffix(1)
                case .bothMonths: same[...]
                }
              let expected = try wanted.compactMap { month -> DayNumber? in
                if number <= month.days { return try month.first.adding(days: number - 1) }
                return switch missingRule {
                case .lastDayOfMonth: try month.first.adding(days: month.days - 1)
                case .firstDayOfNextMonth: try month.first.adding(days: month.days)
                case .skip: nil
                }
              }
              // After the last month of the tables there is no first day.
              if year == 2100, month == 12, number == 30, missingRule == .firstDayOfNextMonth { continue }
              let found = try calendar.days(of: recurring, inYear: year)
              kept += found.count
              if found != expected {
                failures.append("\(year): \(month)/\(number) \(leapRule) \(missingRule)")
              }
              if leapRule != .bothMonths, missingRule != .skip, found.count != 1 {
                failures.append("\(year): not once")
              }
            }
          }
        }
      }
    }
    #expect(failures.prefix(5) == [])
    #expect(kept > 200_000)
  }
}
