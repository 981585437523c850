import Almanac

/// `almanac export days`: every civil day of 1900-2100 with its lunar date.
struct DayExport {
  var calendar: LunarCalendar

  func run(_ output: inout OutputStream) throws {
    let first = DayNumber(try CivilDate(year: 1900, month: 1, day: 1))
    let last = DayNumber(try CivilDate(year: 2100, month: 12, day: 31))
    try output.write("date,year,month,leap,day\n")
    for offset in 0...first.distance(to: last) {
      let date = CivilDate(try first.advanced(by: offset))
      let lunar = try calendar.lunarDate(of: date)
      try output.write("\(date),\(lunar.year),\(lunar.month),\(lunar.isLeapMonth ? 1 : 0),\(lunar.day)\n")
    }
  }
}
