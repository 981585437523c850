import Almanac
import Testing

/// Equinoxes and solstices.
struct SolsticeEventTests {
  /// The instants to the minute, in UTC, published by the US Naval Observatory ("Earth's Seasons").
  private static let published = [
    "2024-03-20T03:06:00Z", "2024-06-20T20:51:00Z", "2024-09-22T12:44:00Z", "2024-12-21T09:20:00Z",
    "2025-03-20T09:01:00Z", "2025-06-21T02:42:00Z", "2025-09-22T18:19:00Z", "2025-12-21T15:03:00Z",
    "2026-03-20T14:46:00Z", "2026-06-21T08:24:00Z", "2026-09-23T00:05:00Z", "2026-12-21T20:50:00Z",
  ]

  @Test func SO_01_SO_02_theEventsOf2024To2026AreThoseThatArePublished() throws {
    var event: SolsticeEvent? = try SolsticeEvent(.marchEquinox, year: 2024)
    for text in Self.published {
      let found = try #require(event)
      let minute = try #require(Instant(text))
      #expect(abs(found.instant.secondsSince1970 - minute.secondsSince1970) <= 60, "\(text) \(found.instant)")
      event = found.next
    }
  }

  /// There are four a year from 1899 to 2101, and no others.
  ///
  /// They are at the same instants as the solar terms.
  @Test func SO_02_SO_18_fourEventsAYearAtTheInstantsOfTheirSolarTerms() throws {
    var event: SolsticeEvent? = try SolsticeEvent(.marchEquinox, year: 1899)
    #expect(event?.previous == nil)
    var count = 0
    var last: SolsticeEvent?
    while let current = event {
      let kind = SolsticeKind.allCases[count % 4]
      #expect(current.kind == kind && current.year == 1899 + count / 4)
      #expect(try current.instant == SolarTermEvent(kind.term, year: current.year).instant)
      #expect(current.previous == last)
      #expect(current.date(in: LocalDays(zone: .utc))?.month == kind.month)
      last = current
      event = current.next
      count += 1
    }
    #expect(count == 4 * 203)
    #expect(throws: SkyError.yearOutsideTables(2102)) { try SolsticeEvent(.juneSolstice, year: 2102) }
    #expect(throws: SkyError.yearOutsideTables(1898)) { try SolsticeEvent(.juneSolstice, year: 1898) }
  }

  @Test func SO_02_anEventSaysWhatItsUTCRestsOn() throws {
    #expect(try SolsticeEvent(.juneSolstice, year: 1950).assumption == .deltaT)
    #expect(try SolsticeEvent(.juneSolstice, year: 2000).assumption == .announcedUTC)
    #expect(try SolsticeEvent(.juneSolstice, year: 2050).assumption == .futureUTC)
  }

  @Test func aMonthHasAnEventOrNone() {
    let months = (-1...13).filter { SolsticeKind(month: $0) != nil }
    #expect(months == [3, 6, 9, 12])
    for kind in SolsticeKind.allCases { #expect(SolsticeKind(month: kind.month) == kind) }
  }

  /// 2026-09-23T00:05:13Z is still the 22nd in New York.
  @Test func theCivilDateIsThatOfTheZone() throws {
    let event = try SolsticeEvent(.septemberEquinox, year: 2026)
    #expect(event.date(in: LocalDays(zone: .utc))?.description == "2026-09-23")
    #expect(event.date(in: LocalDays(zone: ZoneClock(offset: -14_400)))?.description == "2026-09-22")
  }

  @Test func meteorologicalSeasonsHaveThreeWholeMonths() throws {
    for month in 1...12 {
      let season: Season =
        switch month {
        case 3...5: .spring
        case 6...8: .summer
        case 9...11: .autumn
        default: .winter
        }
      for day in [1, 28] {
        let date = try CivilDate(year: 2026, month: month, day: day)
        #expect(Season(meteorological: date, in: .northern) == season)
        let opposite = Season(rawValue: (season.rawValue + 2) % 4)
        #expect(Season(meteorological: date, in: .southern) == opposite)
      }
    }
  }

  @Test func wordsOfChoicesComeBack() {
    #expect(EventNaming.allCases.map(\.rawValue) == ["automatic", "month", "season"])
    #expect(EventNaming.allCases.map { EventNaming(rawValue: $0.rawValue) } == EventNaming.allCases)
    #expect(SeasonReckoning.allCases.map(\.rawValue) == ["astronomical", "meteorological"])
    #expect(
      SeasonReckoning.allCases.map { SeasonReckoning(rawValue: $0.rawValue) } == SeasonReckoning.allCases)
    #expect(EventNaming(rawValue: "zodiac") == nil && SeasonReckoning(rawValue: "") == nil)
  }
}
