import AlmanacModel
import Testing

struct ClockTimeTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00"), (1, "1970-01-01T00:00:01"), (-1, "1969-12-31T23:59:59"),
    (86_399, "1970-01-01T23:59:59"), (86_400, "1970-01-02T00:00:00"), (-86_400, "1969-12-31T00:00:00"),
    (-86_401, "1969-12-30T23:59:59"), (946_728_000, "2000-01-01T12:00:00"),
    (-2_208_988_800, "1900-01-01T00:00:00"), (4_102_444_799, "2099-12-31T23:59:59"),
    // The first number of seconds with more than 32 bits, and both ends of the years 1 to 9999.
    (2_147_483_648, "2038-01-19T03:14:08"), (-62_135_596_800, "0001-01-01T00:00:00"),
    (253_402_300_799, "9999-12-31T23:59:59"),
  ])
  func secondsAreReadOffTheClock(seconds: Int, text: String) {
    #expect(ClockTime(secondsSince1970: Int64(seconds)).description == text)
  }

  @Test func everySecondAroundMidnightIsInItsDay() {
    var failures: [String] = []
    for day in -400...400 {
      for second in [0, 1, 3599, 3600, 43_200, 86_398, 86_399] {
        let clock = ClockTime(secondsSince1970: Int64(day * 86_400 + second))
        if Int(clock.day.rataDie) != 719_163 + day || clock.secondOfDay != second {
          failures.append("day \(day), second \(second): \(clock)")
        }
      }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test func theStartOfADayIsSecond0() throws {
    var failures: [String] = []
    // Days at both ends are included: their seconds do not fit into 32 bits.
    let numbers = Array(stride(from: 1, through: 3_652_059, by: 9_973)) + [3_652_059, 719_163]
    for number in numbers {
      let day = try DayNumber(rataDie: number)
      let seconds = ClockTime.secondsSince1970(startOf: day)
      if seconds != Int64(number - 719_163) * 86_400 { failures.append("\(number): \(seconds)") }
      let clock = ClockTime(secondsSince1970: seconds)
      if clock.day != day || clock.secondOfDay != 0 { failures.append("\(number): \(clock)") }
    }
    #expect(failures.prefix(5) == [])
  }
}
