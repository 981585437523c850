import SolsticeWidget

/// The occasions of the solstice widget.
enum SolsticeOccasions {
  static func report(in language: Language, _ scope: WidgetWidths.Scope) throws -> WidthReport {
    let places = try [
      Coordinates(latitude: 21.03, longitude: 105.85), Coordinates(latitude: -33.87, longitude: 151.21),
      Coordinates(latitude: 69.65, longitude: 18.96),
    ].map { SolsticeSettings(chosenPlace: SolsticePlace($0)) }
    // Places abroad with long names: of the place itself, and of the zone of a place without a name.
    let abroad = try [
      SolsticePlace(
        Coordinates(latitude: -34.6, longitude: -58.38), name: "Thành phố Hồ Chí Minh",
        zone: ZoneClock(offset: -10_800)),
      SolsticePlace(
        Coordinates(latitude: 10.78, longitude: 106.7),
        zone: ZoneClock(offset: 0, identifier: "America/Argentina/Buenos_Aires")),
    ].map { SolsticeSettings(chosenPlace: $0) }
    let nowhere = LocationPermission.allCases.map { SolsticeSettings(permission: $0) }
    var survey = WidthSurvey(SolsticeDefinition.self, widget: "solstice", in: language, scope)
    for naming in EventNaming.allCases {
      for showsSun in [true, false] {
        let configuration = SolsticeConfiguration(naming: naming, showsSun: showsSun)
        // Without the Sun, the place only determines the hemisphere.
        for settings in showsSun ? places + abroad : Array(places.prefix(2)) {
          survey.add(scope.days.instants.map { Occasion(.loaded(settings), configuration, at: $0) })
        }
      }
    }
    let configuration = SolsticeConfiguration(showsSun: true)
    survey.add(
      nowhere.flatMap { settings in
        scope.days.instants.prefix(3).map { Occasion(.loaded(settings), configuration, at: $0) }
      })
    let beyond = WidgetWidths.Days(["1899-01-01", "2101-12-25", "2150-01-01"]).instants
    survey.add(
      [SolsticeState.placeholder, .missing, .unreadable(""), .newer(version: 9)].flatMap { state in
        (scope.days.instants.prefix(1) + beyond).map { Occasion(state, configuration, at: $0) }
      })
    return survey.report
  }
}
