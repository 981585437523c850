import Foundation
import Testing

/// What `almanac date` says of a day beside its lunar date.
struct AlmanacDayTests {
  private func day(_ words: String) throws -> [String: Any] {
    try #require(Command.json("date \(words) --format json") as? [String: Any])
  }

  /// The year of the horse began on 2026-02-17; in its month 1 a day of Tuất has the spirit Tư Mệnh.
  @Test func newYearsDay() throws {
    let day = try day("2026-02-17")
    #expect(day["yearCanChi"] as? String == "Bính Ngọ" && day["monthCanChi"] as? String == "Canh Dần")
    #expect(day["dayCanChi"] as? String == "Nhâm Tuất" && day["nayin"] as? String == "Đại Hải Thủy")
    #expect(day["element"] as? String == "Thủy" && day["animal"] as? String == "chó")
    #expect(day["truc"] as? String == "Thành" && day["mansion"] as? String == "Thất")
    #expect(day["daySpirit"] as? String == "Tư Mệnh" && day["isAuspicious"] as? Bool == true)
    #expect(day["spiritGrade"] as? String == "ordinary" && day["monthRule"] as? String == "lunar")
    #expect(day["luckyHours"] as? [String] == ["Dần", "Thìn", "Tỵ", "Thân", "Dậu", "Hợi"])
    #expect(day["opposite"] as? String == "Thìn" && day["joyDirection"] as? String == "Nam")
    let hours = try #require(day["hours"] as? [[String: Any]])
    #expect(hours.count == 12 && hours[0]["from"] as? Int == 23 && hours[0]["to"] as? Int == 1)
    #expect(hours[0]["canChi"] as? String == "Canh Tý" && hours[2]["isAuspicious"] as? Bool == true)
    let festivals = try #require(day["festivals"] as? [[String: Any]])
    #expect(festivals.map { $0["id"] as? String } == ["tet"])
    #expect(festivals.first?["kind"] as? String == "public" && festivals.first?["days_off"] as? Int == 5)
    #expect(festivals.first?["which_days"] as? String == "decided every year")
  }

  @Test func otherLanguages() throws {
    let english = try day("2026-02-17 --language en")
    #expect(
      english["nayin"] as? String == "water of the great sea" && english["truc"] as? String == "Success")
    #expect(english["luckyHours"] as? [String] == ["Dần", "Thìn", "Tỵ", "Thân", "Dậu", "Hợi"])
    #expect(english["yearCanChi"] as? String == "Bính Ngọ" && english["dayCanChi"] as? String == "Nhâm Tuất")
    #expect(try day("2026-02-17 --language en --calendar chinese")["yearCanChi"] as? String == "bǐng wǔ")
    let chinese = try day("2026-02-17 --language zh")
    #expect(chinese["daySpirit"] as? String == "司命" && chinese["mansion"] as? String == "室")
  }

  /// Two days before the new year the months of the two customs differ.
  @Test func eachCalendarHasItsRules() throws {
    let vietnamese = try day("2026-02-15")
    let chinese = try day("2026-02-15 --calendar chinese")
    #expect(
      vietnamese["monthCanChi"] as? String == "Kỷ Sửu" && chinese["monthCanChi"] as? String == "Canh Dần")
    #expect(chinese["monthRule"] as? String == "solar-terms")
    #expect(vietnamese["daySpirit"] as? String != chinese["daySpirit"] as? String)
    #expect(vietnamese["truc"] as? String == chinese["truc"] as? String)
    #expect(try day("2023-06-01 --language en")["yearAnimal"] as? String == "cat")
    #expect(try day("2023-06-01 --language en --calendar chinese")["yearAnimal"] as? String == "rabbit")
  }

  @Test func labelsAreInTheLanguage() throws {
    let vietnameseWords = ["nạp âm", "trực", "hỷ thần", "hoàng đạo", "can chi"]
    for language in ["en", "zh"] {
      let text = try Command.output("date 2026-02-17 --language \(language)")
      for word in vietnameseWords { #expect(!text.contains(word), "\(language): \(word)") }
    }
    #expect(try Command.output("date 2026-02-17 --language en").contains("joy direction"))
    let chinese = try Command.output("date 2026-02-17 --language zh")
    #expect(chinese.contains("喜神") && chinese.contains("司命 (黄道)") && !chinese.contains("lunar"))
    #expect(try Command.output("date 2025-07-26").contains("Sáu nhuận"))
  }

  @Test func forPeople() throws {
    let text = try Command.output("date 2026-02-17")
    for word in ["Đại Hải Thủy", "Tư Mệnh (hoàng đạo)", "Thành", "Thất", "Dần (3-5)", "Thìn (rồng)", "Nam"] {
      #expect(text.contains(word), "\(word)")
    }
  }
}
