package import LunarCalendarWidgetCore

/// The user's own days in a calendar and a language.
package struct UserAnniversaries: Sendable {
  package let list: AnniversaryList
  /// The calendar of days that have none of their own.
  package let calendar: LunarCalendar
  package let language: Language

  package init(_ list: AnniversaryList, calendar: LunarCalendar, language: Language) {
    (self.list, self.calendar, self.language) = (list, calendar, language)
  }

  /// Returns the anniversaries on the days of a range, in order.
  package func rows(in range: ClosedRange<DayNumber>) -> [AnniversaryRow] {
    list.days(in: range, of: calendar).map {
      AnniversaryRow($0, calendar: $0.anniversary.calendar ?? calendar, language: language)
    }
  }
}

/// One of the user's own days on a civil day.
package struct AnniversaryRow: ColumnRecord {
  package let day: AnniversaryDay
  package let calendar: LunarCalendar
  package let language: Language

  package init(_ day: AnniversaryDay, calendar: LunarCalendar, language: Language) {
    (self.day, self.calendar, self.language) = (day, calendar, language)
  }

  package var date: CivilDate { CivilDate(day.day) }
  /// "Giỗ ông nội lần thứ 5".
  package var title: String { AnniversaryTexts(language).title(day).longest }
  /// The reason why the lunar date is uncertain; `nil` if it is certain.
  package var uncertainty: LunarUncertainty? { try? calendar.uncertainty(on: day.day) }

  package static let declaration = (name: "AnniversaryRow", help: "A row of `anniversaries`.")
  package static let columns: [Column<AnniversaryRow>] = [
    Column("date", "the civil date", isKey: true, label: { $0.date }) { $0.date },
    Column(
      "weekday", "ISO 8601: 1 is Monday, 7 Sunday", label: { _ in "" },
      cell: { $0.date.weekday.shortName(in: $0.language) }
    ) { $0.date.weekday.rawValue + 1 },
    Column("id", "its id, unique among the anniversaries", isKey: true) { $0.day.anniversary.id },
    Column("name", "as it was entered") { $0.day.anniversary.name },
    Column("kind", "the kind of event", words: Anniversary.Kind.allCases.map { $0.rawValue }) {
      $0.day.anniversary.kind.rawValue
    },
    Column("title", "the name, the kind and the years since, by --language", label: { $0.name }) { $0.title },
    Column("years", "lunar years since it happened, if that is known") { $0.day.years },
    Column("calendar", "the id of its calendar") { $0.calendar.id },
    Column(
      "lunar", "the lunar date", label: { $0.lunarDate },
      cell: { "\($0.day.lunarDate)\($0.uncertainty == nil ? "" : "?")" }
    ) { $0.day.lunarDate },
    Column("certain", "whether nothing can move the lunar date") { $0.uncertainty == nil },
  ]

  /// The column of reports that have a list of them.
  static let listColumn = Column<[AnniversaryRow]>(
    "anniversaries", "only with --file: the user's own days"
  ) { $0 }

  /// The event for a calendar app; its id does not depend on the rules and the calendar.
  package var event: DayEvent {
    let date = day.anniversary.date
    let isSecond = day.month.isLeap && date.leapMonthRule == .bothMonths
    let period = date.month == nil ? "\(day.month)" : "\(day.lunarYear)\(isSecond ? "-leap" : "")"
    var event = DayEvent(
      id: "anniversary-\(day.anniversary.id)-\(period)", date: self.date,
      summary: title,
      lines: [
        LunarDateFormatter(language: language, calendar: calendar).string(from: day.lunarDate),
        uncertainty?.sentence(in: language),
      ], isCertain: uncertainty == nil, revised: day.anniversary.savedOn)
    #if !hasFeature(Embedded)
    let texts = AnniversaryTexts(language)
    // A title that counts the years would be wrong from the second on.
    event.series = EventSeries(
      id: "anniversary-\(day.anniversary.id)", summary: texts.title(day.anniversary),
      lines: [texts.lunarDay(date)],
      rule: RecurrenceRule.Scale(calendar).flatMap { RecurrenceRule(date, in: $0) })
    #endif
    return event
  }
}

extension Table where Row == AnniversaryRow {
  /// The user's own days, a row for each day on which one is observed.
  package static func anniversaries(_ anniversaries: UserAnniversaries) -> Table {
    Table(
      AnniversaryRow.columns, title: { $0.anniversaries }, event: { $0.event },
      rows: { (range) throws(Refusal) in anniversaries.rows(in: range) })
  }
}
