import AlmanacModel
import Testing

struct DayMarginTests {
  /// A clock with UTC+8 in all years.
  private struct Clock: ZoneEraTable {
    var eraCount: Int { 1 }
    func eraStart(at index: Int) -> Int64 { 0 }
    func eraOffset(at index: Int) -> Int64 { 28_800 }
  }

  /// Returns the margin of the instant whose local time is some seconds after the start of a day.
  private func margin(_ date: String, seconds: Int64) throws -> DayMargin {
    let table = TimeScaleTableTests.HandMade()
    let local = try TimeScaleTableTests.seconds(date) + seconds
    // TT - UTC is a whole number of seconds plus 0.184 in 1972 and 1973; whole seconds of TT come within half
    // a second.
    let utc = local - 28_800
    let guess = TimeScaleTableTests.moment(clock: utc)
    let difference = (table.ttMinusUTC(at: guess) + 5000) / 10_000
    return table.margin(of: TimeScaleTableTests.moment(clock: utc + difference), on: Clock())
  }

  @Test func anAnnouncedUTCLeavesOnlyTheErrorOfTheInstant() throws {
    let after = try margin("1972-03-01", seconds: 1)
    #expect(after.isCertain && after.secondsFromMidnight == 1 && after.assumption == .announcedUTC)
    #expect(CivilDate(after.day).description == "1972-03-01")
    // An error of half a second reaches back over midnight.
    let at = try margin("1972-03-01", seconds: 0)
    #expect(at.alternative.map { CivilDate($0).description } == "1972-02-29")
  }

  @Test func deltaTIsUncertainByItsSlack() throws {
    let near = try margin("1970-03-01", seconds: 2)
    #expect(near.assumption == .deltaT)
    #expect(near.alternative.map { CivilDate($0).description } == "1970-02-28")
    #expect(try margin("1970-03-01", seconds: 4).isCertain)
    let before = try margin("1970-03-01", seconds: -2)
    #expect(CivilDate(before.day).description == "1970-02-28" && before.secondsFromMidnight == -2)
    #expect(before.alternative.map { CivilDate($0).description } == "1970-03-01")
  }

  /// If TT - UTC is larger, clocks show less: an event after midnight may have been before it.
  @Test func theFutureIsUncertainInBothDirections() throws {
    let after = try margin("1973-06-01", seconds: 60)
    #expect(after.assumption == .futureUTC)
    #expect(after.alternative.map { CivilDate($0).description } == "1973-05-31")
    #expect(try margin("1973-06-01", seconds: 80).isCertain)
    let before = try margin("1973-06-01", seconds: -5)
    #expect(before.alternative.map { CivilDate($0).description } == "1973-06-01")
    #expect(try margin("1973-06-01", seconds: -20).isCertain)
    #expect(try margin("1973-06-01", seconds: 43_200).secondsFromMidnight == 43_200)
  }
}
