package import SunTimes

extension SolarDay {
  /// Noon and the altitudes that the Sun crosses, in order of time, each with a word for programs.
  package var moments: [(word: String, instant: Instant)] {
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
