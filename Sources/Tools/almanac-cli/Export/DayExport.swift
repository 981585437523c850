import Almanac

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
