import SolsticeWidget
import Testing

/// What is stored, and the place.
struct StateTests {
  private let hanoi = try? Coordinates(latitude: 21.028511, longitude: 105.804817)

  @Test("SO-13: the place is stored to 0.01 degrees, and one chosen by hand comes first")
  func SO_13_place() throws {
    let hanoi = try #require(hanoi)
    var state = SolsticeState()
    #expect(state.shouldAskForLocation && state.place == nil && state.notice == .notChosen)
    state.report(hanoi)
    #expect(try state.place == Coordinates(latitude: 21.03, longitude: 105.8))
    #expect(!state.shouldAskForLocation && state.notice == nil)
    let sydney = try Coordinates(latitude: -33.8688, longitude: 151.2093)
    state.choose(sydney)
    #expect(try state.place == Coordinates(latitude: -33.87, longitude: 151.21))
    #expect(state.hemisphere == .southern)
    state.choose(nil)
    #expect(state.hemisphere == .northern)
    #expect(
      try Coordinates(latitude: -89.999, longitude: 179.999).rounded
        == Coordinates(latitude: -90, longitude: 180))
  }

  @Test("SO-13: refused, taken back and granted later")
  func SO_13_permission() throws {
    var state = SolsticeState()
    state.decide(.denied)
    #expect(state.notice == .denied && !state.shouldAskForLocation)
    state.decide(.granted)
    #expect(state.notice == .awaited)
    state.report(try #require(hanoi))
    #expect(state.notice == nil)
    state.decide(.denied)
    #expect(state.place == nil && state.notice == .denied, "a place is forgotten with the permission")
    state.choose(hanoi)
    #expect(state.notice == nil && state.place != nil)
  }

  @Test("SO-13, C-09: stored state comes back; what is missing, unknown or wrong is not known")
  func C_09_coding() throws {
    var state = SolsticeState()
    state.report(try #require(hanoi))
    #expect(
      try state.json.text == #"{"devicePlace":{"latitude":21.03,"longitude":105.8},"permission":"granted"}"#)
    #expect(try SolsticeState(json: state.json) == state)
    for text in [
      "{}", #"{"permission":"perhaps"}"#,
      #"{"devicePlace":{"latitude":91,"longitude":0},"permission":"notAsked"}"#,
      #"{"devicePlace":{"latitude":21,"longitude":105},"later":1}"#,
    ] {
      let state = try SolsticeState(json: JSON(parsing: Array(text.utf8)))
      #expect(state == SolsticeState(), "\(text)")
    }
    let configuration = SolsticeConfiguration(naming: .season, seasons: .meteorological, showsSun: true)
    #expect(configuration.json.text == #"{"naming":"season","seasons":"meteorological","showsSun":true}"#)
    #expect(try SolsticeConfiguration(json: configuration.json) == configuration)
    let later = #"{"naming":"zodiac","seasons":"meteorological","showsSun":1}"#
    #expect(
      try SolsticeConfiguration(json: JSON(parsing: Array(later.utf8)))
        == SolsticeConfiguration(seasons: .meteorological))
  }

  @Test(arguments: [
    (#"{"latitude":91,"longitude":0}"#, "latitude: found 91, expected degrees from -90 to 90"),
    (#"{"latitude":9,"longitude":-180.5}"#, "longitude: found -180.5, expected degrees from -180 to 180"),
    (#"{"latitude":9}"#, "longitude: missing, expected a number"),
  ]) func aPlaceThatDoesNotExistIsRefused(text: String, message: String) throws {
    let json = try JSON(parsing: Array(text.utf8))
    #expect { try Coordinates(json: json) } throws: { "\($0)" == message }
  }

  @Test("SO-E1, SO-13: without a place there are no times of the Sun, and the reason is said")
  func SO_E1_noPlace() throws {
    var widget = try Widget()
    widget.configuration.showsSun = true
    let texts = SolsticeTexts(.english, hemisphere: .northern)
    for (permission, notice) in [
      (LocationPermission.notAsked, PlaceNotice.notChosen), (.denied, .denied), (.granted, .awaited),
    ] {
      widget.state = SolsticeState(permission: permission)
      let sun = try #require(try widget.content("2026-03-24T05:00:00Z").sun?.value)
      #expect(sun.lines.isEmpty && sun.details.isEmpty)
      #expect(sun.note == texts.reason(.noPlace(notice)))
      #expect(try widget.screen("2026-03-24T05:00:00Z").placeNotice == notice)
      // The countdown does not need a place.
      #expect(try widget.content("2026-03-24T05:00:00Z").days == 89)
    }
  }
}
