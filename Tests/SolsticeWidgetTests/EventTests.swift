import SolsticeWidget
import Testing

/// The names of the events.
struct EventNameTests {
  @Test("SO-17, SO-18, SO-E4: names by month and by season, north and south")
  func SO_17_names() throws {
    let june = try SolsticeEvent(.juneSolstice, year: 2026)
    func name(_ language: Language, _ hemisphere: Hemisphere, _ naming: EventNaming = .automatic) -> String {
      SolsticeTexts(language, hemisphere: hemisphere, naming: naming).title(june)
    }
    #expect(name(.english, .northern) == "June solstice" && name(.english, .southern) == "June solstice")
    #expect(name(.english, .northern, .season) == "Summer solstice")
    #expect(name(.english, .southern, .season) == "Winter solstice")
    #expect(name(.vietnamese, .northern) == "Hạ chí" && name(.vietnamese, .southern) == "Đông chí")
    #expect(name(.chinese, .northern) == "夏至" && name(.chinese, .southern) == "冬至")
    #expect(name(.vietnamese, .southern, .month) == "Điểm chí tháng Sáu")
    #expect(name(.chinese, .southern, .month) == "六月至点")
    // By season, in the north, they are the names of the solar terms.
    for language in [Language.vietnamese, .chinese] {
      for kind in SolsticeKind.allCases {
        let event = try SolsticeEvent(kind, year: 2026)
        let name = SolsticeTexts(language, hemisphere: .northern, naming: .season).name(event)
        #expect(name.lowercased() == kind.term.name(in: language).lowercased())
      }
    }
  }

  @Test("SO-01, SO-18: every event has a name, a season and a description in every language, north and south")
  func SO_01_model() throws {
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
        }
      }
    }
    #expect(try SolsticeEvent(.decemberSolstice, year: 2026).season(in: .southern) == .summer)
  }
}
