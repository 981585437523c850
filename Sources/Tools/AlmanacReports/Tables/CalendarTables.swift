package import DayAlmanac

/// A lunar year.
package struct YearRow: ColumnRecord {
  package let year: LunarYear
  package let language: Language

  package static let declaration = (name: "YearRow", help: "A row of `years`.")
  package static let columns: [Column<YearRow>] = [
    Column("year", "the Gregorian year in which it begins", isKey: true, label: { (texts) in texts.year }) {
      $0.year.number
    },
    Column("newYear", "its first day", label: { $0.date }) { $0.year.firstDay },
    Column("leapMonth", "the number of its leap month, if it has one", label: { $0.leapMonthNumber }) {
      $0.year.leapMonth
    },
    Column("monthCount", "how many months") { $0.year.months.count },
    Column("dayCount", "how many days") { $0.year.dayCount },
    Column("monthLengths", "the days of each month") { $0.year.months.map { $0.dayCount } },
  ]
}

extension Table where Row == YearRow {
  /// The lunar years that begin in the range.
  package static func years(_ calendar: LunarCalendar, _ language: Language) -> Table {
    Table(
      YearRow.columns, title: { "\($0.newYears) (\(calendar))" },
      event: { row in
        let day = row.year.firstDayNumber
        let uncertainty = try? calendar.uncertainty(on: day)
        return DayEvent(
          id: "year-\(row.year.number)-\(calendar)", date: row.year.firstDay,
          summary: LunarDateFormatter(language: language).newYear(of: row.year),
          lines: ["\(calendar) \(row.year.number)-01-01", uncertainty?.sentence(in: language)],
          isCertain: uncertainty == nil, revised: KnownData.ofTheSky)
      },
      rows: { (range) throws(Refusal) in
        let years = CivilDate(range.lowerBound).year...CivilDate(range.upperBound).year
        return years.clamped(to: LunarDate.years).compactMap { try? calendar.year($0) }
          .filter { range.contains($0.firstDayNumber) }
          .map { YearRow(year: $0, language: language) }
      })
  }
}

/// A calendar with the offsets from UTC by which it is computed.
package struct CalendarInfoRow: ColumnRecord {
  /// A period in which a calendar has the same offset from UTC.
  package struct OffsetPeriod: ColumnRecord {
    package let firstDay: CivilDate
    /// Local time minus UTC in seconds.
    package let offset: Int

    package static let declaration = (
      name: "OffsetPeriod", help: "A period in which a calendar has the same offset from UTC."
    )
    package static let columns: [Column<OffsetPeriod>] = [
      Column("firstDay", "its first day") { $0.firstDay },
      Column("offset", "local time minus UTC, in seconds") { $0.offset },
    ]
  }

  package let calendar: LunarCalendar
  package let periods: [OffsetPeriod]

  package init(_ calendar: LunarCalendar) {
    self.calendar = calendar
    periods = calendar.offsetPeriods.map {
      OffsetPeriod(firstDay: CivilDate($0.firstDay), offset: $0.offset)
    }
  }

  package static let declaration = (name: "CalendarRow", help: "A row of `calendars`.")
  package static let columns: [Column<CalendarInfoRow>] = [
    Column("id", "the id of the calendar", isKey: true) { $0.calendar.id },
    Column("country", "the country of its festivals, if it has one") { $0.calendar.country?.id },
    Column("firstDay", "the first day that has a lunar date") { CivilDate($0.calendar.days.lowerBound) },
    Column("lastDay", "the last day that has one") { CivilDate($0.calendar.days.upperBound) },
    Column("offsetPeriods", "the first day of each period, and local time minus UTC in seconds") {
      $0.periods
    },
    Column("festivalsKnownAsOf", "the day to which its country's laws are known") {
      $0.calendar.country?.knownAsOf
    },
    Column("decisionsKnownAsOf", "the day to which its country's decisions about days off are known") {
      $0.calendar.country?.decisionsKnownAsOf
    },
    Column("uncertain", "the uncertain lunar dates, solar terms and phases of the Moon") {
      UncertainRow.rows(on: $0.calendar.days, of: $0.calendar)
    },
    Column("publishedDifferences", "days on which published tables have other lunar dates") {
      $0.calendar.publishedDifferences
    },
    Column("knownAsOf", "the date of the newest source of each kind") { _ in
      KnownData.all
    },
  ]
}

extension PublishedDifference: ColumnRecord {
  package static let declaration = (
    name: "PublishedDifference",
    help: "Days on which a published table has other lunar dates, though ours may be certain."
  )
  package static let columns: [Column<PublishedDifference>] = [
    Column("authority", "who has the other dates") { $0.authority },
    Column("firstDay", "the first of the days") { CivilDate($0.days.lowerBound) },
    Column("lastDay", "the last") { CivilDate($0.days.upperBound) },
    Column("theirs", "the lunar date that the authority has on the first") { $0.lunarDate },
  ]

  /// The column of reports of a day on which there are any.
  static let column = Column<[PublishedDifference]>(
    "publishedDifferences", "published tables that have another lunar date on the day"
  ) { $0 }
}

extension LunarCalendar {
  /// Returns the published tables that have another lunar date on a day, each with that date.
  func differences(on day: DayNumber) throws(LunarDateError) -> [PublishedDifference] {
    var differences: [PublishedDifference] = []
    for difference in publishedDifferences {
      if let ofDay = try difference.on(day, in: self) { differences.append(ofDay) }
    }
    return differences
  }
}

extension KnownData: ColumnRecord {
  package static let declaration = (
    name: "KnownData", help: "The date of the newest source of a kind of data."
  )
  package static let columns: [Column<KnownData>] = [
    Column("id", "the kind of data") { $0.id }, Column("date", "the date of its newest source") { $0.asOf },
  ]
}

extension Table where Row == CalendarInfoRow {
  /// All calendars.
  package static var calendars: Table {
    Table(
      CalendarInfoRow.columns,
      rows: { (_) throws(Refusal) in LunarCalendar.all.map { CalendarInfoRow($0) } })
  }
}

/// An uncertain fact of a calendar: lunar dates, or only the date of a solar term or a phase of the Moon.
package struct UncertainRow: ColumnRecord {
  private let calendar: LunarCalendar
  /// The word for programs: `new-moon`, `full-moon`, `term-270`, `leap-month`.
  private let word: String
  private let margin: DayMargin?
  private let leapMonth: Int?
  private let movesLunarDates: Bool
  /// The days whose lunar date, or whose event, is uncertain.
  package let days: ClosedRange<DayNumber>
  /// Returns a sentence about the uncertain event and its cause.
  package let sentence: @Sendable (Language) -> String
  /// Whether it is about the date of a phase of the Moon.
  package var isPhase: Bool { margin != nil && !word.utf8.starts(with: "term".utf8) }

  private init(_ calendar: LunarCalendar, _ uncertainty: LunarUncertainty) {
    (self.calendar, word, margin, days) = (calendar, uncertainty.word, uncertainty.margin, uncertainty.days)
    (movesLunarDates, sentence) = (true, { uncertainty.sentence(in: $0) })
    leapMonth = if case .leapMonth(let number) = uncertainty.reason { number } else { nil }
  }

  /// Creates the row of an event that decides no lunar date; `nil` if its date is certain.
  private init?(
    _ calendar: LunarCalendar, _ margin: DayMargin, _ word: String,
    _ name: @escaping @Sendable (Language) -> String
  ) {
    guard let other = margin.alternative else { return nil }
    (self.calendar, self.word, self.margin, leapMonth) = (calendar, word, margin, nil)
    (movesLunarDates, days) = (false, min(margin.day, other)...max(margin.day, other))
    sentence = { DayTexts($0).sentence(name($0), margin, SecondsText.signed) }
  }

  /// Returns the rows about some days of a calendar, in the order of first days.
  package static func rows(on range: ClosedRange<DayNumber>, of calendar: LunarCalendar) -> [UncertainRow] {
    let uncertainties = calendar.uncertainties.map { UncertainRow(calendar, $0) }
    // The row of uncertain lunar dates already names their event.
    let named = uncertainties.compactMap { $0.margin }
    let near = range.lowerBound.advanced(by: -1)...range.upperBound.advanced(by: 1)
    let terms = TermRow.rows(in: near, calendar, .english, nil).filter { !named.contains($0.margin) }
    let phases = PhaseRow.rows(in: near, calendar, .english, nil).filter { !named.contains($0.margin) }
    let events =
      terms.compactMap { row in
        let term = row.event.term
        return UncertainRow(calendar, row.margin, "term-\(term.longitude)") { DayTexts($0).name(of: term) }
      }
      + phases.compactMap { row in
        let phase = row.event.phase
        return UncertainRow(calendar, row.margin, phase == .fullMoon ? "full-moon" : phase.word) {
          phase.name(in: $0)
        }
      }
    return (uncertainties + events).filter { $0.days.overlaps(range) }.sorted {
      $0.days.lowerBound < $1.days.lowerBound
    }
  }

  package static let declaration = (name: "UncertainRow", help: "A row of `uncertain`.")
  package static let columns: [Column<UncertainRow>] = [
    Column("calendar", "the id of the calendar", isKey: true) { $0.calendar.id },
    Column(
      "firstDay", "the first day that would have another lunar date, or would lose or get the event",
      isKey: true
    ) { CivilDate($0.days.lowerBound) },
    Column("lastDay", "the last of these days") { CivilDate($0.days.upperBound) },
    Column(
      "event",
      "the uncertain fact: a phase of the Moon such as new-moon, term-270 (its longitude) or leap-month",
      isKey: true
    ) { $0.word },
    Column("eventDate", "the date of the event in the tables") { ($0.margin?.day).map { CivilDate($0) } },
    Column("alternative", "the date that it has otherwise") {
      ($0.margin?.alternative).map { CivilDate($0) }
    },
    Column("margin", "seconds from the nearest midnight of the calendar's clock; negative before it") {
      $0.margin?.secondsFromMidnight
    },
    Column("assumption", "the assumption behind the date of the event", words: DayMargin.Assumption.words) {
      $0.margin?.assumption.word
    },
    Column("leapMonth", "the number of the leap month in the tables, if that is disputed") { $0.leapMonth },
    Column("movesLunarDates", "whether lunar dates depend on it") { $0.movesLunarDates },
  ]
}

extension [UncertainRow] {
  /// Returns the lines about the certainty of a day.
  package func lines(_ texts: DayTexts, _ language: Language) -> [[String]] {
    isEmpty
      ? [[texts.certain, texts.yes]]
      : enumerated().map { [$0 == 0 ? texts.certain : "", $1.sentence(language)] }
  }
}

extension Table where Row == UncertainRow {
  /// Everything uncertain in some calendars.
  package static func uncertain(_ calendars: [LunarCalendar]) -> Table {
    Table(
      UncertainRow.columns,
      rows: { (range) throws(Refusal) in
        // A row belongs to its first day, so that it is in only one range.
        calendars.flatMap { calendar in
          UncertainRow.rows(on: range, of: calendar).filter { range.contains($0.days.lowerBound) }
        }
      })
  }
}

#if !hasFeature(Embedded)
/// A day of a recurrence rule.
package struct RecurrenceRow: ColumnRecord {
  package let date: CivilDate
  /// The lunar date, if the rule counts in a lunar calendar.
  package let lunar: LunarDate?

  package static let declaration = (name: "RecurrenceRow", help: "A row of `recurrence`.")
  package static let columns: [Column<RecurrenceRow>] = [
    Column("date", "the civil date", isKey: true) { $0.date },
    Column("weekday", "ISO 8601: 1 is Monday, 7 Sunday") { $0.date.weekday.rawValue + 1 },
    Column("lunar", "the lunar date, if the rule counts in a lunar calendar") { $0.lunar },
  ]
}

extension Table where Row == RecurrenceRow {
  /// The days of a rule.
  ///
  /// - Parameter days: All of them, in order.
  package static func recurrence(_ days: [DayNumber], of rule: RecurrenceRule) -> Table {
    let calendar = rule.scale.calendar
    return Table(
      RecurrenceRow.columns,
      rows: { (range) throws(Refusal) in
        days.filter(range.contains).map { day in
          RecurrenceRow(date: CivilDate(day), lunar: calendar.flatMap { try? $0.lunarDate(of: day) })
        }
      })
  }
}
#endif
