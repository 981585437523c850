import Foundation
import SolsticeWidget
import Testing
import WidgetFoundation

/// The events themselves.
struct EventTests {
  /// To the minute, UTC, as the US Naval Observatory publishes them ("Earth's Seasons").
  private static let published = [
    "2024-03-20T03:06:00Z", "2024-06-20T20:51:00Z", "2024-09-22T12:44:00Z", "2024-12-21T09:20:00Z",
    "2025-03-20T09:01:00Z", "2025-06-21T02:42:00Z", "2025-09-22T18:19:00Z", "2025-12-21T15:03:00Z",
    "2026-03-20T14:46:00Z", "2026-06-21T08:24:00Z", "2026-09-23T00:05:00Z", "2026-12-21T20:50:00Z",
  ]

  @Test("SO-01, SO-02: the events of 2024 to 2026 are those that are published")
  func SO_01_published() throws {
    var event: SolsticeEvent? = try SolsticeEvent(.marchEquinox, year: 2024)
    for text in Self.published {
      let found = try #require(event)
      let minute = try #require(Instant(text))
      #expect(abs(found.instant.secondsSince1970 - minute.secondsSince1970) <= 60, "\(text) \(found.instant)")
      event = found.next
    }
  }

  @Test("SO-02, SO-18: four a year from 1899 to 2101, the same instants as the solar terms, and no others")
  func SO_18_oneTable() throws {
    var event: SolsticeEvent? = try SolsticeEvent(.marchEquinox, year: 1899)
    #expect(event?.previous == nil)
    var count = 0
    var last: SolsticeEvent?
    while let current = event {
      let kind = SolsticeKind.allCases[count % 4]
      #expect(current.kind == kind && current.year == 1899 + count / 4)
      #expect(try current.instant == SolarTermEvent(kind.term, year: current.year).instant)
      #expect(current.previous == last)
      #expect(CivilDate(Date(current.instant), in: .gmt)?.month == kind.month)
      last = current
      event = current.next
      count += 1
    }
    #expect(count == 4 * 203)
    #expect(throws: SkyError.yearOutsideTables(2102)) { try SolsticeEvent(.juneSolstice, year: 2102) }
    #expect(throws: SkyError.yearOutsideTables(1898)) { try SolsticeEvent(.juneSolstice, year: 1898) }
  }

  @Test("SO-02: an event says what its UTC rests on")
  func SO_02_assumption() throws {
    #expect(try SolsticeEvent(.juneSolstice, year: 1950).assumption == .deltaT)
    #expect(try SolsticeEvent(.juneSolstice, year: 2000).assumption == .announcedUTC)
    #expect(try SolsticeEvent(.juneSolstice, year: 2050).assumption == .futureUTC)
  }

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
