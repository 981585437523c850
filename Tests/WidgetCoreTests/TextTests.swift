import Foundation
import Testing
import WidgetCore
import WidgetCoreTables

/// Texts in three languages.
struct TextTests {
  @Test("C-14: no text is missing, and values take the places of all placeholders")
  func C_14_texts() throws {
    let date = try #require(CivilDate("2026-02-17"))
    for language in Language.allCases {
      let dates = DateText(language)
      let words = CommonText(language)
      let texts =
        [
          dates.full(date), dates.long(date), dates.weekdayAndDate(date), dates.dayAndMonth(date),
          dates.monthAndYear(date), words.today, words.tomorrow, words.hidden,
          words.days(1), words.days(2),
        ] + Weekday.allCases.map(dates.weekday)
      #expect(texts.allSatisfy { !$0.isEmpty && !$0.contains("{") }, "\(language)")
      for key in Text.allCases {
        let names = ["weekday", "day", "month", "year"]
        let text = key.string(in: language, Dictionary(uniqueKeysWithValues: names.map { ($0, "x") }))
        #expect(!text.isEmpty && !text.contains("{"), "\(key)")
      }
    }
  }

  @Test("C-15: dates in words")
  func C_15_dates() throws {
    let date = try #require(CivilDate("2026-02-17"))
    #expect(DateText(.vietnamese).full(date) == "Thứ Ba, 17 tháng 2 năm 2026")
    #expect(DateText(.english).full(date) == "Tuesday, 17 February 2026")
    #expect(DateText(.chinese).full(date) == "2026年2月17日星期二")
    #expect(DateText(.vietnamese).monthAndYear(date) == "Tháng 2, 2026")
  }

  @Test("C-14: English has a form for one, Vietnamese and Chinese have none")
  func C_14_plurals() {
    #expect([0, 1, 2, -1].map(CommonText(.english).days) == ["0 days", "1 day", "2 days", "-1 day"])
    #expect([0, 1, 2].map(CommonText(.vietnamese).days) == ["0 ngày", "1 ngày", "2 ngày"])
    #expect(CommonText(.chinese).days(1) == "1天")
  }

  /// The names of the days by Unicode CLDR, as Foundation has them.
  @Test func weekdaysAreThoseOfFoundation() throws {
    let date = try #require(CivilDate("2026-02-16"))
    for language in Language.allCases {
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = language.locale
      for offset in 0...6 {
        let weekday = try date.adding(days: offset).weekday
        let name = calendar.weekdaySymbols[(offset + 1) % 7]
        #expect(DateText(language).weekday(weekday).lowercased() == name.lowercased())
      }
    }
  }

  @Test("C-15: times of day by hour cycle and locale")
  func C_15_times() throws {
    let zone = try #require(TimeZone(identifier: "Asia/Ho_Chi_Minh"))
    let instant = try #require(Instant("2026-02-17T14:05:00+07:00"))
    func text(_ language: Language, _ cycle: HourCycle) -> String {
      ClockText(
        WidgetEnvironment(zone: zone, language: language, frame: WidgetFrame(.small), hourCycle: cycle)
      ).string(instant)
    }
    #expect(text(.english, .twelve) == "2:05 PM")
    #expect(text(.english, .twentyFour) == "14:05")
    #expect(text(.vietnamese, .twentyFour) == "14:05")
    #expect(text(.vietnamese, .twelve) == "2:05 CH")
    #expect(text(.chinese, .twentyFour) == "14:05")
    #expect(text(.chinese, .twelve) == "下午2:05")
  }
}
