import DayAlmanac

/// A lunar year.
package struct YearRow: Sendable {
  package let year: LunarYear
  package let language: Language

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
        let doubt = try? calendar.doubt(on: day)
        return DayEvent(
          id: "year-\(row.year.number)-\(calendar)", date: row.year.firstDay,
          summary: LunarDateFormatter(language: language).newYear(of: row.year),
          lines: ["\(calendar) \(row.year.number)-01-01", doubt?.sentence(in: language)],
          isCertain: doubt == nil, revised: KnownData.ofTheSky)
      },
      rows: { (range) throws(Refusal) in
        let years = CivilDate(range.lowerBound).year...CivilDate(range.upperBound).year
        return years.clamped(to: LunarDate.years).compactMap { try? calendar.year($0) }
          .filter { range.contains($0.firstDayNumber) }
          .map { YearRow(year: $0, language: language) }
      })
  }
}

/// A calendar with the offsets from UTC that it is computed with.
package struct CalendarInfoRow: Sendable {
  /// A period in which a calendar has the same offset from UTC.
  package struct OffsetPeriod: ColumnRecord {
    package let firstDay: CivilDate
    /// Local time minus UTC in seconds.
    package let offset: Int

    package static let columns: [Column<OffsetPeriod>] = [
      Column("firstDay", "its first day") { $0.firstDay },
      Column("offset", "local time minus UTC, in seconds") { $0.offset },
    ]
  }

  package let calendar: LunarCalendar
  package let periods: [OffsetPeriod]

  package init(_ calendar: LunarCalendar) {
    self.calendar = calendar
    let days = calendar.days
    let firstOf1970 = (try? CivilDate(year: 1970, month: 1, day: 1)).map { DayNumber($0) } ?? days.lowerBound
    // The library only gives the offset at an instant, so periods are found by checking every noon at UTC+8.
    var periods: [OffsetPeriod] = []
    for day in days {
      let noon = Instant(secondsSince1970: Int64(firstOf1970.distance(to: day)) * 86_400 + 4 * 3_600)
      let offset = calendar.offset(at: noon)
      if periods.last?.offset != offset {
        periods.append(OffsetPeriod(firstDay: CivilDate(day), offset: offset))
      }
    }
    self.periods = periods
  }

  package static let columns: [Column<CalendarInfoRow>] = [
    Column("id", "the id of the calendar", isKey: true) { $0.calendar.id },
    Column("country", "the country of its festivals, if it has one") { $0.calendar.country?.id },
    Column("firstDay", "the first day that has a lunar date") { CivilDate($0.calendar.days.lowerBound) },
    Column("lastDay", "the last day that has one") { CivilDate($0.calendar.days.upperBound) },
    Column("offsetPeriods", "the first day of each period, and local time minus UTC in seconds") {
      RecordList($0.periods)
    },
    Column("festivalsKnownAsOf", "the day to which its country's laws are known") {
      $0.calendar.country?.knownAsOf
    },
    Column("decisionsKnownAsOf", "the day to which its country's decisions about days off are known") {
      $0.calendar.country?.decisionsKnownAsOf
    },
    Column("publishedDifferences", "days on which published tables have other lunar dates") {
      RecordList($0.calendar.publishedDifferences)
    },
    Column("knownAsOf", "the date of the newest source of each kind") { _ in
      RecordList(KnownData.all)
    },
  ]
}

extension PublishedDifference: ColumnRecord {
  package static let columns: [Column<PublishedDifference>] = [
    Column("authority", "who has the other dates") { $0.authority },
    Column("firstDay", "the first of the days") { CivilDate($0.days.lowerBound) },
    Column("lastDay", "the last") { CivilDate($0.days.upperBound) },
    Column("theirs", "the lunar date that the authority has on the first") { $0.lunarDate },
  ]
}

extension KnownData: ColumnRecord {
  package static let columns: [Column<KnownData>] = [
    Column("id", "what it is about") { $0.id }, Column("date", "the date of its newest source") { $0.asOf },
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

/// Days of a calendar whose lunar dates are not certain.
package struct UncertainRow: Sendable {
  package let calendar: LunarCalendar
  package let doubt: LunarDoubt

  private var margin: DayMargin? { doubt.margin }
  private var leapMonth: Int? {
    if case .leapMonth(let number) = doubt.reason { number } else { nil }
  }

  package static let columns: [Column<UncertainRow>] = [
    Column("calendar", "the id of the calendar", isKey: true) { $0.calendar.id },
    Column("firstDay", "the first day that would have another lunar date", isKey: true) {
      CivilDate($0.doubt.days.lowerBound)
    },
    Column("lastDay", "the last of these days") { CivilDate($0.doubt.days.upperBound) },
    Column("event", "what is uncertain: new-moon, term-270 (its longitude) or leap-month", isKey: true) {
      $0.doubt.word
    },
    Column("eventDate", "the date of the event in the tables") {
      ($0.margin?.day).map { CivilDate($0) }
    },
    Column("alternative", "the date that it has otherwise") {
      ($0.margin?.alternative).map { CivilDate($0) }
    },
    Column("margin", "seconds from the nearest midnight of the calendar's clock; negative before it") {
      $0.margin?.secondsFromMidnight
    },
    Column("assumption", "what the date of the event assumes", words: DayMargin.Assumption.words) {
      $0.margin?.assumption.word
    },
    Column("leapMonth", "the number of the leap month in the tables, if that is disputed") { $0.leapMonth },
  ]
}

extension Table where Row == UncertainRow {
  /// The doubts of a calendar, or of all.
  package static func uncertain(_ calendars: [LunarCalendar]) -> Table {
    Table(
      UncertainRow.columns,
      rows: { (range) throws(Refusal) in
        // By the first day, so that each is in one range.
        calendars.flatMap { calendar in
          calendar.doubts.filter { range.contains($0.days.lowerBound) }
            .map { UncertainRow(calendar: calendar, doubt: $0) }
        }
      })
  }
}
