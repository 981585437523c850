/// Days on which another table has other lunar dates than a calendar, as a row of the tables.
@usableFromInline package struct PublishedDifferenceRecord: Sendable {
  /// The id of the calendar.
  @usableFromInline package let calendar: TableText
  @usableFromInline package let authority: TableText
  @usableFromInline package let firstDay: CivilDate
  @usableFromInline package let lastDay: CivilDate
  /// The lunar date that the authority has on the first day, as text.
  @usableFromInline package let theirs: TableText

  @inlinable @_transparent package init(
    calendar: TableText, authority: TableText, firstDay: CivilDate, lastDay: CivilDate, theirs: TableText
  ) {
    self.calendar = calendar
    self.authority = authority
    self.firstDay = firstDay
    self.lastDay = lastDay
    self.theirs = theirs
  }
}
