import AlmanacModel
import Testing

struct LunarTableTests {
  static let tables = [HandMadeLunarTable.early, HandMadeLunarTable.late]

  @Test func everyDayHasItsLunarDateAndComesBack() throws {
    var failures: [String] = []
    for table in Self.tables {
      for month in table.months where LunarDate.years.contains(month.year) {
        for dayOfMonth in 1...month.length {
          let day = try DayNumber(rataDie: month.firstDay + dayOfMonth - 1)
          let expected = try LunarDate(
            year: month.year, month: month.number, isLeapMonth: month.isLeap, day: dayOfMonth)
          let date = try table.lunarDate(of: day)
          if date != expected { failures.append("\(CivilDate(day)) is \(date), not \(expected)") }
          if try table.day(of: expected) != day { failures.append("\(expected): another day") }
        }
      }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test func leapMonthsStandBehindTheMonthWithTheirNumber() throws {
    let table = HandMadeLunarTable.early
    let regular = try LunarDate(year: 1900, month: 8, day: 1)
    let leap = try LunarDate(year: 1900, month: 8, isLeapMonth: true, day: 1)
    let next = try LunarDate(year: 1900, month: 9, day: 1)
    let first = try table.day(of: regular)
    #expect((29...30).contains(try first.distance(to: table.day(of: leap))))
    #expect(try first.distance(to: table.day(of: next)) == 59)
  }

  @Test func daysOfOtherLunarYearsAreOutsideTheTables() throws {
    let early = HandMadeLunarTable.early
    let late = HandMadeLunarTable.late
    let firstDay = try early.day(of: LunarDate(year: 1899, month: 1, day: 1))
    let lastMonth = try #require(late.months.first { $0.year == 2101 })
    let firstDayOf2101 = try DayNumber(rataDie: lastMonth.firstDay)
    // The last day of 1898 and the first of 2101 are in the records, but not part of the range.
    for (table, day) in [(early, try firstDay.adding(days: -1)), (late, firstDayOf2101)] {
      #expect(throws: LunarDateError.dayOutsideTables(day)) { try table.lunarDate(of: day) }
    }
    #expect(try early.lunarDate(of: firstDay).description == "1899-01-01")
    #expect(try late.lunarDate(of: firstDayOf2101.adding(days: -1)).year == 2100)
  }

  @Test(arguments: [1, 2, 693_261, 767_049, 3_652_058, 3_652_059])
  func daysBeforeAndBehindTheEstimateAreOutsideTheTables(number: Int) throws {
    let day = try DayNumber(rataDie: number)
    for table in Self.tables {
      #expect(throws: LunarDateError.dayOutsideTables(day)) { try table.lunarDate(of: day) }
    }
  }

  @Test func theEstimateCoversTheDaysItsCommentNames() throws {
    let first = DayNumber(try #require(CivilDate("1899-02-01")))
    let last = DayNumber(try #require(CivilDate("2101-02-08")))
    #expect(LunarMonthEstimate.firstDay == first.rataDie)
    #expect(Int(LunarMonthEstimate.dayCount) == first.distance(to: last) + 1)
  }

  @Test func aLeapMonthThatDoesNotExistIsRefused() throws {
    var failures: [String] = []
    for table in Self.tables {
      let years = Set(table.months.map(\.year)).filter(LunarDate.years.contains)
      for year in years where table.months.contains(where: { $0.year == year && $0.number == 1 }) {
        for number in 1...12
        where !table.months.contains(where: { $0.year == year && $0.number == number && $0.isLeap }) {
          let date = try LunarDate(year: year, month: number, isLeapMonth: true, day: 1)
          do throws(LunarDateError) {
            failures.append("\(date) is \(CivilDate(try table.day(of: date)))")
          } catch {
            if error != .noSuchLeapMonth(date) { failures.append("\(date): \(error)") }
          }
        }
      }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test func the30thOfAShortMonthIsRefused() throws {
    var shortCount = 0
    for table in Self.tables {
      for month in table.months where LunarDate.years.contains(month.year) && month.length == 29 {
        shortCount += 1
        let date = try LunarDate(year: month.year, month: month.number, isLeapMonth: month.isLeap, day: 30)
        #expect(throws: LunarDateError.noSuchDay(date)) { try table.day(of: date) }
      }
    }
    #expect(shortCount > 20)
  }
}
