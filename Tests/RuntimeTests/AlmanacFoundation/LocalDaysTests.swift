import AlmanacFoundation
import Foundation
import Testing

/// The beginnings of days where clocks change.
struct LocalDaysTests {
  private static func zone(_ id: String) throws -> TimeZone { try #require(TimeZone(identifier: id)) }

  private static func start(_ date: String, _ zone: String, hour: Int = 0) throws -> String? {
    let date = try #require(CivilDate(date))
    return LocalDays(zone: try Self.zone(zone), dayStartHour: hour).start(of: date)?.description
  }

  /// Moments from the IANA time zone database, as `zdump -v` prints the changes.
  @Test func C_05_daysOf23And25HoursAndADayThatDoesNotExistAreCounted() throws {
    #expect(try Self.start("2026-02-17", "Asia/Ho_Chi_Minh") == "2026-02-16T17:00:00Z")
    #expect(try Self.start("2018-11-04", "America/Sao_Paulo") == "2018-11-04T03:00:00Z")
    #expect(try Self.start("2018-11-05", "America/Sao_Paulo") == "2018-11-05T02:00:00Z")
    #expect(try Self.start("2011-12-29", "Pacific/Apia") == "2011-12-29T10:00:00Z")
    #expect(try Self.start("2011-12-30", "Pacific/Apia") == nil)
    #expect(try Self.start("2011-12-31", "Pacific/Apia") == "2011-12-30T10:00:00Z")
    #expect(try Self.start("2026-03-29", "Europe/London") == "2026-03-29T00:00:00Z")
    #expect(try Self.start("2026-03-30", "Europe/London") == "2026-03-29T23:00:00Z")
    #expect(try Self.start("2026-10-26", "Europe/London") == "2026-10-26T00:00:00Z")
  }

  /// A day that starts at another hour, also where that hour does not exist or comes twice.
  @Test func C_05_aDayStartsAtItsHourAlsoWhereThatIsSkippedOrRepeated() throws {
    #expect(try Self.start("2026-02-17", "Asia/Ho_Chi_Minh", hour: 4) == "2026-02-16T21:00:00Z")
    // London goes from 01:00 to 02:00 at 01:00Z, and from 02:00 back to 01:00 at 01:00Z.
    #expect(try Self.start("2026-03-29", "Europe/London", hour: 1) == "2026-03-29T01:00:00Z")
    #expect(try Self.start("2026-03-29", "Europe/London", hour: 4) == "2026-03-29T03:00:00Z")
    #expect(try Self.start("2026-10-25", "Europe/London", hour: 1) == "2026-10-25T00:00:00Z")
    #expect(try Self.start("2026-10-25", "Europe/London", hour: 2) == "2026-10-25T02:00:00Z")
    #expect(try Self.start("2018-11-04", "America/Sao_Paulo", hour: 1) == "2018-11-04T03:00:00Z")
    // Hours outside 0 to 14 are moved to the nearer end.
    #expect(try Self.start("2026-02-17", "UTC", hour: 15) == "2026-02-17T14:00:00Z")
    #expect(try Self.start("2026-02-17", "UTC", hour: -1) == "2026-02-17T00:00:00Z")
  }

  /// By the IANA time zone database Córdoba put its clocks forward by two hours at 00:00, so 01:00 did not exist.
  @Test func aDayThatStartsAtAnHourThatIsLeftOutBeginsWithTheChange() throws {
    #expect(
      try Self.start("1991-10-20", "America/Argentina/Cordoba", hour: 1) == "1991-10-20T04:00:00Z")
  }

  /// St John's went back from 00:01 to 23:01: 7 November 2010 began at 02:30Z for a minute, and again at 03:30Z.
  @Test func C_05_aDayThatBeginsTwice() throws {
    let days = LocalDays(zone: try Self.zone("America/St_Johns"))
    let between = try #require(Instant("2010-11-07T02:45:00Z"))
    #expect(days.day(at: between)?.description == "2010-11-06")
    #expect(days.next(after: between)?.description == "2010-11-07T03:30:00Z")
    let before = try #require(Instant("2010-11-07T02:00:00Z"))
    #expect(days.next(after: before)?.description == "2010-11-07T02:30:00Z")
  }

  /// The first and the last second of 400 days in each of five zones.
  @Test(arguments: [0, 1, 2, 4, 6])
  func C_05_everyMomentBelongsToTheDayThatBeganLast(hour: Int) throws {
    var failures: [String] = []
    let zones = [
      "America/Sao_Paulo", "Pacific/Apia", "Europe/London", "Australia/Lord_Howe", "Asia/Ho_Chi_Minh",
    ]
    for id in zones {
      let days = LocalDays(zone: try Self.zone(id), dayStartHour: hour)
      let first = try #require(
        Instant(id == "Pacific/Apia" ? "2011-09-01T00:00:00Z" : "2018-01-01T00:00:00Z"))
      let starts = days.starts(after: first, count: 400)
      if zip(starts, starts.dropFirst()).contains(where: { $0 >= $1 }) {
        failures.append("\(id): not in order")
      }
      for (start, next) in zip(starts, starts.dropFirst()) {
        let day = days.day(at: start)
        let last = Instant(secondsSince1970: next.secondsSince1970 - 1)
        if day == nil || days.day(at: last) != day { failures.append("\(id): \(start) to \(next)") }
        if days.day(at: next) == day { failures.append("\(id): \(next) begins no day") }
        if days.next(after: start) != next || days.next(after: last) != next {
          failures.append("\(id): next after \(start)")
        }
      }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test func extremeMomentsHaveNoDay() throws {
    let days = LocalDays(zone: try Self.zone("Asia/Ho_Chi_Minh"), dayStartHour: 4)
    for seconds in [Int64.min, -1 << 60, 1 << 60, .max] {
      let instant = Instant(secondsSince1970: seconds)
      #expect(days.day(at: instant) == nil)
      #expect(days.starts(after: instant, count: 3) == [])
    }
    let last = try #require(days.start(of: CivilDate(year: 9999, month: 12, day: 31)))
    #expect(days.starts(after: last, count: 3) == [])
    #expect(days.starts(after: last, count: -1) == [])
  }

  /// Foundation's own calendar, in all zones, around each change of the clocks.
  @Test func startsOfDaysAreThoseOfFoundation() throws {
    var failures: [String] = []
    for id in TimeZone.knownTimeZoneIdentifiers {
      let zone = try Self.zone(id)
      let days = LocalDays(zone: zone)
      var calendar = Calendar(identifier: .iso8601)
      calendar.timeZone = zone
      for change in days.zone.changes where (0...4_102_444_800).contains(change.instant.secondsSince1970) {
        let day = try change.instant.day(atOffset: change.offset)
        for step in -1...1 {
          let date = CivilDate(try day.adding(days: step))
          guard let start = days.start(of: date) else { continue }
          if calendar.startOfDay(for: Date(start)) != Date(start) { failures.append("\(id): \(date)") }
        }
      }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test func clocksOutOfOrderAreRefused() {
    func change(_ seconds: Int64, _ offset: Int) -> ZoneClock.Change {
      ZoneClock.Change(at: Instant(secondsSince1970: seconds), to: offset)
    }
    #expect(ZoneClock(offset: 0, changes: [change(1, 3_600), change(2, 0)]) != nil)
    #expect(ZoneClock(offset: 0, changes: [change(2, 3_600), change(2, 0)]) == nil)
    #expect(ZoneClock(offset: 0, changes: [change(1, 86_400)]) == nil)
    #expect(ZoneClock(offset: -86_400, changes: []) == nil)
    #expect(ZoneClock(offset: 100_000).firstOffset == 86_399)
  }
}
