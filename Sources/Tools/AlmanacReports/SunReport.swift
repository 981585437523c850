package import SunTimes

/// The Sun at a place on a civil day of a zone, or of local mean time.
package struct SunReport: Sendable {
  package let date: CivilDate
  /// The zone; `nil` for local mean time.
  package let zone: (name: String, clock: ZoneClock)?
  package let day: CivilSunDay

  /// Creates the report of a day; `nil` if the zone has no such day.
  package init?(
    _ date: CivilDate, at coordinates: Coordinates, in zone: (name: String, clock: ZoneClock)?
  ) throws(SunTimesError) {
    let days = LocalDays(zone: zone?.clock ?? coordinates.localMeanTime)
    guard let day = try CivilSunDay(date, in: days, at: coordinates) else { return nil }
    (self.date, self.zone, self.day) = (date, zone, day)
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
    // JavaScript asks for local mean time alone, so clocks would make its file larger for nothing.
    #if hasFeature(Embedded)
    nil
    #else
    zone.map { LocalTime.text(instant, zone: $0.clock) }
    #endif
  }

  /// Returns the members of the report.
  ///
  /// - Parameter place: The members about the place. JavaScript adds them itself, because printing a number needs much code in
  ///   Embedded Swift.
  package func members(
    place: [(key: String, value: OrderedJSON)] = []
  ) -> [(key: String, value: OrderedJSON)] {
    func json(_ moment: (word: String, instant: Instant)) -> OrderedJSON {
      .object([
        ("event", .text(moment.word)), ("utc", .text(moment.instant.description)),
        ("local", OrderedJSON(local(moment.instant))),
      ])
    }
    return [("date", .text(date.description)), ("zone", OrderedJSON(zone?.name))] + place + [
      ("kind", .text(day.word)), ("dayLength", .integer(day.dayLength)),
      ("until", until.map(json) ?? .null), ("events", .array(moments.map(json))),
    ]
  }
}
