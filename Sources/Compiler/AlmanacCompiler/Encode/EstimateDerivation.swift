import AlmanacModel
import SourceText

/// Derives the constants that estimate a month's index, so that they are valid for every day and year.
enum EstimateDerivation {
  /// Returns constants for which both estimates are exact or one too low in every calendar.
  ///
  /// - Parameters:
  ///   - calendars: The months of each calendar.
  ///   - diagnostics: The place where a failure is reported; the result is then `nil`.
  static func derive(_ calendars: [[LunarMonth]], diagnostics: Diagnostics) -> LunarMonthEstimate? {
    let slopeByDay = (1 << 32) * 86_400_000 / MeanLunation.milliseconds
    let slopeByYear = (1 << 16) * MeanYear.milliseconds / MeanLunation.milliseconds
    guard let byDay = intercept(slope: slopeByDay, unit: 1 << 32, calendars.flatMap(daySpans)),
      let byYear = intercept(slope: slopeByYear, unit: 1 << 16, calendars.flatMap(years))
    else {
      diagnostics.report(
        "the months of the calendars are too uneven for one estimate of a month's index",
        at: SourceLocation(path: CalendarReader.folder))
      return nil
    }
    return LunarMonthEstimate(
      slopeByDay: slopeByDay, interceptByDay: byDay, slopeByYear: Int32(slopeByYear),
      interceptByYear: Int32(byYear))
  }

  /// A range of arguments with the same index.
  private struct Span {
    var arguments: ClosedRange<Int64>
    var index: Int64
  }

  /// Returns the middle of the valid intercepts; `nil` if there are none.
  ///
  /// An intercept is valid if (argument * slope + intercept) / unit, rounded down, is the index or one less
  /// for all arguments.
  private static func intercept(slope: Int64, unit: Int64, _ spans: [Span]) -> Int64? {
    let lowest = spans.map { ($0.index - 1) * unit - $0.arguments.lowerBound * slope }.max() ?? 0
    let highest = spans.map { ($0.index + 1) * unit - 1 - $0.arguments.upperBound * slope }.min() ?? 0
    return lowest <= highest ? (lowest + highest) / 2 : nil
  }

  /// Returns the days of each month, as far as conversions accept them.
  private static func daySpans(_ months: [LunarMonth]) -> [Span] {
    let first = Int64(LunarMonthEstimate.firstDay)
    return zip(months, months.dropFirst()).enumerated().compactMap { index, pair in
      let start = max(0, Int64(pair.0.firstDay.rataDie) - first)
      let end = min(Int64(LunarMonthEstimate.dayCount), Int64(pair.1.firstDay.rataDie) - first) - 1
      return start <= end ? Span(arguments: start...end, index: Int64(index)) : nil
    }
  }

  /// Returns the index of month 1 of each year of the range.
  private static func years(_ months: [LunarMonth]) -> [Span] {
    LunarDate.years.compactMap { year in
      let argument = Int64(year) - Int64(LunarMonthKey.firstYear)
      return months.firstIndex { $0.year == year }.map {
        Span(arguments: argument...argument, index: Int64($0))
      }
    }
  }
}
