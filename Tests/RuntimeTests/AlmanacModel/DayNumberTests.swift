import AlmanacModel
import Testing

struct DayNumberTests {
  /// A calendar that can only go to the next day.
  struct SlowCalendar {
    var year: Int
    var month = 1
    var day = 1

    var isLeapYear: Bool {
      if year % 400 == 0 { return true }
      if year % 100 == 0 { return false }
      return year % 4 == 0
    }

    mutating func advance() {
      let length = month == 2 && isLeapYear ? 29 : CivilDateTests.lengths[month - 1]
      day += 1
      guard day > length else { return }
      day = 1
      month += 1
      guard month > 12 else { return }
      month = 1
      year += 1
    }
  }

  /// All 3,652,059 days are counted one after the other, which takes a second or two without optimisation.
  @Test func everyDayIsCounted() throws {
    var failures: [String] = []
    var slow = SlowCalendar(year: 1)
    for number in 1...3_652_059 {
      let date = try CivilDate(year: slow.year, month: slow.month, day: slow.day)
      let day = try DayNumber(rataDie: number)
      if DayNumber(date) != day {
        failures.append("\(date) has number \(DayNumber(date).rataDie), not \(number)")
      }
      if CivilDate(day) != date { failures.append("\(number) is \(CivilDate(day)), not \(date)") }
      if failures.count > 5 { break }
      slow.advance()
    }
    #expect(failures.prefix(5) == [])
    // No day is left out: the slow calendar is on the day after the last.
    #expect((slow.year, slow.month, slow.day) == (10_000, 1, 1))
  }

  @Test(arguments: [
    ("0001-01-01", 1), ("0001-12-31", 365), ("0004-02-29", 365 * 3 + 60), ("1582-10-15", 577_736),
    ("1899-02-10", 693_271), ("1970-01-01", 719_163), ("2000-01-01", 730_120), ("2000-02-29", 730_179),
    ("2000-03-01", 730_180), ("9999-12-31", 3_652_059),
  ])
  func knownDaysHaveTheirNumbers(text: String, number: Int) throws {
    let date = try #require(CivilDate(text))
    #expect(DayNumber(date).rataDie == number)
    #expect(try CivilDate(DayNumber(rataDie: number)) == date)
  }

  @Test(arguments: [("2000-01-01", 2_451_545), ("1858-11-17", 2_400_001), ("1970-01-01", 2_440_588)])
  func theJulianDayNumberOfNoonIs1721425More(text: String, julianDay: Int) throws {
    let date = try #require(CivilDate(text))
    #expect(Int(DayNumber(date).rataDie) + 1_721_425 == julianDay)
  }

  @Test func numbersOutsideTheYearsAreRefused() throws {
    #expect(try DayNumber(rataDie: 1).rataDie == 1)
    #expect(try DayNumber(rataDie: 3_652_059).rataDie == 3_652_059)
    for number in [0, -1, 3_652_060, Int.min, Int.max, Int(Int32.max) + 2, 1 << 32 + 1] {
      #expect(throws: CivilDateError.dayNumberOutOfRange(number)) { try DayNumber(rataDie: number) }
    }
  }

  @Test func aRangeOfDaysIsWalked() throws {
    // 2024 has a 29 February.
    let range = try CivilDate(year: 2024, month: 2, day: 27)...CivilDate(year: 2024, month: 3, day: 1)
    let days = DayNumber(range.lowerBound)...DayNumber(range.upperBound)
    #expect(days.map(\.description) == ["2024-02-27", "2024-02-28", "2024-02-29", "2024-03-01"])
    #expect(days.count == 4)
    let fortnights = stride(from: days.lowerBound, to: DayNumber.last, by: 14).prefix(2)
    #expect(fortnights.map(\.description) == ["2024-02-27", "2024-03-12"])
  }

  @Test(arguments: [
    (2024, 2, 29), (2026, 2, 28), (1900, 2, 28), (2000, 2, 29), (2026, 12, 31), (9999, 12, 31), (1, 1, 31),
  ])
  func aMonthHasItsDays(year: Int, month: Int, count: Int) throws {
    let days = try #require(YearMonth(year: year, month: month)).days
    #expect(try days.lowerBound == DayNumber(CivilDate(year: year, month: month, day: 1)))
    #expect(try days.upperBound == DayNumber(CivilDate(year: year, month: month, day: count)))
    #expect(days.count == count)
  }

  /// A week after 2026-02-24 is 2026-03-03; 2026 has 365 days.
  @Test func daysAreAddedAndSubtracted() throws {
    let day = try DayNumber(CivilDate(year: 2026, month: 2, day: 24))
    #expect("\((day + 7).civilDate)" == "2026-03-03" && "\((day - 24).civilDate)" == "2026-01-31")
    let other = day + 365
    #expect(other - day == 365 && day - other == -365 && "\(other)" == "2027-02-24")
  }

  @Test func advancingStopsAtTheFirstAndTheLastDay() throws {
    let (first, last) = (try DayNumber(rataDie: 1), try DayNumber(rataDie: 3_652_059))
    for count in [1, 2, Int(Int32.max), 1 << 40, Int.max] {
      #expect(last.advanced(by: count) == last, "\(count)")
      #expect(first.advanced(by: -count) == first, "\(count)")
      #expect(first.advanced(by: Int.min) == first)
    }
    #expect((first...last).count == 3_652_059)
    #expect(last + 1 == last && first - 1 == first && last - .min == last && first - .max == first)
    #expect(Array(last.advanced(by: -1)...last).map(\.rataDie) == [3_652_058, 3_652_059])
  }

  @Test func daysAreAdded() throws {
    let day = try DayNumber(rataDie: 730_120)
    #expect(try day.adding(days: 0) == day)
    #expect(try day.adding(days: 31).rataDie == 730_151)
    #expect(try day.adding(days: -366).rataDie == 729_754)
    #expect(try day.adding(days: 1 - 730_120).rataDie == 1)
    #expect(try day.adding(days: 3_652_059 - 730_120).rataDie == 3_652_059)
  }

  @Test func addingOutOfTheYearsThrowsAndNeverTraps() throws {
    for number in [1, 730_120, 3_652_059] {
      let day = try DayNumber(rataDie: number)
      for count in [-number, 3_652_060 - number, Int.max, Int.min, Int.max - number, Int(Int32.max)] {
        #expect(throws: CivilDateError.self) { try day.adding(days: count) }
      }
    }
    // The message has the number of the requested day, if that can be computed.
    let first = try DayNumber(rataDie: 1)
    #expect(throws: CivilDateError.dayNumberOutOfRange(0)) { try first.adding(days: -1) }
    #expect(throws: CivilDateError.dayNumberOutOfRange(Int.max)) { try first.adding(days: Int.max) }
  }

  @Test func distanceUndoesAdvance() throws {
    let numbers = [1, 2, 365, 719_163, 730_120, 3_652_058, 3_652_059]
    for from in numbers {
      for to in numbers {
        let start = try DayNumber(rataDie: from)
        let end = try DayNumber(rataDie: to)
        #expect(start.distance(to: end) == to - from)
        #expect(try start.adding(days: start.distance(to: end)) == end)
        #expect(start.advanced(by: start.distance(to: end)) == end)
        #expect((start < end) == (from < to))
      }
    }
  }

  @Test func firstOfJanuaryIsADayNumber() throws {
    var failures: [String] = []
    // 10000 is needed as the end of the year 9999.
    for year in 1...10_000 {
      let past = year - 1
      let number = 365 * past + past / 4 - past / 100 + past / 400 + 1
      if DayNumber.firstOfJanuary(year).rataDie != number { failures.append("\(year)") }
    }
    #expect(failures.prefix(5) == [])
  }
}
