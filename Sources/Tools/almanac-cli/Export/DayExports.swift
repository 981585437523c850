import Almanac
import DayAlmanac
import SunTimes

/// `almanac export days`: civil days with their lunar dates.
struct DayExport: Export {
  typealias Subject = (date: CivilDate, lunar: LunarDate, calendar: LunarCalendar)

  static let name = "days"
  static let summary = "civil days with their lunar dates"
  static let table: [Column<Subject>] = [
    Column("date", .date, "the civil date", isKey: true) { .text("\($0.date)") },
    Column("year", .integer, "the Gregorian year in which the lunar year begins") { .integer($0.lunar.year) },
    Column("month", .integer, "the lunar month, 1 to 12") { .integer($0.lunar.month) },
    Column("leap", .integer, "1 in a leap month, otherwise 0") { .integer($0.lunar.isLeapMonth ? 1 : 0) },
    Column("day", .integer, "the day of the lunar month, 1 to 30") { .integer($0.lunar.day) },
    Column("calendar", .text, "the id of the calendar") { .text($0.calendar.id) },
  ]
  static let hasEvents = false
  static let limits = Exports.calendarDays
  static let options: [CommandOption] = [.calendars]

  private let calendar: LunarCalendar

  init(_ arguments: Arguments) throws(UsageError) {
    calendar = try arguments.calendar()
  }

  func forEach(in range: ClosedRange<DayNumber>, _ body: (Subject) throws -> Void) throws {
    for offset in 0...range.lowerBound.distance(to: range.upperBound) {
      let day = try range.lowerBound.advanced(by: offset)
      try body((CivilDate(day), try calendar.lunarDate(of: day), calendar))
    }
  }
}

/// `almanac export years`: the lunar years whose new-year day is in the range.
struct YearExport: Export {
  static let name = "years"
  static let summary = "lunar years whose new year is in the range; events: new-year days"
  static let table: [Column<LunarYear>] = [
    Column("year", .integer, "the Gregorian year in which it begins", isKey: true) { .integer($0.number) },
    Column("new_year", .date, "its first day") { .text("\($0.firstDay)") },
    Column("leap_month", .integer, "the number of its leap month, 0 for none") {
      .integer($0.leapMonth ?? 0)
    },
    Column("months", .integer, "how many months") { .integer($0.months.count) },
    Column("days", .integer, "how many days") { .integer($0.dayCount) },
    Column("lengths", .list, "the days of each month") { .array($0.months.map { .integer($0.dayCount) }) },
  ]
  static let hasEvents = true
  static let limits = Exports.calendarDays
  static let options: [CommandOption] = [.calendars, .language]

  private let calendar: LunarCalendar
  private let language: Language

  init(_ arguments: Arguments) throws(UsageError) {
    calendar = try arguments.calendar()
    language = try arguments.language()
  }

  func forEach(in range: ClosedRange<DayNumber>, _ body: (LunarYear) throws -> Void) throws {
    for number in LunarDate.years {
      let year = try calendar.year(number)
      if range.contains(year.firstDayNumber) { try body(year) }
    }
  }

  func event(of year: LunarYear) throws -> DayEvent? {
    let doubt = try calendar.doubt(on: year.firstDayNumber)
    let description = [
      "\(calendar) \(year.number)-01-01", doubt.map { DoubtText.sentence($0, in: language) },
    ]
    return DayEvent(
      id: "year-\(year.number)-\(calendar)", date: year.firstDay,
      summary: LunarDateFormatter(language: language).newYear(of: year),
      description: description.compactMap { $0 }.joined(separator: "\n"), isCertain: doubt == nil)
  }
}

/// `almanac export festivals`: festivals and public holidays of the calendar's country.
struct FestivalExport: Export {
  static let name = "festivals"
  static let summary = "festivals and public holidays of the calendar's country; events: each of them"
  static let table: [Column<FestivalReport>] = [
    Column("date", .date, "the civil date", isKey: true) { .text("\($0.date)") },
    Column("id", .text, "the same in every language and year", isKey: true) { .text($0.id) },
    Column("name", .text, "the name, by --language") { .text($0.name) },
    Column("kind", .text, "public, traditional or observance") { .text($0.kind) },
    Column("days_off", .integer, "paid days by law, which it does not always fix to dates") {
      .integer($0.daysOff)
    },
  ]
  static let hasEvents = true
  static let limits = Exports.calendarDays
  static let options: [CommandOption] = [.calendars, .language]

  private let calendar: LunarCalendar
  private let language: Language

  init(_ arguments: Arguments) throws(UsageError) {
    calendar = try arguments.calendar()
    language = try arguments.language()
    if calendar.country == nil {
      throw UsageError("\(calendar) has no country, so no festivals and no public holidays")
    }
  }

  func forEach(in range: ClosedRange<DayNumber>, _ body: (FestivalReport) throws -> Void) throws {
    for entry in try calendar.festivals(in: range) { try body(FestivalReport(entry, language: language)) }
  }

  func event(of report: FestivalReport) throws -> DayEvent? {
    let doubt = try calendar.doubt(on: DayNumber(report.date)).map { DoubtText.sentence($0, in: language) }
    return DayEvent(
      id: "festival-\(report.id)-\(report.date)-\(calendar)", date: report.date, summary: report.name,
      description: [report.kindText, report.paidText, doubt].compactMap { $0 }.joined(separator: "\n"),
      isCertain: doubt == nil)
  }
}

/// `almanac export sun`: sunrise and sunset at a place, by its days of local mean time.
struct SunExport: Export {
  typealias Subject = (date: CivilDate, daylight: Daylight)

  static let name = "sun"
  static let summary = "sunrise and sunset at --latitude and --longitude, for its days of local mean time"
  static let table: [Column<Subject>] = [
    Column("date", .date, "the day of local mean time", isKey: true) { .text("\($0.date)") },
    Column("sunrise", .text, "the instant in UTC (in fact UT1); empty for none") {
      OrderedJSON($0.daylight.sunrise?.description)
    },
    Column("sunset", .text, "the instant in UTC (in fact UT1); empty for none") {
      OrderedJSON($0.daylight.sunset?.description)
    },
    Column("kind", .text, "normal, polar-day, polar-night, sunrise-only or sunset-only") {
      .text($0.daylight.word)
    },
  ]
  static let hasEvents = false
  static let limits = Exports.calendarDays
  static let options: [CommandOption] = [.latitude, .longitude]

  private let coordinates: Coordinates

  init(_ arguments: Arguments) throws(UsageError) {
    coordinates = try arguments.coordinates()
  }

  func forEach(in range: ClosedRange<DayNumber>, _ body: (Subject) throws -> Void) throws {
    for offset in 0...range.lowerBound.distance(to: range.upperBound) {
      let date = CivilDate(try range.lowerBound.advanced(by: offset))
      try body((date, try SolarDay(date, at: coordinates).daylight))
    }
  }
}
