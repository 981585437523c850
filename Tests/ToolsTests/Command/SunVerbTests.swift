import Foundation
import SunTimes
import TestSupport
import Testing

struct SunVerbTests {
  @Test func exportHasARowForEveryDayOfThePlace() throws {
    let table = try CSVTable(
      Command.output("export sun --latitude 69.6492 --longitude 18.9553 --from 2026-01-01 --to 2026-12-31"))
    #expect(table.columns == ["date", "sunrise", "sunset", "kind"])
    #expect(table.rows.count == 365)
    let place = try Coordinates(latitude: 69.6492, longitude: 18.9553)
    for row in table.rows {
      let daylight = try SolarDay(#require(CivilDate(row[0])), at: place).daylight
      #expect(Instant(row[1]) == daylight.sunrise && Instant(row[2]) == daylight.sunset, "\(row)")
    }
    #expect(
      Set(table.rows.map { $0[3] })
        == ["normal", "sunrise-only", "sunset-only", "polar-day", "polar-night"])
    // The field is empty if there is no sunrise or sunset.
    let night = try #require(table.rows.first { $0[3] == "polar-night" })
    #expect(night[1].isEmpty && night[2].isEmpty)
    let rows = try #require(
      Command.json(
        "export sun --latitude 80 --longitude 0 --from 2026-06-21 --to 2026-06-21 --format json")
        as? [[String: Any]])
    #expect(rows.first?["sunrise"] is NSNull && rows.first?["kind"] as? String == "polar-day")
  }

  /// The whole range at once, including its first and last day.
  @Test func exportOfTheWholeRange() throws {
    let table = try CSVTable(
      Command.output("export sun --latitude 21.0285 --longitude 105.8542 --from 1899-02-10 --to 2101-01-28"))
    #expect(table.rows.count == 73_767)
    #expect(table.rows.allSatisfy { $0[3] == "normal" })
  }

  @Test func civilDayOfAZone() throws {
    let day = try #require(
      Command.json(
        "sun 2026-06-21 --latitude 64.1466 --longitude -21.9426 --zone Atlantic/Reykjavik --format json")
        as? [String: Any])
    #expect(day["kind"] as? String == "normal" && day["zone"] as? String == "Atlantic/Reykjavik")
    let events = try #require(day["events"] as? [[String: Any]])
    // The Sun of the previous day sets after midnight.
    #expect(
      events.compactMap { $0["event"] as? String } == [
        "sunset", "sunrise", "golden-hour-ends", "noon", "golden-hour-begins",
      ])
    #expect(events.compactMap { $0["local"] as? String }.allSatisfy { $0.hasPrefix("2026-06-21 ") })
  }

  @Test func localMeanDay() throws {
    let text = Command.output("sun 2026-06-21 --latitude -13.8 --longitude -171.7")
    #expect(text.contains("2026-06-21 in local mean time") && text.contains("13.8° S 171.7° W"))
    // The local date there is one day ahead of UTC.
    let today = try #require(
      Command.json("sun --latitude 0 --longitude 180 --at 2026-06-20T12:00:00Z --format json")
        as? [String: Any])
    #expect(today["date"] as? String == "2026-06-21" && today["zone"] is NSNull)
  }

  @Test func daysWithoutAnEventSaySo() throws {
    let night = Command.output("sun 2026-12-21 --latitude 69.65 --longitude 18.96 --zone Europe/Oslo")
    #expect(night.contains("polar-night") && !night.contains("sunrise") && night.contains("civil dawn"))
  }
}
