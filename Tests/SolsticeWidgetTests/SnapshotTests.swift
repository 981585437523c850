import SolsticeScreens
import SolsticeWidgetCore
import TestSupport
import Testing
import WidgetFoundation

/// The contents of each family.
struct SnapshotTests {
  private static let march = "2026-03-24T05:00:00Z"

  @Test func SO_06_SO_07_SO_08_whatSmallMediumAndLargeShow() throws {
    func texts(_ family: Family) throws -> [String] {
      try Widget(family).drawing(Self.march).texts.map(\.forms.longest)
    }
    let medium = ["June solstice", "89 days", "Day 4 of 93", "Sunday, June 21, 3:24 PM"]
    #expect(try texts(.small) == ["June solstice", "89 days"])
    #expect(try texts(.medium) == medium)
    #expect(
      try texts(.large) == medium + [
        "September equinox", "September 23", "7:05 AM", "183 days",
        "December solstice", "December 22", "3:50 AM", "273 days",
        "March equinox", "March 21", "3:24 AM", "362 days",
      ])
    let facts = try Widget(.medium).facts(Self.march)
    #expect(facts.momentText.all == ["Sunday, June 21, 3:24 PM", "June 21, 3:24 PM"])
    #expect(abs(facts.progress.fraction - 4.0 / 93) < 1e-12)
  }

  @Test func SO_08_SO_14_aListedEventHasItsLocalDate() throws {
    var row = try #require(try Widget(.large, zone: "Asia/Ho_Chi_Minh").facts(Self.march).upcoming.last)
    #expect((row.dateText.longest, row.timeText.longest) == ("March 21", "3:24 AM"))
    row = try #require(try Widget(.large, zone: "Europe/London").facts(Self.march).upcoming.last)
    #expect((row.dateText.longest, row.timeText.longest) == ("March 20", "8:24 PM"))
  }

  /// The picture shows the season that the next event begins, in both hemispheres.
  @Test func SO_09_thePictureIsThatOfTheSeasonTheNextEventBegins() throws {
    var widget = try Widget(.small)
    #expect(try widget.drawing(Self.march).pictures == ["SeasonSummer"])
    #expect(try widget.drawing("2026-06-21T00:00:00Z").pictures == ["SeasonSummer"])
    #expect(try widget.drawing("2026-06-22T00:00:00Z").pictures == ["SeasonAutumn"])
    widget.settings.choose(SolsticePlace(try Coordinates(latitude: -33.87, longitude: 151.21)))
    #expect(try widget.drawing(Self.march).pictures == ["SeasonWinter"])
    widget.settings.choose(nil)
    widget.settings.hemisphere = .southern
    #expect(try widget.facts(Self.march).season == .winter)
    #expect(
      Set(Season.allCases.map(\.assetName)).count == 4 && Set(Season.allCases.map(\.symbolName)).count == 4)
  }

  @Test func SO_21_theFamiliesOfTheLockScreen() throws {
    func texts(_ family: Family, _ moment: String = SnapshotTests.march, _ language: Language = .english)
      throws -> [String]
    {
      try Widget(family, language: language).drawing(moment).texts.map(\.forms.longest)
    }
    #expect(try texts(.inline) == ["89 days to June solstice"])
    #expect(try texts(.inline, "2026-06-20T05:00:00Z") == ["June solstice tomorrow"])
    #expect(try texts(.inline, "2026-06-21T05:00:00Z") == ["June solstice today"])
    #expect(try texts(.inline, Self.march, .vietnamese) == ["Còn 89 ngày đến Hạ chí"])
    #expect(try texts(.inline, Self.march, .chinese) == ["距夏至还有89天"])
    #expect(try texts(.circular) == ["89 days"])
    #expect(try texts(.rectangular) == ["June solstice", "89 days", "Sunday, June 21, 3:24 PM"])
  }

  @Test func SO_E7_SO_03_onTheDayItBeginsThenItBegan() throws {
    #expect(try Widget().facts("2026-06-21T08:24:30Z").momentText.longest == "Summer begins at 3:24 PM")
    #expect(try Widget().facts("2026-06-21T08:24:31Z").momentText.longest == "Summer began at 3:24 PM")
    #expect(try Widget().facts("2026-06-21T08:24:31Z").countText.longest == "Today")
  }

  @Test func SO_17_seasonsByMonthsDoNotBeginWithAnEvent() throws {
    for moment in ["2026-06-21T05:00:00Z", "2026-06-21T12:00:00Z"] {
      var widget = try Widget(.large)
      widget.configuration.seasons = .meteorological
      #expect(try widget.facts(moment).momentText.longest == "Sunday, June 21, 3:24 PM")
      #expect(try widget.snapshot(moment).accessibility.value == "Sunday, June 21, 3:24 PM")
      #expect(try widget.screen(moment).facts.momentText.longest == "Sunday, June 21, 3:24 PM")
      #expect(try widget.screen(moment).season == .summer)
    }
  }

  @Test func SO_22_C_16_whatIsReadAloud() throws {
    let text = try Widget(zone: "Europe/Oslo").snapshot(Self.march).accessibility
    #expect(text.label == "June solstice in 89 days" && text.value == "Sunday, June 21, 10:24 AM")
    var widget = try Widget(zone: "Europe/Oslo")
    widget.environment.hourCycle = .twentyFour
    #expect(try widget.snapshot(Self.march).accessibility.value == "Sunday, June 21, 10:24")
    let row = try #require(try Widget(.large).facts(Self.march).upcoming.first)
    #expect(row.accessibility.label == "September equinox in 183 days")
  }

  /// Reading a link gives the same link, and only medium and large have links on parts.
  @Test func SO_23_C_12_C_13_linksComeBackAsTheyWere() throws {
    #expect(try Widget().snapshot(Self.march).link == "//event/2026-06")
    for family in Family.allCases {
      var widget = try Widget(family)
      widget.configuration.showsSun = true
      let links = try widget.snapshot(Self.march).elementLinks
      #expect(links.isEmpty == !family.allowsElementLinks, "\(family)")
      for link in links {
        #expect(throws: Never.self) { try SolsticeLink(text: "solverv:\(link)", scheme: "solverv") }
      }
    }
    for year in SolsticeEvent.years {
      for kind in SolsticeKind.allCases {
        let link = SolsticeLink.event(try SolsticeEvent(kind, year: year))
        #expect(try SolsticeLink(text: link.url(scheme: "solverv"), scheme: "solverv") == link)
      }
    }
    #expect(
      try SolsticeLink(text: "solverv://sun", scheme: "solverv") == .sun && SolsticeLink.sun.text == "//sun")
    for text in [
      "", "solverv://", "solverv://event", "solverv://event/2026-05", "solverv://event/2026-6",
      "solverv://event/2102-03", "solverv://event/1898-12", "solverv://event/2026-06/x", "solverv://sun/x",
      "solverv://moon", "sipli://sun", "solverv://event/%", "solverv://event/2026-06-21",
    ] { #expect(throws: LinkError.self, "\(text)") { try SolsticeLink(text: text, scheme: "solverv") } }
  }

  @Test func SO_03_SO_E5_C_20_theEndOfTheTablesIsAStateAndASampleIsMarkedAsOne() throws {
    for family in Family.allCases {
      let snapshot = try Widget(family).snapshot("2102-01-01T00:00:00Z")
      #expect(
        snapshot.status == .failure(.specific(.afterTables)) && snapshot.link == nil
          && snapshot.elementLinks.isEmpty)
      #expect(snapshot.note?.text == "No data after 2101" && snapshot.facts == nil)
      #expect(snapshot.accessibility.value == "No data after 2101")
      #expect(snapshot.redacted() == snapshot)
      let sample = SolsticeDefinition.placeholder(in: try Widget(family).environment)
      #expect(sample.status == .placeholder)
      #expect(try Widget(family).snapshot(Self.march).status == .normal)
    }
    #expect(try Widget().snapshot("1899-01-01T00:00:00Z").status == .failure(.specific(.beforeTables)))
    // Instants far outside the calendar.
    for seconds in [Int64.min, .max] {
      let widget = try Widget()
      let moment = Instant(secondsSince1970: seconds)
      let snapshot = SolsticeDefinition.snapshot(
        of: .loaded(widget.settings), configuration: widget.configuration, at: moment, in: widget.environment)
      #expect(snapshot.link == nil)
      let schedule = SolsticeDefinition.schedule(
        of: .loaded(widget.settings), configuration: widget.configuration, from: moment,
        in: widget.environment)
      #expect(schedule.entries == [moment])
    }
  }
}

extension Drawing {
  /// The names of the pictures that are drawn.
  fileprivate var pictures: [String] {
    all.compactMap { if case .image(let image) = $0 { image.asset } else { nil } }
  }
}
