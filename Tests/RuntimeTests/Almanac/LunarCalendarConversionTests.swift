import Almanac
import Testing

struct LunarCalendarConversionTests {
  /// Days follow each other through months of 29 and 30 days and years of 12 and 13 months.
  ///
  /// They convert both ways.
  @Test func theWholeRangeIsWellFormed() throws {
    var faults: [String] = []
    for calendar in LunarCalendar.all {
      var previous: LunarDate?
      var daysOfYear = 0
      var monthsOfYear = 0
      var leapMonths = 0
      func checkYear(_ year: Int) {
        let isRegular = monthsOfYear == 12 && leapMonths == 0 && (353...355).contains(daysOfYear)
        let isLeap = monthsOfYear == 13 && leapMonths == 1 && (383...385).contains(daysOfYear)
        if !isRegular && !isLeap {
          faults.append("\(calendar) \(year): \(monthsOfYear) months, \(leapMonths) leap, \(daysOfYear) days")
        }
        (daysOfYear, monthsOfYear, leapMonths) = (0, 0, 0)
      }
      for day in try Days.ofTheTables() {
        let lunar = try calendar.lunarDate(of: day)
        if try calendar.day(of: lunar) != day { faults.append("\(calendar) \(lunar) does not come back") }
        if try calendar.lunarDate(of: CivilDate(day)) != lunar
          || calendar.civilDate(of: lunar) != CivilDate(day)
        {
          faults.append("\(calendar) \(lunar): civil dates and day numbers differ")
        }
        if let previous {
          let isNext =
            lunar.day == previous.day + 1 ? sameMonth(lunar, previous) : lunar.day == 1 && previous.day >= 29
          if !isNext || !(previous < lunar) { faults.append("\(calendar) \(lunar) follows \(previous)") }
        }
        if lunar.month == 1 && lunar.day == 1 && !lunar.isLeapMonth, let previous { checkYear(previous.year) }
        if lunar.day == 1 {
          monthsOfYear += 1
          if lunar.isLeapMonth { leapMonths += 1 }
        }
        daysOfYear += 1
        previous = lunar
      }
      checkYear(2100)
      #expect(previous?.year == 2100)
    }
    #expect(faults.prefix(5) == [])
  }

  private func sameMonth(_ left: LunarDate, _ right: LunarDate) -> Bool {
    (left.year, left.month) == (right.year, right.month) && left.isLeapMonth == right.isLeapMonth
  }

  @Test func daysOutsideTheTablesAreErrors() throws {
    for calendar in LunarCalendar.all {
      for text in [
        "0001-01-01", "1898-12-31", "1899-02-01", "1899-02-09", "2101-01-29", "2101-02-09", "9999-12-31",
      ] {
        let date = try #require(CivilDate(text))
        #expect(throws: LunarDateError.dayOutsideTables(DayNumber(date))) { try calendar.lunarDate(of: date) }
      }
      #expect(try calendar.lunarDate(of: #require(CivilDate("1899-02-10"))).description == "1899-01-01")
      #expect(try calendar.lunarDate(of: #require(CivilDate("2101-01-28"))).year == 2100)
    }
  }

  /// Every lunar date that can be written is either converted both ways or rejected with the right reason.
  @Test func LV_23_everyLunarDateHasItsDayOrItIsSaidWhyItHasNone() throws {
    var faults: [String] = []
    for calendar in LunarCalendar.all {
      var converted = 0
      for year in LunarDate.years {
        for month in LunarDate.months {
          for isLeap in [false, true] {
            for dayOfMonth in [1, 15, 29, 30] {
              let date = try LunarDate(year: year, month: month, isLeapMonth: isLeap, day: dayOfMonth)
              let civilDate = Result { () throws(LunarDateError) in try calendar.civilDate(of: date) }
              let day = Result { () throws(LunarDateError) in try calendar.day(of: date) }
              if civilDate != day.map({ CivilDate($0) }) {
                faults.append("\(calendar) \(date): \(civilDate)")
              }
              do throws(LunarDateError) {
                if try calendar.lunarDate(of: day.get()) != date { faults.append("\(calendar) \(date)") }
                if dayOfMonth == 1 { converted += 1 }
              } catch {
                let isRight =
                  error == .noSuchLeapMonth(date) ? isLeap : error == .noSuchDay(date) && dayOfMonth == 30
                if !isRight { faults.append("\(calendar) \(date): \(error)") }
              }
            }
          }
        }
      }
      // There are 202 years with 12 months each, and a leap month in 7 of 19 years.
      #expect(converted == 202 * 12 + 74, "\(calendar)")
    }
    #expect(faults.prefix(5) == [])
  }

  @Test func reasonsNameTheDate() throws {
    let leap = try LunarDate(year: 2025, month: 5, isLeapMonth: true, day: 1)
    #expect(throws: LunarDateError.noSuchLeapMonth(leap)) { try LunarCalendar.vietnamese.day(of: leap) }
    #expect("\(LunarDateError.noSuchLeapMonth(leap))" == "2025-05L-01: lunar year 2025 has no leap month 5")
    let day30 = try LunarDate(year: 2025, month: 2, day: 30)
    #expect(throws: LunarDateError.noSuchDay(day30)) { try LunarCalendar.vietnamese.civilDate(of: day30) }
    #expect("\(LunarDateError.noSuchDay(day30))" == "2025-02-30: this month has 29 days")
    #expect(
      "\(LunarDateError.dayOutsideTables(DayNumber(try CivilDate(year: 1899, month: 2, day: 9))))"
        == "1899-02-09 is outside the lunar years 1899...2100 (1899-02-10 to 2101-01-28)")
  }

  @Test func calendarsByID() {
    // A calendar that is added to Data/ is listed after or between these four.
    let ids = LunarCalendar.all.map(\.id)
    #expect(ids == ids.sorted())
    #expect(Set(["chinese", "chinese-utc8", "vietnamese", "vietnamese-utc7"]).isSubset(of: ids))
    for calendar in LunarCalendar.all { #expect(LunarCalendar(id: calendar.id) == calendar) }
    #expect(LunarCalendar.vietnamese.id == "vietnamese")
    #expect(LunarCalendar.vietnameseUTC7.id == "vietnamese-utc7")
    #expect(LunarCalendar.chinese.id == "chinese")
    #expect(LunarCalendar.chineseUTC8.id == "chinese-utc8")
    for id in ["", "Vietnamese", "vietnamese ", "no such calendar"] { #expect(LunarCalendar(id: id) == nil) }
  }

  /// Many tasks at once get the same results as one after the other.
  @Test func conversionsCanRunSideBySide() async throws {
    let days = try Days.ofTheTables()
    let expected = try days.map { try LunarCalendar.vietnamese.lunarDate(of: $0) }
    let agree = try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<4 {
        group.addTask { try days.map { try LunarCalendar.vietnamese.lunarDate(of: $0) } == expected }
      }
      return try await group.reduce(true) { $0 && $1 }
    }
    #expect(agree)
  }
}
