import AlmanacFoundation
import Foundation
import Testing

struct LunarDateFormatterTests {
  private func text(_ language: Language, _ date: String, _ naming: MonthNaming = .modern) throws
    -> String
  {
    LunarDateFormatter(language: language, monthNaming: naming).string(from: try #require(LunarDate(date)))
  }

  @Test func vietnamese() throws {
    #expect(try text(.vietnamese, "2026-01-01") == "mùng 1 tháng Giêng năm Bính Ngọ")
    #expect(try text(.vietnamese, "2026-08-15") == "rằm tháng Tám năm Bính Ngọ")
    #expect(try text(.vietnamese, "2025-06L-16") == "ngày 16 tháng Sáu nhuận năm Ất Tỵ")
    #expect(try text(.vietnamese, "2025-11-10") == "mùng 10 tháng Mười Một năm Ất Tỵ")
    #expect(try text(.vietnamese, "2025-11-10", .modern) == "mùng 10 tháng Mười Một năm Ất Tỵ")
    #expect(try text(.vietnamese, "2025-12-23") == "ngày 23 tháng Chạp năm Ất Tỵ")
  }

  @Test func chineseAndEnglish() throws {
    #expect(try text(.chinese, "2026-01-01") == "丙午年正月初一")
    #expect(try text(.chinese, "2025-06L-21") == "乙巳年闰六月廿一")
    #expect(try text(.english, "2026-08-15") == "day 15 of the Eighth Month, bǐng wǔ year")
    #expect(try text(.english, "2025-06L-01") == "day 1 of the leap Sixth Month, yǐ sì year")
  }

  @Test func languagesOfLocales() {
    for (id, language) in [
      ("vi", Language.vietnamese), ("vi_VN", .vietnamese), ("zh_Hans_CN", .chinese), ("zh-TW", .chinese),
      ("en_US", .english), ("fr_FR", .english), ("", .english),
    ] {
      #expect(Language(Locale(identifier: id)) == language, "\(id)")
    }
    #expect(LunarDateFormatter(locale: Locale(identifier: "vi_VN")).language == .vietnamese)
  }
}
