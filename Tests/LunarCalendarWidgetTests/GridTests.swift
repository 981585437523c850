import Foundation
import LunarCalendarWidgetCore
import Testing

/// The grid of the app's source document: days, today, colours of the weekend, ends of months.
struct GridTests {
  @Test func LV_01_6WeeksOf7DaysWithDaysOfTheMonthsBeforeAndBehind() throws {
    let days = try Widget().data("2026-02-28").days
    #expect(days.count == 42)
    #expect(days.first?.date == "2026-01-26")
    #expect(days.last?.date == "2026-03-08")
    #expect(days.count(where: \.isCurrentMonth) == 28)
  }

  @Test func LV_02_weeksBeginOnMondayUnderT2ToCNOrOnAnotherDay() throws {
    var widget = try Widget()
    #expect(
      try widget.month("2026-02-17").headings.map(\.text.forms) == ["T2", "T3", "T4", "T5", "T6", "T7", "CN"])
    widget.environment.firstWeekday = .sunday
    let sunday = try widget.month("2026-02-17")
    #expect(sunday.headings.map(\.text.forms) == ["CN", "T2", "T3", "T4", "T5", "T6", "T7"])
    #expect(sunday.weeks[0].map(\.solarText) == ["1", "2", "3", "4", "5", "6", "7"])
    widget.settings.firstWeekday = .saturday
    #expect(try widget.month("2026-02-17").headings.first?.text.forms == "T7")
  }

  @Test func LV_03_LV_04_theSolarDayAboveTheLunarDayBelowWithItsMonthOnTheFirst() throws {
    let eve = try Widget().cell("2026-02-16")
    #expect((eve.solarText, eve.lunarText) == ("16", "29"))
    let first = try Widget().cell("2026-02-17")
    #expect((first.solarText, first.lunarText) == ("17", "1/1"))
  }

  /// The leap month from 25 July to 22 August 2025 is from the requirement, which confirmed it with ICU.
  @Test func LV_05_aLeapMonthIsMarkedInCellsHeaderAndData() throws {
    let widget = try Widget()
    #expect(try widget.cell("2025-07-25").lunarText == "1/6n")
    #expect(try widget.cell("2025-06-25").lunarText == "1/6")
    #expect(try widget.month("2025-08-01").lunarTitle?.longest == "Tháng Sáu nhuận Ất Tỵ")
    #expect(try widget.cell("2025-08-22").spoken?.contains("tháng Sáu nhuận") == true)
    let leap = try widget.data("2025-08-15").days.filter { $0.isLeapMonth == true }.map(\.date)
    #expect((leap.first, leap.last) == ("2025-07-28", "2025-08-22"))
    let july = try widget.data("2025-07-30").days.filter { $0.isLeapMonth == true }
    #expect(july.first?.date == "2025-07-25")
    #expect(july.allSatisfy { $0.lunarMonth == 6 && $0.lunarMonthLength == 29 })
  }

  @Test func LV_06_theHeaderOnTheLeft() throws {
    #expect(try Widget().month("2026-02-28").title?.longest == "Tháng 2, 2026")
    #expect(try Widget(language: .english).month("2026-02-28").title?.longest == "February 2026")
    #expect(try Widget(language: .chinese).month("2026-02-28").title?.longest == "2026年2月")
  }

  /// The right title is today's lunar month, or that of the shown month.
  @Test func LV_07_LV_E8_theHeaderNamesTheLunarMonthOfTodayOrOfTheMonthShown() throws {
    var widget = try Widget()
    #expect(try widget.month("2026-02-16").lunarTitle?.longest == "Tháng Chạp Ất Tỵ")
    #expect(try widget.month("2026-02-17").lunarTitle?.longest == "Tháng Giêng Bính Ngọ")
    widget.configuration.month = YearMonth(year: 2026, month: 2)
    #expect(try widget.month("2026-02-20").lunarTitle?.longest == "Tháng Giêng Bính Ngọ")
    // Chạp belongs to the year before; the short forms keep the years, which nothing else in the widget names.
    #expect(
      try widget.month("2026-03-20").lunarTitle?.all
        == [
          "Tháng Chạp Ất Tỵ – Tháng Giêng Bính Ngọ", "Chạp Ất Tỵ – Giêng Bính Ngọ", "Ất Tỵ – Bính Ngọ",
        ])
    widget.configuration.month = YearMonth(year: 2029, month: 2)
    #expect(
      try widget.month("2026-03-20").lunarTitle?.all
        == [
          "Tháng Chạp Mậu Thân – Tháng Giêng Kỷ Dậu", "Chạp Mậu Thân – Giêng Kỷ Dậu", "Mậu Thân – Kỷ Dậu",
        ])
    widget.configuration.month = YearMonth(year: 2025, month: 7)
    #expect(
      try widget.month("2026-03-20").lunarTitle?.all
        == ["Tháng Sáu – tháng Sáu nhuận Ất Tỵ", "Tháng Sáu – tháng Sáu nhuận", "Ất Tỵ"])
    #expect(try Widget(language: .chinese).month("2026-03-20").title?.all == ["2026年3月", "2026/3"])
    for (year, month) in [(2025, 13), (2025, 0), (0, 1), (10_000, 1), (Int.max, Int.min)] {
      #expect(YearMonth(year: year, month: month) == nil)
    }
  }

  @Test func LV_08_theNamesOfLunarMonthsTraditionalAndModern() throws {
    // The first days of the lunar months of Bính Ngọ, from the reference table of the project.
    let days = [
      "2026-02-17", "2026-03-19", "2026-04-17", "2026-05-17", "2026-06-15", "2026-07-14", "2026-08-13",
      "2026-09-11", "2026-10-10", "2026-11-09", "2026-12-09", "2027-01-08",
    ]
    let names = [
      "Giêng", "Hai", "Ba", "Tư", "Năm", "Sáu", "Bảy", "Tám", "Chín", "Mười", "Mười Một", "Chạp",
    ]
    var widget = try Widget()
    for (day, name) in zip(days, names) {
      #expect(try widget.month(day).lunarTitle?.longest == "Tháng \(name) Bính Ngọ")
      #expect(try widget.cell(day).day.lunarDate?.day == 1)
    }
    widget.settings.monthNaming = .traditional
    #expect(try widget.month("2026-12-09").lunarTitle?.longest == "Tháng Một Bính Ngọ")
  }

  @Test func LV_09_canChiOfLunarYearsByTheRuleOfTheSourceDocument() throws {
    let stems = ["Giáp", "Ất", "Bính", "Đinh", "Mậu", "Kỷ", "Canh", "Tân", "Nhâm", "Quý"]
    let branches = [
      "Tý", "Sửu", "Dần", "Mão", "Thìn", "Tỵ", "Ngọ", "Mùi", "Thân", "Dậu", "Tuất", "Hợi",
    ]
    var failures: [String] = []
    let widget = try Widget()
    for year in 1900...2100 {
      let expected = "\(stems[(year - 4) % 10]) \(branches[(year - 4) % 12])"
      let title = try widget.month("\(year)-06-15").lunarTitle?.longest ?? ""
      if !title.hasSuffix(expected) { failures.append("\(year): \(title), expected \(expected)") }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test func LV_10_todayIsBoldRedOnARedBackgroundAndOneCellAlone() throws {
    let cells = try Widget().month("2026-02-17").weeks.joined()
    let today = cells.filter { $0.day.isToday }
    #expect(today.map(\.solarText) == ["17"])
    #expect(today.first?.solarRole == .today)
    #expect(today.first?.isBold == true)
    #expect(today.first?.backgroundRole == .todayBackground)
    #expect(CalendarRole.todayBackground.colors.light.opacity == 0.2)
    #expect(cells.filter { $0.isBold || $0.backgroundRole != nil }.count == 1)
  }

  @Test func LV_11_sundaysRedSaturdaysBlueOthersPlainTodaysRedWins() throws {
    let widget = try Widget()
    for cell in try widget.month("2026-02-17").weeks.joined()
    where cell.day.isInMonth && !cell.day.isToday && !cell.day.isDayOff {
      let expected: CalendarRole =
        switch cell.day.date.weekday {
        case .sunday: .sunday
        case .saturday: .saturday
        default: .weekday
        }
      #expect(cell.solarRole == expected)
    }
    #expect(try widget.cell("2026-02-21").solarRole == .today, "a Saturday that is today")
    #expect(CalendarRole.sunday.colors.light.red > 0.7)
    #expect(CalendarRole.saturday.colors.light.blue > 0.7)
  }

  /// Days off as announced by the governments of China, Korea and Vietnam, on other days than the festival
  /// itself.
  ///
  /// A paid day without a festival of its own is red and has the sign of public holidays.
  @Test(arguments: [
    ("chinese", "2026-10-02", "Quốc khánh Trung Quốc"), ("chinese", "2026-10-03", "Quốc khánh Trung Quốc"),
    ("chinese", "2026-05-02", "Ngày Quốc tế Lao động"), ("chinese", "2026-02-16", "Đêm giao thừa"),
    ("chinese", "2026-02-18", "Tết Nguyên đán (Xuân tiết)"),
    ("chinese", "2026-02-19", "Tết Nguyên đán (Xuân tiết)"),
    ("korean", "2026-02-16", "Giao thừa"),
    ("korean", "2026-02-18", "Tết Nguyên đán (Seollal)"),
    ("korean", "2026-09-24", "Tết Trung thu (Chuseok)"), ("korean", "2026-09-26", "Tết Trung thu (Chuseok)"),
    ("vietnamese", "2026-09-01", "Quốc khánh"), ("vietnamese", "2024-09-03", "Quốc khánh"),
  ]) func paidDaysWithoutAFestivalHaveTheSignOfPublicHolidays(
    calendar: String, date: String, name: String
  ) throws {
    var widget = try Widget()
    let named: LunarCalendar = try #require(LunarCalendar.all.first { $0.id == calendar })
    widget.settings.calendar = named
    // The cells are drawn for a day one week earlier, so that today's colour is on another cell.
    let other = try #require(CivilDate(date)).adding(days: -7)
    widget.configuration.month = YearMonth(date.dropLast(3).description)
    let cells = try widget.month(other.description).weeks.joined()
    let cell = try #require(cells.first { $0.day.date.description == date })
    #expect(cell.day.isDayOff && cell.solarRole == .publicHoliday)
    #expect((cell.lunarRole, cell.mark) == (.publicHoliday, "*"))
    // Users who do not see colours need a text as well.
    let hasOwn = cell.day.festivals.contains { $0.paidOffsets?.contains(0) == true }
    #expect(cell.spoken?.contains("nghỉ \(name)") == !hasOwn)
    widget.environment.frame = WidgetFrame(.small)
    let event = try widget.text("eventLine", date)?.longest
    #expect(event == (hasOwn ? name : "Nghỉ \(name)"))
    widget.environment.frame = WidgetFrame(.medium)
    #expect(try widget.data(date).days.first { $0.date == date }?.isDayOff == true)
    #expect(try widget.snapshot(date).json.text.contains(#""isDayOff":true"#))
  }

  @Test func daysBesideThoseThatArePaidAreOrdinary() throws {
    for (calendar, date) in [
      (LunarCalendar.chinese, "2026-10-08"), (.chinese, "2024-05-06"), (.chinese, "2024-02-09"),
      (.korean, "2026-02-20"), (.vietnamese, "2026-09-03"), (.japanese, "2026-10-02"),
    ] {
      var widget = try Widget()
      widget.settings.calendar = calendar
      #expect(try !widget.cell(date).day.isDayOff, "\(calendar) \(date)")
    }
  }

  @Test func LV_12_daysOfOtherMonthsAreThinnerAndGreyEvenOnSundays() throws {
    for cell in try Widget().month("2026-03-10").weeks.joined() {
      let isInMonth = cell.day.date.month == 3
      let weight = try #require(cell.solar).layout.font.weight
      #expect(weight == (cell.day.isToday ? .bold : isInMonth ? .medium : .regular), "\(cell.day.date)")
      #expect((cell.solarRole == .lunar) == !isInMonth, "\(cell.day.date)")
      #expect(
        cell.isLunarBold == (isInMonth && [1, 15].contains(cell.day.lunarDate?.day)), "\(cell.day.date)")
    }
  }

  /// 3 February is the day on which the Communist Party of Vietnam was founded, a working day.
  @Test func hiddenObservancesAreNowhereAndOtherFestivalsStay() throws {
    var widget = try Widget(.large)
    let names = { (widget: Widget) in
      let facts = try #require(try widget.snapshot("2026-02-01").facts)
      return facts.month.days.flatMap { $0.festivals.map(\.id) }
        + facts.events(12).compactMap { $0.name.value?.longest }
    }
    let all = try names(widget)
    #expect(try widget.cell("2026-02-03").mark == "•")
    widget.settings.hidesObservances = true
    let rest = try names(widget)
    #expect(try widget.cell("2026-02-03").mark == nil && widget.cell("2026-02-17").mark == "*")
    #expect(rest.contains("tet") && rest.contains("ong_tao"))
    for name in ["party_day", "Ngày thành lập Đảng Cộng sản Việt Nam"] {
      #expect(all.contains(name) && !rest.contains(name))
    }
    #expect(try CalendarSettings(json: widget.settings.json) == widget.settings)
    #expect(try CalendarSettings(json: ["hidesObservances": "yes"]) == CalendarSettings())
  }

  /// Japanese calendars of 2026 have 仏滅 on 2 July, on which the thirtieth pentad, 半夏生, begins; the 20th is a public holiday.
  @Test func pentadAndDayOfTheSixAreShownOnlyByChoiceWhereThereIsRoom() throws {
    var widget = try Widget(.large, zone: "Asia/Tokyo", language: .english)
    let facts = { (widget: Widget) in try #require(try widget.snapshot("2026-07-02").json["facts"]) }
    widget.settings.calendar = .japanese
    for name in ["rokuyo", "pentad", "pentadName", "countedLine"] {
      #expect(try facts(widget)[name] == nil, "\(name)")
    }
    #expect(try widget.text("countedLine", "2026-07-02") == nil)
    let names = { (widget: Widget) in
      try widget.month("2026-07-02").events.map { $0.name.value?.longest ?? "private" }
    }
    let events = try names(widget)

    (widget.settings.showsPentad, widget.settings.showsRokuyo) = (true, true)
    let shown = try facts(widget)
    #expect(shown["rokuyo"] == "butsumetsu" && shown["pentad"] == .integer(30))
    #expect(shown["pentadName"] == "半夏生")
    let forms = TextForms("Butsumetsu · Pentad 30: 半夏生", "Butsumetsu · 半夏生")
    #expect(try widget.text("countedLine", "2026-07-02")?.longest == forms.longest)
    #expect(try widget.text("countedLine", "2026-07-02")?.shortest == forms.shortest)
    // The line needs the room of the last event.
    #expect(try names(widget) == events.dropLast(), "\(events)")
    #expect(events.last == "Day 1 of the Seventh Month")
    let spoken = try #require(try widget.snapshot("2026-07-02").facts).accessibility.value
    #expect(spoken.hasSuffix("Butsumetsu, Pentad 30: 半夏生"), "\(spoken)")

    // In the medium family tomorrow's holiday has the line; the small ones have none.
    for (family, date, isDrawn) in [
      (Family.medium, "2026-07-02", true), (.medium, "2026-07-19", false), (.large, "2026-07-19", true),
      (.small, "2026-07-02", false), (.rectangular, "2026-07-02", false),
    ] {
      widget.environment.frame = WidgetFrame(family)
      #expect(try (widget.text("countedLine", date) != nil) == isDrawn, "\(family) \(date)")
    }

    #expect(try CalendarSettings(json: widget.settings.json) == widget.settings)
    #expect(
      try CalendarSettings(json: ["showsPentad": "yes", "showsRokuyo": .integer(1)]) == CalendarSettings())
    widget.settings.calendar = .chinese
    #expect(try facts(widget)["rokuyo"] == nil && facts(widget)["pentad"] == .integer(30))
    widget.environment.frame = WidgetFrame(.large)
    for (language, name) in [(Language.english, "鱼陟负冰"), (Language(tag: "zh-Hant"), "魚陟負冰")] {
      widget.environment.language = language
      let shown = try #require(try widget.snapshot("2026-02-17").json["facts"])
      #expect(shown["pentadName"] == .string(name))
      #expect(try widget.text("countedLine", "2026-02-17")?.shortest == name)
    }
    widget.settings.calendar = .korean
    #expect(try facts(widget)["pentad"] == nil && facts(widget)["countedLine"] == nil)
  }

  @Test func LV_18_LV_28_festivalsAndSolarTermsOfADayHaveTheirMarksAndNames() throws {
    let tet = try Widget().cell("2026-02-17")
    #expect(tet.lunarRole == .publicHoliday)
    #expect(tet.day.festivals.first?.name(in: .vietnamese) == "Tết Nguyên đán")
    // The Sun reaches 345 degrees on 5 March 2026 at 13:59 UTC (Data/reference/solar_terms.tsv).
    let term = try Widget().cell("2026-03-05")
    #expect(term.day.solarTerm == .insectsAwaken)
    #expect((term.lunarRole, term.mark) == (.solarTerm, "◦"))
    #expect(tet.mark == "*")
    let plain = try Widget().cell("2026-02-24")
    #expect((plain.lunarRole, plain.mark) == (.lunar, nil))
    #expect(plain.day.solarTerm == nil)
    let data = try Widget().data("2026-02-17").today
    #expect(data?.festivals?.first?.id == "tet")
    #expect((data?.dayCanChi, data?.festivals?.first?.name) == ("Nhâm Tuất", "Tết Nguyên đán"))
    let month = try Widget().data("2026-02-18")
    #expect(month.today?.solarTerm == "Vũ thủy")
    #expect((month.weeksNeeded, month.calendar) == (5, "vietnamese"))
  }

  @Test func LV_18_aFestivalThatIsASolarTermSaysItOnce() throws {
    let cell = try Widget().cell("2026-04-05")
    #expect(cell.spoken?.lowercased().components(separatedBy: "thanh minh").count == 2)
    #expect(cell.day.startingTerm == .brightAndClear)
    let events = try Widget(.large).month("2026-04-01").events.compactMap {
      $0.name.value?.longest.lowercased()
    }
    #expect(events.count { $0 == "thanh minh" } == 1)
    #expect(try Widget().data("2026-04-05").today?.solarTerm == "Thanh minh")
  }

  /// The text of the requirement.
  @Test func LV_29_whatIsReadAloudOfADay() throws {
    let label = try #require(try Widget().cell("2026-02-17").spoken)
    #expect(
      label.hasPrefix("Thứ Ba, 17 tháng 2 năm 2026, âm lịch mùng 1 tháng Giêng năm Bính Ngọ, hôm nay"),
      "\(label)")
    let other = try Widget().snapshot("2026-02-17")
    #expect(other.accessibility.label == "Lịch Việt")
    #expect(other.accessibility.value == label + ", ngày mai: Mùng 2 Tết")
    let heading = try Widget().month("2026-02-17").headings.first
    #expect(heading?.spoken == "Thứ Hai")
  }
}
