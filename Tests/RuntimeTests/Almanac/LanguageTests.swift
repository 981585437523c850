import Almanac
import Testing

/// The languages of the tables in the library.
struct LanguageTests {
  @Test func codesAndTagsAreThoseOfTheTable() throws {
    #expect(Language.allCases.map(\.rawValue).starts(with: ["vi", "zh", "en", "ko"]))
    #expect(Language.allCases.map(\.tag).starts(with: ["vi", "zh-Hans", "en", "ko"]))
    #expect([Language.vietnamese, .chinese, .english].map(\.rawValue) == ["vi", "zh", "en"])
    for language in Language.allCases { #expect(Language(rawValue: language.rawValue) == language) }
    for code in ["", "VI", "zh-Hans", "fr"] { #expect(Language(rawValue: code) == nil, "\(code)") }
  }

  @Test func everyLanguageEndsAtTheOneThatHasAll() {
    for language in Language.allCases {
      let last = sequence(first: language) { $0.fallback }.prefix(10).map { $0 }.last
      #expect(last == .english)
    }
  }

  @Test func aNameIsInTheNearestLanguageThatHasIt() throws {
    let korean = try #require(Language(rawValue: "ko"))
    #expect(korean.text(of: ["vi": "Nước", "en": "Water"]) == "Water")
    #expect(korean.text(of: ["ko": "물", "en": "Water"]) == "물")
    #expect(korean.source(of: ["vi": "Nước", "en": "Water"]) == .english)
    #expect(korean.text(of: ["vi": "Nước"]) == nil)
  }

  /// The names are those in use in Korea: the new year of the horse, the first day of spring, full moon.
  @Test func koreanHasItsOwnNames() throws {
    let korean = try #require(Language(rawValue: "ko"))
    #expect(SexagenaryCycle(index: 0).name(in: korean) == "갑자")
    #expect(SexagenaryCycle(lunarYear: 2026).name(in: korean) == "병오")
    #expect(SolarTerm(rawValue: 21)?.name(in: korean) == "입춘")
    #expect(MoonPhase.fullMoon.name(in: korean) == "보름달")
    #expect(Weekday.allCases.map { $0.shortName(in: korean) } == ["월", "화", "수", "목", "금", "토", "일"])
    #expect(LunarCalendar.korean.ownLanguage == korean)
  }
}
