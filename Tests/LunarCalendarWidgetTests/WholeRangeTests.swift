import Foundation
import LunarCalendarWidgetCore
import Testing

/// Every month of 1900-2100.
struct WholeRangeTests {
  /// All 2,412 months agree with the runtime in every cell and in paid days, in all calendars.
  @Test func LV_01_LV_21_everyCellOf2412MonthsAgreesWithTheRuntime() throws {
    var failures: [String] = []
    var cells = 0
    var months = 0
    for calendar in [LunarCalendar.vietnamese, .chinese] {
      let today = try CivilDate(year: 2026, month: 11, day: 20)
      let paid = Set(
        try calendar.festivals(in: calendar.days).compactMap(\.paidDays).flatMap {
          $0.lowerBound.rataDie...$0.upperBound.rataDie
        })
      for (year, number) in (1900...2100).flatMap({ year in (1...12).map { (year, $0) } }) {
        let first = try CivilDate(year: year, month: number, day: 1)
        guard
          let month = CalendarMonth(
            YearMonth(of: first), today: today, firstWeekday: .monday, calendar: calendar,
            daysOff: DaysOff(of: calendar))
        else {
          failures.append("\(first): no month")
          continue
        }
        months += 1
        var expected = try first.adding(days: -first.weekday.rawValue)
        for day in month.days {
          cells += 1
          let lunar = calendar.days.contains(DayNumber(expected)) ? try calendar.lunarDate(of: expected) : nil
          if day.date != expected || day.lunarDate != lunar || day.isInMonth != (expected.month == number)
            || day.isToday != (expected == today)
            || (paid.contains(DayNumber(expected).rataDie) && !day.isDayOff)
          {
            failures.append("\(calendar) \(first): \(day.date) \(String(describing: day.lunarDate))")
          }
          expected = try expected.adding(days: 1)
        }

      }
    }
    #expect(failures.prefix(5) == [])
    #expect((months, cells) == (2 * 2_412, 2 * 2_412 * 42))
  }

  /// The expected shares were measured by another program, for the requirement.
  @Test func LV_31_monthsNeedFourFiveOrSixRows() throws {
    var counts: [Int: Int] = [:]
    let today = try CivilDate(year: 2026, month: 1, day: 1)
    for (year, month) in (1900...2100).flatMap({ year in (1...12).map { (year, $0) } }) {
      let first = try CivilDate(year: year, month: month, day: 1)
      let month = CalendarMonth(
        YearMonth(of: first), today: today, firstWeekday: .monday, calendar: .vietnamese,
        daysOff: nil)
      let grid = try #require(month)
      counts[grid.weeksNeeded, default: 0] += 1
    }
    let shares = (4...6).map { rows in (Double(counts[rows, default: 0]) / 2_412 * 1_000).rounded() / 10 }
    #expect(shares == [0.9, 77.7, 21.4])
    var widget = try Widget()
    #expect(try widget.month("2026-02-17").weeks.count == 5)
    widget.configuration.rows = .six
    #expect(try widget.month("2026-02-17").weeks.count == 6)
    #expect(try Widget().month("2027-02-17").weeks.count == 4)
  }

  /// Weekdays and lengths of months agree with Foundation.
  @Test func daysAreThoseOfFoundation() throws {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = .gmt
    var failures: [String] = []
    let today = try CivilDate(year: 2026, month: 1, day: 1)
    for (year, month) in stride(from: 1900, through: 2100, by: 3).flatMap({ year in
      (1...12).map { (year, $0) }
    }) {
      let first = try CivilDate(year: year, month: month, day: 1)
      let grid = try #require(
        CalendarMonth(
          YearMonth(of: first), today: today, firstWeekday: .monday, calendar: .vietnamese, daysOff: nil))
      let date = try #require(calendar.date(from: DateComponents(year: year, month: month, day: 1)))
      let before = (calendar.component(.weekday, from: date) + 5) % 7
      let length = calendar.range(of: .day, in: .month, for: date)?.count
      if grid.days.firstIndex(where: \.isInMonth) != before || grid.days.count(where: \.isInMonth) != length {
        failures.append("\(first)")
      }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test func LV_22_outsideTheTablesThereIsTheSolarGridWithANoteAndNoLunarDay() throws {
    let widget = try Widget()
    for text in ["1899-01-15", "1583-03-01", "2101-02-10", "2150-07-25", "9999-11-20", "0001-02-01"] {
      let month = try widget.month(text)
      #expect(month.weeks.joined().allSatisfy { $0.lunarText == nil }, "\(text)")
      #expect(month.lunarTitle == nil)
      #expect(
        month.note?.all == [
          "Chỉ có ngày âm lịch từ 10 tháng 2 năm 1899 đến 28 tháng 1 năm 2101",
          "Chỉ có ngày âm lịch từ 10/2/1899 đến 28/1/2101",
        ])
      #expect(month.weeks.joined().count(where: \.day.isToday) == 1)
      let data = try widget.data(text)
      #expect(data.days.count == 42)
      #expect(data.days.allSatisfy { $0.lunar == nil && $0.lunarMonth == nil })
      #expect(data.lunarMonth == nil)
    }
    // Half of January 2101 is in the tables.
    let last = try widget.month("2101-01-10")
    #expect(last.note != nil)
    #expect(try widget.cell("2101-01-28").lunarText == "29")
    #expect(try widget.cell("2101-01-29").lunarText == nil)
    #expect(try widget.month("2100-12-31").note == nil)
  }

  @Test func C_20_daysForWhichThereIsNoGridAndMomentsBeyondAllYearsGiveANote() throws {
    for family in Family.allCases {
      let widget = try Widget(family)
      let moments = [Int64.min, -62_135_700_000, 253_402_200_000, .max].map(Instant.init(secondsSince1970:))
      for instant in moments {
        let snapshot = CalendarDefinition.snapshot(
          of: .loaded(widget.settings), configuration: widget.configuration, at: instant,
          in: widget.environment)
        #expect(snapshot.note?.text == "Ngày này ngoài phạm vi của lịch", "\(instant)")
        #expect(snapshot.status == .failure(.outsideCalendar))
        #expect(snapshot.link == nil)
        _ = CalendarDefinition.entries(
          of: .loaded(widget.settings), configuration: widget.configuration, from: instant,
          in: widget.environment)
      }
    }
  }
}
