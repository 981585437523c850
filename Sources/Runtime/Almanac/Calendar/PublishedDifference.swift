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
