import Foundation
import SolsticeScreens
import SolsticeWidgetCore
import Testing
import WidgetViews

/// The app of Solverv: its screen, and the question for the location.
@Suite(.inAnApp) struct SolsticeModelTests {
  /// A device with set answers, which counts the questions.
  private final class Device: LocationDevice {
    var authorization: LocationAuthorization
    var asked = 0
    var located = 0

    init(_ authorization: LocationAuthorization = .notAsked) { self.authorization = authorization }

    func ask() { asked += 1 }
    func locate() { located += 1 }
  }

  /// Noon of 1 May 2026 in Vietnam.
  private static let noon = Instant(secondsSince1970: 1_777_611_600)
  private static let key = "solsticeSettings"

  private func desk(_ settings: String? = nil, hasGroup: Bool = true) -> Desk {
    let desk = Desk(at: Self.noon, locale: "en_VN", hasGroup: hasGroup)
    desk[Self.key] = settings
    return desk
  }

  private func hanoi() throws -> Coordinates { try Coordinates(latitude: 21.03, longitude: 105.85) }

  @Test func theUserIsAskedAtTheFirstLaunchAndThePlaceIsShownWhenItComes() throws {
    let (desk, device) = (desk(), Device())
    var model = SolsticeModel(in: desk.services)
    #expect(try model.screen.get().placeNotice == .notChosen)
    model.act(.begin(device))
    #expect(device.asked == 1 && device.located == 0)
    device.authorization = .allowed
    model.act(.handle(.authorization(.allowed), from: device))
    #expect(device.located == 1)
    #expect(try model.screen.get().placeNotice == .awaited)
    model.act(.handle(.place(try hanoi()), from: device))
    #expect(try model.screen.get().placeNotice == nil)
    #expect(try model.screen.get().sun.lines.map(\.name) == ["Sunrise", "Sunset"])
    #expect(desk[Self.key]?.contains("21.03") == true)
    // The next launch asks no question.
    model = SolsticeModel(in: desk.services)
    model.act(.begin(device))
    #expect(device.asked == 1 && device.located == 2)
  }

  @Test func aPlaceThatWasWrittenDownIsShownUntilThatOfTheDeviceIsAskedFor() throws {
    let (desk, device) = (desk(), Device(.denied))
    var model = SolsticeModel(in: desk.services)
    model.act(.begin(device))
    #expect(try model.screen.get().placeNotice == .denied)
    model.act(.choose(try #require(SolsticePlace(latitude: "-33.87", longitude: "151.21", name: "Sydney"))))
    #expect(try model.screen.get().place?.name == "Sydney")
    #expect(try model.screen.get().placeNotice == nil)
    model.act(.useLocation(of: device))
    #expect(try model.screen.get().placeNotice == .denied && device.asked == 0)
  }

  /// The permission, a fix or the network may be missing: what was typed must not be lost for nothing.
  @Test func aPlaceThatWasWrittenDownStaysUntilThatOfTheDeviceComes() throws {
    let (desk, device) = (desk(), Device(.denied))
    var model = SolsticeModel(in: desk.services)
    model.act(.choose(try #require(SolsticePlace(latitude: "-33.87", longitude: "151.21", name: "Sydney"))))
    func place() throws -> String? { try model.screen.get().place?.name }
    model.act(.useLocation(of: device))
    #expect(try place() == "Sydney" && desk[Self.key]?.contains("Sydney") == true)
    // The user allows it in Settings and comes back.
    device.authorization = .allowed
    model.act(.begin(device))
    #expect(try place() == "Sydney" && device.located == 1)
    model.act(.handle(.failed, from: device))
    #expect(try place() == "Sydney" && model.screen.get().placeNotice == .unavailable)
    model.act(.useLocation(of: device))
    model.act(.handle(.place(try hanoi()), from: device))
    #expect(try place() != "Sydney" && model.screen.get().placeNotice == nil)
    #expect(desk[Self.key]?.contains("Sydney") == false)
    // A place that is written down afterwards stays when the app comes back.
    model.act(.choose(try #require(SolsticePlace(latitude: "-33.87", longitude: "151.21", name: "Sydney"))))
    model.act(.begin(device))
    model.act(.handle(.place(try hanoi()), from: device))
    #expect(try place() == "Sydney")
  }

  @Test func aPlaceThatIsBeingWrittenDownStaysUntilItIsSaved() throws {
    var model = SolsticeModel(in: desk().services)
    (model.areSettingsShown, model.isPlaceFormShown) = (true, true)
    model.draft.latitude = "-33.87"
    model.act(.chooseDraft)
    #expect(try model.screen.get().placeNotice == .notChosen && model.draft.latitude == "-33.87")
    // The part that a link leads to would be behind what is open.
    model.open(try #require(URL(string: "example://sun")))
    #expect(!model.areSettingsShown && !model.isPlaceFormShown && model.draft.latitude == "-33.87")
    (model.draft.longitude, model.draft.name) = ("151.21", "Sydney")
    model.act(.chooseDraft)
    #expect(try model.screen.get().place?.name == "Sydney" && model.draft == PlaceDraft())
    model = SolsticeModel(in: desk(hasGroup: false).services)
    (model.draft.latitude, model.draft.longitude) = ("1", "2")
    model.act(.chooseDraft)
    #expect(model.problem != nil && model.draft.longitude == "2")
  }

  @Test func anOpenAppShowsTheNextDay() throws {
    let desk = desk()
    var model = SolsticeModel(in: desk.services)
    func days() throws -> Int? { Int(try model.screen.get().facts.countText.longest.prefix { $0.isNumber }) }
    let before = try #require(try days())
    desk.move(seconds: 86_400)
    model.refresh()
    #expect(try days() == before - 1)
  }

  /// In Tromsø the Sun does not rise in December; the screen says this, and that the device cannot find its location.
  @Test func inPolarNightWhatIsWrongWithThePlaceIsReportedToo() throws {
    let december = Instant(secondsSince1970: 1_796_904_000)
    let desk = Desk(at: december, locale: "en_NO", zone: "Europe/Oslo")
    desk[Self.key] = #"{"devicePlace":{"latitude":69.65,"longitude":18.96},"permission":"granted"}"#
    let device = Device(.allowed)
    var model = SolsticeModel(in: desk.services)
    model.act(.begin(device))
    #expect(try model.screen.get().sun.note != nil && model.screen.get().sunNotice == nil)
    model.act(.handle(.failed, from: device))
    let screen = try model.screen.get()
    let notice = try #require(screen.sunNotice)
    #expect(screen.sun.note != screen.facts.texts.reason(notice))
    // Without a place the Sun says it itself.
    let without = try SolsticeModel(in: self.desk().services).screen.get()
    #expect(
      without.sunNotice == nil && without.sun.note == without.placeNotice.map(without.facts.texts.reason))
  }

  @Test func settingsAreShownAndKept() throws {
    let desk = desk()
    var model = SolsticeModel(in: desk.services)
    func setting(_ key: String, of model: SolsticeModel) throws -> SettingField {
      try #require(model.screen.get().settings.first { $0.key == key })
    }
    for key in ["naming", "seasons", "hemisphere"] {
      let last = try #require(setting(key, of: model).field.choices.last).value
      model.act(.set(key, last))
      #expect(try setting(key, of: model).chosen == last && model.problem == nil, "\(key)")
    }
    #expect(try setting("hemisphere", of: SolsticeModel(in: desk.services)).chosen == "southern")
  }

  @Test func aLinkLeadsToItsPartAndShowsAllEvents() throws {
    var model = SolsticeModel(in: desk().services)
    let all = try model.screen.get().upcoming
    model.filter = try #require(model.screen.get().filter.choices.last).value
    #expect(try model.screen.get().upcoming != all)
    model.open(try #require(URL(string: "https://example.org/")))
    #expect(model.page == nil && model.visits == 0)
    for visits in 1...2 {
      model.open(try #require(URL(string: "example://sun")))
      #expect(model.page == .sun && model.visits == visits)
    }
    #expect(try model.filter == nil && model.screen.get().upcoming == all)
  }

  @Test func whatCannotBeReadOrKeptIsReported() throws {
    var model = SolsticeModel(in: desk("{").services)
    #expect(model.problem == "The app’s settings can’t be read")
    // A report of the device does not overwrite them.
    model.act(.begin(Device(.allowed)))
    #expect(model.problem == "The app’s settings can’t be read")
    model = SolsticeModel(in: desk(hasGroup: false).services)
    model.act(.choose(SolsticePlace(try hanoi())))
    #expect(model.problem == "This could not be saved. Nothing has changed.")
  }

  @Test func whereThereIsNoScreenTheReasonIsSaid() {
    let desk = Desk(at: Instant(secondsSince1970: 5_680_281_600), locale: "en_VN")
    guard case .failure(let reason) = SolsticeModel(in: desk.services).screen else {
      Issue.record("there are no events in 2150")
      return
    }
    #expect(SolsticeModel(in: desk.services).texts.reason(reason) == "No data after 2101")
  }
}
