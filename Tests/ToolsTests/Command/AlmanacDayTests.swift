import Foundation
import Testing

/// The report of `almanac date` about a day besides its lunar date.
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
    #expect(festivals.first?["first_paid_day"] as? String == "2026-02-17")
    #expect(festivals.first?["last_paid_day"] as? String == "2026-02-17")
    #expect(festivals.first?["others_decided"] as? Bool == true && festivals.first?["counted_with"] is NSNull)
    let eve = try #require(self.day("2026-02-16")["festivals"] as? [[String: Any]])
    #expect(eve.compactMap { $0["counted_with"] as? String } == ["tet"])
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

  @Test(arguments: [
    (
      "vi", "korean",
      """
      ngày, lịch, ngày âm, tên ngày, tháng âm, năm can chi, ngày can chi, tiết khí, ngày lễ, lịch xem ngày, trăng, chắc chắn
      """
    ),
    (
      "vi", "vietnamese",
      """
      ngày, lịch, ngày âm, tên ngày, tháng âm, năm can chi, tháng can chi, ngày can chi, tiết khí, ngày lễ, nạp âm, \
      con giáp, trực, sao, thần trực nhật, giờ hoàng đạo, xung, hỷ thần, trăng, chắc chắn
      """
    ),
    (
      "en", "vietnamese",
      """
      date, calendar, lunar date, day, month, year cycle, month cycle, day cycle, solar term, festivals, nayin (sound), animal, \
      day officer, mansion, spirit, lucky hours, opposite, joy direction, moon, certain
      """
    ),
    (
      "zh", "chinese",
      "日期, 历法, 农历, 农历日, 农历月, 年干支, 月干支, 日干支, 节气, 节日, 纳音, 生肖, 建除, 宿, 值神, 吉时, 冲, 喜神, 月相, 是否确定"
    ),
    (
      "ko", "vietnamese",
      "날짜, 역법, 음력, 음력 날, 음력 달, 연 간지, 월 간지, 일 간지, 절기, 명절, 납음, 띠, 십이직, 이십팔수, 일신, 길시, 충, 희신 방위, 달, 확실 여부"
    ),
  ]) func labelsAreInTheLanguage(language: String, calendar: String, labels: String) throws {
    let text = Command.output("date 2026-02-17 --language \(language) --calendar \(calendar)")
    let lines = text.split(separator: "\n").map(String.init)
    let starts = lines.map { $0.range(of: "  +", options: .regularExpression) }
    #expect(
      zip(lines, starts).map { line, gap in gap.map { String(line[..<$0.lowerBound]) } ?? line }
        == labels.components(separatedBy: ", "))
    // Chinese and Korean letters are two columns wide; the values start in the same column.
    let columns = zip(lines, starts).map { line, gap in
      gap.map {
        line[..<$0.upperBound].unicodeScalars.reduce(0) {
          $0 + ($1.value >= 0x1100 && $1.value < 0x1E00 || $1.value >= 0x2E80 ? 2 : 1)
        }
      }
    }
    #expect(Set(columns).count == 1, "\(text)")
  }

  @Test func sentencesAreInTheLanguage() throws {
    let english = Command.output("date 2025-07-26 --language en")
    for word in ["nạp âm", "trực", "hỷ thần", "hoàng đạo", "can chi"] {
      #expect(!english.contains(word), "\(word)")
    }
    #expect(english.contains("Sixth Month (leap)") && english.contains(", from 2025-07-22"))
    #expect(english.contains("by the lunar month"))
    let chinese = Command.output("date 2026-02-17 --language zh")
    #expect(chinese.contains("司命 (黄道)，按农历月") && chinese.contains("立春，自2026-02-04起"))
    #expect(Command.output("date 2026-02-17 --language zh --calendar chinese").contains("，按节气月"))
    let vietnamese = Command.output("date 2025-07-26")
    #expect(vietnamese.contains("Sáu nhuận") && vietnamese.contains("Đại thử, từ 2025-07-22"))
    #expect(vietnamese.contains(", theo tháng âm\n") && vietnamese.contains("không có\n"))
    let korean = Command.output("date 2025-07-26 --language ko --calendar korean")
    #expect(korean.contains("윤6월") && korean.contains("부터\n") && korean.contains("예\n"))
    #expect(
      Command.output("date 2025-07-26 --calendar japanese").contains(
        "không có: lịch japanese không thuộc nước nào"))
    for language in ["vi", "zh", "ko"] {
      for calendar in ["vietnamese", "chinese", "korean", "japanese"] {
        let text = Command.output("date 2025-07-26 --language \(language) --calendar \(calendar)")
        for word in ["none", "yes", "from", "month", "(leap)", "auspicious", "cycle", "festivals"] {
          #expect(!text.contains(word), "\(language) \(calendar): \(word)")
        }
      }
    }
  }

  @Test func forPeople() throws {
    let text = Command.output("date 2026-02-17")
    for word in ["Đại Hải Thủy", "Tư Mệnh (hoàng đạo)", "Thành", "Thất", "Dần (3-5)", "Thìn (rồng)", "Nam"] {
      #expect(text.contains(word), "\(word)")
    }
  }
}
