import Almanac
import TestSupport
import Testing

/// All rows of all exports, read back and compared with the library.
struct ExportCSVTests {
  static let calendars = LunarCalendar.all.map(\.id)

  /// Two exports have the days: `days` the lunar date alone, `dates` with any columns.
  @Test(arguments: calendars) func days(id: String) throws {
    let calendar = try #require(LunarCalendar(id: id))
    let days = try CSVTable(Command.output("export days --calendar \(id) --format csv"))
    #expect(days.columns == ["date", "year", "month", "leap", "day", "calendar"])
    let prefix = id.replacing("-", with: "_")
    let names = ["date"] + ["year", "month", "leap", "day"].map { "\(prefix)_\($0)" }
    let dates = try CSVTable(
      Command.output("export dates --calendar \(id) --columns \(names.joined(separator: ","))"))
    #expect(dates.columns == names)
    let first = DayNumber(try CivilDate(year: 1900, month: 1, day: 1))
    #expect(days.rows.count == 73_414 && dates.rows.count == 73_414)
    for (offset, rows) in zip(days.rows, dates.rows).enumerated() {
      let day = try first.adding(days: offset)
      let lunar = try calendar.lunarDate(of: day)
      let (date, year, month, number) = (
        "\(CivilDate(day))", "\(lunar.year)", "\(lunar.month)", "\(lunar.day)"
      )
      try #require(rows.0 == [date, year, month, lunar.isLeapMonth ? "1" : "0", number, id])
      try #require(rows.1 == [date, year, month, "\(lunar.isLeapMonth)", number])
    }
  }

  @Test(arguments: calendars) func years(id: String) throws {
    let calendar = try #require(LunarCalendar(id: id))
    let table = try CSVTable(Command.output("export years --calendar \(id)"))
    #expect(table.columns == ["year", "new_year", "leap_month", "months", "days", "lengths"])
    #expect(table.rows.map { $0[0] } == (1900...2100).map(String.init))
    for row in table.rows {
      let year = try calendar.year(#require(Int(row[0])))
      let lengths = row[5].split(separator: " ").compactMap { Int($0) }
      #expect(row[1] == "\(year.firstDay)")
      #expect(Int(row[2]) == year.leapMonth ?? 0)
      #expect(Int(row[3]) == lengths.count && lengths == year.months.map(\.dayCount))
      #expect(Int(row[4]) == lengths.reduce(0, +))
    }
  }

  @Test(arguments: ["vi", "en", "zh"]) func terms(code: String) throws {
    let language = try #require(Language(rawValue: code))
    let table = try CSVTable(Command.output("export terms --language \(code)"))
    #expect(table.columns == ["longitude", "name", "tt", "utc", "date"])
    #expect(table.rows.count == 201 * 24)
    for (index, row) in table.rows.enumerated() {
      let term = try #require(SolarTerm.allCases.first { "\($0.longitude)" == row[0] })
      let event = try SolarTermEvent(term, year: 1900 + index / 24)
      #expect(row[1] == term.name(in: language))
      #expect(row[2] == "\(event.terrestrialInstant)" && row[3] == "\(event.instant)")
      #expect(row[4] == "\(LunarCalendar.vietnamese.date(of: event))")
    }
    #expect(table.rows.map { $0[3] } == table.rows.map { $0[3] }.sorted())
  }

  @Test func phases() throws {
    let table = try CSVTable(Command.output("export phases"))
    #expect(table.columns == ["phase", "tt", "utc", "date"])
    var next: MoonPhaseEvent? = try MoonPhaseEvent(.newMoon, lunation: -1237)
    for row in table.rows {
      let event = try #require(next)
      let word = ["new", "first-quarter", "full", "last-quarter"][event.phase.rawValue]
      let date = LunarCalendar.vietnamese.date(of: event)
      try #require(row == [word, "\(event.terrestrialInstant)", "\(event.instant)", "\(date)"])
      next = event.next
    }
    // The United States Naval Observatory has this full Moon on 1 May 2026 at 17:23 UTC, which is the next day in Vietnam.
    let full = table.rows.filter { $0[2].hasPrefix("2026-05-01T17:2") }
    #expect(full.map { [$0[0], $0[3]] } == [["full", "2026-05-02"]])
    // The first and the last row of the range, and nothing outside of it.
    #expect(table.rows.first?[2] == "1900-01-01T13:51:58Z")
    #expect(table.rows.last?[2].hasPrefix("2100-12-30T") == true)
    #expect(try #require(next).instant.description > "2101")
  }

  /// Figures from other sources: the new moon of 2100-12-30 begins a lunar month in Việt Nam on the 31st.
  @Test func rangesAreInclusive() throws {
    #expect(
      Command.output("export days --from 2026-02-16 --to 2026-02-17")
        == "date,year,month,leap,day,calendar\n2026-02-16,2025,12,0,29,vietnamese\n2026-02-17,2026,1,0,1,vietnamese\n"
    )
    #expect(
      try CSVTable(Command.output("export days --from 1899-02-10 --to 2101-01-28")).rows.count == 73_767)
    #expect(try CSVTable(Command.output("export years --from 2026-02-17 --to 2026-02-17")).rows.count == 1)
    #expect(try CSVTable(Command.output("export years --from 2026-02-18 --to 2027-02-05")).rows.isEmpty)
    // The date in the calendar is 2026-02-04, but the date in UTC, which counts, is the 3rd.
    let term = try CSVTable(Command.output("export terms --from 2026-02-03 --to 2026-02-03"))
    #expect(term.rows.map { $0[0] } == ["315"] && term.rows.map { $0[4] } == ["2026-02-04"])
    #expect(try CSVTable(Command.output("export phases --from 2026-03-03 --to 2026-03-03")).rows.count == 1)
    #expect(
      try CSVTable(Command.output("export terms --from 1899-01-01 --to 2101-12-31")).rows.count == 203 * 24)
  }
}
