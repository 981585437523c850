/// A day on which an anniversary is observed.
public struct AnniversaryDay: Hashable, Sendable {
  /// The anniversary.
  public let anniversary: Anniversary
  /// The civil day.
  public let day: DayNumber
  /// The lunar date of the day, in the anniversary's calendar.
  public let lunarDate: LunarDate
  /// The lunar month for which it is observed.
  ///
  /// It is the month of the lunar date, except if day 30 is observed on the first day of the next month.
  public let month: LunarMonth

  /// The lunar year that the day belongs to.
  public var lunarYear: Int { month.year }

  /// The number of lunar years since the event, at least 1; `nil` if its year is unknown or is this year.
  public var years: Int? {
    anniversary.year.flatMap { lunarYear > $0 ? lunarYear - $0 : nil }
  }
}

extension Anniversary {
  /// Returns the days on which it is observed, in order.
  ///
  /// No day is before `firstYear(ofEventIn:)` or outside the tables.
  ///
  /// - Parameters:
  ///   - range: The civil days to search.
  ///   - usual: The calendar to use if the anniversary has none of its own.
  public func days(in range: ClosedRange<DayNumber>, of usual: LunarCalendar) -> [AnniversaryDay] {
    let calendar = calendar ?? usual
    guard range.overlaps(calendar.days) else { return [] }
    let range = range.clamped(to: calendar.days)
    guard let first = try? calendar.lunarDate(of: range.lowerBound).year,
      let last = try? calendar.lunarDate(of: range.upperBound).year
    else { return [] }
    let firstYear = year.map(kind.firstYear) ?? LunarDate.years.lowerBound
    // Day 30 of month 12 may be observed in the following year.
    let earliest = max(first - 1, LunarDate.years.lowerBound, firstYear)
    guard earliest <= last else { return [] }
    var found: [AnniversaryDay] = []
    for lunarYear in earliest...last {
      guard let days = try? calendar.observances(of: date, inYear: lunarYear) else { continue }
      for (month, day) in days {
        guard range.contains(day), let lunarDate = try? calendar.lunarDate(of: day) else { continue }
        found.append(AnniversaryDay(anniversary: self, day: day, lunarDate: lunarDate, month: month))
      }
    }
    return found
  }
}

extension AnniversaryList {
  /// Returns the days on which the anniversaries are observed, in order; on one day in the order of the list.
  ///
  /// - Parameters:
  ///   - range: The civil days to search.
  ///   - usual: The calendar of anniversaries that have none of their own.
  public func days(in range: ClosedRange<DayNumber>, of usual: LunarCalendar) -> [AnniversaryDay] {
    elements.flatMap { $0.days(in: range, of: usual) }.inOrder { Int64($0.day.rataDie) }
  }
}
