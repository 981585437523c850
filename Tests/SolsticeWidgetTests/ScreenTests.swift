import SolsticeScreens
import SolsticeWidgetCore
import Testing
import WidgetFoundation

/// The app's screen.
struct ScreenTests {
  private static let march = "2026-03-24T05:00:00Z"

  @Test func SO_10_headerSeasonAndTheNextTwelveEvents() throws {
    let screen = try Widget().screen(Self.march)
    #expect(screen.facts.title.longest == "June solstice" && screen.facts.countText.longest == "89 days")
    #expect(screen.facts.progress.text.longest == "Day 4 of 93" && screen.facts.season == .summer)
    #expect(screen.season == .spring)
    #expect(screen.seasonSentence == "The days are getting longer.")
    #expect(screen.eventSentence == "The longest day and the shortest night of the year.")
    #expect(screen.upcoming.count == 12 && screen.upcoming.first?.days == 89)
    #expect(screen.upcoming.map(\.days) == screen.upcoming.map(\.days).sorted())
    #expect(Set(screen.upcoming.map(\.role)).count == 4)
    #expect(screen.upcoming.first?.timeText == "3:24 PM")
  }

  @Test func SO_10_theListCanBeOfOneSeasonAndHemispheresDiffer() throws {
    let winters = try Widget().screen(Self.march, only: .winter).upcoming
    #expect(winters.count == 12 && winters.allSatisfy { $0.date.month == 12 })
    var widget = try Widget()
    widget.settings.hemisphere = .southern
    #expect(try widget.screen(Self.march, only: .winter).upcoming.allSatisfy { $0.date.month == 6 })
    // If no event begins a season there is no filter; a filter chosen elsewhere does not change the list.
    let equator = try Widget(zone: "Asia/Singapore")
    for season in Season.allCases {
      #expect(
        try equator.screen(Self.march, only: season).upcoming == equator.screen(Self.march).upcoming)
    }
    #expect(try Widget(zone: "UTC").screen("2101-11-01T00:00:00Z", only: .spring).upcoming.isEmpty)
  }

  @Test func SO_20_appAndWidgetSayTheSameAtEveryMoment() throws {
    for hour in stride(from: 0, to: 24 * 400, by: 31) {
      let moment = Instant(secondsSince1970: 1_767_225_600 + Int64(hour) * 3600).description
      let widget = try Widget(.large).facts(moment)
      let screen = try Widget().screen(moment).facts
      #expect(widget.title == screen.title && widget.countText == screen.countText)
      #expect(widget.progress == screen.progress && widget.momentText == screen.momentText)
    }
  }

  @Test func SO_E5_theEndOfTheRangeIsATypedErrorOfTheScreen() throws {
    #expect(throws: SolsticeReason.afterTables) { try Widget().screen("2102-01-01T00:00:00Z") }
    #expect(try Widget(zone: "UTC").screen("2101-10-01T00:00:00Z").upcoming.count == 1)
  }
}
