import AlmanacModel
import Testing

struct CivilDateTests {
  /// The lengths of the months, written out so that the test shares no code with the type.
  static let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

  /// Some years, and whether February has 29 days, found by hand.
  static let leapYears = [
    1: false, 4: true, 100: false, 400: true, 1582: false, 1600: true, 1700: false, 1899: false, 1900: false,
    1904: true, 1999: false, 2000: true, 2023: false, 2024: true, 2025: false, 2100: false, 9996: true,
    9999: false,
  ]

  @Test func exactlyTheDaysThatExistAreAccepted() {
    var failures: [String] = []
    for (year, isLeap) in Self.leapYears {
      for month in 1...12 {
        let length = Self.lengths[month - 1] + (month == 2 && isLeap ? 1 : 0)
        for day in -1...33 {
          let exists = (1...length).contains(day)
          do throws(CivilDateError) {
            let date = try CivilDate(year: year, month: month, day: day)
            if !exists { failures.append("\(date) was accepted") }
            if (date.year, date.month, date.day) != (year, month, day) {
              failures.append("\(date) was made from \(year), \(month), \(day)")
            }
          } catch {
            if exists { failures.append("\(year), \(month), \(day): \(error)") }
            if error != .dayOutOfRange(day, lengthOfMonth: length) {
              failures.append("\(year), \(month), \(day) throws \(error)")
            }
          }
        }
      }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test func everyWrongFieldHasItsOwnError() {
    for year in [0, -1, 10_000, Int.min, Int.max] {
      #expect(throws: CivilDateError.yearOutOfRange(year)) { try CivilDate(year: year, month: 1, day: 1) }
    }
    for month in [0, -1, 13, Int.min, Int.max] {
      #expect(throws: CivilDateError.monthOutOfRange(month)) {
        try CivilDate(year: 2026, month: month, day: 1)
      }
    }
    for day in [0, -1, 32, Int.min, Int.max] {
      #expect(throws: CivilDateError.dayOutOfRange(day, lengthOfMonth: 31)) {
        try CivilDate(year: 2026, month: 1, day: day)
      }
    }
  }

  @Test func theFirstWrongFieldIsReported() {
    #expect(throws: CivilDateError.yearOutOfRange(0)) { try CivilDate(year: 0, month: 13, day: 32) }
    #expect(throws: CivilDateError.monthOutOfRange(13)) { try CivilDate(year: 1, month: 13, day: 32) }
  }

  @Test func the29thOfFebruaryExistsInLeapYearsOnly() throws {
    #expect(try CivilDate(year: 2000, month: 2, day: 29).day == 29)
    #expect(try CivilDate(year: 2024, month: 2, day: 29).day == 29)
    for year in [1900, 2100, 2023] {
      #expect(throws: CivilDateError.dayOutOfRange(29, lengthOfMonth: 28)) {
        try CivilDate(year: year, month: 2, day: 29)
      }
    }
  }

  @Test func yearsAre1To9999() throws {
    #expect(CivilDate.years == 1...9999)
    _ = try CivilDate(year: CivilDate.years.lowerBound, month: 1, day: 1)
    _ = try CivilDate(year: CivilDate.years.upperBound, month: 12, day: 31)
  }

  @Test func theOrderIsTheOrderOfYearThenMonthThenDay() throws {
    var failures: [String] = []
    var dates: [CivilDate] = []
    for year in [1, 2, 999, 1999, 2000, 9999] {
      for month in [1, 2, 11, 12] {
        for day in [1, 2, 27, 28] { dates.append(try CivilDate(year: year, month: month, day: day)) }
      }
    }
    for left in dates {
      for right in dates {
        let isLess = (left.year, left.month, left.day) < (right.year, right.month, right.day)
        if (left < right) != isLess { failures.append("\(left) < \(right) is \(!isLess)") }
        if (left == right) != (!isLess && !(right < left)) { failures.append("\(left) == \(right)") }
      }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test func theDescriptionHasFourDigitsOfYear() throws {
    #expect(try CivilDate(year: 2026, month: 2, day: 17).description == "2026-02-17")
    #expect(try CivilDate(year: 1, month: 1, day: 1).description == "0001-01-01")
    #expect(try CivilDate(year: 987, month: 10, day: 9).description == "0987-10-09")
    #expect(try CivilDate(year: 9999, month: 12, day: 31).description == "9999-12-31")
  }

  @Test func errorsSayWhatIsAllowed() {
    let expected: [(CivilDateError, String)] = [
      (.yearOutOfRange(0), "year 0 is outside 1...9999"),
      (.monthOutOfRange(13), "month 13 is outside 1...12"),
      (.dayOutOfRange(30, lengthOfMonth: 29), "day 30 is outside 1...29, the days of this month"),
      (.dayNumberOutOfRange(0), "day number 0 is outside 1...3652059 (0001-01-01 to 9999-12-31)"),
    ]
    for (error, text) in expected { #expect(error.description == text) }
  }
}
