import SolsticeScreens
import SolsticeWidgetCore
import Testing

/// The names of the events.
struct EventNameTests {
  @Test func SO_17_SO_18_SO_E4_namesByMonthAndBySeasonNorthAndSouth() throws {
    let june = try SolsticeEvent(.juneSolstice, year: 2026)
    func name(_ language: Language, _ hemisphere: Hemisphere, _ naming: EventNaming = .automatic) -> String {
      SolsticeTexts(language, hemisphere: hemisphere, naming: naming).title(june)
    }
    #expect(name(.english, .northern) == "June solstice" && name(.english, .southern) == "June solstice")
    #expect(name(.english, .northern, .season) == "Summer solstice")
    #expect(name(.english, .southern, .season) == "Winter solstice")
    #expect(name(.vietnamese, .northern, .season) == "Điểm chí mùa hè")
    #expect(name(.vietnamese, .southern, .season) == "Điểm chí mùa đông")
    #expect(name(.chinese, .southern, .season) == "冬季至点")
    #expect(name(.vietnamese, .southern, .month) == "Điểm chí tháng Sáu")
    #expect(name(.chinese, .southern, .month) == "六月至点")
  }

  /// In Sydney 21 June begins winter: "Hạ chí", summer's extreme, must not be above a picture of snow.
  @Test func SO_17_SO_E4_inTheSouthNoEventHasTheNameOfANorthernSeason() throws {
    let names: [(SolsticeKind, north: (String, String), south: (String, String))] = [
      (.marchEquinox, ("Xuân phân", "春分"), ("Điểm phân tháng Ba", "三月分点")),
      (.juneSolstice, ("Hạ chí", "夏至"), ("Điểm chí tháng Sáu", "六月至点")),
      (.septemberEquinox, ("Thu phân", "秋分"), ("Điểm phân tháng Chín", "九月分点")),
      (.decemberSolstice, ("Đông chí", "冬至"), ("Điểm chí tháng Mười Hai", "十二月至点")),
    ]
    for (kind, north, south) in names {
      let event = try SolsticeEvent(kind, year: 2026)
      // Near the equator there are no seasons that a term could contradict.
      for (hemisphere, expected) in [(Hemisphere.northern, north), (nil, north), (.southern, south)] {
        #expect(SolsticeTexts(.vietnamese, hemisphere: hemisphere).title(event) == expected.0)
        #expect(SolsticeTexts(.chinese, hemisphere: hemisphere).title(event) == expected.1)
      }
    }
  }

  /// Every text of every size, of the screen and for speech agrees with the picture.
  @Test(arguments: Family.allCases) func SO_E4_noTextNamesTheNorthernTermAboveThePictureOfTheSouth(
    family: Family
  ) throws {
    for (language, term) in [(Language.vietnamese, "hạ chí"), (.chinese, "夏至")] {
      let widget = try Widget(family, zone: "Australia/Sydney", language: language)
      let snapshot = try widget.snapshot("2026-03-24T05:00:00Z")
      #expect(try widget.facts("2026-03-24T05:00:00Z").season == .winter)
      #expect(!snapshot.json.text.lowercased().contains(term))
      #expect(try !"\(widget.screen("2026-03-24T05:00:00Z"))".lowercased().contains(term))
    }
  }

  @Test func nearTheEquatorNoEventIsNamedBySeason() throws {
    let june = try SolsticeEvent(.juneSolstice, year: 2026)
    #expect(SolsticeTexts(.english, hemisphere: nil, naming: .season).title(june) == "June solstice")
    #expect(SolsticeTexts(.chinese, hemisphere: nil, naming: .season).title(june) == "夏至")
  }

  /// Every event has a name, a season and a description in every language and in both hemispheres.
  @Test func SO_01_SO_18_everyEventHasANameASeasonAndADescription() throws {
    for language in Language.allCases {
      for hemisphere in Hemisphere.allCases {
        for naming in EventNaming.allCases {
          let texts = SolsticeTexts(language, hemisphere: hemisphere, naming: naming)
          let events = try SolsticeKind.allCases.map { try SolsticeEvent($0, year: 2026) }
          let seasons = events.map { $0.season(in: hemisphere) }
          #expect(Set(seasons).count == 4)
          #expect(Set(events.map(texts.name)).count == 4)
          #expect(Set(seasons.map(texts.season)).count == 4)
          #expect(Set(seasons.map(texts.description)).count == 4)
          #expect(Set(seasons.map(texts.firstDayDescription)).count == 4)
        }
      }
    }
    #expect(try SolsticeEvent(.decemberSolstice, year: 2026).season(in: .southern) == .summer)
  }
}
