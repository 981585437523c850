import Foundation
import SolsticeScreens
import SolsticeWidgetCore
import SolsticeWidgetTables
import Testing
import WidgetViews

@testable import Widgets

/// The data that the app keeps for its widgets and its screen, and when it asks for new timelines.
@Suite(.inAnApp) struct SolsticeStoreTests {
  /// Noon of 1 May 2026 in Vietnam.
  private static let noon = Instant(secondsSince1970: 1_777_611_600)

  private func desk(_ settings: String? = nil, hasGroup: Bool = true) -> Desk {
    let desk = Desk(at: Self.noon, locale: "en_VN", hasGroup: hasGroup)
    desk["solsticeSettings"] = settings
    return desk
  }

  private func place(_ latitude: Double, _ longitude: Double) throws -> SolsticePlace {
    SolsticePlace(try Coordinates(latitude: latitude, longitude: longitude))
  }

  @Test func thePlaceOfTheDeviceIsKeptRoundedForTheWidgets() throws {
    let desk = desk()
    let hanoi = try place(21.028511, 105.804817)
    #expect(SolsticeStore(desk.services).change { $0.report(hanoi) })
    #expect(
      desk["solsticeSettings"]
        == #"{"devicePlace":{"latitude":21.03,"longitude":105.8},"permission":"granted"}"#)
    let state = SolsticeSource.state(in: desk.services)
    #expect(state.value?.place == hanoi)
  }

  /// The same place again is nothing new.
  @Test func C_23_whatIsSavedAsksForNewTimelinesAndWhatChangesNothingDoesNot() throws {
    let desk = desk(#"{"devicePlace":{"latitude":21.03,"longitude":105.85},"permission":"granted"}"#)
    let store = SolsticeStore(desk.services)
    let (same, sydney) = (try place(21.03, 105.85), try place(-33.87, 151.21))
    store.change { $0.report(same) }
    store.change { $0.decide(.granted) }
    #expect(desk.reloaded == [])
    store.change { $0.report(sydney) }
    #expect(desk.reloaded == ["SolsticeWidget"])
    store.change { $0.decide(.denied) }
    #expect(desk.reloaded.count == 2)
  }

  @Test func whatAnotherVersionHasStoredSurvives() throws {
    let desk = desk(#"{"chosenPlace":{"latitude":1,"longitude":2,"altitude":7},"theme":"dark"}"#)
    SolsticeStore(desk.services).change { $0.hemisphere = .southern }
    #expect(
      desk["solsticeSettings"]
        == #"{"chosenPlace":{"altitude":7,"latitude":1,"longitude":2},"hemisphere":"southern","#
        + #""permission":"notAsked","theme":"dark"}"#)
  }

  /// The device says by itself where it is; the user has to choose before anything is written over.
  @Test func whatTheDeviceSaysIsNotWrittenOverSettingsThatCannotBeRead() throws {
    let desk = desk("{")
    let store = SolsticeStore(desk.services)
    let hanoi = try place(21.03, 105.85)
    var isTold = false
    #expect(
      store.learn { settings in
        settings.report(hanoi)
        isTold = true
      })
    #expect(isTold && desk["solsticeSettings"] == "{" && store.problem != nil && desk.reloaded == [])
    #expect(store.change { $0.choose(hanoi) } && store.problem == nil)
    #expect(store.learn { $0.decide(.granted) })
    #expect(desk["solsticeSettings"]?.contains("granted") == true)
  }

  @Test func settingsThatCannotBeReadAreReportedAndKept() {
    let desk = desk("{")
    let store = SolsticeStore(desk.services)
    #expect(store.problem == "The app’s settings can’t be read")
    #expect(store.change { $0.hemisphere = .northern } && store.problem == nil)
    #expect(desk["solsticeSettings"]?.contains(#""unreadable":"{""#) == true)
    #expect(desk.reloaded == ["SolsticeWidget"], "the widget has said so too")
  }

  @Test func everyChoiceOfTheScreenIsKeptAndShown() throws {
    let desk = desk()
    let store = SolsticeStore(desk.services)
    for setting in try store.screen().get().settings {
      for choice in setting.field.choices.reversed() {
        #expect(store.choose(choice.value, for: setting.key), "\(setting.key)")
        let shown = try store.screen().get().settings.first { $0.key == setting.key }
        #expect(try #require(shown).chosen == choice.value, "\(setting.key)")
      }
    }
    #expect(try store.screen().get().settings.map(\.key) == ["naming", "seasons", "hemisphere"])
    store.choose("season", for: "naming")
    #expect(try store.screen().get().facts.title.longest == "Summer solstice")
    #expect(desk["solsticeScreen"]?.contains("\"naming\":\"season\"") == true)
  }

  /// How the screen names events is not what widgets do: each of them has its own choice.
  @Test func choicesOfTheScreenChangeNoWidget() {
    let desk = desk()
    let store = SolsticeStore(desk.services)
    store.choose("month", for: "naming")
    store.choose("meteorological", for: "seasons")
    #expect(desk.reloaded == [] && desk["solsticeSettings"] == nil)
    store.choose("southern", for: "hemisphere")
    #expect(desk.reloaded == ["SolsticeWidget"])
  }

  @Test(arguments: ["perhaps", ""]) func whatIsNoChoiceChangesNothing(value: String) {
    let desk = desk()
    for key in ["naming", "seasons", "hemisphere", "colour"] {
      SolsticeStore(desk.services).choose(.string(value), for: key)
    }
    #expect(SolsticeStore(desk.services).configuration == SolsticeConfiguration())
    #expect(SolsticeStore(desk.services).state.settings == SolsticeSettings())
  }

  @Test func withoutTheAppGroupNothingIsKept() {
    let store = SolsticeStore(desk(hasGroup: false).services)
    #expect(!store.change { $0.hemisphere = .southern })
    #expect(!store.choose("month", for: "naming"))
  }

  @Test func theListHasTheEventsOfTheChosenSeason() throws {
    let store = SolsticeStore(desk().services)
    let filter = try store.screen().get().filter
    for choice in filter.choices {
      let season = choice.value
      let rows = try store.screen(only: season).get().upcoming
      #expect(rows.count == SolsticeScreen.upcomingCount)
      #expect(rows.allSatisfy { season == nil || $0.season == season }, "\(choice.text)")
    }
    #expect(filter.choices.map(\.value) == [nil] + Season.allCases)
  }

  @Test func outsideTheTablesTheReasonIsSaid() {
    let desk = Desk(at: Instant(secondsSince1970: 5_680_281_600), locale: "en_VN")
    let store = SolsticeStore(desk.services)
    guard case .failure(let reason) = store.screen() else {
      Issue.record("there are no events in 2150")
      return
    }
    #expect(store.texts.reason(reason) == "No data after 2101")
  }
}
