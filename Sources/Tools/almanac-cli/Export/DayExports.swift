import Almanac
import DayAlmanac
import SunTimes

/// `almanac export days`: civil days with their lunar dates.
struct DayExport: Export {
  static let name = "days"
  static let columns = ["date", "year", "month", "leap", "day"]
  static let hasEvents = false
  static let limits = Exports.calendarDays
  static let options: [CommandOption] = [.calendar]

  private let calendar: LunarCalendar

  init(_ arguments: Arguments) throws(UsageError) {
    calendar = try arguments.calendar()
  }

  func forEachRow(in range: ClosedRange<DayNumber>, _ body: (Row) throws -> Void) throws {
    for offset in 0...range.lowerBound.distance(to: range.upperBound) {
      let day = try range.lowerBound.advanced(by: offset)
      let lunar = try calendar.lunarDate(of: day)
      try body(
        Row(values: [
          .text(CivilDate(day).description), .integer(lunar.year), .integer(lunar.month),
          .integer(lunar.isLeapMonth ? 1 : 0), .integer(lunar.day),
        ]))
    }
  }
}

/// `almanac export years`: the lunar years whose new-year day is in the range.
struct YearExport: Export {
  static let name = "years"
  static let columns = ["year", "new_year", "leap_month", "months", "days", "lengths"]
  static let hasEvents = true
  static let limits = Exports.calendarDays
  static let options: [CommandOption] = [.calendar, .language]

  private let calendar: LunarCalendar
  private let language: Language

  init(_ arguments: Arguments) throws(UsageError) {
    calendar = try arguments.calendar()
    language = try arguments.language()
  }

  func forEachRow(in range: ClosedRange<DayNumber>, _ body: (Row) throws -> Void) throws {
    for number in LunarDate.years {
      let year = try calendar.year(number)
      if range.contains(year.firstDayNumber) { try body(try row(year)) }
    }
  }

  private func row(_ year: LunarYear) throws -> Row {
    let lengths = year.months.map { String($0.dayCount) }.joined(separator: " ")
    return Row(
      values: [
        .integer(year.number), .text(year.firstDay.description), .integer(year.leapMonth ?? 0),
        .integer(year.months.count), .integer(year.dayCount), .text(lengths),
      ],
      event: try event(year))
  }

  private func event(_ year: LunarYear) throws -> DayEvent {
    let cycle = year.sexagenaryCycle.name(in: language)
    let doubt = try calendar.doubt(on: year.firstDayNumber)
    let description = ["\(calendar) \(year.number)-01-01", doubt.map { DoubtText.sentence($0) }]
    return DayEvent(
      id: "year-\(year.number)-\(calendar)", date: year.firstDay, summary: summary(year, cycle),
      description: description.compactMap { $0 }.joined(separator: "\n"), isCertain: doubt == nil)
  }

  private func summary(_ year: LunarYear, _ cycle: String) -> String {
    switch language {
    // Tết is the feast of the Vietnamese calendars; others have a new year.
    case .vietnamese:
      "\(calendar.ownLanguage == .vietnamese ? "Tết" : "Năm mới âm lịch") \(cycle) \(year.number)"
    case .chinese: "\(cycle)年正月初一 (\(year.number))"
    case .english: "Lunar New Year \(year.number), \(cycle)"
    }
  }
}

/// `almanac export festivals`: festivals and public holidays of the calendar's country.
struct FestivalExport: Export {
  static let name = "festivals"
  static let columns = ["date", "id", "name", "kind", "days_off"]
  static let hasEvents = true
  static let limits = Exports.calendarDays
  static let options: [CommandOption] = [.calendar, .language]

  private let calendar: LunarCalendar
  private let language: Language

  init(_ arguments: Arguments) throws(UsageError) {
    calendar = try arguments.calendar()
    language = try arguments.language()
    if calendar.country == nil {
      throw UsageError("\(calendar) has no country, so no festivals and no public holidays")
    }
  }

  func forEachRow(in range: ClosedRange<DayNumber>, _ body: (Row) throws -> Void) throws {
    for entry in try calendar.festivals(in: range) {
      let report = FestivalReport(entry, language: language)
      try body(
        Row(
          values: [
            .text(report.date.description), .text(report.id), .text(report.name), .text(report.kind),
            .integer(report.daysOff),
          ],
          event: try event(report, on: entry.day)))
    }
  }

  private func event(_ report: FestivalReport, on day: DayNumber) throws -> DayEvent {
    let paid = report.daysOff > 0 ? report.whichDays.map { "days off: \(report.daysOff) (\($0))" } : nil
    let doubt = try calendar.doubt(on: day).map { DoubtText.sentence($0) }
    return DayEvent(
      id: "festival-\(report.id)-\(report.date)-\(calendar)", date: report.date, summary: report.name,
      description: [report.kind, paid, doubt].compactMap { $0 }.joined(separator: "\n"),
      isCertain: doubt == nil)
  }
}

/// `almanac export sun`: sunrise and sunset at a place, by its days of local mean time.
struct SunExport: Export {
  static let name = "sun"
  static let columns = ["date", "sunrise", "sunset", "kind"]
  static let hasEvents = false
  static let limits = Exports.calendarDays
  static let options: [CommandOption] = [.latitude, .longitude]

  private let coordinates: Coordinates

  init(_ arguments: Arguments) throws(UsageError) {
    coordinates = try arguments.coordinates()
  }

  func forEachRow(in range: ClosedRange<DayNumber>, _ body: (Row) throws -> Void) throws {
    for offset in 0...range.lowerBound.distance(to: range.upperBound) {
      let date = CivilDate(try range.lowerBound.advanced(by: offset))
      let daylight = try SolarDay(date, at: coordinates).daylight
      try body(
        Row(values: [
          .text(date.description), OrderedJSON(daylight.sunrise?.description),
          OrderedJSON(daylight.sunset?.description), .text(daylight.word),
        ]))
    }
  }
}
