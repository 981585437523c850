package import SunTimes

/// The Sun at a place, on a day of local mean time or on a civil day of a zone.
package struct SunReport {
  package let date: CivilDate
  /// The zone; `nil` for local mean time.
  package let zone: (name: String, clock: ZoneClock)?
  /// The course of the Sun on the day, one of ``Daylight/words``.
  package let kind: String
  package let dayLength: Int
  /// Noon and the altitudes that the Sun crosses, in order of time, each with a word for programs.
  package let moments: [(word: String, instant: Instant)]

  /// Creates the report of a day of local mean time.
  package init(_ day: SolarDay) {
    (date, zone, kind, dayLength) = (day.date, nil, day.daylight.word, day.dayLength)
    moments = day.moments
  }

  /// Creates the report of a civil day of a zone.
  package init(
    _ day: CivilSunDay, on date: CivilDate, in zone: (name: String, clock: ZoneClock)
  ) throws(SunTimesError) {
    (self.date, self.zone, kind, dayLength) = (date, zone, day.word, day.dayLength)
    var moments: [(word: String, instant: Instant)] = []
    // The zone may differ from the local time of a place by more than half a day.
    for offset in -2...2 {
      let solar = try SolarDay(CivilDate(DayNumber(date).advanced(by: offset)), at: day.coordinates)
      moments += solar.moments.filter { $0.instant >= day.start && $0.instant < day.end }
    }
    self.moments = moments.inOrder { $0.instant.secondsSince1970 }
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
    let events = moments.map { moment in
      OrderedJSON.object([
        ("event", .text(moment.word)), ("utc", .text(moment.instant.description)),
        ("local", OrderedJSON(local(moment.instant))),
      ])
    }
    return [("date", .text(date.description)), ("zone", OrderedJSON(zone?.name))] + place + [
      ("kind", .text(kind)), ("dayLength", .integer(dayLength)), ("events", .array(events)),
    ]
  }
}

extension SolarDay {
  /// Noon and the altitudes that the Sun crosses, in order of time, each with a word for programs.
  fileprivate var moments: [(word: String, instant: Instant)] {
    let crossings: [(SolarAltitude, String, String)] = [
      (.astronomicalTwilight, "astronomical-dawn", "astronomical-dusk"),
      (.nauticalTwilight, "nautical-dawn", "nautical-dusk"), (.civilTwilight, "civil-dawn", "civil-dusk"),
      (.sunriseAndSunset, "sunrise", "sunset"),
      (.goldenHourBright, "golden-hour-ends", "golden-hour-begins"),
    ]
    var moments = [(word: "noon", instant: noon)]
    for (altitude, up, down) in crossings {
      let crossing = crossing(of: altitude)
      if let instant = crossing.upward { moments.append((up, instant)) }
      if let instant = crossing.downward { moments.append((down, instant)) }
    }
    return moments.inOrder { $0.instant.secondsSince1970 }
  }
}
