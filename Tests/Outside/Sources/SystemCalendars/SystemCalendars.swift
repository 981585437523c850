import AlmanacFoundation
import Foundation

/// The system's lunar calendars beside those of the library, from 1900-01-01 to 2100-12-31.
///
/// `SystemCalendars TOOLCHAIN` prints a report in Markdown; `SystemCalendars --months` prints each month of the system's
/// calendars: calendar, first day, lunar date of that day and number of days, with tabs between.
@main
enum SystemCalendars {
  static func main() throws {
    let argument = CommandLine.arguments.dropFirst().first ?? "an unknown compiler"
    let first = DayNumber(try CivilDate(year: 1900, month: 1, day: 1))
    let last = DayNumber(try CivilDate(year: 2100, month: 12, day: 31))
    let days = Array(first...last)
    let calendars = SystemCalendar.all(days)
    if argument == "--months" {
      print("# \(system)\ncalendar\tfirst-day\tdate\tdays")
      for calendar in calendars { calendar.months.forEach { print($0) } }
      return
    }
    print("# The lunar calendars of \(system)\n")
    print(
      "Built with \(argument). Days of \(CivilDate(first)) to \(CivilDate(last)) on which month, leap month or day differ:\n"
    )
    print("| of \(days.count) days | " + LunarCalendar.all.map { "`\($0)`" }.joined(separator: " | ") + " |")
    print("|---|" + LunarCalendar.all.map { _ in "---:" }.joined(separator: "|") + "|")
    for calendar in calendars {
      let counts = try LunarCalendar.all.map {
        try calendar.differences(from: $0).joined().count
      }
      print("| `.\(calendar.name)` | " + counts.map { "\($0)" }.joined(separator: " | ") + " |")
    }
    for calendar in calendars { try calendar.report() }
    print(
      "\n## Time\n\nFrom a `Date` to a lunar date, median of \(SystemCalendar.turns) turns through all days, in nanoseconds:\n"
    )
    print("| calendar | the system | the library |\n|---|---:|---:|")
    for calendar in calendars { print(try calendar.times()) }
  }

  /// The system and its version.
  private static var system: String {
    #if os(iOS)
    let name = "iOS"
    #elseif os(macOS)
    let name = "macOS"
    #else
    let name = "Linux"
    #endif
    return "\(name), \(ProcessInfo.processInfo.operatingSystemVersionString)"
  }
}
