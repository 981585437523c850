import SunTimes
import Testing

struct SolarDayTests {
  private static let latitudes = [
    -90, -89.99, -89.9, -89, -78, -66.6, -45, 0, 21, 59, 65.7, 66.2, 66.9, 75, 85, 89, 89.9, 89.99, 90,
  ]

  /// The days of a year join without a gap.
  ///
  /// The Sun is up at the end of a day exactly if it is up at the start of the next.
  @Test(arguments: latitudes) func daysJoin(latitude: Double) throws {
    var wasUp: Bool?
    var last: Instant?
    for number in 739_500...740_300 {
      let date = CivilDate(try DayNumber(rataDie: number))
      let day = try SolarDay(date, at: Coordinates(latitude: latitude, longitude: 10))
      let (startsUp, endsUp) =
        switch day.daylight {
        case .normal: (false, false)
        case .sunriseOnly: (false, true)
        case .sunsetOnly: (true, false)
        case .polarDay: (true, true)
        case .polarNight: (false, false)
        }
      #expect(wasUp == nil || wasUp == startsUp, "\(date) at \(latitude)")
      // Half a minute of arc from a pole the altitude hardly changes, so its minimum has no sharp time.
      let slack = abs(latitude) > 89.95 ? 30 : 1
      if let last { #expect(abs(last.secondsSince1970 - day.start.secondsSince1970) <= slack, "\(date)") }
      wasUp = endsUp
      last = day.end
      #expect(day.start < day.end)
      if let sunrise = day.daylight.sunrise { #expect(sunrise >= day.start && sunrise < day.end) }
      if let sunset = day.daylight.sunset { #expect(sunset > day.start && sunset <= day.end) }
    }
  }

  /// At the poles the Sun rises once a year, some days before the spring equinox.
  ///
  /// It sets some days after the autumn equinox.
  @Test(arguments: [90.0, -90]) func thePolesHaveOneSunriseAYear(latitude: Double) throws {
    var (sunrises, sunsets): ([Instant], [Instant]) = ([], [])
    for number in 739_617...739_981 {  // 2026
      let date = CivilDate(try DayNumber(rataDie: number))
      let daylight = try SolarDay(date, at: Coordinates(latitude: latitude, longitude: 0)).daylight
      if let sunrise = daylight.sunrise { sunrises.append(sunrise) }
      if let sunset = daylight.sunset { sunsets.append(sunset) }
    }
    #expect(sunrises.count == 1 && sunsets.count == 1)
    let (spring, autumn): (SolarTerm, SolarTerm) =
      latitude > 0 ? (.springEquinox, .autumnEquinox) : (.autumnEquinox, .springEquinox)
    let equinox = try [spring, autumn].map { try SolarTermEvent($0, year: 2026).instant.secondsSince1970 }
    // The Sun needs 50' of altitude, while the declination changes by 23.3' to 23.7' a day.
    let days = [
      equinox[0] - (try #require(sunrises.first)).secondsSince1970,
      (try #require(sunsets.first)).secondsSince1970 - equinox[1],
    ].map { Double($0) / 86_400 }
    #expect(days.allSatisfy { $0 > 50 / 23.8 && $0 < 50 / 23.2 }, "\(days)")
  }

  /// A polar day has the length of a day.
  ///
  /// This is true at a pole too, where the ends of the day move by a quarter of a turn at a solstice.
  @Test(arguments: [-90, -89.99, -89.9, -85, 70, 89, 89.9, 89.999, 90]) func SO_11_polarDaysHave24Hours(
    latitude: Double
  ) throws {
    var (count, faults) = (0, [String]())
    for number in 739_617...739_981 {  // 2026
      let day = try SolarDay(
        CivilDate(DayNumber(rataDie: number)), at: Coordinates(latitude: latitude, longitude: 0))
      let isPolarDay = day.daylight == .polarDay
      if isPolarDay { count += 1 }
      if !((isPolarDay ? 86_340 : 0)...86_460).contains(day.dayLength) {
        faults.append("\(day.date): \(day.dayLength) s")
      }
    }
    #expect(count > 60)
    #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(5))")
  }

  /// The day belongs to the place, not to UTC.
  @Test func SO_E8_theDateIsThatOfThePlace() throws {
    let date = try CivilDate(year: 2026, month: 3, day: 20)
    for longitude in stride(from: -180.0, through: 180, by: 7.5) {
      let day = try SolarDay(date, at: Coordinates(latitude: 40, longitude: longitude))
      let offset = Int(longitude * 240)
      #expect(try day.noon.day(atOffset: offset) == DayNumber(date), "\(longitude)")
      let daylight = day.daylight
      #expect(try daylight.sunrise.map { try $0.day(atOffset: offset) } == DayNumber(date), "\(longitude)")
      #expect(try daylight.sunset.map { try $0.day(atOffset: offset) } == DayNumber(date), "\(longitude)")
    }
  }

  /// Both ends of the longitudes are the same meridian, a day apart.
  @Test func theDateLine() throws {
    let east = try SolarDay(
      CivilDate(year: 2026, month: 3, day: 21), at: Coordinates(latitude: -17, longitude: 180))
    let west = try SolarDay(
      CivilDate(year: 2026, month: 3, day: 20), at: Coordinates(latitude: -17, longitude: -180))
    #expect(east.daylight == west.daylight)
    #expect(east.noon == west.noon && east.dayLength == west.dayLength)
  }

  @Test func eventsOfADayStandInOrder() throws {
    let altitudes: [SolarAltitude] = [
      .astronomicalTwilight, .nauticalTwilight, .civilTwilight, .goldenHourDark, .sunriseAndSunset,
      .goldenHourBright,
    ]
    for latitude in [-60.0, -33, 0, 21, 48] {
      for number in stride(from: 739_617, through: 739_981, by: 5) {
        let day = try SolarDay(
          CivilDate(DayNumber(rataDie: number)), at: Coordinates(latitude: latitude, longitude: 105))
        let upward = altitudes.compactMap { day.crossing(of: $0).upward }
        let downward = altitudes.compactMap { day.crossing(of: $0).downward }
        #expect(upward == upward.sorted() && downward == downward.sorted(by: >))
        #expect(upward.allSatisfy { $0 < day.noon } && downward.allSatisfy { $0 > day.noon })
        #expect(day.start < day.noon && day.noon < day.end)
        if case .normal(let sunrise, let sunset) = day.daylight {
          #expect(day.dayLength == Int(sunset.secondsSince1970 - sunrise.secondsSince1970))
          #expect(day.morningGoldenHour?.contains(sunrise) == true)
          #expect(day.eveningGoldenHour?.contains(sunset) == true)
        }
      }
    }
  }

  @Test func goldenHoursOfPolarDays() throws {
    let tromso = try Coordinates(latitude: 69.6492, longitude: 18.9553)
    // At midsummer the Sun sinks to 3 degrees: the light is golden until it climbs past 6, without a break at
    // midnight.
    let summer = try SolarDay(CivilDate(year: 2026, month: 6, day: 21), at: tromso)
    #expect(summer.daylight == .polarDay)
    #expect(summer.morningGoldenHour?.lowerBound == summer.start)
    #expect(summer.eveningGoldenHour?.upperBound == summer.end)
    #expect(summer.dayLength > 86_300 && summer.dayLength < 86_500)
    // At midwinter it climbs to -3 degrees: the light is golden around noon, which divides the golden hours.
    let winter = try SolarDay(CivilDate(year: 2026, month: 12, day: 21), at: tromso)
    #expect(winter.daylight == .polarNight && winter.dayLength == 0)
    let morning = try #require(winter.morningGoldenHour)
    let evening = try #require(winter.eveningGoldenHour)
    #expect(morning.upperBound == evening.lowerBound)
    #expect(abs(morning.upperBound.secondsSince1970 - winter.noon.secondsSince1970) < 60)
    // Farther north it is too dark for golden light.
    let dark = try SolarDay(
      CivilDate(year: 2026, month: 12, day: 21), at: Coordinates(latitude: 80, longitude: 0))
    #expect(dark.morningGoldenHour == nil && dark.eveningGoldenHour == nil)
    #expect(dark.crossing(of: .civilTwilight) == .alwaysBelow)
  }

  /// At the moment of a crossing the Sun has the altitude of that crossing.
  @Test func altitudesAtTheCrossings() throws {
    for latitude in [-70.0, -12, 21, 52, 66] {
      let coordinates = try Coordinates(latitude: latitude, longitude: -71)
      for number in stride(from: 739_617, through: 739_981, by: 9) {
        let day = try SolarDay(CivilDate(DayNumber(rataDie: number)), at: coordinates)
        for instant in [day.daylight.sunrise, day.daylight.sunset].compactMap(\.self) {
          #expect(abs(try coordinates.solarAltitude(at: instant) + 50.0 / 60) < 0.003)
        }
      }
    }
  }
}
