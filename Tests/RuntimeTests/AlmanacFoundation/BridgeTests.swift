import AlmanacFoundation
import Foundation
import SunTimes
import Testing

struct BridgeTests {
  private func zone(_ id: String) throws -> TimeZone { try #require(TimeZone(identifier: id)) }

  @Test func datesAndInstants() throws {
    let date = Date(timeIntervalSince1970: 1_771_329_600.75)
    #expect(Instant(date)?.secondsSince1970 == 1_771_329_600)
    #expect(Date(Instant(secondsSince1970: 1_771_329_600)) == Date(timeIntervalSince1970: 1_771_329_600))
    #expect(Instant(Date(timeIntervalSince1970: -0.25))?.secondsSince1970 == -1)
    for strange in [Double.nan, .infinity, -.infinity, 1e300] {
      #expect(Instant(Date(timeIntervalSince1970: strange)) == nil)
    }
    #expect(CivilDate(Date(timeIntervalSince1970: 1e15), in: .gmt) == nil)
    #expect(Instant(clamping: date) == Instant(date))
    let clamped = [Double.nan, .infinity, -1e300].map { Instant(clamping: Date(timeIntervalSince1970: $0)) }
    #expect(clamped.map(\.secondsSince1970) == [0, .max, .min])
  }

  @Test func aCityHasItsTimeZone() throws {
    let city = try #require(City(named: "Đà Nẵng"))
    #expect(
      city.timeZone == TimeZone(identifier: "Asia/Ho_Chi_Minh") && city.timeZone?.secondsFromGMT() == 25_200)
  }

  /// The same moment is another day elsewhere.
  @Test func theDayBelongsToTheZoneOfTheUser() throws {
    let moment = Date(timeIntervalSince1970: 1_771_286_400)  // 2026-02-17T00:00:00Z
    #expect(CivilDate(moment, in: try zone("Asia/Ho_Chi_Minh"))?.description == "2026-02-17")
    #expect(CivilDate(moment, in: try zone("America/Los_Angeles"))?.description == "2026-02-16")
    let nearlyMidnight = Date(timeIntervalSince1970: 1_771_286_399)
    #expect(CivilDate(nearlyMidnight, in: .gmt)?.description == "2026-02-16")
  }

  /// Foundation's Gregorian calendar is the outside truth: every day of two centuries in a zone with summer time.
  @Test func civilDatesAreThoseOfFoundation() throws {
    let zone = try zone("America/Sao_Paulo")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    var faults: [String] = []
    var day = DayNumber(try CivilDate(year: 1900, month: 1, day: 1))
    let last = DayNumber(try CivilDate(year: 2100, month: 12, day: 31))
    while day < last {
      let date = CivilDate(day)
      if let start = date.start(in: zone) {
        let components = calendar.dateComponents([.year, .month, .day], from: start)
        if (components.year, components.month, components.day) != (date.year, date.month, date.day) {
          faults.append("\(date) starts on another day")
        }
        if CivilDate(start, in: zone) != date || CivilDate(start.addingTimeInterval(-1), in: zone) == date {
          faults.append("\(date) does not start at its start")
        }
      } else {
        faults.append("\(date) has no start")
      }
      day = try day.adding(days: 5)
    }
    #expect(faults.prefix(5) == [])
  }

  @Test func daysThatBeginLateOrNotAtAll() throws {
    // Summer time began at midnight: the day began at 01:00.
    let date = try CivilDate(year: 2018, month: 11, day: 4)
    #expect(date.start(in: try zone("America/Sao_Paulo")) == Date(timeIntervalSince1970: 1_541_300_400))
    // Samoa went from UTC-11 to UTC+13 and left 2011-12-30 out.
    #expect(try CivilDate(year: 2011, month: 12, day: 30).start(in: zone("Pacific/Apia")) == nil)
    #expect(try CivilDate(year: 2011, month: 12, day: 31).start(in: zone("Pacific/Apia")) != nil)
  }

  /// Foundation's Gregorian calendar is Julian here; ours is not.
  @Test func daysBefore1582() throws {
    for text in ["1500-01-01", "0004-02-29", "1582-10-10"] {
      let date = try #require(CivilDate(text))
      let start = try #require(date.start(in: .gmt))
      #expect(CivilDate(start, in: .gmt) == date)
      #expect(Instant(start)?.description == "\(text)T00:00:00Z")
    }
  }

  @Test func components() throws {
    #expect(
      try CivilDate(year: 2026, month: 2, day: 17).components == DateComponents(year: 2026, month: 2, day: 17)
    )
  }

  @Test func calendarsOfFoundationHaveThoseOfTheirCountries() {
    #expect(LunarCalendar(matching: .chinese) == .chinese)
    if #available(macOS 26, iOS 26, watchOS 26, *) {
      #expect(LunarCalendar(matching: .dangi) == .korean)
      #expect(LunarCalendar(matching: .vietnamese) == .vietnamese)
    }
    for other in [Calendar.Identifier.gregorian, .iso8601, .japanese, .republicOfChina, .buddhist, .hebrew] {
      #expect(LunarCalendar(matching: other) == nil, "\(other)")
    }
  }
}
