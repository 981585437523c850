import AlmanacTables

extension LunarCalendar {
  /// The days of months whose numbers are disputed, in order of time: from 2033-08-25 to 2034-03-19 in the
  /// Japanese calendar, none in the others.
  ///
  /// Nobody decides on the lunar months of Japan. By the custom of its last official calendar, the solstices and
  /// equinoxes are in the months 2, 5, 8 and 11, and a month without a major term between them is the leap month
  /// (as Hirayama wrote it down in 1912). Where two of them are only two months apart, no numbering does that, and
  /// each month without a major term nearby was proposed as the leap month. The tables follow the rule of all
  /// calendars, which the association of Japanese calendar makers recommended in 2015.
  ///
  /// Such days are still certain in the sense of `isCertain(_:)`: no event of the sky is near
  /// midnight. A calendar with a country has an authority that decides, so nothing in it is disputed.
  public var disputedDays: [ClosedRange<DayNumber>] {
    calendarRecords[Int(index)].disputed.map { DayNumber($0.lowerBound)...DayNumber($0.upperBound) }
  }
}
