import AlmanacModel
import Ephemeris
import SourceText

/// A calendar of Data/ with its clock and all its months that are in the tables.
struct ComputedCalendar {
  let source: CalendarSource
  let clock: CalendarClock
  /// Month 11 of 1898 to the second month of 2101.
  ///
  /// With the extra months at both ends, conversions can look at the neighbours of every month in the range.
  let months: [LunarMonth]

  /// Applies the rule, or reports why the resulting months cannot be right.
  init?(_ source: CalendarSource, timeScales: TimeScales, sky: Sky, diagnostics: Diagnostics) {
    let location = SourceLocation(path: source.path)
    let clock = CalendarClock(source, timeScales: timeScales)
    let all: [LunarMonth]
    do throws(LunarCalendarRule.Failure) {
      all = try LunarCalendarRule(sky: sky, clock: clock).months()
    } catch {
      diagnostics.report(error.message, at: location)
      return nil
    }
    let first = CivilDate(DayNumber(unchecked: LunarMonthRecord.epoch))
    let outside = all.first { $0.firstDay.rataDie < LunarMonthRecord.epoch || !(1...12).contains($0.month) }
    guard outside == nil, all.first?.year == Int(LunarMonthKey.firstYear) else {
      let month = outside ?? all.first
      diagnostics.report(
        "\(month.map(\.name) ?? "no month") begins \(month.map { "\(CivilDate($0.firstDay))" } ?? "never"); the tables begin "
          + "with month 11 of \(LunarMonthKey.firstYear), after \(first): the series cannot be right",
        at: location)
      return nil
    }
    self.source = source
    self.clock = clock
    months =
      all.filter { $0.year <= LunarDate.years.upperBound }
      + all.filter { $0.year > LunarDate.years.upperBound }.prefix(2)
  }
}
