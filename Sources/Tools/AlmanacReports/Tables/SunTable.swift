import DayAlmanac
package import SunTimes

/// The Sun at a place on a civil day, in a table.
package struct SunRow: ColumnRecord {
  package let report: SunReport
  package let language: Language

  private var day: CivilSunDay { report.day }
  private func local(_ instant: Instant?) -> String? { instant.flatMap { report.local($0) } }
  /// Returns moments for people: by the clock of the zone, else in UTC.
  private func cell(_ instants: [Instant]) -> String {
    instants.map { local($0) ?? $0.description }.joined(separator: ", ")
  }

  package static let declaration = (name: "SunRow", help: "A row of `sun`.")
  package static let columns: [Column<SunRow>] = [
    Column(
      "date", "the civil day of the city or of --zone, else of local mean time", isKey: true,
      label: { $0.date }
    ) { $0.report.date },
    Column(
      "kind", "the course of the Sun", words: CivilSunDay.words, label: { $0.kind },
      cell: { DayTexts($0.language).sunDay($0.day.word) }
    ) { $0.day.word },
    Column(
      "sunrise", "the instant in UTC (in fact UT1), the first one of the day", label: { $0.sunrise },
      cell: { $0.cell($0.day.sunrises) }
    ) { $0.day.sunrises.first?.description },
    Column(
      "noon", "when the Sun is highest, in UTC (in fact UT1)", label: { $0.noon },
      cell: { $0.cell($0.day.noons) }
    ) { $0.day.noons.first?.description },
    Column(
      "sunset", "the instant in UTC (in fact UT1), the last one of the day", label: { $0.sunset },
      cell: { $0.cell($0.day.sunsets) }
    ) { $0.day.sunsets.last?.description },
    Column(
      "dayLength", "seconds of the day that the Sun is up", label: { $0.dayLength },
      cell: { "\(SecondsText.signed($0.day.dayLength).dropFirst())" }
    ) { $0.day.dayLength },
    Column("localSunrise", "sunrise by the clock of the city or of --zone") {
      $0.local($0.day.sunrises.first)
    },
    Column("localNoon", "noon by that clock") { $0.local($0.day.noons.first) },
    Column("localSunset", "sunset by that clock") { $0.local($0.day.sunsets.last) },
  ]
}

extension Table where Row == SunRow {
  /// The civil days that a zone has, or those of local mean time, at a place.
  package static func sun(
    at coordinates: Coordinates, in zone: (name: String, clock: ZoneClock)?, _ language: Language
  ) -> Table {
    Table(
      SunRow.columns,
      rows: { (range) throws(Refusal) in
        var rows: [SunRow] = []
        for day in range {
          do throws(SunTimesError) {
            guard let report = try SunReport(CivilDate(day), at: coordinates, in: zone) else { continue }
            rows.append(SunRow(report: report, language: language))
          } catch { throw Refusal(error) }
        }
        return rows
      })
  }
}

extension Refusal {
  /// Creates the reason from an error about the Sun.
  ///
  /// The caller has checked the place, because printing numbers needs much code in Embedded Swift for WebAssembly.
  package init(_ error: SunTimesError) {
    let day: DayNumber? = if case .dateOutsideTables(let date) = error { DayNumber(date) } else { nil }
    self =
      day.map { .lunar(.dayOutsideTables($0)) }
      ?? .argument(
        .notWithin, code: "noSuchPlace", words: ["latitude, longitude", "", "-90, -180", "90, 180"])
  }
}
