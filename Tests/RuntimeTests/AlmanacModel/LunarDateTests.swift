import AlmanacModel
import Testing

struct LunarDateTests {
  @Test func everyCombinationOfFieldsIsKept() throws {
    var failures: [String] = []
    for year in [1899, 1900, 1983, 2025, 2099, 2100] {
      for month in 1...12 {
        for isLeap in [false, true] {
          for day in 1...30 {
            let date = try LunarDate(year: year, month: month, isLeapMonth: isLeap, day: day)
            if (date.year, date.month, date.isLeapMonth, date.day) != (year, month, isLeap, day) {
              failures.append("\(year), \(month), \(isLeap), \(day) became \(date)")
            }
          }
        }
      }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test func aMonthIsNoLeapMonthUnlessItIsSaid() throws {
    #expect(try LunarDate(year: 2025, month: 6, day: 1).isLeapMonth == false)
  }

  @Test func theOrderIsTheOrderOfTheDaysWithLeapMonthsBetween() throws {
    var dates: [LunarDate] = []
    for year in [1899, 2024, 2025, 2100] {
      for month in 1...12 {
        for isLeap in [false, true] {
          for day in [1, 2, 29, 30] {
            dates.append(try LunarDate(year: year, month: month, isLeapMonth: isLeap, day: day))
          }
        }
      }
    }
    var failures: [String] = []
    for (leftIndex, left) in dates.enumerated() {
      for (rightIndex, right) in dates.enumerated() where (left < right) != (leftIndex < rightIndex) {
        failures.append("\(left) < \(right) is \(left < right)")
      }
    }
    #expect(failures.prefix(5) == [])
    #expect(Set(dates).count == dates.count)
  }

  @Test func theDescriptionMarksALeapMonth() throws {
    #expect(try LunarDate(year: 2025, month: 6, day: 1).description == "2025-06-01")
    #expect(
      try LunarDate(year: 2025, month: 6, isLeapMonth: true, day: 1).description == "2025-06L-01")
    #expect(try LunarDate(year: 1899, month: 12, day: 30).description == "1899-12-30")
  }

  @Test func aFieldThatCanNeverBeIsNamed() {
    for year in [1898, 2101, 0, -1, Int.min, Int.max] {
      #expect(throws: LunarDateError.fieldOutOfRange(.year, value: year)) {
        try LunarDate(year: year, month: 1, day: 1)
      }
    }
    for month in [0, 13, -1, Int.min, Int.max] {
      #expect(throws: LunarDateError.fieldOutOfRange(.month, value: month)) {
        try LunarDate(year: 2025, month: month, day: 1)
      }
    }
    for day in [0, 31, -1, Int.min, Int.max] {
      #expect(throws: LunarDateError.fieldOutOfRange(.day, value: day)) {
        try LunarDate(year: 2025, month: 1, isLeapMonth: true, day: day)
      }
    }
  }

  @Test func theFirstWrongFieldIsReported() {
    #expect(throws: LunarDateError.fieldOutOfRange(.year, value: 0)) {
      try LunarDate(year: 0, month: 0, day: 0)
    }
    #expect(throws: LunarDateError.fieldOutOfRange(.month, value: 0)) {
      try LunarDate(year: 1899, month: 0, day: 0)
    }
  }

  @Test func theRangesAreThoseOfTheTables() {
    #expect(LunarDate.years == 1899...2100)
    #expect(LunarDate.months == 1...12)
    #expect(LunarDate.days == 1...30)
  }

  @Test func errorsSayWhatIsWrong() throws {
    let leap = try LunarDate(year: 2025, month: 7, isLeapMonth: true, day: 3)
    let longDay = try LunarDate(year: 2025, month: 1, day: 30)
    let day = DayNumber(try #require(CivilDate("1899-02-09")))
    let expected: [(LunarDateError, String)] = [
      (.fieldOutOfRange(.year, value: 1898), "lunar year 1898 is outside 1899...2100"),
      (.fieldOutOfRange(.month, value: 13), "lunar month 13 is outside 1...12"),
      (.fieldOutOfRange(.day, value: 31), "lunar day 31 is outside 1...30"),
      (.noSuchLeapMonth(leap), "2025-07L-03: lunar year 2025 has no leap month 7"),
      (.noSuchDay(longDay), "2025-01-30: this month has 29 days"),
      (
        .dayOutsideTables(day),
        "1899-02-09 is outside the lunar years 1899...2100 (1899-02-10 to 2101-01-28)"
      ),
    ]
    for (error, text) in expected { #expect(error.description == text) }
  }
}
