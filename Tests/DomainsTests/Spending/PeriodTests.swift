import Spending
import Testing

struct PeriodTests {
  private static func rules() throws -> [PeriodRules] {
    [
      .standard,
      try PeriodRules(
        week: WeekRule(firstWeekday: .sunday), monthStartDay: 25, financialYearStart: .init(month: 4, day: 6)),
      try PeriodRules(
        week: WeekRule(firstWeekday: .saturday, minimalDays: 1), monthStartDay: 28,
        financialYearStart: .init(month: 2, day: 28)),
    ]
  }

  private func day(_ text: String) throws -> CivilDate { try #require(CivilDate(text)) }

  /// Periods of a kind cover every day once, and their anchors find them again.
  @Test func MQ_16_periodsFollowEachOtherWithoutAGapByEveryRule() throws {
    var failures: [String] = []
    for rules in try Self.rules() {
      for kind in PeriodKind.allCases {
        var period = try Period(kind, containing: day("1899-12-31"), rules: rules)
        let end = try day(kind == .day ? "1905-01-01" : "2101-01-01")
        while period.first < end {
          let next = try period.next()
          let middle = try period.first.adding(days: period.dayCount / 2)
          let isRight =
            try next.first == period.last.adding(days: 1) && next.previous() == period && period < next
            && Period(kind, containing: middle, rules: rules) == period
            && Period(kind, containing: period.last, rules: rules) == period
            && PeriodAnchor(kind, text: "\(period.anchor)") == period.anchor
            && Period(period.anchor, rules: rules) == period
          if !isRight { failures.append("\(kind) \(period.anchor) \(period.days)") }
          period = next
        }
      }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test(arguments: [
    (PeriodKind.month, 1, "2024-02-29", "2024-02-01", "2024-02-29", "2024-02"),
    (.month, 25, "2025-05-24", "2025-04-25", "2025-05-24", "2025-04"),
    (.month, 25, "2025-05-25", "2025-05-25", "2025-06-24", "2025-05"),
    (.month, 25, "2025-01-03", "2024-12-25", "2025-01-24", "2024-12"),
    (.month, 28, "2025-02-28", "2025-02-28", "2025-03-27", "2025-02"),
    (.year, 25, "2025-05-24", "2025-01-01", "2025-12-31", "2025"),
    (.financialYear, 1, "2025-04-05", "2024-04-06", "2025-04-05", "2024"),
    (.financialYear, 1, "2025-04-06", "2025-04-06", "2026-04-05", "2025"),
    (.day, 1, "2025-10-15", "2025-10-15", "2025-10-15", "2025-10-15"),
  ])
  func MQ_16_monthsAndFinancialYearsBeginOnTheDayThatWasChosen(
    kind: PeriodKind, start: Int, date: String, first: String, last: String, anchor: String
  ) throws {
    let rules = try PeriodRules(monthStartDay: start, financialYearStart: .init(month: 4, day: 6))
    let period = try Period(kind, containing: day(date), rules: rules)
    #expect("\(period.first)" == first && "\(period.last)" == last && "\(period.anchor)" == anchor)
  }

  @Test func MQ_16_rulesThatCannotBeAreErrors() throws {
    func message(_ make: () throws -> Void) -> String {
      do { try make() } catch { return "\(error)" }
      return ""
    }
    for start in [0, 29, -1, 31] {
      #expect(
        message { _ = try PeriodRules(monthStartDay: start) }
          == "monthStartDay: found \(start), expected a whole number from 1 to 28")
    }
    for (month, day) in [(0, 1), (13, 1), (2, 29), (1, 0)] {
      #expect(
        message { _ = try PeriodRules.YearStart(month: month, day: day) }.contains("a whole number from 1"))
    }
    for count in [0, 8] {
      #expect(
        message { _ = try WeekRule(firstWeekday: .monday, minimalDays: count) }
          == "minimalDays: found \(count), expected a whole number from 1 to 7")
    }
  }

  /// On paper: 1 January 2026 is a Thursday, so its week has three or four days in that year.
  @Test(arguments: [
    (#"{}"#, "2026-W01"), (#"{"firstWeekday": "monday"}"#, "2026-W01"),
    (#"{"firstWeekday": "sunday"}"#, "2026-W01"), (#"{"firstWeekday": "saturday"}"#, "2026-W01"),
    (#"{"firstWeekday": "sunday", "minimalDays": 4}"#, "2025-W53"),
    (#"{"firstWeekday": "monday", "minimalDays": 5}"#, "2025-W53"),
  ]) func MQ_16_theFirstWeekdayBringsTheNumbersThatPeopleUseWithIt(rules: String, week: String) throws {
    let changes = try JSONObject(json: JSON(parsing: Array(rules.utf8)))
    // A program that changes the first weekday alone, in a document with other weeks, means the same.
    let before = try PeriodRules(week: WeekRule(firstWeekday: .tuesday, minimalDays: 7), monthStartDay: 25)
    let changed = try before.changed(by: changes.members.isEmpty ? ["firstWeekday": .null] : changes)
    let read = try PeriodRules(json: .object(changes))
    for rules in [read, changed] {
      #expect("\(try Period(.week, containing: day("2026-01-01"), rules: rules).anchor)" == week)
    }
    #expect(changed.monthStartDay == 25 && read.monthStartDay == 1)
    #expect(try before.changed(by: ["monthStartDay": .integer(3)]).week == before.week)
  }

  @Test(arguments: [
    (PeriodKind.week, "2025-W53"), (.week, "2025-W00"), (.week, "2025-W1"), (.week, "2025-01"),
    (.week, "W01"),
    (.week, "2025-W٠1"), (.month, "2025-13"), (.month, "2025"), (.month, "2025-1"), (.year, "25"),
    (.year, "0000"),
    (.year, "2025-01"), (.day, "2025-02-29"), (.financialYear, "FY25"), (.day, ""), (.week, "-1-W01"),
    (.week, "2025-W01-1"), (.week, "+2025-W01"),
  ]) func otherTextsAreNoAnchors(kind: PeriodKind, text: String) {
    #expect(PeriodAnchor(kind, text: text).flatMap { Period($0) } == nil)
  }

  @Test func theEndsOfTheRangeAreErrors() throws {
    for kind in PeriodKind.allCases {
      #expect(throws: CivilDateError.self) { try Period(kind, containing: day("9999-12-31")) }
    }
    #expect(throws: CivilDateError.self) {
      try Period(.month, containing: day("0001-01-01"), rules: PeriodRules(monthStartDay: 2))
    }
    #expect(try Period(.week, containing: day("9999-12-25")).anchor.description == "9999-W51")
    #expect(throws: CivilDateError.self) { try Period(.day, containing: day("0001-01-01")).previous() }
  }
}
