import Foundation
import Testing
import WidgetCoreTables
import WidgetFoundation

/// Texts in all languages.
struct TextTests {
  @Test func C_14_noTextIsMissingAndValuesTakeThePlacesOfAllPlaceholders() throws {
    let date = try #require(CivilDate("2026-02-17"))
    for language in Language.allCases {
      let dates = DateText(language)
      let words = CommonText(language)
      let strings = WidgetCoreStrings(language: language.tableIndex)
      let months = try (1...12).map { dates.long(try CivilDate(year: 2026, month: $0, day: 1)) }
      #expect(Set(months).count == 12)
      let texts =
        [
          dates.full(date), dates.long(date), dates.weekdayAndDate(date), dates.dayAndMonth(date),
          dates.monthAndYear(date), words.today, words.tomorrow, words.hidden,
          words.days(1), words.days(2), strings.timeBeforeNoon(time: "x"), strings.timeAfterNoon(time: "x"),
        ] + Weekday.allCases.map(dates.weekday) + months
      #expect(texts.allSatisfy { !$0.isEmpty && !$0.contains("{") }, "\(language)")
    }
  }

  @Test func C_15_datesInWords() throws {
    let date = try #require(CivilDate("2026-02-17"))
    #expect(DateText(.vietnamese).full(date) == "Thứ Ba, 17 tháng 2 năm 2026")
    #expect(DateText(.english).full(date) == "Tuesday, February 17, 2026")
    #expect(DateText(.chinese).full(date) == "2026年2月17日星期二")
    #expect(DateText(.vietnamese).monthAndYear(date) == "Tháng 2, 2026")
    let korean = try #require(Language(rawValue: "ko"))
    #expect(DateText(korean).full(date) == "2026년 2월 17일 화요일")
    #expect(DateText(korean).monthAndYear(date) == "2026년 2월")
  }

  @Test func C_14_englishHasAFormForOneVietnameseAndChineseHaveNone() {
    #expect([0, 1, 2, -1].map(CommonText(.english).days) == ["0 days", "1 day", "2 days", "-1 day"])
    #expect([0, 1, 2].map(CommonText(.vietnamese).days) == ["0 ngày", "1 ngày", "2 ngày"])
    #expect(CommonText(.chinese).days(1) == "1天")
  }

  /// The languages of widgets; the others have their texts in another language.
  private static let languages = Language.allCases.filter {
    WidgetCoreStrings(language: $0.tableIndex).language == $0.tableIndex
  }

  /// The names of weekdays by Unicode CLDR, from Foundation.
  @Test func weekdaysAreThoseOfFoundation() throws {
    let date = try #require(CivilDate("2026-02-16"))
    for language in Self.languages {
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = language.locale
      for offset in 0...6 {
        let weekday = try date.adding(days: offset).weekday
        let name = calendar.weekdaySymbols[(offset + 1) % 7]
        #expect(DateText(language).weekday(weekday).lowercased() == name.lowercased())
      }
    }
  }

  /// Every minute of a day as Foundation writes it, by Unicode CLDR.
  ///
  /// Foundation has a narrow no-break space before AM and PM, which the fonts of widgets may lack.
  @Test func C_15_timesOfDayAreThoseOfFoundation() throws {
    let zone = try #require(TimeZone(identifier: "Asia/Ho_Chi_Minh"))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    var failures: [String] = []
    for language in Self.languages {
      for cycle in HourCycle.allCases {
        var components = Locale.Components(locale: language.locale)
        components.hourCycle = cycle == .twelve ? .oneToTwelve : .zeroToTwentyThree
        let style = Date.FormatStyle(
          date: .omitted, time: .shortened, locale: Locale(components: components), calendar: calendar,
          timeZone: zone)
        // The short format of a time: the skeleton above has fewer digits in Vietnamese and Chinese.
        let formatter = DateFormatter()
        (formatter.locale, formatter.timeZone) = (Locale(components: components), zone)
        (formatter.dateStyle, formatter.timeStyle) = (.none, .short)
        let clock = ClockText(
          WidgetEnvironment(zone: ZoneClock(zone), language: language, frame: frame, hourCycle: cycle))
        for minute in 0..<1440 {
          let instant = Instant(secondsSince1970: 1_771_261_200 + Int64(minute) * 60 + 59)
          let date = Date(instant)
          let expected = cycle == .twelve ? date.formatted(style) : formatter.string(from: date)
          if clock.string(instant) != expected.replacing("\u{202F}", with: " ") {
            failures.append("\(clock.string(instant)): \(expected)")
          }
        }
        #expect(HourCycle(language) == HourCycle(language.locale))
      }
    }
    #expect(failures.prefix(5) == [])
  }

  /// Unicode CLDR 48, through Node's Intl; Foundation has older data, with capitals in New Zealand.
  @Test func C_15_englishWritesTheHalfOfTheDayAsTheRegionDoes() {
    let morning = Instant(secondsSince1970: 30_240)
    let regions = [
      "8:24 am": ["AU", "NZ", "IN", "GB", "IE", "SG", "HK", "ZA", "MY", "KE", "JM"],
      "8:24 a.m.": ["CA"], "8:24 AM": ["US", "PH", "VN", "CN", "KR", "AE", "JP"],
      "8.24 am": ["DK", "FI", "ID"],
    ]
    for (text, regions) in regions {
      for region in regions {
        let clock = clock(.english, "en_\(region)@hours=h12", .twelve)
        #expect(clock.string(morning) == text, "\(region)")
        let afternoon = Instant(secondsSince1970: 30_240 + 43_200)
        #expect(
          clock.string(afternoon) == text.replacing("a", with: "p").replacing("A", with: "P"), "\(region)")
      }
    }
    #expect(clock(.vietnamese, "vi_AU", .twelve).string(morning) == "8:24 SA")
    let long = [
      "GB": "08:24", "DK": "08.24", "FI": "8.24", "IL": "8:24", "JP": "8:24", "ID": "08.24", "US": "8:24 AM",
    ]
    for (region, text) in long {
      #expect(clock(.english, "en_\(region)").string(morning) == text, "\(region)")
    }
    #expect(clock(.vietnamese, "vi_FI").string(morning) == "08:24")
  }

  private let frame = WidgetFrame(.small)
  private func clock(_ language: Language, _ locale: String, _ cycle: HourCycle? = nil) -> ClockText {
    ClockText(
      WidgetEnvironment(
        zone: .utc, language: language, frame: frame, localeIdentifier: locale, hourCycle: cycle))
  }
}
