import SolsticeScreens
import SolsticeWidgetCore
import Testing

/// Stored settings, and the place.
struct StateTests {
  private let hanoi = (try? Coordinates(latitude: 21.028511, longitude: 105.804817)).map { SolsticePlace($0) }

  @Test func SO_13_thePlaceIsStoredToAHundredthOfADegreeAndOneChosenByHandComesFirst() throws {
    let hanoi = try #require(hanoi)
    var settings = SolsticeSettings()
    #expect(settings.shouldAskForLocation && settings.place == nil && settings.notice == .notChosen)
    settings.report(hanoi)
    #expect(try settings.place?.coordinates == Coordinates(latitude: 21.03, longitude: 105.8))
    #expect(!settings.shouldAskForLocation && settings.notice == nil)
    let sydney = SolsticePlace(try Coordinates(latitude: -33.8688, longitude: 151.2093))
    settings.choose(sydney)
    #expect(try settings.place?.coordinates == Coordinates(latitude: -33.87, longitude: 151.21))
    settings.choose(nil)
    #expect(try settings.place?.coordinates == Coordinates(latitude: 21.03, longitude: 105.8))
    #expect(
      try Coordinates(latitude: -89.999, longitude: 179.999).rounded
        == Coordinates(latitude: -90, longitude: 180))
  }

  @Test func SO_13_refusedTakenBackAndGrantedLater() throws {
    var settings = SolsticeSettings()
    settings.decide(.denied)
    #expect(settings.notice == .denied && !settings.shouldAskForLocation)
    settings.decide(.granted)
    #expect(settings.notice == .awaited)
    settings.report(try #require(hanoi))
    #expect(settings.notice == nil)
    settings.decide(.denied)
    #expect(settings.place == nil && settings.notice == .denied, "a place is forgotten with the permission")
    settings.choose(hanoi)
    #expect(settings.notice == nil && settings.place != nil)
  }

  @Test func SO_13_C_09_storedSettingsComeBack() throws {
    var settings = SolsticeSettings()
    settings.report(try #require(hanoi))
    let text = #"{"devicePlace":{"latitude":21.03,"longitude":105.8},"permission":"granted"}"#
    #expect(settings.json.text == text)
    #expect(SolsticeState(parsing: Array(text.utf8)) == .loaded(settings))
    let configuration = SolsticeConfiguration(naming: .season, seasons: .meteorological, showsSun: true)
    #expect(configuration.json.text == #"{"naming":"season","seasons":"meteorological","showsSun":true}"#)
    #expect(try SolsticeConfiguration(json: configuration.json) == configuration)
  }

  @Test func C_09_aChoiceThatCannotBeReadIsAsDeliveredAndTheOthersCount() throws {
    for (text, settings) in [
      ("{}", SolsticeSettings()), (#"{"permission":"perhaps"}"#, SolsticeSettings()),
      (#"{"permission":7,"chosenPlace":{"latitude":1,"longitude":2}}"#, try place(1, 2)),
      (
        #"{"devicePlace":{"latitude":91,"longitude":0},"permission":"granted"}"#,
        SolsticeSettings(permission: .granted)
      ),
    ] { #expect(SolsticeState(parsing: Array(text.utf8)) == .loaded(settings), "\(text)") }
    let later = #"{"naming":"zodiac","seasons":"meteorological","showsSun":1}"#
    #expect(
      try SolsticeConfiguration(json: JSON(parsing: Array(later.utf8)))
        == SolsticeConfiguration(seasons: .meteorological))
  }

  /// A place without permission is not used, and an unknown permission does not delete the place.
  @Test func C_09_aPlaceWithoutPermissionDoesNotCount() throws {
    let text = #"{"devicePlace":{"accuracy":5,"latitude":21,"longitude":105},"permission":"whenInUse"}"#
    var stored = StoredSettings<SolsticeSettings>(parsing: Array(text.utf8))
    #expect(stored.settings.devicePlace == nil && stored.settings.place == nil)
    #expect(String(decoding: stored.bytes, as: UTF8.self) == text)
    stored.settings.decide(.granted)
    #expect(stored.settings.place != nil)
    stored.settings.decide(.denied)
    #expect(!String(decoding: stored.bytes, as: UTF8.self).contains("devicePlace"))
  }

  /// Documents of earlier versions have no day, and one that cannot be read costs no place.
  @Test(arguments: [
    (#""2026-03-12""#, CivilDate("2026-03-12"), 0), ("null", nil, 0), (#""2026-02-30""#, nil, 1),
    ("7", nil, 1),
  ]) func C_09_theDayOfTheReportComesBack(text: String, day: CivilDate?, problems: Int) throws {
    let document =
      #"{"devicePlace":{"latitude":21.03,"longitude":105.8,"reportedOn":"# + text
      + #"},"permission":"granted"}"#
    var stored = StoredSettings<SolsticeSettings>(parsing: Array(document.utf8))
    #expect(try stored.settings.place == SolsticePlace(#require(hanoi).coordinates, reportedOn: day))
    #expect(stored.problems.count == problems)
    stored.settings.hemisphere = .northern
    #expect(String(decoding: stored.bytes, as: UTF8.self).contains(#""reportedOn":"# + text))
    if let day { #expect(stored.settings.json.text.contains(#""reportedOn":"\#(day)""#)) }
  }

  @Test func C_09_writingSettingsLosesNothingThatThisVersionCannotRead() throws {
    let text = #"{"devicePlace":{"latitude":91,"longitude":0},"later":[1],"permission":"granted"}"#
    var stored = StoredSettings<SolsticeSettings>(parsing: Array(text.utf8))
    #expect(String(decoding: stored.bytes, as: UTF8.self) == text && stored.problems.count == 1)
    stored.settings.choose(SolsticePlace(try Coordinates(latitude: 1, longitude: 2)))
    let changed = try JSON(parsing: stored.bytes)
    #expect(changed["later"]?.text == "[1]" && changed["devicePlace"]?["latitude"]?.text == "91")
    #expect(changed["chosenPlace"]?["latitude"]?.text == "1")
  }

  /// Unreadable settings become the default settings, with a message; missing settings are normal.
  @Test func C_20_unreadableSettingsAreAsDeliveredAndThatIsSaid() throws {
    let widget = try Widget(.medium)
    func snapshot(_ text: String?) throws -> SolsticeSnapshot {
      SolsticeDefinition.snapshot(
        of: SolsticeState(parsing: text.map { Array($0.utf8) }), configuration: widget.configuration,
        at: try Widget.moment("2026-03-24T05:00:00Z"), in: widget.environment)
    }
    let usual = try widget.snapshot("2026-03-24T05:00:00Z")
    for text in [nil, "", "null", "{}"] { #expect(try snapshot(text) == usual, "\(text ?? "nil")") }
    for text in ["[]", "7", "{", "\u{FF}", #""text""#] {
      let shown = try snapshot(text)
      #expect(shown.status == .failure(.unreadable) && shown.drawing == usual.drawing, "\(text)")
      #expect(shown.accessibility.label == usual.accessibility.label)
      #expect(
        shown.accessibility.value == "Sunday, June 21, 3:24 PM · The app’s settings can’t be read", "\(text)")
    }
  }

  private func place(_ latitude: Double, _ longitude: Double) throws -> SolsticeSettings {
    SolsticeSettings(chosenPlace: SolsticePlace(try Coordinates(latitude: latitude, longitude: longitude)))
  }

  @Test(arguments: [
    (#"{"latitude":91,"longitude":0}"#, "latitude: found 91, expected degrees from -90 to 90"),
    (#"{"latitude":9,"longitude":-180.5}"#, "longitude: found -180.5, expected degrees from -180 to 180"),
    (#"{"latitude":9}"#, "longitude: missing, expected a number"),
  ]) func aPlaceThatDoesNotExistIsRefused(text: String, message: String) throws {
    let json = try JSON(parsing: Array(text.utf8))
    #expect { try Coordinates(json: json) } throws: { "\($0)" == message }
  }

  @Test func SO_E1_SO_13_withoutAPlaceThereAreNoTimesOfTheSunAndTheReasonIsSaid() throws {
    var widget = try Widget()
    widget.configuration.showsSun = true
    let texts = SolsticeTexts(.english, hemisphere: .northern)
    for (permission, notice) in [
      (LocationPermission.notAsked, PlaceNotice.notChosen), (.denied, .denied), (.granted, .awaited),
    ] {
      widget.settings = SolsticeSettings(permission: permission)
      let sun = try #require(try widget.facts("2026-03-24T05:00:00Z").sun?.value)
      #expect(sun.lines.isEmpty && sun.details.isEmpty)
      #expect(sun.note == texts.reason(notice))
      #expect(try widget.screen("2026-03-24T05:00:00Z").placeNotice == notice)
      // The countdown does not need a place.
      #expect(try widget.facts("2026-03-24T05:00:00Z").countdown.days == 89)
    }
  }
}
