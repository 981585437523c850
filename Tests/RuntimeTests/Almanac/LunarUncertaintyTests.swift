import Almanac
import Foundation
import TestSupport
import Testing

struct LunarUncertaintyTests {
  /// These new moons can still be moved by the Earth's rotation and by the rules for UTC.
  @Test func theKnownUncertainties() {
    func months(_ calendar: LunarCalendar) -> [String] {
      calendar.uncertainties.compactMap(\.margin).map {
        "\(CivilDate($0.day)) or \($0.alternative.map { CivilDate($0).description } ?? "?")"
      }
    }
    let vietnamese = ["2072-12-09 or 2072-12-10", "2077-11-16 or 2077-11-15", "2085-10-19 or 2085-10-18"]
    #expect(months(.vietnamese) == vietnamese)
    #expect(months(.vietnameseUTC7) == vietnamese)
    #expect(months(.chinese) == ["2097-08-08 or 2097-08-07"])
    #expect(months(.chineseUTC8) == ["2097-08-08 or 2097-08-07"])
  }

  @Test func theArticleNamesTheMonthsOfAllCalendars() throws {
    let article = try String(
      contentsOf: Repository.root.appending(
        path: "Sources/Runtime/Almanac/Almanac.docc/HowSureTheDatesAre.md"),
      encoding: .utf8)
    let sentence = try #require(article.split(separator: "In the tables of today").last?.prefix { $0 != "." })
    let named = sentence.matches(of: /\d{4}-\d{2}-\d{2}/).map { String($0.output) }
    let uncertainties = LunarCalendar.all.flatMap {
      $0.uncertainties.compactMap(\.margin).map { "\(CivilDate($0.day))" }
    }
    #expect(Set(named) == Set(uncertainties))
  }

  /// A day is uncertain exactly where an uncertainty says so, and every month with an uncertain start is an uncertainty about an event.
  @Test func daysAndMonthsAgreeWithTheUncertainties() throws {
    var faults: [String] = []
    for calendar in LunarCalendar.all {
      for year in LunarDate.years {
        for month in try calendar.year(year).months
        where month.margin.isCertain != (try calendar.uncertainty(on: month.firstDayNumber)?.margin == nil) {
          faults.append("\(calendar) \(month)")
        }
      }
      let uncertain = try Days.ofTheTables().filter { !(try calendar.isCertain($0)) }
      #expect(
        uncertain.count
          == calendar.uncertainties.reduce(0) { $0 + $1.days.lowerBound.distance(to: $1.days.upperBound) + 1 }
      )
      #expect(
        uncertain.allSatisfy { CivilDate($0).year > 2026 }, "dates of the past are certain in \(calendar)")
    }
    #expect(faults.prefix(5) == [])
  }

  /// The months of 2033 and 2034 without an undisputed number, as the National Astronomical Observatory of Japan lists
  /// them: from that of 25 August to the one before 20 March.
  @Test func theLeapMonthOf2033IsDisputedInJapanAlone() throws {
    for calendar in LunarCalendar.all {
      let disputes = calendar.uncertainties.filter { $0.margin == nil }
      let texts = disputes.map { "\($0.reason) \($0.days.lowerBound) \($0.days.upperBound)" }
      #expect(
        texts == (calendar == .japanese ? ["leapMonth(11) 2033-08-25 2034-03-19"] : []), "\(calendar)")
      let days = try ["2033-08-24", "2033-08-25", "2033-12-25", "2034-03-19", "2034-03-20"].map {
        try calendar.isCertain(try #require(CivilDate($0)))
      }
      #expect(
        days
          == (calendar == .japanese ? [true, false, false, false, true] : Array(repeating: true, count: 5)))
    }
    #expect(
      try LunarCalendar.japanese.month(11, isLeap: true, ofYear: 2033).firstDay.description == "2033-12-22")
  }

  @Test func anUncertaintySaysWhatItRestsOn() throws {
    let day = DayNumber(try CivilDate(year: 2072, month: 12, day: 20))
    let uncertainty = try #require(try LunarCalendar.vietnamese.uncertainty(on: day))
    guard case .newMoon(let event, let margin) = uncertainty.reason else {
      Issue.record("not a new moon")
      return
    }
    #expect(
      margin.assumption == .futureUTC && margin.secondsFromMidnight == -3 && uncertainty.margin == margin)
    #expect(event.instant.description == "2072-12-09T16:59:57Z")
    #expect(
      uncertainty.days.contains(day) && CivilDate(uncertainty.days.upperBound).description == "2073-01-07")
  }

  /// The margins of the events closest to midnight, in seconds after or before it.
  @Test func marginsOfKnownEvents() throws {
    let solstice = try SolarTermEvent(.winterSolstice, year: 1951)
    let margin = LunarCalendar.chinese.margin(of: solstice)
    #expect(margin.secondsFromMidnight == 1 && margin.isCertain && margin.assumption == .deltaT)
    #expect(CivilDate(margin.day).description == "1951-12-23")
    let utc7 = try LunarCalendar.vietnameseUTC7.month(6, ofYear: 1967)
    #expect(utc7.firstDay.description == "1967-07-08" && utc7.margin.secondsFromMidnight == 4)
    #expect(
      LunarCalendar.vietnamese.margin(of: try SolarTermEvent(.coldDew, year: 2098)).alternative != nil)
  }

  /// They would need four leap seconds removed, and Delta T is not that uncertain so soon: Huber's error of 2038, 12
  /// years after the last measured value, is 2.1 s.
  @Test func fewSecondsAreEnoughInTheNextYears() throws {
    let rainWater = try SolarTermEvent(.rainWater, year: 2030)
    for calendar in [LunarCalendar.korean, .japanese] {
      let margin = calendar.margin(of: rainWater)
      #expect(margin.secondsFromMidnight == -4 && margin.isCertain)
    }
    let majorHeat = LunarCalendar.vietnamese.margin(of: try SolarTermEvent(.majorHeat, year: 2038))
    #expect(majorHeat.secondsFromMidnight == -4 && majorHeat.isCertain)
  }
}
