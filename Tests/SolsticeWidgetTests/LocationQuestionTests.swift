import SolsticeScreens
import SolsticeWidgetCore
import Testing

/// From the location permission to the place, or to the reason why there is none.
struct LocationQuestionTests {
  /// A controllable device that counts its calls.
  private final class Device: LocationDevice {
    var authorization: LocationAuthorization
    var asked = 0
    var located = 0

    init(_ authorization: LocationAuthorization) { self.authorization = authorization }

    func ask() { asked += 1 }
    func locate() { located += 1 }
  }

  private func hanoi() throws -> Coordinates { try Coordinates(latitude: 21.028511, longitude: 105.804817) }

  @Test func thePlaceFollowsThePermissionAndIsRounded() throws {
    let device = Device(.notAsked)
    var (question, settings) = (LocationQuestion(), SolsticeSettings())
    question.begin(with: device, mayAsk: settings.shouldAskForLocation, &settings)
    #expect(device.asked == 1 && device.located == 0 && settings == SolsticeSettings())
    // The system first reports that nothing was decided.
    question.handle(.authorization(.notAsked), from: device, on: nil, &settings)
    #expect(device.located == 0)
    device.authorization = .allowed
    question.handle(.authorization(.allowed), from: device, on: nil, &settings)
    #expect(device.located == 1 && question.isLocating && settings.notice == .awaited)
    question.handle(.place(try hanoi()), from: device, on: CivilDate("2026-03-12"), &settings)
    #expect(settings.devicePlace?.reportedOn == CivilDate("2026-03-12"))
    #expect(try settings.place?.coordinates == Coordinates(latitude: 21.03, longitude: 105.8))
    #expect(!question.isLocating && question.notice == nil && settings.notice == nil)
    // The system repeats a known answer.
    question.handle(.authorization(.allowed), from: device, on: nil, &settings)
    #expect(device.located == 1 && device.asked == 1)
  }

  @Test(arguments: [(LocationAuthorization.denied, PlaceNotice.denied), (.restricted, .restricted)])
  func whoMayNotKnowThePlaceForgetsIt(authorization: LocationAuthorization, notice: PlaceNotice) throws {
    let device = Device(.notAsked)
    var (question, settings) = (LocationQuestion(), SolsticeSettings())
    question.begin(with: device, &settings)
    question.handle(.authorization(authorization), from: device, on: nil, &settings)
    #expect(question.notice == notice && settings.permission == .denied && device.located == 0)
    settings.report(SolsticePlace(try hanoi()))
    device.authorization = authorization
    question.begin(with: device, &settings)
    #expect(question.notice == notice && settings.place == nil && device.asked == 1)
    // The permission is given later, in Settings.
    question.handle(.authorization(.allowed), from: device, on: nil, &settings)
    #expect(question.notice == nil && question.isLocating && device.located == 1)
  }

  /// If the user denied the location and entered a place, the denial is not mentioned again.
  @Test(arguments: [LocationAuthorization.notAsked, .denied, .restricted, .allowed])
  func aPlaceThatWasChosenNeedsNoLocation(authorization: LocationAuthorization) throws {
    let device = Device(authorization)
    var (question, settings) = (LocationQuestion(), SolsticeSettings())
    settings.choose(SolsticePlace(try hanoi()))
    let before = settings
    question.begin(with: device, &settings)
    #expect(device.asked == 0 && device.located == 0 && question.notice == nil && settings == before)
    let environment = WidgetEnvironment(
      zone: ZoneClock(offset: 25_200), language: .english, frame: WidgetFrame(.large))
    let screen = try SolsticeScreen(
      of: settings, configuration: SolsticeConfiguration(), at: Instant(secondsSince1970: 1_777_611_600),
      in: environment, notice: .denied)
    // A notice is there only if the device's place was asked for.
    #expect(screen.placeNotice == .denied)
    // The system says so without being asked.
    question.handle(.authorization(authorization), from: device, on: nil, &settings)
    question.handle(.failed, from: device, on: nil, &settings)
    #expect(question.notice == nil && settings.chosenPlace == before.chosenPlace)
  }

  /// An app that was suspended during a request may never get its answer.
  @Test func aRequestWithoutAnAnswerIsMadeAgain() {
    let device = Device(.allowed)
    var (question, settings) = (LocationQuestion(), SolsticeSettings())
    question.begin(with: device, &settings)
    question.begin(with: device, &settings)
    #expect(device.located == 2 && question.isLocating)
  }

  @Test func aUserIsNotAskedWhereNobodyTapped() {
    let device = Device(.notAsked)
    var (question, settings) = (LocationQuestion(), SolsticeSettings())
    question.begin(with: device, mayAsk: false, &settings)
    #expect(device.asked == 0 && question.notice == nil && !question.isLocating)
    question.handle(.authorization(.allowed), from: device, on: nil, &settings)
    #expect(device.located == 1)
  }

  /// The last known place stays, and the user learns that there is no newer one.
  @Test func aDeviceThatCannotFindOutLeavesTheLastPlace() throws {
    let device = Device(.allowed)
    var (question, settings) = (LocationQuestion(), SolsticeSettings())
    settings.report(SolsticePlace(try hanoi()))
    let before = settings
    question.begin(with: device, &settings)
    question.handle(.failed, from: device, on: nil, &settings)
    #expect(question.notice == .unavailable && !question.isLocating && settings == before)
    // Later answers were not requested.
    question.handle(.silent, from: device, on: nil, &settings)
    question.handle(.failed, from: device, on: nil, &settings)
    #expect(question.notice == .unavailable)
    question.begin(with: device, &settings)
    #expect(question.notice == nil && device.located == 2)
  }

  @Test func aPlaceThatComesLateIsTaken() throws {
    let device = Device(.allowed)
    var (question, settings) = (LocationQuestion(), SolsticeSettings())
    question.begin(with: device, &settings)
    question.handle(.silent, from: device, on: nil, &settings)
    #expect(question.notice == .slow && question.isLocating)
    question.handle(.place(try hanoi()), from: device, on: nil, &settings)
    #expect(question.notice == nil && settings.place != nil)
  }

  /// A place chosen by hand takes precedence; the device's place is kept.
  @Test func aChosenPlaceStays() throws {
    let device = Device(.allowed)
    var (question, settings) = (LocationQuestion(), SolsticeSettings())
    settings.choose(SolsticePlace(try Coordinates(latitude: 10, longitude: 20)))
    question.begin(with: device, &settings)
    question.handle(.place(try hanoi()), from: device, on: nil, &settings)
    #expect(settings.place?.coordinates.latitude == 10)
    settings.choose(nil)
    #expect(settings.place?.coordinates.latitude == 21.03)
  }

  @Test func everyAnswerHasItsText() throws {
    for language in [Language.english, .vietnamese, .chinese] {
      let widget = try Widget(language: language)
      var notes: Set<String> = []
      for notice in PlaceNotice.allCases {
        let screen = try SolsticeScreen(
          of: SolsticeSettings(), configuration: SolsticeConfiguration(),
          at: try Widget.moment("2026-03-24T05:00:00Z"), in: widget.environment, notice: notice)
        let note = try #require(screen.sun.note?.longest)
        #expect(screen.facts.texts.reason(notice).longest == note && screen.placeNotice == notice)
        #expect(screen.sun.accessibility.value.contains(note))
        notes.insert(note)
      }
      #expect(notes.count == PlaceNotice.allCases.count, "\(language.tag)")
    }
  }

  /// With a place there are times of the Sun, and a note that the place could not be updated.
  @Test func aPlaceThatCouldNotBeRenewedIsShown() throws {
    var settings = SolsticeSettings()
    settings.report(SolsticePlace(try hanoi()))
    let screen = try SolsticeScreen(
      of: settings, configuration: SolsticeConfiguration(), at: try Widget.moment("2026-03-24T05:00:00Z"),
      in: try Widget().environment, notice: .unavailable)
    #expect(screen.sun.lines.count == 2 && screen.sun.note == nil)
    #expect(screen.placeNotice == .unavailable && screen.sunNotice == .unavailable)
    let texts = screen.facts.texts
    #expect(texts.reason(.unavailable).longest == "The location cannot be found right now. Try again later")
    #expect(screen.place.map(texts.name) == "21.03° N, 105.80° E")
  }

  /// The system's settings help if the user denied the permission, but not if the device does not allow it.
  @Test func theSystemsSettingsAreOfferedWhereTheyHelp() throws {
    for (notice, isOffered) in [(PlaceNotice.denied, true), (.restricted, false), (.slow, false)] {
      var settings = SolsticeSettings()
      if notice != .slow { settings.decide(.denied) }
      let screen = try SolsticeScreen(
        of: settings, configuration: SolsticeConfiguration(), at: try Widget.moment("2026-03-24T05:00:00Z"),
        in: try Widget().environment, notice: notice)
      #expect(screen.canAllowLocation == isOffered, "\(notice)")
    }
  }
}
