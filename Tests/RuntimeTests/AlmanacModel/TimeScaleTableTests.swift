import AlmanacModel
import Testing

struct TimeScaleTableTests {
  /// Delta T of 1969 to 1973 in numbers that are easy to follow, and two rows of TAI - UTC.
  struct HandMade: TimeScaleTable {
    var deltaTs: [Int32] = [300_000, 400_000, 400_000, 420_000, 500_000]
    var firstDeltaTYear: Int { 1969 }
    var deltaTCount: Int { deltaTs.count }
    func deltaT(at index: Int) -> Int32 { deltaTs[index] }
    /// Returns 2 s before 1972, zero in 1972, and 10 s in 1973; ``slackAbove(at:)`` returns 70 s in 1973.
    func slackBelow(at index: Int) -> Int32 { [20_000, 20_000, 20_000, 0, 100_000][index] }
    func slackAbove(at index: Int) -> Int32 { [20_000, 20_000, 20_000, 0, 700_000][index] }
    var firstPredictedIndex: Int { 4 }
    var leapSecondCount: Int { 2 }
    /// Returns the rata die of 1972-01-01 or 1972-07-01.
    func leapSecondDay(at index: Int) -> Int32 { [719_893, 720_075][index] }
    func taiMinusUTC(at index: Int) -> Int32 { [10, 11][index] }
  }

  /// Returns the start of a day on any clock, in seconds since 1970.
  static func seconds(_ text: String) throws -> Int64 {
    ClockTime.secondsSince1970(startOf: DayNumber(try #require(CivilDate(text))))
  }

  static func moment(clock: Int64) -> TerrestrialInstant {
    TerrestrialInstant(secondsSinceJ2000: clock - TerrestrialInstant.secondsFrom1970ToJ2000)
  }

  @Test func deltaTIsLinearBetweenYears() throws {
    let table = HandMade()
    let start = try Self.seconds("1969-01-01")
    let end = try Self.seconds("1970-01-01")
    #expect(table.ttMinusUTC(at: Self.moment(clock: start)) == 300_000)
    #expect(table.ttMinusUTC(at: Self.moment(clock: end)) == 400_000)
    // 146 of 365 days are two fifths.
    #expect(table.ttMinusUTC(at: Self.moment(clock: start + 146 * 86_400)) == 340_000)
    #expect(table.ttMinusUTC(at: Self.moment(clock: end - 1)) == 399_999)
    #expect(table.ttMinusUTC(at: Self.moment(clock: try Self.seconds("1970-08-01"))) == 400_000)
  }

  @Test func deltaTIsRoundedDownWhenItFalls() throws {
    let table = HandMade(deltaTs: [300_000, 200_000, 400_000, 400_000, 400_000])
    let start = try Self.seconds("1969-01-01")
    #expect(table.deltaT(atClockSecondsSince1970: start) == 300_000)
    #expect(table.deltaT(atClockSecondsSince1970: start + 1) == 299_999)
    #expect(table.deltaT(atClockSecondsSince1970: start + 146 * 86_400) == 260_000)
    #expect(table.deltaT(atClockSecondsSince1970: start + 365 * 86_400 - 1) == 200_000)
  }

  @Test func deltaTIsHeldOutsideTheTable() throws {
    let table = HandMade()
    for text in ["0001-01-01", "1899-06-01", "1968-12-31"] {
      #expect(table.ttMinusUTC(at: Self.moment(clock: try Self.seconds(text))) == 300_000)
    }
    // From 1972 leap seconds are used, so only the function itself shows the value after the last year.
    for text in ["1973-01-01", "1973-06-01", "2100-01-01", "9999-12-31"] {
      #expect(table.deltaT(atClockSecondsSince1970: try Self.seconds(text)) == 500_000)
    }
    #expect(table.deltaT(atClockSecondsSince1970: try Self.seconds("1973-01-01") - 1) == 499_999)
  }

  @Test func leapSecondsTakeOverWithTheirFirstRow() throws {
    let table = HandMade()
    // TT is 32.184 s + 10 s ahead, so the first whole second of TT in 1972 UTC is the 43rd of the day.
    let start = try Self.seconds("1972-01-01")
    #expect(table.ttMinusUTC(at: Self.moment(clock: start + 42)) == 420_000)
    #expect(table.ttMinusUTC(at: Self.moment(clock: start + 43)) == 421_840)
  }

  @Test func theDifferenceChangesAtALeapSecond() throws {
    let table = HandMade()
    let start = try Self.seconds("1972-07-01")
    #expect(table.ttMinusUTC(at: Self.moment(clock: start)) == 421_840)
    #expect(table.ttMinusUTC(at: Self.moment(clock: start + 43)) == 421_840)
    #expect(table.ttMinusUTC(at: Self.moment(clock: start + 44)) == 431_840)
  }

  @Test func theLastRowIsHeld() throws {
    let table = HandMade()
    for text in ["1972-12-31", "1973-01-01", "2026-02-17", "9999-12-30"] {
      #expect(table.ttMinusUTC(at: Self.moment(clock: try Self.seconds(text))) == 431_840)
    }
  }

  @Test func utcIsRoundedToTheNearestSecond() throws {
    let start = try Self.seconds("1970-06-01")
    // Delta T of 1970 is the same at both ends, so the fraction of UTC is known.
    let expected: [(deltaT: Int32, seconds: Int64)] = [
      (400_000, -40), (404_999, -40), (405_000, -40), (405_001, -41), (409_999, -41), (-5_000, 1),
      (-4_999, 0),
      (5_000, 0), (5_001, -1), (0, 0),
    ]
    for (deltaT, seconds) in expected {
      let table = HandMade(deltaTs: [0, deltaT, deltaT, 0, 0])
      let utc = table.utc(Self.moment(clock: start))
      #expect(utc.secondsSince1970 - start == seconds, "Delta T \(deltaT)")
    }
  }

  @Test func utcOfTodayIs69SecondsBehind() throws {
    // The documentation of the type says that TT - UTC has been 69.184 s since 2017; here 11 replaces 37.
    let clock = try Self.seconds("2026-02-17")
    #expect(HandMade().utc(Self.moment(clock: clock)).secondsSince1970 == clock - 43)
  }

  @Test func utcNeverRunsBackwards() throws {
    let table = HandMade()
    var failures: [String] = []
    for text in ["1970-01-01", "1971-01-01", "1972-01-01", "1972-07-01", "1973-01-01"] {
      let start = try Self.seconds(text)
      for clock in start - 100..<start + 100 {
        let step =
          table.utc(Self.moment(clock: clock + 1)).secondsSince1970
          - table.utc(Self.moment(clock: clock)).secondsSince1970
        // A second repeats at a leap second, and may repeat or be skipped where a fraction is rounded.
        if !(0...2).contains(step) { failures.append("\(clock - start) s after \(text): \(step)") }
      }
    }
    #expect(failures.prefix(5) == [])
  }
}
