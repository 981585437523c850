import Almanac
import Foundation
import TestSupport
import Testing

/// The Sun of a civil day is the same in a range, on a single day and in an export.
struct SunVerbTests {
  /// Places whose clocks are far from the Sun or change, where the Sun sets after midnight or for months not at all.
  private static let places = [
    "--latitude -13.83 --longitude -171.77 --zone Pacific/Apia",
    "--latitude -44 --longitude -176.5833 --zone Pacific/Chatham",
    "--latitude 1.87 --longitude -157.43 --zone Pacific/Kiritimati",
    "--latitude 64.15 --longitude -21.94 --zone Atlantic/Reykjavik",
    "--latitude 66.017 --longitude 29.13 --zone Europe/Helsinki",
    "--latitude 78.22 --longitude 15.65 --zone Arctic/Longyearbyen",
    "--latitude 71.3 --longitude -156.8 --zone America/Anchorage",
    "--latitude -77.85 --longitude 166.67 --zone Antarctica/McMurdo",
    "--latitude -30 --longitude -100 --zone UTC", "--latitude 90 --longitude 0 --zone Europe/London",
    "--latitude 65.9 --longitude -21.9", "--latitude -66.4 --longitude 180", "--city hanoi",
  ]

  @Test(arguments: places) func aDayIsTheSameInARangeAndAlone(place: String) throws {
    let rows = try #require(try Command.json("export sun 2026 \(place) --format json") as? [[String: Any]])
    #expect(rows.count == 365)
    var failures: [String] = []
    for row in rows {
      let date = try #require(row["date"] as? String)
      let day = try #require(try Command.json("sun \(date) \(place) --format json") as? [String: Any])
      let events = try #require(day["events"] as? [[String: Any]])
      func times(_ event: String, _ key: String) -> [String] {
        events.filter { $0["event"] as? String == event }.compactMap { $0[key] as? String }
      }
      let isSame =
        row["kind"] as? String == day["kind"] as? String
        && row["dayLength"] as? Int == day["dayLength"] as? Int
        && row["sunrise"] as? String == times("sunrise", "utc").first
        && row["noon"] as? String == times("noon", "utc").first
        && row["sunset"] as? String == times("sunset", "utc").last
        && row["localSunset"] as? String == times("sunset", "local").last
      if !isSame { failures.append("\(row) \(day)") }
      // Whichever day it is, its moments are of that day by the clock.
      for local in events.compactMap({ $0["local"] as? String }) where !local.hasPrefix(date) {
        failures.append("\(date): \(local)")
      }
    }
    #expect(failures.prefix(3) == [])
  }

  /// Roots of the altitude in the Swiss Ephemeris 2.10.03, and 22:01:25 and 06:44:12 of JPL DE440.
  @Test(arguments: [
    ("2024-06-12", "-44 -176.5833 Pacific/Chatham", "2024-06-11T19:18:15Z", "2024-06-12T04:14:04Z"),
    ("2026-06-02", "-13.83 -171.77 Pacific/Apia", "2026-06-01T17:44:12Z", "2026-06-02T05:05:42Z"),
    ("2026-06-02", "1.87 -157.43 Pacific/Kiritimati", "2026-06-01T16:20:57Z", "2026-06-02T04:34:19Z"),
    ("2026-06-02", "-21.13 -175.2 Pacific/Tongatapu", "2026-06-01T18:10:57Z", "2026-06-02T05:06:23Z"),
    ("2026-06-21", "64.15 -21.94 Atlantic/Reykjavik", "2026-06-21T02:55:02Z", "2026-06-21T00:03:55Z"),
    ("2026-10-25", "69.65 18.96 Europe/Oslo", "2026-10-25T06:37:59Z", "2026-10-25T14:17:02Z"),
    ("2024-05-07", "-30 -100 UTC", "2024-05-07T13:13:13Z", "2024-05-07T23:59:29Z"),
  ]) func aRowIsTheCivilDayOfTheZone(date: String, place: String, sunrise: String, sunset: String) throws {
    let parts = place.split(separator: " ")
    let words =
      "--latitude \(parts[0]) --longitude \(parts[1]) --zone \(parts[2]) --columns date,sunrise,sunset"
    let month = date.prefix(7)
    let rows = try CSVTable(Command.output("export sun \(month) \(words)")).rows
    let row = try #require(rows.first { $0[0] == date })
    for (found, expected) in [(row[1], sunrise), (row[2], sunset)] {
      let (found, expected) = (try #require(Instant(found)), try #require(Instant(expected)))
      #expect(abs(found.secondsSince1970 - expected.secondsSince1970) <= 1, "\(row)")
    }
  }

  /// Samoa and Kiritimati moved to the other side of the date line, and skipped a day.
  @Test(arguments: [
    ("-13.83 -171.77 Pacific/Apia", "2011-12-29..2011-12-31", "2011-12-30"),
    ("1.87 -157.43 Pacific/Kiritimati", "1994-12-30..1995-01-01", "1994-12-31"),
    ("9.0 167.7 Pacific/Kwajalein", "1993-08-20..1993-08-22", "1993-08-21"),
  ]) func aDayThatAZoneSkippedHasNoRow(place: String, range: String, skipped: String) throws {
    let parts = place.split(separator: " ")
    let words = "--latitude \(parts[0]) --longitude \(parts[1]) --zone \(parts[2])"
    for verb in ["sun", "export sun"] {
      let rows = try #require(try Command.json("\(verb) \(range) \(words) --format json") as? [[String: Any]])
      #expect(rows.count == 2 && !rows.contains { $0["date"] as? String == skipped })
    }
    let alone = Command("sun \(skipped) \(words)")
    #expect(
      alone.status == 1 && alone.errors.contains("\(parts[2]) has no \(skipped): its clocks skipped that day")
    )
  }

  /// In the polar day the Sun is up as long as the day lasts: 23 or 25 hours when clocks are changed.
  @Test func noDayIsLongerThanItLasts() throws {
    for (date, zone, length) in [
      ("2026-03-29", "Arctic/Longyearbyen", 82_800), ("2026-04-05", "Pacific/Auckland", 90_000),
      ("2026-06-21", "UTC", 86_400),
    ] {
      try Command.expect(
        "sun \(date) --latitude 89.9 --longitude 0 --zone \(zone)", json: ["dayLength = \(length)"])
    }
    let rows = try CSVTable(
      Command.output("export sun 2026 --latitude 70 --longitude 20 --columns day_length")
    ).rows
    #expect(rows.compactMap { Int($0[0]) }.max() == 86_400)
  }

  @Test func everyLocalTimeHasTheSameForm() throws {
    let columns = "local_sunrise,local_noon,local_sunset"
    let rows = try CSVTable(Command.output("export sun 2026 --city hanoi --columns \(columns)")).rows
    let times = rows.flatMap { $0 }
    #expect(times.count == 1_095)
    #expect(times.allSatisfy { $0.wholeMatch(of: /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d [+-]\d\d:\d\d/) != nil })
    // Whole minutes too.
    #expect(times.contains { $0.hasSuffix(":00 +07:00") })
    let instants = try CSVTable(Command.output("export sun 2026 --city hanoi --columns sunrise,noon,sunset"))
    #expect(
      instants.rows.flatMap { $0 }.allSatisfy { $0.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) != nil })
    #expect("\(Instant(secondsSince1970: 0))" == "1970-01-01T00:00:00Z")
  }

  /// Roots of the altitude in the Swiss Ephemeris 2.10.03; the first is also that of JPL DE440.
  @Test(arguments: [
    ("2015-06-16", "66.017", "29.13", "polar-day", "sunset", "2015-06-30T22:01:25Z"),
    ("2026-12-10", "69.65", "18.96", "polar-night", "sunrise", "2027-01-15T10:34:55Z"),
    ("2026-06-10", "78.22", "15.65", "polar-day", "sunset", "2026-08-24T22:28:53Z"),
    ("2026-06-10", "-77.85", "166.67", "polar-night", "sunrise", "2026-08-19T00:19:46Z"),
  ]) func aPolarDayOrNightSaysUntilWhen(
    date: String, latitude: String, longitude: String, kind: String, event: String, utc: String
  ) throws {
    let line = "sun \(date) --latitude \(latitude) --longitude \(longitude) --zone UTC"
    let day = try #require(try Command.json("\(line) --format json") as? [String: Any])
    let until = try #require(day["until"] as? [String: Any])
    #expect(day["kind"] as? String == kind && until["event"] as? String == event)
    let found = try #require((until["utc"] as? String).flatMap { Instant($0) })
    // Where the Sun only just sets, a hundredth of a minute of arc is a second and more.
    #expect(abs(found.secondsSince1970 - (try #require(Instant(utc))).secondsSince1970) <= 2)
    Command.expect("\(line) --language en", ["until", utc.prefix(10).description])
    try Command.expect("sun 2026-06-21 --city hanoi", json: ["until = null"])
  }

  /// "Today" is the day at the place, whichever way it is asked.
  @Test func todayIsTheDayOfThePlace() {
    // It is still the 16th in UTC, and the 17th on all clocks east of 105°.
    let at = "--at 2026-02-16T17:30:00Z"
    for place in ["--city hanoi", "--latitude 21 --longitude 105.8"] {
      Command.expect("sun \(place) \(at) --language en", ["2026-02-17"])
      Command.expect("export sun today \(place) \(at)", ["\n2026-02-17,"])
    }
  }

  /// The first and the last day of the tables have the Sun in the zones with the greatest offsets as well.
  @Test func theEndsOfTheTablesAreTheSameInEveryZone() {
    for zone in ["Pacific/Kiritimati", "Pacific/Pago_Pago", "UTC"] {
      for longitude in [-180, 0, 180] {
        for date in ["1899-02-10", "2101-01-28"] {
          Command.expect("sun \(date) --latitude 21 --longitude \(longitude) --zone \(zone)", [date])
        }
      }
    }
  }
}
