package import SunTimes

/// The Sun at a place on a civil day of a zone, or of local mean time.
package struct SunReport: ColumnRecord {
  package let date: CivilDate
  /// The zone; `nil` for local mean time.
  package let zone: (name: String, clock: ZoneClock)?
  package let day: CivilSunDay
  #if !hasFeature(Embedded)
  private let place: Coordinates
  #endif

  /// Creates the report of a day; `nil` if the zone has no such day.
  package init?(
    _ date: CivilDate, at coordinates: Coordinates, in zone: (name: String, clock: ZoneClock)?
  ) throws(SunTimesError) {
    let days = LocalDays(zone: zone?.clock ?? coordinates.localMeanTime)
    guard let day = try CivilSunDay(date, in: days, at: coordinates) else { return nil }
    (self.date, self.zone, self.day) = (date, zone, day)
    #if !hasFeature(Embedded)
    place = coordinates
    #endif
  }

  /// Noon and the altitudes that the Sun crosses, in order of time, each with a word for programs.
  package var moments: [(word: String, instant: Instant)] {
    let altitudes: [(SolarAltitude, String, String)] = [
      (.astronomicalTwilight, "astronomical-dawn", "astronomical-dusk"),
      (.nauticalTwilight, "nautical-dawn", "nautical-dusk"), (.civilTwilight, "civil-dawn", "civil-dusk"),
      (.sunriseAndSunset, "sunrise", "sunset"),
      (.goldenHourBright, "golden-hour-ends", "golden-hour-begins"),
    ]
    var moments = day.noons.map { (word: "noon", instant: $0) }
    for (altitude, up, down) in altitudes {
      let crossings = day.crossings(of: altitude)
      moments += crossings.upward.map { (up, $0) } + crossings.downward.map { (down, $0) }
    }
    return moments.inOrder { $0.instant.secondsSince1970 }
  }

  /// The sunset that ends a polar day, or the sunrise that ends a polar night; `nil` on other days, and if the tables end before.
  package var until: (word: String, instant: Instant)? {
    if case .events = day.course { return nil }
    guard let event = try? SunEvent.next(after: day.start, at: day.coordinates) else { return nil }
    return (day.course == .polarDay ? "sunset" : "sunrise", event.instant)
  }

  /// Returns a moment by the clock of the zone; `nil` for local mean time.
  package func local(_ instant: Instant) -> String? {
    // JavaScript requests only local mean time, so clocks would enlarge its file in vain.
    #if hasFeature(Embedded)
    nil
    #else
    zone.map { LocalTime.text(instant, zone: $0.clock) }
    #endif
  }

  package static let declaration = (name: "Sun", help: "The Sun at a place on a day: `almanac sun`.")
  package static let columns: [Column<SunReport>] =
    [
      Column("date", "the civil day of the zone, or of local mean time") { $0.date },
      Column("zone", "the zone of the day; null for a day of local mean time at the place") { $0.zone?.name },
    ] + ofPlace + [
      Column("kind", "the course of the Sun", words: CivilSunDay.words) { $0.day.word },
      Column("dayLength", "seconds of the day that the Sun is up") { $0.day.dayLength },
      Column(
        "until",
        "the sunset that ends a polar day, or the sunrise that ends a polar night; null on other days, and if the tables end before"
      ) { report in report.until.map { SunMoment(moment: $0, local: report.local($0.instant)) } },
      Column("events", "in order of time") { report in
        report.moments.map { SunMoment(moment: $0, local: report.local($0.instant)) }
      },
    ]

  // JavaScript adds them itself, because printing numbers needs much code in Embedded Swift.
  #if hasFeature(Embedded)
  private static let ofPlace: [Column<SunReport>] = []
  #else
  private static let ofPlace: [Column<SunReport>] = [
    Column("latitude", "degrees north") { $0.place.latitude },
    Column("longitude", "degrees east") { $0.place.longitude },
  ]
  #endif
}

/// A moment of the Sun with its clock time.
struct SunMoment: ColumnRecord {
  let moment: (word: String, instant: Instant)
  let local: String?

  static let declaration = (
    name: "SunEvent", help: "A moment of the Sun: `sunrise`, `noon`, `civil-dusk` and so on."
  )
  static let columns: [Column<SunMoment>] = [
    Column("event") { $0.moment.word },
    Column("utc", "the instant in UTC (in fact UT1)") { $0.moment.instant.description },
    Column("local", "date, time and offset in the zone: 2026-06-21 05:15:57 +07:00; null without a zone") {
      $0.local
    },
  ]
}
