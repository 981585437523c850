package import DayAlmanac

/// A kind of rows: its columns, its rows in a range of days, and its events in calendar apps.
///
/// The command writes it as text, CSV, JSON, JSON Lines, SQL and iCalendar; JavaScript gets the same rows.
package struct Table<Row>: Sendable {
  package let columns: [Column<Row>]
  /// Further columns, once for each of several calendars.
  ///
  /// JSON has them as objects within `calendars`; CSV and SQL put the id of the calendar before their names.
  package let calendars: [(calendar: LunarCalendar, columns: [Column<Row>])]
  /// Returns the rows of a range of days in the order of time.
  package let rows: @Sendable (ClosedRange<DayNumber>) throws(Refusal) -> [Row]
  /// Returns the name of the table for calendar apps.
  package let title: (@Sendable (DayTexts) -> String)?
  /// Returns the event of a row for calendar apps; `nil` if they cannot show the table.
  package let event: (@Sendable (Row) -> DayEvent)?
  /// Returns the rows, of a year or less, that are shown to people; `nil` for all.
  package let shown: (@Sendable ([Row]) -> [Row])?
  /// Returns sentences for people below the rows of a range, from those that are shown.
  package let notes: (@Sendable (ClosedRange<DayNumber>, [Row]) -> [String])?
  /// Returns sentences on what is not in a range of days, although a reader may take it to be.
  package let warnings: (@Sendable (ClosedRange<DayNumber>, DayTexts) -> [String])?
  /// Returns the table in JSON, if it is not an array of the rows; `nil` if it is.
  package let document: (@Sendable (ClosedRange<DayNumber>) -> JSON)?

  package init(
    _ columns: [Column<Row>],
    calendars: [(calendar: LunarCalendar, columns: [Column<Row>])] = [],
    title: (@Sendable (DayTexts) -> String)? = nil, event: (@Sendable (Row) -> DayEvent)? = nil,
    shown: (@Sendable ([Row]) -> [Row])? = nil,
    notes: (@Sendable (ClosedRange<DayNumber>, [Row]) -> [String])? = nil,
    warnings: (@Sendable (ClosedRange<DayNumber>, DayTexts) -> [String])? = nil,
    document: (@Sendable (ClosedRange<DayNumber>) -> JSON)? = nil,
    rows: @escaping @Sendable (ClosedRange<DayNumber>) throws(Refusal) -> [Row]
  ) {
    self.columns = columns
    self.calendars = calendars
    (self.title, self.event, self.shown) = (title, event, shown)
    (self.notes, self.warnings, self.document) = (notes, warnings, document)
    self.rows = rows
  }
}

#if !hasFeature(Embedded)
/// The tables of `almanac export`, in the order of its help.
package enum TableName: String, CaseIterable, Sendable {
  case dates, days, years, terms, phases, seasons, festivals, decided, anniversaries, recurrence, sun,
    calendars, uncertain

  /// The type of its rows.
  package var rows: RecordType {
    switch self {
    case .dates: WideDayRow.recordType
    case .days: DayRow.recordType
    case .years: YearRow.recordType
    case .terms: TermRow.recordType
    case .phases: PhaseRow.recordType
    case .seasons: SeasonRow.recordType
    case .festivals: FestivalRow.recordType
    case .decided: DecidedRow.recordType
    case .anniversaries: AnniversaryRow.recordType
    case .recurrence: RecurrenceRow.recordType
    case .sun: SunRow.recordType
    case .calendars: CalendarInfoRow.recordType
    case .uncertain: UncertainRow.recordType
    }
  }
}
#endif

/// An all-day event of a calendar app.
package struct DayEvent: Sendable {
  /// The identifier of the event, the same in every export.
  package var id: String
  package var date: CivilDate
  package var summary: String
  /// Further lines; missing ones are left out.
  package var lines: [String?]
  package var isCertain: Bool
  /// The date of the newest fact on which the event is based; `nil` if unknown.
  package var revised: CivilDate?
  #if !hasFeature(Embedded)
  /// The series to which the event belongs, if it comes back.
  package var series: EventSeries?
  /// The rule by which the event comes back; `nil` if it is on this date alone.
  package var rule: RecurrenceRule?
  #endif

  package var description: String { lines.compactMap { $0 }.joined(separator: "\n") }

  package init(
    id: String, date: CivilDate, summary: String, lines: [String?], isCertain: Bool, revised: CivilDate?
  ) {
    (self.id, self.date, self.summary) = (id, date, summary)
    (self.lines, self.isCertain, self.revised) = (lines, isCertain, revised)
  }
}

extension KnownData {
  /// The date of the newest source of events of the sky: Delta T, or leap seconds.
  static var ofTheSky: CivilDate? {
    all.filter { !$0.id.utf8.elementsEqual("zones".utf8) }.map { $0.asOf }.max()
  }
}

/// The ranges of days that the tables have.
package enum TableDays {
  /// The days for which every calendar has lunar dates: 1899-02-10 to 2101-01-28.
  package static let calendars = days(1899, 2, 10)...days(2101, 1, 28)
  /// The days of the years for which there are all solar terms and phases: 1899 to 2101.
  package static let sky = days(1899, 1, 1)...days(2101, 12, 31)

  private static func days(_ year: Int, _ month: Int, _ day: Int) -> DayNumber {
    // These dates exist.
    (try? CivilDate(year: year, month: month, day: day)).map { DayNumber($0) }
      ?? LunarCalendar.vietnamese.days.lowerBound
  }
}
