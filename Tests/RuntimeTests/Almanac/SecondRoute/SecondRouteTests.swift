import Almanac
import Foundation
import SourceText
import TestSupport
import Testing

/// A second way to compute the same dates, without any code of the compiler.
///
/// It uses published short series, and the tests' own clock and calendar rule. The two agree everywhere
/// except where an event is closer to midnight than the error of the short series.
struct SecondRouteTests {
  /// The errors stated in the book, in seconds; measured over 1899 to 2101: 17.2, 55.6 and 831.6 s.
  ///
  /// For equinoxes and solstices the book states 51 s for 1951 to 2050; outside those years the error is
  /// larger.
  private static let newMoonError = 17.4
  private static let quarterError = 56.0
  /// The time in which the Sun moves 0.01 degrees.
  private static let termError = 876.0

  /// The book's own examples 49.a, 27.a and 25.a show that the formulas are copied correctly.
  @Test func theExamplesOfTheBook() {
    #expect(abs(MeeusNewMoon.julianDay(lunation: -283) - 2_443_192.65118) < 0.000006)
    #expect(abs(MeeusSun.julianDay(quarter: 1, year: 1962) - 2_437_837.39245) < 0.000006)
    let longitude = MeeusSun.longitude(julianDay: 2_448_908.5).truncatingRemainder(dividingBy: 360)
    #expect(abs(longitude + 360 - 199.90895) < 0.00001 || abs(longitude - 199.90895) < 0.00001)
  }

  @Test func theShortSeriesAreAsGoodAsTheBookSays() throws {
    var worst = (newMoon: 0.0, quarter: 0.0, term: 0.0)
    let phases = try ReferenceTable.records("moon_phases", columns: ["elongation", "julian-day"])
    for record in phases where record["elongation"] == "0" {
      let truth = try #require(Double(record["julian-day"]))
      let lunation = Int(((truth - 2_451_550.1) / 29.530588861).rounded())
      worst.newMoon = max(worst.newMoon, abs(MeeusNewMoon.julianDay(lunation: lunation) - truth) * 86_400)
    }
    for record in try ReferenceTable.records("solar_terms", columns: ["longitude", "julian-day"]) {
      let (longitude, truth) = (
        try #require(Int(record["longitude"])), try #require(Double(record["julian-day"]))
      )
      guard longitude % 30 == 0 else { continue }
      let year = 2000 + Int(((truth - 2_451_545) / 365.2425).rounded(.down))
      let error = abs(MeeusSun.julianDay(longitude: longitude, year: year) - truth) * 86_400
      if longitude % 90 == 0 {
        worst.quarter = max(worst.quarter, error)
      } else {
        worst.term = max(worst.term, error)
      }
    }
    #expect(worst.newMoon < Self.newMoonError && worst.newMoon > Self.newMoonError / 2, "\(worst)")
    #expect(worst.quarter < Self.quarterError && worst.quarter > Self.quarterError / 2, "\(worst)")
    #expect(worst.term < Self.termError && worst.term > Self.termError / 2, "\(worst)")
  }

  @Test(arguments: LunarCalendar.all)
  func everyMonthIsTheSame(calendar: LunarCalendar) throws {
    let months = SecondRoute(try CivilClock(calendar: calendar.id)).months()
      .filter { LunarDate.years.contains($0.year) }
    #expect(months.count == 202 * 12 + 74)
    var faults: [String] = []
    var excused: [String] = []
    for month in months {
      let ours = try calendar.lunarDate(of: DayNumber(rataDie: month.firstDay))
      let isSame =
        (ours.year, ours.month, ours.day) == (month.year, month.month, 1) && ours.isLeapMonth == month.isLeap
      guard !isSame else { continue }
      let text = "\(ours) is 1 of \(month.isLeap ? "leap " : "")month \(month.month) of \(month.year)"
      let startsElsewhere = ours.day != 1
      let isExcused =
        startsElsewhere ? abs(month.margin) < Self.newMoonError : month.termMargin < Self.termError
      if isExcused { excused.append(text) } else { faults.append("\(text), margin \(month.margin) s") }
    }
    #expect(faults == [], "\(excused)")
    // These are, for example, months 2L and 5L of 1917 and 1922, with terms 181 and 317 s from midnight.
    #expect(excused.count <= 5, "\(excused)")
  }
}
