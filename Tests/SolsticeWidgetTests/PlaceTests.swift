import Foundation
import SolsticeScreens
import SolsticeWidgetCore
import TestSupport
import Testing
import WidgetFoundation

/// The seasons' hemisphere, and the zone of a place's times.
struct PlaceTests {
  private static let solstice = "2026-12-21T22:10:00Z"

  private func place(
    _ latitude: Double, _ longitude: Double, name: String? = nil, zone: String? = nil
  ) throws -> SolsticePlace {
    SolsticePlace(
      try Coordinates(latitude: latitude, longitude: longitude), name: name,
      zone: try zone.map { ZoneClock(try #require(TimeZone(identifier: $0))) })
  }

  // MARK: - Seasons

  @Test func withoutAPlaceTheZoneDeterminesTheSeason() throws {
    for (zone, text) in [
      ("Australia/Sydney", "Summer began at 7:50 AM"), ("Pacific/Auckland", "Summer began at 9:50 AM"),
      ("America/Sao_Paulo", "Summer began at 5:50 PM"), ("Asia/Ho_Chi_Minh", "Winter began at 3:50 AM"),
      ("America/New_York", "Winter began at 3:50 PM"), ("Asia/Kathmandu", "Winter began at 2:35 AM"),
    ] {
      #expect(try Widget(.large, zone: zone).facts(Self.solstice).momentText.longest == text, "\(zone)")
    }
  }

  @Test func nearTheEquatorThereAreNoSeasons() throws {
    for zone in ["Asia/Singapore", "America/Guayaquil", "America/Bogota", "Pacific/Galapagos"] {
      var widget = try Widget(.large, zone: zone)
      widget.configuration.naming = .season
      let facts = try widget.facts(Self.solstice)
      #expect(facts.season == nil && facts.title.longest == "December solstice", "\(zone)")
      #expect(facts.season.pictured.assetName == "SeasonSummer")
      #expect(facts.upcoming.count == 3 && facts.upcoming.allSatisfy { $0.season == nil })
      for word in ["inter", "ummer", "pring", "utumn"] {
        #expect(!facts.momentText.longest.contains(word), "\(zone)")
      }
      let screen = try widget.screen(Self.solstice)
      #expect(screen.season == nil, "\(zone)")
      #expect(screen.filter.choices.isEmpty)
    }
  }

  @Test func aChoiceComesBeforeThePlaceAndThePlaceBeforeTheZone() throws {
    var widget = try Widget(zone: "Australia/Sydney")
    #expect(try widget.facts(Self.solstice).season == .summer)
    widget.settings.choose(try place(21.03, 105.85))
    #expect(try widget.facts(Self.solstice).season == .winter)
    widget.settings.hemisphere = .southern
    #expect(try widget.facts(Self.solstice).season == .summer)
    widget.settings.choose(try place(-0.18, -78.47))
    #expect(try widget.facts(Self.solstice).season == .summer)
    widget.settings.hemisphere = nil
    #expect(try widget.facts(Self.solstice).season == nil)
  }

  /// Compared with the coordinates of the time zone database, if the system has them.
  @Test func theGuessIsThatOfThePrincipalPlaceOfEveryZone() throws {
    guard let table = try? String(contentsOfFile: "/usr/share/zoneinfo/zone.tab", encoding: .utf8) else {
      return
    }
    var failures: [String] = []
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t")
      let digits = fields[1].dropFirst().prefix { $0.isNumber }
      let degrees = try #require(Double(digits.prefix(2)))
      let minutes = try #require(Double(digits.dropFirst(2).prefix(2)))
      let latitude = (fields[1].hasPrefix("-") ? -1 : 1) * (degrees + minutes / 60)
      let expected: Hemisphere? = abs(latitude) < 5 ? nil : latitude < 0 ? .southern : .northern
      let zone = String(fields[2])
      if Hemisphere(guessedFromZone: zone) != expected { failures.append("\(zone) \(latitude)") }
    }
    #expect(failures.prefix(5) == [])
    #expect(Hemisphere(guessedFromZone: "Australia/NSW") == .southern, "an older name of Australia/Sydney")
    #expect(Hemisphere(guessedFromZone: "Mars/Olympus") == .northern)
    #expect(Hemisphere(guessedFromZone: nil) == .northern)
  }

  // MARK: - Clocks

  /// Sunrise and sunset of 21 June in New York: 5:25 and 20:31 summer time in the tables of the US Naval Observatory, which
  /// round to the minute.
  @Test func timesOfAPlaceAbroadAreThoseOfItsClocksAndNameIt() throws {
    var widget = try Widget(.medium, zone: "Asia/Ho_Chi_Minh")
    widget.configuration.showsSun = true
    widget.settings.choose(try place(40.71, -74.01, name: "New York", zone: "America/New_York"))
    let snapshot = try widget.snapshot("2026-06-21T16:00:00Z")
    let sun = try #require(snapshot.facts?.sun?.value)
    #expect(
      sun.lines.map(\.text.longest) == ["Sunrise 5:25 AM", "Sunset 8:31 PM"] && sun.place == "New York")
    #expect(sun.lines.map(\.isPast) == [true, false])
    #expect(sun.accessibility.label == "Sun today: New York")
    #expect(snapshot.drawing.text(named: "sun.place")?.forms == "New York")
    #expect(snapshot.drawing.text(named: "progress.text") == nil)
    // In Hanoi it is already the 22nd.
    #expect(try widget.screen("2026-06-21T20:00:00Z").sun.lines.map(\.value) == ["5:25 AM", "8:31 PM"])
    // The time of the event is in the user's zone.
    #expect(try widget.facts("2026-06-10T16:00:00Z").momentText.longest == "Sunday, June 21, 3:24 PM")
  }

  /// In the polar night there are no times, and the date of the event takes the line.
  @Test func withoutTimesNoClocksAreNamed() throws {
    for family in [Family.medium, .large, .rectangular] {
      var widget = try Widget(family, language: .vietnamese)
      widget.configuration.showsSun = true
      widget.settings.choose(try place(69.65, 18.96))
      let night = try widget.facts("2026-12-10T05:00:00Z")
      #expect(night.sun?.value?.note != nil && night.sun?.value?.place == nil, "\(family)")
      let drawing = try widget.drawing("2026-12-10T05:00:00Z")
      #expect(
        drawing.text(named: "sun.place") == nil && drawing.text(named: "momentText") != nil, "\(family)")
      let spring = try widget.facts("2026-03-10T05:00:00Z")
      #expect(
        spring.sun?.value?.place?.longest == "69,7° B; 19,0° Đ · theo giờ Thành phố Hồ Chí Minh",
        "\(family)")
    }
  }

  /// The times of a place without a zone are in the user's zone.
  ///
  /// The widget names that zone if the Sun shows that it can hardly be the zone of the place: noon in New
  /// York is midnight in Hanoi.
  @Test func aPlaceWithoutClocksHasThoseOfTheUserAndSaysSo() throws {
    for (language, text) in [
      (Language.english, "New York · Ho Chi Minh City time"),
      (.vietnamese, "New York · theo giờ Thành phố Hồ Chí Minh"),
      (.chinese, "New York · 胡志明市时间"),
    ] {
      var widget = try Widget(zone: "Asia/Ho_Chi_Minh", language: language)
      widget.configuration.showsSun = true
      widget.settings.choose(try place(40.71, -74.01, name: "New York"))
      #expect(try widget.facts(Self.solstice).sun?.value?.place?.longest == text)
      #expect(try widget.drawing(Self.solstice).text(named: "sun.place")?.forms.longest == text)
      #expect(try widget.screen(Self.solstice).sun.place?.longest == text)
    }
    var widget = try Widget(zone: "Asia/Ho_Chi_Minh")
    widget.configuration.showsSun = true
    widget.settings.choose(try place(40.71, -74.01))
    #expect(
      try widget.facts(Self.solstice).sun?.value?.place?.longest
        == "40.7° N, 74.0° W · Ho Chi Minh City time")
    // Zones far from solar time that still are the zone of the place: Kashgar, Vigo in summer, Kiritimati a
    // day ahead, Apia.
    for (zone, latitude, longitude) in [
      ("Asia/Shanghai", 39.47, 75.99), ("Europe/Madrid", 42.24, -8.72), ("Pacific/Kiritimati", 1.87, -157.43),
      ("Pacific/Apia", -13.83, -171.77), ("America/Nome", 64.5, -165.41), ("America/Adak", 51.88, -176.66),
    ] {
      var home = try Widget(zone: zone)
      home.configuration.showsSun = true
      home.settings.choose(try place(latitude, longitude, name: "Home"))
      #expect(try home.facts("2026-07-01T00:00:00Z").sun?.value?.place == nil, "\(zone)")
    }
  }

  /// The phone is in Ushuaia, and its app was last open in Hanoi.
  @Test func SO_11_aPlaceThatTheDeviceHasLeftIsNamedWithItsAge() throws {
    for (language, text, texts) in [
      (
        Language.english, "Last place: 21.0° N, 105.9° E",
        ["21.0° N, 105.9° E, as of March 12", "21.0° N, 105.9° E, Mar 12"]
      ),
      (
        .vietnamese, "Vị trí lần trước: 21,0° B; 105,9° Đ",
        ["Vị trí ngày 12 tháng 3: 21,0° B; 105,9° Đ", "21,0° B; 105,9° Đ, 12/3"]
      ),
      (
        .chinese, "上次位置：北纬21.0° 东经105.9°", ["3月12日的位置：北纬21.0° 东经105.9°", "北纬21.0° 东经105.9°，3/12"]
      ),
    ] {
      var widget = try Widget(.large, zone: "America/Argentina/Ushuaia", language: language)
      widget.configuration.showsSun = true
      let hanoi = try Coordinates(latitude: 21.03, longitude: 105.85)
      func report(_ day: String?, name: String? = nil) throws -> TextForms? {
        widget.settings.report(SolsticePlace(hanoi, name: name, reportedOn: day.flatMap { CivilDate($0) }))
        return try widget.facts(Self.solstice).sun?.value?.place
      }
      #expect(try report("2026-03-12")?.all == texts)
      #expect(try widget.screen(Self.solstice).sun.place?.all == texts)
      #expect(try report("2026-03-12", name: "Hà Nội")?.longest.contains("Hà Nội") == true)
      #expect(try report("2025-12-12")?.all.allSatisfy { $0.contains("2025") } == true, "another year")
      // A document without the day, and a day that has not come.
      for day in [nil, "2026-12-25"] { #expect(try report(day)?.longest == text) }
      // The seasons are those of the zone, in the sentences of the screen too.
      let screen = try widget.screen(Self.solstice)
      #expect(screen.facts.season.pictured == .summer)
      #expect(
        screen.eventSentence
          == SolsticeTexts(language, hemisphere: .southern).firstDayDescription(.summer))
      for family in Family.allCases {
        widget.environment.frame = WidgetFrame(family)
        #expect(try widget.facts(Self.solstice).season == .summer, "\(family)")
        let names = "\(try widget.drawing(Self.solstice))".contains("105")
        #expect(names == [.medium, .large, .rectangular].contains(family), "\(family)")
      }
      widget.environment.frame = WidgetFrame(.large)
      widget.configuration.showsSun = false
      #expect(try widget.facts(Self.solstice).season == .summer)
      // At home again nothing is said.
      widget.environment.zone = ZoneClock(offset: 25_200)
      widget.configuration.showsSun = true
      #expect(try widget.facts(Self.solstice).sun?.value?.place == nil)
    }
  }

  @Test func aPlaceIsNotNamedWhereClocksShowTheSameButOnTheScreen() throws {
    var widget = try Widget(zone: "Asia/Ho_Chi_Minh")
    widget.configuration.showsSun = true
    for zone in [nil, "Asia/Ho_Chi_Minh", "Asia/Bangkok"] {
      widget.settings.choose(try place(21.03, 105.85, name: "Hà Nội", zone: zone))
      #expect(try widget.facts(Self.solstice).sun?.value?.place == nil, "\(zone ?? "")")
      #expect(try widget.drawing(Self.solstice).text(named: "sun.place") == nil)
      #expect(try widget.screen(Self.solstice).sun.place?.longest == "Hà Nội", "\(zone ?? "")")
    }
  }

  @Test(arguments: [
    ("America/Argentina/Buenos_Aires", "Buenos Aires"), ("Asia/Kolkata", "Kolkata"), ("UTC", "UTC"),
    ("Etc/GMT+5", "UTC−5"),
  ]) func aPlaceWithoutANameIsCalledByItsZone(zone: String, name: String) throws {
    var widget = try Widget(zone: "Asia/Ho_Chi_Minh")
    widget.configuration.showsSun = true
    widget.settings.choose(try place(10, 20, zone: zone))
    #expect(try widget.facts(Self.solstice).sun?.value?.place?.longest == name)
  }

  @Test func halfHoursOfAZoneWithoutACityAreReported() throws {
    #expect(ZoneClock(offset: -12_600).label(at: Instant(secondsSince1970: 0), in: .english) == "UTC−3:30")
    #expect(ZoneClock(offset: 20_700).label(at: Instant(secondsSince1970: 0), in: .english) == "UTC+5:45")
  }

  // MARK: - Storage

  @Test func aPlaceComesBackWithNameAndZone() throws {
    let zones = ZoneDirectory.system(upTo: try Widget.moment(Self.solstice))
    let text =
      #"{"chosenPlace":{"latitude":40.71,"longitude":-74.01,"name":"New York","zone":"America/New_York"},"#
      + #""hemisphere":"southern","permission":"denied"}"#
    let state = SolsticeState(parsing: Array(text.utf8), zones: zones)
    let stored = try #require(state.value)
    #expect(stored.chosenPlace?.name == "New York" && stored.hemisphere == .southern)
    #expect(stored.chosenPlace?.zone?.identifier == "America/New_York")
    #expect(stored.json.text == text)
  }

  /// A program without a time zone database, such as WebAssembly, passes the clock itself.
  @Test func aZoneMayBeGivenByItsOffsets() throws {
    let text = #"{"chosenPlace":{"latitude":1,"longitude":2,"zone":{"offset":-18000}}}"#
    #expect(SolsticeState(parsing: Array(text.utf8)).value?.chosenPlace?.zone == ZoneClock(offset: -18_000))
  }

  @Test(arguments: [
    #""name":"\u001b[31m""#, "\"name\":\"\u{200B} \"", #""zone":"Mars/Olympus""#, #""zone":7"#,
    #""zone":{"offset":90000}"#, #""name":7"#, #""name":"""#,
  ]) func aZoneOrNameThatCannotBeReadCostsNoPlace(member: String) throws {
    let text = #"{"chosenPlace":{"latitude":40.71,"longitude":-74.01,"# + member + "}}"
    var stored = StoredSettings<SolsticeSettings>(parsing: Array(text.utf8))
    #expect(stored.settings.chosenPlace == (try place(40.71, -74.01)))
    stored.settings.hemisphere = .northern
    #expect(String(decoding: stored.bytes, as: UTF8.self).contains(member), "kept unchanged")
  }

  // MARK: - Entered by the user

  @Test(arguments: [
    ("21.03", "105.85", 21.03, 105.85), ("21,0285", " 105,804 ", 21.03, 105.8),
    ("-33.87", "151.21", -33.87, 151.21), ("\u{2212}0.18", "\u{2212}78.47", -0.18, -78.47),
    ("90", "-180", 90, -180),
  ]) func degreesAreReadAsPeopleWriteThem(latitude: String, longitude: String, north: Double, east: Double)
    throws
  {
    let place = try #require(SolsticePlace(latitude: latitude, longitude: longitude, name: " Home "))
    #expect(place.coordinates.latitude == north && place.coordinates.longitude == east)
    #expect(place.name == "Home" && place.zone == nil)
  }

  @Test(arguments: [
    ("", ""), ("21.03", ""), ("91", "0"), ("0", "180.5"), ("21.03.5", "1"), ("21°", "1"), ("nan", "1"),
    ("0x15", "1"), ("north", "1"), ("--1", "1"),
  ]) func whatIsNoPlaceIsRefused(latitude: String, longitude: String) {
    #expect(SolsticePlace(latitude: latitude, longitude: longitude, name: "Home") == nil)
  }

  // MARK: - Privacy

  /// Hanoi and Perth have different seasons; a redacted widget on a phone in Saigon uses the seasons of its
  /// zone for both.
  @Test(arguments: Family.allCases)
  func aRedactedWidgetDoesNotTellOnWhichHalfOfTheEarthThePlaceLies(family: Family) throws {
    var differ = 0
    for day in 0..<365 as Range<Int64> {
      let moment = Instant(secondsSince1970: 1_767_225_600 + 86_400 * day + 79_800).description
      var redacted: [String] = []
      var shown: [String] = []
      for (latitude, longitude) in [(21.03, 105.85), (-31.95, 115.86), (1.35, 103.82)] {
        var widget = try Widget(family, zone: "Asia/Ho_Chi_Minh")
        widget.configuration.naming = .season
        widget.configuration.showsSun = true
        widget.settings.choose(try place(latitude, longitude))
        let snapshot = try widget.snapshot(moment)
        shown.append(snapshot.accessibility.json.text)
        redacted.append(snapshot.redacted().json.text)
        #expect(snapshot.redacted().redacted() == snapshot.redacted())
      }
      #expect(Set(redacted).count == 1, "\(moment)")
      differ += Set(shown).count - 1
    }
    #expect(differ > 365)
  }
}
