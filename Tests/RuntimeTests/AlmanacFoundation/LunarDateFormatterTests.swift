import AlmanacFoundation
import Foundation
import Testing

struct LunarDateFormatterTests {
  private func text(_ language: Language, _ date: String) throws -> String {
    LunarDateFormatter(language: language).string(from: try #require(LunarDate(date)))
  }

  @Test func vietnamese() throws {
    #expect(try text(.vietnamese, "2026-01-01") == "mùng 1 tháng Giêng năm Bính Ngọ")
    #expect(try text(.vietnamese, "2026-08-15") == "rằm tháng Tám năm Bính Ngọ")
    #expect(try text(.vietnamese, "2025-06L-16") == "ngày 16 tháng Sáu nhuận năm Ất Tỵ")
    #expect(try text(.vietnamese, "2025-11-10") == "mùng 10 tháng Mười Một năm Ất Tỵ")
    let old = LunarDateFormatter(language: .vietnamese, monthNaming: .traditional)
    #expect(old.string(from: try #require(LunarDate("2025-11-10"))) == "mùng 10 tháng Một năm Ất Tỵ")
    #expect(try text(.vietnamese, "2025-12-23") == "ngày 23 tháng Chạp năm Ất Tỵ")
  }

  @Test func chineseAndEnglish() throws {
    #expect(try text(.chinese, "2026-01-01") == "丙午年正月初一")
    #expect(try text(.chinese, "2025-06L-21") == "乙巳年闰六月廿一")
    #expect(try text(.english, "2026-08-15") == "day 15 of the Eighth Month, bǐng wǔ year")
    #expect(try text(.english, "2025-06L-01") == "day 1 of the Sixth Monthbis, yǐ sì year")
  }

  /// As the almanac of the observatory (KASI) writes its dates: by numbers, with 윤 before a leap month.
  @Test func korean() throws {
    let korean = try #require(Language(rawValue: "ko"))
    #expect(try text(korean, "2026-01-01") == "병오년 음력 1월 1일")
    #expect(try text(korean, "2025-06L-15") == "을사년 음력 윤6월 15일")
    let year = try LunarCalendar.korean.year(2026)
    #expect(LunarDateFormatter(language: korean).newYear(of: year) == "2026년 설날 (병오년)")
    #expect(LunarDateFormatter(language: .vietnamese).newYear(of: year) == "Năm mới âm lịch Bính Ngọ 2026")
  }

  /// Foundation has the names of the cycle of sixty and of the solar terms from Unicode CLDR in no interface of its own, but
  /// the years of its Korean calendar in words.
  @Test func theKoreanCycleIsThatOfFoundation() throws {
    let korean = try #require(Language(rawValue: "ko"))
    let style = DateFormatter()
    style.locale = Locale(identifier: "ko_KR@calendar=dangi")
    style.calendar = Calendar(identifier: .chinese)
    style.timeZone = TimeZone(identifier: "Asia/Seoul")
    style.dateFormat = "U"
    for year in 1984..<2044 {
      let summer = try #require(CivilDate("\(year)-07-01")?.start(in: style.timeZone))
      let name = SexagenaryCycle(lunarYear: year).name(in: korean)
      #expect(style.string(from: summer).hasPrefix(name), "\(year): \(style.string(from: summer))")
    }
  }

  @Test func languagesOfLocales() throws {
    #expect(Language(Locale(identifier: "ko_KR")) == (try #require(Language(rawValue: "ko"))))
    for (id, language) in [
      ("vi", Language.vietnamese), ("vi_VN", .vietnamese), ("zh_Hans_CN", .chinese),
      ("zh-TW", Language(tag: "zh-Hant")),
      ("en_US", .english), ("fr_FR", .english), ("", .english),
    ] {
      #expect(Language(Locale(identifier: id)) == language, "\(id)")
    }
    #expect(LunarDateFormatter(locale: Locale(identifier: "vi_VN")).language == .vietnamese)
  }
}
