import DayAlmanac
package import SunTimes

/// The Sun at a place on a day of local mean time.
package struct SunRow: Sendable {
  package let day: SolarDay
  /// The zone whose clock shows the moments; `nil` for UTC alone.
  package let zone: ZoneClock?
  package let language: Language

  private func local(_ instant: Instant?) -> String? {
    instant.flatMap { instant in zone.map { LocalTime.text(instant, zone: $0) } }
  }
  /// Returns a moment for people: by the clock of the zone, else in UTC.
  private func cell(_ instant: Instant?) -> String { local(instant) ?? instant?.description ?? "" }

  package static let columns: [Column<SunRow>] = [
    Column("date", "the day of local mean time", isKey: true, label: { $0.date }) { $0.day.date },
    Column(
      "kind", "what the Sun does", words: Daylight.words, label: { $0.kind },
      cell: { DayTexts($0.language).sunDay($0.day.daylight.word) }
    ) { $0.day.daylight.word },
    Column(
      "sunrise", "the instant in UTC (in fact UT1)", label: { $0.sunrise },
      cell: { $0.cell($0.day.daylight.sunrise) }
    ) { $0.day.daylight.sunrise?.description },
    Column(
      "noon", "when the Sun is highest, in UTC (in fact UT1)", label: { $0.noon },
      cell: { $0.cell($0.day.noon) }
    ) { $0.day.noon.description },
    Column(
      "sunset", "the instant in UTC (in fact UT1)", label: { $0.sunset },
      cell: { $0.cell($0.day.daylight.sunset) }
    ) { $0.day.daylight.sunset?.description },
    Column(
      "dayLength", "seconds between sunrise and sunset", label: { $0.dayLength },
      cell: { "\(SecondsText.signed($0.day.dayLength).dropFirst())" }
    ) { $0.day.dayLength },
    Column("localSunrise", "sunrise by the clock of the city or of --zone") {
      $0.local($0.day.daylight.sunrise)
    },
    Column("localNoon", "noon by that clock") { $0.local($0.day.noon) },
    Column("localSunset", "sunset by that clock") { $0.local($0.day.daylight.sunset) },
  ]
}

extension Table where Row == SunRow {
  /// The days of local mean time at a place.
  package static func sun(at coordinates: Coordinates, zone: ZoneClock?, _ language: Language) -> Table {
    Table(
      SunRow.columns,
      rows: { (range) throws(Refusal) in
        var rows: [SunRow] = []
        for day in range {
          do throws(SunTimesError) {
            let solar = try SolarDay(CivilDate(day), at: coordinates)
            rows.append(SunRow(day: solar, zone: zone, language: language))
          } catch { throw Refusal(error) }
        }
        return rows
      })
  }
}

extension Refusal {
  /// Creates the reason from an error about the Sun.
  ///
  /// Who calls has checked the place, because printing a number needs much code in Embedded Swift for WebAssembly.
  package init(_ error: SunTimesError) {
    let day: DayNumber? = if case .dateOutsideTables(let date) = error { DayNumber(date) } else { nil }
    self =
      day.map { .lunar(.dayOutsideTables($0)) }
      ?? .argument(
        .notWithin, code: "noSuchPlace", words: ["latitude, longitude", "", "-90, -180", "90, 180"])
  }
}
