/// A day on which an anniversary is kept.
public struct AnniversaryDay: Hashable, Sendable {
  /// The anniversary.
  public let anniversary: Anniversary
  /// The civil day.
  public let day: DayNumber
  /// The lunar date of that day, in the calendar of the anniversary.
  public let lunarDate: LunarDate
  /// The lunar year it is kept for: that of the lunar date, but for day 30 of month 12 kept on the first day of the next year.
  public let lunarYear: Int
  /// Whether it is the second one of its lunar year, which has a leap month.
  public let isSecond: Bool

  /// How many lunar years have passed, from 1; `nil` if the year in which it happened is not known, or is this one.
  public var years: Int? {
    anniversary.year.flatMap { lunarYear > $0 ? lunarYear - $0 : nil }
  }
}

extension Anniversary {
  /// The days on which it is kept, in order: none before the year in which it happened, and none outside the tables.
  ///
  /// - Parameters:
  ///   - range: Civil days.
  ///   - usual: The calendar it follows if it has none of its own.
  public func days(in range: ClosedRange<DayNumber>, of usual: LunarCalendar) -> [AnniversaryDay] {
    let calendar = calendar ?? usual
    guard range.overlaps(calendar.days) else { return [] }
    let range = range.clamped(to: calendar.days)
    guard let first = try? calendar.lunarDate(of: range.lowerBound).year,
      let last = try? calendar.lunarDate(of: range.upperBound).year
    else { return [] }
    // Day 30 of month 12 may be kept in the year after its own.
    let earliest = max(first - 1, LunarDate.years.lowerBound, year ?? LunarDate.years.lowerBound)
    guard earliest <= last else { return [] }
    var found: [AnniversaryDay] = []
    for lunarYear in earliest...last {
      guard let days = try? calendar.days(of: date, inYear: lunarYear) else { continue }
      for (day, isSecond) in [(days.first, false), (days.second, true)] {
        guard let day, range.contains(day), let lunarDate = try? calendar.lunarDate(of: day) else { continue }
        found.append(
          AnniversaryDay(
            anniversary: self, day: day, lunarDate: lunarDate, lunarYear: lunarYear, isSecond: isSecond))
      }
    }
    return found
  }
}

extension AnniversaryList {
  /// The days on which its anniversaries are kept, in order; those of one day in the order of the list.
  ///
  /// - Parameters:
  ///   - range: Civil days.
  ///   - usual: The calendar of those that have none of their own.
  public func days(in range: ClosedRange<DayNumber>, of usual: LunarCalendar) -> [AnniversaryDay] {
    elements.flatMap { $0.days(in: range, of: usual) }.inOrder { Int64($0.day.rataDie) }
  }
}
