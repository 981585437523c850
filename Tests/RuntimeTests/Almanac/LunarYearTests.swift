import Almanac
import Testing

struct LunarYearTests {
  /// Years and months cover the range without gaps, and agree with the conversions at their ends.
  @Test func yearsAndMonthsTileTheRange() throws {
    var faults: [String] = []
    for calendar in LunarCalendar.all {
      var day = DayNumber(try CivilDate(year: 1899, month: 2, day: 10))
      var previous: LunarMonth?
      for number in LunarDate.years {
        let year = try calendar.year(number)
        if year.number != number || year.firstDayNumber != day {
          faults.append("\(calendar) \(number) begins late")
        }
        let leap = year.months.filter(\.isLeap)
        if leap.map(\.number) != (year.leapMonth.map { [$0] } ?? []) {
          faults.append("\(calendar) \(number) leap")
        }
        if year.months.reduce(0, { $0 + $1.dayCount }) != year.dayCount {
          faults.append("\(calendar) \(number) days")
        }
        for month in year.months {
          let first = try month.date(day: 1)
          if month.firstDayNumber != day { faults.append("\(calendar) \(month) begins \(month.firstDay)") }
          if try calendar.lunarDate(of: day) != first {
            faults.append("\(calendar) \(month) is not at its day")
          }
          if try calendar.month(containing: month.lastDayNumber) != month {
            faults.append("\(calendar) \(month) end")
          }
          if try calendar.month(month.number, isLeap: month.isLeap, ofYear: number) != month {
            faults.append("\(calendar) \(month) by name")
          }
          if month.days.count != month.dayCount || month.days.lowerBound != day {
            faults.append("\(calendar) \(month) days")
          }
          if let previous, previous.next != month || month.previous != previous {
            faults.append("\(calendar) \(month) neighbours")
          }
          previous = month
          day = try day.adding(days: month.dayCount)
        }
      }
      #expect(previous?.next == nil)
      #expect(try calendar.year(1899).firstMonth.previous == nil)
      #expect(try calendar.year(1899).previous == nil && calendar.year(2100).next == nil)
      #expect(try calendar.year(1899).next == calendar.year(1900))
    }
    #expect(faults.prefix(5) == [])
  }

  /// In every calendar, a month's first day is the civil day of its new moon.
  @Test func everyMonthBeginsOnTheDayOfItsNewMoon() throws {
    var faults: [String] = []
    for calendar in LunarCalendar.all {
      for year in LunarDate.years {
        for month in try calendar.year(year).months {
          let date = calendar.date(of: month.newMoon)
          if date != month.firstDay || month.margin.day != month.firstDayNumber {
            faults.append("\(calendar) \(month) begins \(month.firstDay), its new moon is on \(date)")
          }
        }
      }
    }
    #expect(faults.prefix(5) == [])
  }

  @Test func monthsThatAreNotThereAreErrors() throws {
    let calendar = LunarCalendar.vietnamese
    #expect(throws: LunarDateError.fieldOutOfRange(.year, value: 1898)) { try calendar.year(1898) }
    #expect(throws: LunarDateError.fieldOutOfRange(.year, value: 2101)) { try calendar.year(2101) }
    #expect(throws: LunarDateError.fieldOutOfRange(.month, value: 13)) {
      try calendar.month(13, ofYear: 2025)
    }
    #expect(
      throws: LunarDateError.noSuchLeapMonth(try LunarDate(year: 2025, month: 7, isLeapMonth: true, day: 1))
    ) {
      try calendar.month(7, isLeap: true, ofYear: 2025)
    }
    let month = try calendar.month(2, ofYear: 2025)
    #expect(throws: LunarDateError.noSuchDay(try LunarDate(year: 2025, month: 2, day: 30))) {
      try month.date(day: 30)
    }
    #expect(throws: LunarDateError.fieldOutOfRange(.day, value: 31)) { try month.date(day: 31) }
    let missing = try LunarDate(year: 2025, month: 2, day: 30)
    #expect(calendar.validationError(of: missing) == .noSuchDay(missing))
    #expect(calendar.validationError(of: try LunarDate(year: 2025, month: 2, day: 29)) == nil)
  }

  @Test func positionsOutsideAYearDoNotTrap() throws {
    let months = try LunarCalendar.vietnamese.year(2025).months
    #expect(months[-1] == months[0] && months[99] == months[12])
  }
}
