import DayAlmanac
package import SolsticeWidgetCore

/// An equinox or a solstice on the clock of a zone.
package struct SeasonRow: ColumnRecord {
  package let event: SolsticeEvent
  package let texts: SolsticeTexts
  package let zone: ZoneClock
  /// The name of the zone, such as `Asia/Ho_Chi_Minh`.
  package let zoneName: String
  /// The civil date in the zone.
  package let date: CivilDate

  /// The season that begins; `nil` near the equator.
  private var season: Season? { texts.hemisphere.map { event.season(in: $0) } }
  private var days: LocalDays { LocalDays(zone: zone) }
  private var daysSincePrevious: Int? {
    event.previous?.date(in: days)?.days(to: date)
  }

  package static let declaration = (name: "SeasonRow", help: "A row of `seasons`.")
  package static let columns: [Column<SeasonRow>] = [
    Column("id", "the same in every language and year") { SolsticeLink.event($0.event).parts.path.joined() },
    Column("name", "the name, by --language and --naming", label: { $0.name }) { $0.texts.title($0.event) },
    Column(
      "season", "the season that begins", words: Season.allCases.map { $0.role.rawValue },
      label: { $0.season }, cell: { row in row.season.map(row.texts.season) ?? "" }
    ) { $0.season.map { $0.role.rawValue } },
    Column("description", "a sentence about it") { $0.texts.firstDayDescription($0.season) },
    Column(
      "date", "the civil date in the zone", label: { $0.localTime },
      cell: { LocalTime.text($0.event.instant, zone: $0.zone) }
    ) { $0.date },
    Column("zone", "the zone of the date") { $0.zoneName },
    Column("utc", "the instant in UTC, before 1972 in UT1", isKey: true, label: { _ in "UTC" }) {
      $0.event.instant.description
    },
    Column("daysSincePrevious", "civil days since the one before", label: { $0.daysSince }) {
      $0.daysSincePrevious
    },
    Column("assumption", "the assumption behind the instant", words: DayMargin.Assumption.words) {
      $0.event.assumption.word
    },
  ]
}

extension Table where Row == SeasonRow {
  /// The equinoxes and solstices by their date in a zone.
  package static func seasons(_ texts: SolsticeTexts, zone: ZoneClock, zoneName: String) -> Table {
    Table(
      SeasonRow.columns, title: { "\($0.equinoxesAndSolstices) (\(zoneName))" },
      event: {
        DayEvent(
          id: "season-\(SolsticeLink.event($0.event).parts.path.joined())",
          date: $0.date, summary: $0.texts.title($0.event), lines: [$0.event.instant.description],
          isCertain: true, revised: KnownData.ofTheSky)
      },
      rows: { (range) throws(Refusal) in
        let years = CivilDate(range.lowerBound).year...CivilDate(range.upperBound).year
        return years.clamped(to: SolsticeEvent.years).flatMap { year in
          SolsticeKind.allCases.compactMap { try? SolsticeEvent($0, year: year) }
        }
        .compactMap { event in
          guard let date = event.date(in: LocalDays(zone: zone)), range.contains(DayNumber(date)) else {
            return nil
          }
          return SeasonRow(event: event, texts: texts, zone: zone, zoneName: zoneName, date: date)
        }
      })
  }
}
