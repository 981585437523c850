import SolsticeWidget

extension SolsticeDefinition: SampledWidget {
  static let command = "solstice"

  static func exhibits(in language: Language) throws -> KeyValuePairs<String, Sample<Self>> {
    let here = try place(21.03, 105.85)
    let newYork = try place(40.71, -74.01, name: "New York", zone: ZoneClock(offset: -5 * 3_600))
    let sun = SolsticeConfiguration(showsSun: true)
    let left = SolsticePlace(
      try Coordinates(latitude: 40.71, longitude: -74.01), reportedOn: CivilDate("2026-02-12"))
    return try [
      "sample": Sample(.placeholder, sun, at: .noon(2026, 2, 17)),
      "normal": Sample(here, SolsticeConfiguration(showsSun: false), at: .noon(2026, 2, 17)),
      "summer": Sample(here, sun, at: .noon(2026, 5, 1)),
      "autumn": Sample(here, sun, at: .noon(2026, 9, 20)),
      "winter": Sample(here, sun, at: .noon(2026, 11, 22)),
      "today": Sample(here, sun, at: .noon(2026, 6, 21)),
      "abroad": Sample(newYork, sun, at: .noon(2026, 2, 17)),
      "moved": Sample(
        .loaded(SolsticeSettings(permission: .granted, devicePlace: left)), sun, at: .noon(2026, 2, 17)),
      "polar night": Sample(place(69.65, 18.96), sun, at: .noon(2026, 12, 10)),
      "empty": Sample(.loaded(SolsticeSettings()), sun, at: .noon(2026, 2, 17)),
      "outside the tables": Sample(here, sun, at: .noon(2150, 1, 1)),
    ]
  }

  static func measured(in language: Language, _ scope: WidthScope) throws -> [[Sample<Self>]] {
    let places = try [place(21.03, 105.85), place(-33.87, 151.21), place(69.65, 18.96)]
    let left = SolsticePlace(
      try Coordinates(latitude: -41.29, longitude: -174.78), reportedOn: CivilDate("1999-12-30"))
    // Long names of a place and of a zone, a place that the device has left, and one where the Sun sets after midnight.
    let abroad = try [
      .loaded(SolsticeSettings(permission: .granted, devicePlace: left)),
      place(65.95, -21.94, zone: ZoneClock(offset: 0)),
      place(-34.6, -58.38, name: "Thành phố Hồ Chí Minh", zone: ZoneClock(offset: -10_800)),
      place(10.78, 106.7, zone: ZoneClock(offset: 0, identifier: "America/Argentina/Buenos_Aires")),
    ]
    let nowhere = LocationPermission.allCases.map { SolsticeState.loaded(SolsticeSettings(permission: $0)) }
    let sun = SolsticeConfiguration(showsSun: true)
    let beyond = try [Instant.noon(1899, 1, 1), .noon(2101, 12, 25), .noon(2150, 1, 1)]
    return EventNaming.allCases.flatMap { naming in
      (places + abroad).map { place in
        samples([place], SolsticeConfiguration(naming: naming, showsSun: true), at: scope.noons)
      }
        // Without the Sun, the place only determines the hemisphere.
        + places.prefix(2).map { place in
          samples([place], SolsticeConfiguration(naming: naming, showsSun: false), at: scope.noons)
        }
    } + [
      samples(nowhere, sun, at: Array(scope.noons.prefix(3))),
      samples(State.withoutFacts, sun, at: scope.noons.prefix(1) + beyond),
    ]
  }

  /// Returns the settings of someone who chose a place; without a zone its clocks are those of the device.
  private static func place(
    _ latitude: Double, _ longitude: Double, name: String? = nil, zone: ZoneClock? = nil
  ) throws -> SolsticeState {
    let coordinates = try Coordinates(latitude: latitude, longitude: longitude)
    return .loaded(SolsticeSettings(chosenPlace: SolsticePlace(coordinates, name: name, zone: zone)))
  }
}
