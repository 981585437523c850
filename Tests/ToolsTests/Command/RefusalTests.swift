import AlmanacReports
import Testing

/// The errors for programs in other languages.
struct RefusalTests {
  private static let calendar = LunarCalendar.vietnamese

  /// Every kind of error about dates, from requests for invalid dates.
  private static let refusals: [(Refusal, description: String, code: String)] = {
    var refusals: [(Refusal, description: String, code: String)] = []
    for (year, month, day) in [
      (0, 1, 1), (10_000, 1, 1), (2026, 0, 1), (2026, 13, 1), (2026, 2, 29), (2024, 2, 0),
    ] {
      do throws(CivilDateError) {
        _ = try CivilDate(year: year, month: month, day: day)
      } catch { refusals.append((.civil(error), error.description, "noSuchDate")) }
    }
    for (year, month, isLeap, day, code) in [
      (1898, 1, false, 1, "outsideTables"), (2101, 1, false, 1, "outsideTables"),
      (2026, 13, false, 1, "noSuchDate"),
      (2026, 1, false, 31, "noSuchDate"), (2025, 5, true, 1, "noLeapMonth"),
      (2025, 6, true, 30, "shortMonth"),
    ] {
      do throws(LunarDateError) {
        _ = try calendar.day(of: LunarDate(year: year, month: month, isLeapMonth: isLeap, day: day))
      } catch { refusals.append((.lunar(error), error.description, code)) }
    }
    let before = LunarDateError.dayOutsideTables(DayNumber(unchecked: 1))
    refusals.append((.lunar(before), before.description, "outsideTables"))
    return refusals
  }()

  @Test func anErrorSaysInEnglishWhatItsDescriptionSays() {
    #expect(Self.refusals.count == 13)
    for (refusal, description, code) in Self.refusals {
      #expect(refusal.sentence(in: .english) == description)
      #expect(refusal.code == code)
    }
  }

  @Test func anErrorHasASentenceOfItsOwnInEveryLanguageThatHasTexts() {
    for (refusal, _, _) in Self.refusals {
      // Both scripts of Chinese may have the same characters.
      let sentences = Language.allCases.filter { $0.fallback != .chinese }.map(refusal.sentence)
      #expect(Set(sentences).count == sentences.count && sentences.count == 5)
    }
    let vietnamese = Self.refusals.map { $0.0.sentence(in: .vietnamese) }
    #expect(vietnamese.contains("2025-05L-01: năm âm lịch 2025 không có tháng 5 nhuận"))
    #expect(vietnamese.contains("ngày 29 nằm ngoài khoảng 1 đến 28, các ngày của tháng này"))
  }

  @Test func aRequestThatCannotBeUnderstoodSaysWhere() {
    let refusal = Refusal.request(problem: "instant: missing", path: ["instant"])
    #expect(refusal.path == ["instant"] && refusal.code == "badRequest")
    #expect(refusal.sentence(in: .chinese) == "无法理解请求：instant: missing")
    #expect(refusal.sentence(in: Language(tag: "ko")) == "요청을 이해할 수 없습니다: instant: missing")
    #expect(refusal.sentence(in: Language(tag: "ja")) == "要求を理解できません：instant: missing")
  }
}
