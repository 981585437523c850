import Almanac
import Foundation
import Testing

/// The languages of the tables in the library.
struct LanguageTests {
  @Test func codesAndTagsAreThoseOfTheTable() throws {
    #expect(Language.allCases.map(\.rawValue).starts(with: ["vi", "zh", "en", "ko", "ja", "hant"]))
    #expect(Language.allCases.map(\.tag).starts(with: ["vi", "zh-Hans", "en", "ko", "ja", "zh-Hant"]))
    #expect([Language.vietnamese, .chinese, .english].map(\.rawValue) == ["vi", "zh", "en"])
    for language in Language.allCases { #expect(Language(rawValue: language.rawValue) == language) }
    for code in ["", "VI", "zh-Hans", "fr"] { #expect(Language(rawValue: code) == nil, "\(code)") }
  }

  /// The likely characters of a region, and the languages that match Chinese, are those of Unicode CLDR 48.
  @Test(arguments: [
    ("vi", "vi", true), ("vi-VN", "vi", true), ("VI_vn.UTF-8", "vi", true), ("en-GB-oxendict", "en", true),
    ("ko-Kore-KR", "ko", true), ("zh", "zh-Hans", true), ("zh-CN", "zh-Hans", true),
    ("zh-Hans-HK", "zh-Hans", true),
    ("zh_SG", "zh-Hans", true), ("zh-MY-u-ca-chinese", "zh-Hans", true), ("zh-Hant-TW", "zh-Hant", true),
    ("zh-Hant", "zh-Hant", true), ("zh-TW", "zh-Hant", true), ("zh_HK.UTF-8", "zh-Hant", true),
    ("zh-mo", "zh-Hant", true), ("zh-Hant-CN", "zh-Hant", true), ("yue", "zh-Hans", false),
    ("zh-yue-HK", "zh-Hant", false), ("hant", "zh-Hant", true), ("nan_TW@latin", "zh-Hant", false),
    ("wuu-Hans", "zh-Hans", false),
    ("ja", "ja", true), ("ja-JP", "ja", true), ("th-TH", "en", false), ("tw", "en", false),
    ("fr", "en", false), ("C", "en", false),
    ("", "en", false), ("12", "en", false), ("-", "en", false), ("vi\u{0}", "en", false),
    ("việt", "en", false),
  ]) func everyTagHasALanguage(tag: String, used: String, isExact: Bool) throws {
    let language = Language(tag: tag)
    #expect(language.tag == used && language.isExact == isExact)
    #expect(language == Language.allCases.first { $0.tag == used })
  }

  /// The forms of Unicode CLDR 48, as ICU 78.2 prints 2025-07-25; Vietnamese prints nhuận in lower case.
  @Test func leapMonthsHaveTheNamesOfEachLanguage() throws {
    let date = try LunarDate(year: 2025, month: 6, isLeapMonth: true, day: 1)
    let names = Language.allCases.map { "\($0.rawValue) \(date.monthName(in: $0))" }
    #expect(
      names.starts(with: ["vi Sáu nhuận", "zh 闰六月", "en Sixth Monthbis", "ko 윤6월", "ja 閏6月", "hant 閏六月"]))
    for language in Language.allCases {
      #expect(LunarDateFormatter(language: language).month(date).contains(date.monthName(in: language)))
    }
  }

  @Test func everyLanguageEndsAtTheOneThatHasAll() {
    for language in Language.allCases {
      let last = sequence(first: language) { $0.fallback }.prefix(10).map { $0 }.last
      #expect(last == .english)
    }
  }

  @Test func aNameIsInTheNearestLanguageThatHasIt() throws {
    let korean = try #require(Language(rawValue: "ko"))
    #expect(korean.text(of: "vi:Nước;en:Water") == "Water")
    #expect(korean.text(of: "ko:물;en:Water") == "물")
    #expect(korean.source(of: "vi:Nước;en:Water") == .english)
    #expect(korean.text(of: "vi:Nước") == nil)
  }

  /// The names are those of the observatory's overview of a year (暦要項) and of almanacs: 啓蟄, 甲子.
  @Test func japaneseHasItsOwnNames() throws {
    let japanese = try #require(Language(rawValue: "ja"))
    #expect(SexagenaryCycle(index: 0).name(in: japanese) == "甲子")
    #expect(SolarTerm(rawValue: 23)?.name(in: japanese) == "啓蟄")
    #expect(MoonPhase.fullMoon.name(in: japanese) == "満月")
    #expect(Weekday.allCases.map { $0.shortName(in: japanese) }.joined() == "月火水木金土日")
    #expect(LunarCalendar.japanese.ownLanguage == japanese)
  }

  /// A character that stands for several traditional ones is read by its word: 丑 of the cycle is not 醜, 谷 of grain is 穀, 历 of a calendar is 曆.
  @Test func traditionalCharactersAreReadByTheWord() throws {
    let traditional = Language(tag: "zh-Hant")
    #expect(SexagenaryCycle(index: 1).name(in: traditional) == "乙丑")
    #expect(SolarTerm(rawValue: 2)?.name(in: traditional) == "穀雨")
    #expect(SolarTerm(rawValue: 23)?.name(in: traditional) == "驚蟄")
    #expect(
      traditional.isSameLanguage(as: .chinese) && traditional != .chinese
        && !traditional.isSameLanguage(as: .english))
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
