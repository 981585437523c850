import AlmanacCompiler
import AlmanacModel
import Ephemeris
import SourceText
import TestSupport
import Testing

/// Compares the ledger of disagreements with the new moons of JPL DE431.
///
/// The ledger says which TT - UTC an authority must have assumed.
struct ImpliedTimeScaleTests {
  @Test func theImpliedLimitIsWhereTheNewMoonReachesMidnight() throws {
    let columns = [
      "authority", "calendar", "date", "days", "ours", "theirs", "implied", "reason", "evidence", "told",
    ]
    let data = try Project.data()
    let newMoons = try #require(try ReferenceTable.instants("moon_phases", angle: "elongation")[0])
    var count = 0
    for record in try ReferenceTable.records("disagreements", columns: columns) where record["implied"] != "-"
    {
      let calendar = try #require(data.calendars.first { $0.id == record["calendar"] })
      let clock = CalendarClock(calendar, timeScales: data.timeScales)
      let date = DayNumber(try #require(CivilDate(String(record["date"]))))
      let instants = newMoons.map(TT.init(daysSinceJ2000:))
      let near = instants.filter { abs(clock.reading(of: $0).day.distance(to: date)) <= 1 }
      let newMoon = try #require(near.first)
      #expect(near.count == 1)
      // If TT - UTC is larger, the new moon is earlier on the clock.
      let margin = clock.reading(of: newMoon).margin
      let limit = data.timeScales.ttMinusUTC(at: newMoon) + margin
      let text = margin > 0 ? ">\(Int(limit.rounded(.down)))" : "<\(Int(limit.rounded(.up)))"
      #expect(record["implied"] == text, "\(record["authority"]) \(record["date"])")
      count += 1
    }
    #expect(count > 0)
  }
}
