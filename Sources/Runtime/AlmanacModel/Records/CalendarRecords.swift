/// The tradition by which the almanac of a day is computed; the raw values are those of Data/.
///
/// Vietnam and China share the tables but count months differently. Printed Vietnamese calendars use the
/// lunar month for the spirit of a day and for the month's position in the cycle of sixty; only the day
/// officer follows the month by solar terms. Chinese almanacs use the month by solar terms for all three. So
/// the two traditions disagree about the spirit on a quarter of all days.
public enum DayRules: String, Hashable, Sendable, CaseIterable {
  /// The lunar month decides the spirit of the day and the month's position in the cycle.
  ///
  /// The animals are those of Vietnam, with buffalo and cat.
  case vietnamese
  /// The month by solar terms decides all three.
  ///
  /// The animals are those of China, with ox and rabbit.
  case chinese

  /// The kind of month that decides the spirit of a day.
  public var spiritMonth: SexagenaryMonthRule { self == .vietnamese ? .lunarMonths : .solarTerms }

  /// The kind of month that is counted in the cycle of sixty.
  public var cycleMonth: SexagenaryMonthRule { self == .vietnamese ? .lunarMonths : .solarTerms }

  /// The kind of month that decides the day officer: by solar terms in both traditions.
  public var officerMonth: SexagenaryMonthRule { .solarTerms }
}

/// The lists of names of the 72 pentads; raw values are the places of the lists in the tables.
@usableFromInline package enum PentadNames: UInt8, CaseIterable, Sendable { case china, japan }

/// The facts of a calendar, as a row of the tables; a fact that does not apply is `nil`.
@usableFromInline package struct CalendarRecord: Sendable {
  @usableFromInline package let id: String
  @usableFromInline package let country: String?
  @usableFromInline package let dayRules: DayRules?
  @usableFromInline package let pentads: PentadNames?
  /// The code of the language in which the names are native.
  @usableFromInline package let names: String?
  /// The days of months whose numbers are disputed, in order of time.
  @usableFromInline package let disputed: [ClosedRange<CivilDate>]

  @inlinable @_transparent package init(
    id: String, country: String? = nil, dayRules: DayRules? = nil, pentads: PentadNames? = nil,
    names: String? = nil,
    disputed: [ClosedRange<CivilDate>] = []
  ) {
    self.id = id
    self.country = country
    self.dayRules = dayRules
    self.pentads = pentads
    self.names = names
    self.disputed = disputed
  }
}

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

/// The seasons of a time zone, as a row of the tables.
///
/// Only zones outside the northern hemisphere with its four seasons have a row.
@usableFromInline package struct ZoneSeasonsRecord: Sendable {
  /// The identifier in the IANA time zone database: `Australia/Sydney`.
  @usableFromInline package let zone: TableText
  /// The hemisphere of its principal place; `nil` near the equator, where there are no seasons.
  @usableFromInline package let hemisphere: Hemisphere?

  @inlinable @_transparent package init(zone: TableText, hemisphere: Hemisphere? = nil) {
    self.zone = zone
    self.hemisphere = hemisphere
  }
}

/// Data that ages, as a row of the tables, with the day of its newest source.
@usableFromInline package struct KnownDataRecord: Sendable {
  @usableFromInline package let id: TableText
  @usableFromInline package let asOf: CivilDate

  @inlinable @_transparent package init(id: TableText, asOf: CivilDate) {
    self.id = id
    self.asOf = asOf
  }
}
