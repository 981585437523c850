import Almanac
import Foundation
import Testing

struct CodingTests {
  private func roundTrip<Value: Codable & Equatable>(_ value: Value, _ json: String) throws {
    let data = try JSONEncoder().encode([value])
    #expect(String(decoding: data, as: UTF8.self) == "[\(json)]")
    #expect(try JSONDecoder().decode([Value].self, from: data) == [value])
  }

  @Test func valuesAreCodedAsTheTextPeopleRead() throws {
    try roundTrip(try CivilDate(year: 2026, month: 2, day: 17), "\"2026-02-17\"")
    try roundTrip(try LunarDate(year: 2025, month: 6, isLeapMonth: true, day: 1), "\"2025-06L-01\"")
    try roundTrip(DayNumber(try CivilDate(year: 1970, month: 1, day: 1)), "719163")
  }

  @Test func badTextIsAnError() {
    for json in ["\"2026-02-30\"", "\"\"", "5", "null"] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode([CivilDate].self, from: Data("[\(json)]".utf8))
      }
    }
    for json in ["\"2025-13-01\"", "\"2025-06l-01\"", "\"2025-06LL-01\"", "\"2025-06-01L\""] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode([LunarDate].self, from: Data("[\(json)]".utf8))
      }
    }
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([DayNumber].self, from: Data("[0]".utf8)) }
  }

  @Test func lunarDatesAsText() throws {
    for text in ["2025-06-01", "2025-06L-01", "1899-01-30", "2100-12-29"] {
      #expect(LunarDate(text)?.description == text)
    }
    for text in [
      "", "2025-6-1", "2025-06L01", "2025L-06-01", "1898-01-01", "2025-00-01", "2025-01-31", "2025-06L-01 ",
    ] {
      #expect(LunarDate(text) == nil, "\(text)")
    }
  }

  @Test func momentsAsText() {
    for (text, seconds) in [
      ("1970-01-01T00:00:00Z", 0), ("2026-02-17T12:00:00Z", 1_771_329_600),
      ("2026-02-17T19:00:00+07:00", 1_771_329_600),
      ("2026-02-17T02:00:00-10:00", 1_771_329_600), ("2026-02-17T12:00:00.999Z", 1_771_329_600),
    ] {
      #expect(Instant(text)?.secondsSince1970 == Int64(seconds), "\(text)")
    }
    for text in [
      "", "2026-02-17", "2026-02-17T12:00:00", "2026-02-17T24:00:00Z", "2026-02-17T12:60:00Z",
      "2026-02-17t12:00:00Z",
      "2026-02-17T12:00:00.Z", "2026-02-17T12:00:00+0700", "2026-02-17T12:00:00+24:00",
      "2026-02-30T12:00:00Z",
      "2026-02-17T12:00:00ZZ", "２026-02-17T12:00:00Z",
    ] {
      #expect(Instant(text) == nil, "\(text)")
    }
    #expect(TerrestrialInstant("2000-01-01T12:00:00")?.secondsSinceJ2000 == 0)
    #expect(TerrestrialInstant("2000-01-01T12:00:00Z") == nil)
  }

  @Test func namesInThreeLanguages() throws {
    #expect(SolarTerm.springEquinox.name(in: .vietnamese) == "Xuân phân")
    #expect(SolarTerm.springEquinox.name(in: .chinese) == "春分")
    #expect(MoonPhase.fullMoon.name(in: .english) == "full moon")
    #expect(Weekday.sunday.shortName(in: .vietnamese) == "CN")
    let date = try LunarDate(year: 2026, month: 11, day: 15)
    #expect(
      date.monthName(in: .vietnamese) == "Mười Một"
        && date.monthName(in: .vietnamese, naming: .traditional) == "Một")
    #expect(date.dayName(in: .vietnamese) == "rằm" && date.dayName(in: .chinese) == "十五")
    for language in Language.allCases {
      #expect(SolarTerm.allCases.allSatisfy { !$0.name(in: language).isEmpty })
      #expect(MoonAppearance.allCases.allSatisfy { !$0.name(in: language).isEmpty })
    }
  }
}
