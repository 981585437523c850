import Foundation
import LunarCalendarWidgetCore
import TestSupport
import Testing
import WidgetFoundation

/// Facts that users missed or misread in the widget.
struct UserTrialTests {
  private static func names(_ date: String) throws -> [String] {
    try Widget(.large).month(date).events.compactMap(\.name.value?.longest)
  }

  /// The festival that is said is one that the widget shows: 1 March 2026 is the 13th of the first month, of the days to avoid by choice.
  @Test func theNextFestivalThatIsSaidIsOneThatTheWidgetShows() throws {
    var widget = try Widget(.large)
    func said() throws -> String {
      CalendarDefinition.spokenFestival(
        of: .loaded(widget.settings), at: try widget.moment("2026-03-01"), in: widget.environment)
    }
    #expect(try !said().contains("Tam nương"))
    widget.settings.festivalGroups = [.tabooDays]
    #expect(try said().hasPrefix("Tam nương"))
  }

  /// Notable days are listed, including the first and the fifteenth; solar terms only if there is room.
  @Test func daysOfNoteComeUpAndTermsWhereTheyLeaveRoom() throws {
    #expect(try Self.names("2026-11-15").contains("Ngày Nhà giáo Việt Nam"))
    #expect(try Self.names("2026-10-15").contains("Ngày Phụ nữ Việt Nam"))
    #expect(try Self.names("2026-03-01").contains("Ngày Quốc tế Phụ nữ"))
    #expect(try Self.names("2026-12-20").contains("Lễ Giáng sinh"))
    // 9 December 2026 is the first of month 11.
    #expect(try Self.names("2026-12-07").contains("Mùng 1 tháng Mười Một"))
    // Decisions about days off are of note too, and there is none for the summer of 2027.
    let events = try Widget(.large).month("2027-07-01").events
    #expect(events.contains { $0.name.value?.longest == "Rằm tháng Sáu" && $0.role == .lunar })
    #expect(events.contains { $0.role == .solarTerm })
    // Around Tết notable days take all lines, although Vũ thủy is on 18 February.
    #expect(try !Widget(.large).month("2026-02-10").events.contains { $0.role == .solarTerm })
    // Of the solar terms before the last event, all or none are listed; two terms are half a month apart.
    for day in 0..<366 {
      let shown = try Widget(.large).month(
        try CivilDate(year: 2028, month: 1, day: 1).adding(days: day).description
      )
      .events
      let terms = shown.filter { $0.role == .solarTerm }.map(\.date)
      for (term, next) in zip(terms, terms.dropFirst()) where term.days(to: next) > 17 {
        // A term between them is listed as a festival, such as Thanh minh.
        #expect(
          shown.contains { $0.role != .solarTerm && term < $0.date && $0.date < next }, "\(term) \(next)")
      }
    }
    for month in 1...12 {
      let date = try CivilDate(year: 2027, month: month, day: 9).description
      let dates = try Widget(.large).month(date).events.map(\.date)
      #expect(dates == dates.sorted() && dates.count > 2, "\(date)")
    }
  }

  /// Below August the list is of August: 13 August 2026 is the first of month 7 by the reference table.
  @Test func theDaysThatComeUpAreThoseOfTheShownMonth() throws {
    var widget = try Widget(.large)
    widget.configuration.month = YearMonth(year: 2026, month: 8)
    let ahead = try widget.month("2026-02-10")
    let first = try #require(ahead.events.first)
    #expect((first.date.description, first.name.value?.longest) == ("2026-08-13", "Mùng 1 tháng Bảy"))
    #expect(first.distanceText.longest == "Còn 184 ngày")
    #expect(ahead.drawing.text(named: "eventsTitle")?.forms.longest == "Từ 1 tháng 8")
    widget.configuration.month = YearMonth(year: 2026, month: 1)
    let past = try #require(try widget.month("2026-02-20").events.first)
    #expect((past.date.description, past.distanceText.longest) == ("2026-01-01", "50 ngày trước"))
    let english = try Widget(.large, language: .english).month("2026-02-10")
    #expect(english.drawing.text(named: "eventsTitle")?.forms.longest == "Coming up")
  }

  /// 24 of the 30 days of April 2027 are in month 3, which begins on 7 April.
  @Test func aMonthWithTwoLunarMonthsNamesBoth() throws {
    for (language, words) in [
      (Language.vietnamese, "Tháng Hai – tháng Ba Đinh Mùi"), (.chinese, "丁未年二月–三月"),
      (.english, "Second Month – Third Month, Đinh Mùi year"),
    ] {
      var widget = try Widget(language: language)
      widget.configuration.month = YearMonth(year: 2027, month: 4)
      #expect(try widget.month("2026-11-28").lunarTitle?.longest == words)
    }
  }

  @Test func aLunarDateBehindASolarOneIsSpokenAsLunar() throws {
    let said: [(Language, String)] = [
      (.vietnamese, "âm lịch mùng 1"), (.english, "lunar date day 1"), (.chinese, "农历"),
    ]
    for (language, words) in said {
      for family in Family.allCases {
        let value = try Widget(family, language: language).snapshot("2026-02-17").accessibility.value
        #expect(value.contains(words), "\(language) \(family): \(value)")
      }
    }
  }

  @Test func daysOfOfferingsAreBoldPublicHolidaysAreRedAndHaveASignOfTheirOwn() throws {
    for cell in try Widget().month("2026-03-20").weeks.joined() where cell.day.isInMonth {
      #expect(cell.isLunarBold == [1, 15].contains(cell.day.lunarDate?.day))
    }
    // 30 April 2026 is a Thursday.
    let victory = try #require(
      Widget().month("2026-04-01").weeks.joined().first { $0.day.date.description == "2026-04-30" })
    #expect((victory.solarRole, victory.mark) == (.publicHoliday, "*"))
    for isDark in [false, true] {
      #expect(
        CalendarRole.publicHoliday.colors.color(inDark: isDark)
          == CalendarRole.sunday.colors.color(inDark: isDark))
    }
  }

  /// Lunar dates of 2026 as printed in Vietnamese calendars.
  @Test(arguments: [
    ("2026-02-23", "Lễ Khai hạ"), ("2026-02-26", "Vía Thần Tài"), ("2026-10-18", "Tết Trùng cửu"),
    ("2026-11-18", "Tết Trùng thập"), ("2026-11-09", "Ngày Pháp luật Việt Nam"),
    ("2026-04-30", "Ngày Giải phóng miền Nam, thống nhất đất nước"),
  ]) func daysThatPeopleLookForAreThere(date: String, name: String) throws {
    let names = try Widget().cell(date).day.festivals.map { $0.name(in: .vietnamese) }
    #expect(names.contains(name), "\(names)")
  }

  @Test(arguments: [
    (
      Language.vietnamese, "2026-12-22",
      ["Ngày thành lập Quân đội nhân dân Việt Nam", "Ngày thành lập Quân đội"]
    ),
    (
      .vietnamese, "2026-04-30",
      [
        "Ngày Giải phóng miền Nam, thống nhất đất nước", "Ngày Giải phóng miền Nam", "Giải phóng miền Nam",
      ]
    ),
    (.english, "2026-02-03", ["Founding of the Communist Party of Vietnam", "Founding of the Party"]),
    (.vietnamese, "2026-02-17", ["Tết Nguyên đán"]),
  ]) func whereThereIsLittleRoomLongNamesOfDaysAreShort(language: Language, date: String, names: [String])
    throws
  {
    let widget = try Widget(language: language)
    let festival = try #require(try widget.data(date).today?.festivals?.first)
    #expect([festival.name] + (festival.shortNames ?? []) == names)
    for family in [Family.small, .rectangular] {
      #expect(try Widget(family, language: language).text("eventLine", date)?.all == names)
    }
    let event = try #require(Widget(.large, language: language).month(date).events.first)
    #expect(event.name.value?.all == names)
    #expect(event.accessibility.label.hasPrefix(names[0]))
  }

  @Test func theJSONHasEveryFestivalOfADayWithItsKindAndWhetherItIsADayOff() throws {
    // In 2026 the festival of day 7 of month 7 is on the day of the August revolution.
    let day = try #require(try Widget().data("2026-08-19").today?.festivals)
    #expect(day.map(\.id) == ["that_tich", "august_revolution"])
    #expect(day.map(\.kind) == ["traditional", "observance"])
    #expect(day.map(\.isDayOff) == [false, false])
    #expect(try Widget().data("2026-02-17").today?.festivals?.map(\.isDayOff) == [true])
    #expect(try Widget().snapshot("2026-08-19").json.text.contains(#""isDayOff":false,"kind":"traditional""#))
  }

  @Test func chineseDaysHaveTheirNamesAndALanguageDoesNotChangeTheCalendar() throws {
    let widget = try Widget(language: .chinese)
    #expect(try widget.cell("2026-02-16").lunarText == "廿九")
    #expect(try widget.cell("2026-02-18").lunarText == "初二")
    #expect(try widget.cell("2025-07-25").lunarText?.all == ["闰六月", "闰六"])
    #expect(try widget.cell("2026-02-17").lunarText?.all == ["正月", "正"])
    #expect(
      try Widget(.circular, language: .chinese).text("lunarShort", "2025-07-26")?.all == ["闰六月初二", "闰6/2"])
    #expect(
      try Widget(.rectangular, language: .chinese).text("lunarLine", "2026-12-29")?.all
        == ["十一月廿一", "农历11/21"])
    // Tết 2030 is one day before China's new year.
    #expect(try widget.cell("2030-02-02").lunarText?.all == ["正月", "正"])
  }

  @Test func theSampleIsTếtInEveryZone() throws {
    let day = try CivilDate(year: 2026, month: 2, day: 17)
    for zone in ["America/Los_Angeles", "Pacific/Honolulu", "Pacific/Pago_Pago", "Pacific/Kiritimati", "UTC"]
    {
      let environment = try Widget(zone: zone).environment
      #expect(CalendarDefinition.placeholder(in: environment).page == .day(day), "\(zone)")
    }
  }

  @Test func aWidgetOfAnotherMonthReadsThatMonthOutAndToday() throws {
    var widget = try Widget()
    widget.configuration.month = YearMonth(year: 2026, month: 9)
    let value = try widget.snapshot("2026-02-17").accessibility.value
    #expect(
      value.hasPrefix("Tháng 9, 2026, Tháng Bảy – tháng Tám Bính Ngọ, Thứ Ba, 17 tháng 2 năm 2026"),
      "\(value)")
    var small = try Widget(.small)
    small.configuration = widget.configuration
    #expect(try small.snapshot("2026-02-17").accessibility.value.hasPrefix("Thứ Ba"))
  }

  /// Clocks went back from 00:01 on 7 November 2010 to 23:01 on the 6th.
  @Test func whereADayBeginsTwiceTheWidgetShowsTheDayOfTheClockInBetween() throws {
    let zone = try #require(TimeZone(identifier: "America/Goose_Bay"))
    let widget = try Widget(zone: "America/Goose_Bay")
    let start = try #require(Instant("2010-11-06T12:00:00Z"))
    let entries = CalendarDefinition.entries(
      of: .loaded(widget.settings), configuration: widget.configuration, from: start, in: widget.environment)
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = zone
    for minute in 0..<(36 * 60) {
      let now = Instant(secondsSince1970: start.secondsSince1970 + Int64(minute) * 60)
      let shown = try #require(entries.last { $0.instant <= now }).snapshot.page
      let civil = try #require(CivilDate(Date(now), in: zone))
      #expect(shown == .day(civil), "\(now)")
    }
  }

  @Test func textOfDaysOfOtherMonthsHasAContrastToo() throws {
    for isDark in [false, true] {
      let background = CalendarRole.background.colors.color(inDark: isDark)
      for cell in try Widget().month("2026-02-17").weeks.joined() {
        for role in [try #require(cell.solarRole), try #require(cell.lunarRole)] {
          let contrast = role.colors.color(inDark: isDark).contrast(with: background)
          #expect(contrast >= 4.5, "\(role) \(isDark)")
        }
      }
    }
  }

  @Test func lunarDaysAre7PointsHighAndMediumMonthsUseTheHeightTheyHave() throws {
    for screen in ScreenClass.allCases {
      guard let size = screen.size(of: .medium) else { continue }
      for (rows, date) in [(4, "2027-02-10"), (5, "2026-09-10"), (6, "2026-08-10")] {
        let month = try Widget(.medium, size: size).month(date)
        #expect(month.weeks.count == rows)
        let sizes = try month.plainDay().drawing.texts.prefix(2).map(\.layout.font.size)
        #expect(sizes.count == 2 && sizes.allSatisfy { $0 >= 7 }, "\(screen) \(rows)")
        #expect(rows < 5 || month.room.height > month.room.size.height - 1, "\(screen) \(rows)")
      }
    }
  }

  @Test func aMonthThatWasPagedToIsShownOnItsDayAlone() throws {
    let day = try CivilDate(year: 2026, month: 12, day: 31)
    let shown = try #require(ShownMonth(month: YearMonth(of: day), on: day).turned(by: 1))
    #expect(shown.month(on: day)?.description == "2027-01")
    #expect(shown.month(on: try day.adding(days: 1)) == nil)
    #expect(shown.turned(by: -1)?.month(on: day) == YearMonth(of: day), "back to today")
    #expect(shown.turned(by: -13)?.month.description == "2025-12")
    for months in [-30_000, 100_000, Int.min, .max] { #expect(shown.turned(by: months) == nil) }
    #expect(shown.json.text == #"{"day":"2026-12-31","month":"2027-01"}"#)
    #expect(try ShownMonth(json: shown.json) == shown)
    #expect(AppIdentifiers.lichViet.settingKeys.contains("calendarShownMonth"))
    for language in Language.allCases {
      let arrows = MonthArrow.all(
        from: shown.month, today: day, firstWeekday: .monday, texts: CalendarTexts(language))
      #expect(Set(arrows.map(\.accessibility.label)).count == 3)
    }
  }
}
