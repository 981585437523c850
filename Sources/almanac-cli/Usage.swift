import Almanac

/// The help of the command.
enum Usage {
  static var text: String {
    """
    usage: almanac export days [--calendar ID] [--format csv]

      export days  every civil day of 1900-2100 with its lunar date, as CSV with the columns
                   date,year,month,leap,day (leap is 0 or 1)

      --calendar ID  one of: \(calendarIDs) (default: \(LunarCalendar.vietnamese))
      --format csv   the only format so far

    Exit codes: 0 done, 1 output failed, 64 wrong usage.
    """
  }

  static var calendarIDs: String { LunarCalendar.all.map(\.id).joined(separator: ", ") }
}
