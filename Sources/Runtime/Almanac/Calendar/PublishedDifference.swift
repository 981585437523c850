import AlmanacTables

/// Days on which a published table, or a program that many people use, has other lunar dates than a calendar.
///
/// It does not make our dates less certain. In the years to come, most others put a prediction of the Earth's
/// rotation in place of UTC, by which civil clocks go, and a new moon within two minutes of midnight then falls on
/// another day.
public struct PublishedDifference: Hashable, Sendable {
  /// Who has the other dates: `Hong Kong Observatory`, or programs with their versions.
  public let authority: String
  /// The days with another lunar date, from the first to the last.
  public let days: ClosedRange<DayNumber>
  /// The lunar date that the authority has on the first of these days.
  public let lunarDate: LunarDate

  /// Returns the difference on one of its days, with the lunar date that the authority has then; `nil` on other days.
  ///
  /// Its month begins a day before ours or after it, so its later days are one more or one less than ours.
  ///
  /// - Parameter calendar: The calendar whose difference it is.
  package func on(_ day: DayNumber, in calendar: LunarCalendar) throws(LunarDateError) -> PublishedDifference?
  {
    guard days.contains(day) else { return nil }
    guard day > days.lowerBound else {
      return PublishedDifference(authority: authority, days: day...day, lunarDate: lunarDate)
    }
    let ours = try calendar.lunarDate(of: day)
    let isAhead = lunarDate.day == 1
    let month = isAhead ? lunarDate : ours
    let theirs = try LunarDate(
      year: month.year, month: month.month, isLeapMonth: month.isLeapMonth,
      day: isAhead ? 1 + days.lowerBound.distance(to: day) : ours.day - 1)
    return PublishedDifference(authority: authority, days: day...day, lunarDate: theirs)
  }
}

extension LunarCalendar {
  /// The days on which published tables differ from the calendar, in order of time; empty if none is known to.
  ///
  /// These are the differences of printed tables, and those of widely used programs after 2026 that come from an
  /// event near midnight. Several authorities may have the same other date; the most important is named.
  public var publishedDifferences: [PublishedDifference] {
    AlmanacTables.publishedDifferences.compactMap { record in
      guard record.calendar.isSame(as: id), let lunarDate = LunarDate(record.theirs.text) else { return nil }
      return PublishedDifference(
        authority: record.authority.text, days: DayNumber(record.firstDay)...DayNumber(record.lastDay),
        lunarDate: lunarDate)
    }
  }
}
