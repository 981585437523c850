import SolsticeWidget
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

  /// The solar term is the name of an instant, so a calendar in Sydney also calls 21 June Hạ chí.
  @Test func theNameOfAnEventNeverContradictsTheSolarTerm() throws {
    let names: [SolsticeKind: (String, String)] = [
      .marchEquinox: ("Xuân phân", "春分"), .juneSolstice: ("Hạ chí", "夏至"),
      .septemberEquinox: ("Thu phân", "秋分"), .decemberSolstice: ("Đông chí", "冬至"),
    ]
    for (kind, (vietnamese, chinese)) in names {
      let event = try SolsticeEvent(kind, year: 2026)
      for hemisphere in [Hemisphere.northern, .southern, nil] {
        let name = SolsticeTexts(.vietnamese, hemisphere: hemisphere).name(event)
        #expect(name.lowercased() == vietnamese.lowercased())
        #expect(SolsticeTexts(.chinese, hemisphere: hemisphere).name(event) == chinese)
      }
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
