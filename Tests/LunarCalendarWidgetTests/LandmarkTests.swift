import LunarCalendarWidgetCore
import Testing
import WidgetFoundation

/// The test dates of the app's source document and of the requirement.
struct LandmarkTests {
  /// New-year days as published for Vietnam; the years that differ from China's are those of LV-E1.
  @Test(arguments: [
    ("1968-01-29", "1968-01-30"), ("1969-02-16", "1969-02-17"), ("1985-01-21", "1985-02-20"),
    ("2007-02-17", "2007-02-18"), ("2030-02-02", "2030-02-03"), ("2053-02-18", "2053-02-19"),
  ])
  func LV_28_LV_E1_tếtInTheYearsWhereOtherLibrariesHaveTheChineseDay(vietnamese: String, chinese: String)
    throws
  {
    #expect(try Widget().cell(vietnamese).lunarText == "1/1")
    #expect(try Widget().cell(chinese).lunarText != "1/1")
    var abroad = try Widget()
    abroad.settings.calendar = .chinese
    #expect(try abroad.cell(chinese).lunarText == "1/1")
  }

  @Test func LV_28_theDatesOfTheSourceDocument() throws {
    let widget = try Widget()
    let february = try widget.data("2026-02-28")
    #expect((february.currentMonth, february.currentYear) == (2, 2026))
    #expect((february.lunarMonth, february.lunarYear) == (1, 2026))
    #expect(february.monthName == "Tháng 2, 2026")
    #expect(february.lunarMonthName == "Tháng Giêng Bính Ngọ")
    let newYear = try widget.cell("2026-01-01")
    #expect(newYear.day.lunarDate?.description == "2025-11-13")
    #expect(newYear.day.festivals.first?.name(in: .vietnamese) == "Tết Dương lịch")
    let december = try widget.month("2026-12-31")
    #expect(december.weeks.last?.last?.day.date.description == "2027-01-03")
  }

  /// 2033 has its leap month after month 11; many programs put it elsewhere.
  @Test func LV_28_theYear2033HasALeapMonth11() throws {
    #expect(try Widget().cell("2033-12-22").lunarText?.longest == "1/11n")
    #expect(try Widget().cell("2033-08-25").lunarText == "1/8")
  }

  @Test func LV_E6_theDayIsThatOfTheUsersZoneOrByChoiceThatOfTheCalendarsHome() throws {
    // 18:00 UTC on 16 February is 17 February in Vietnam and still 16 February in Los Angeles.
    var widget = try Widget(.inline, zone: "America/Los_Angeles")
    #expect(
      try widget.text("inlineText", "2026-02-16T18:00:00Z")?.longest
        == "16 tháng 2 · ngày 29 tháng Chạp · Ngày mai: Tết Nguyên đán")
    widget.settings.dayBasis = .calendarZone
    #expect(
      try widget.text("inlineText", "2026-02-16T18:00:00Z")?.longest
        == "17 tháng 2 · mùng 1 tháng Giêng · Ngày mai: Mùng 2 Tết")
    let entries = try widget.schedule("2026-02-16T18:00:00Z").entries
    #expect(entries.dropFirst().first?.description == "2026-02-17T17:00:00Z")
  }

  @Test func LV_E4_atLocalMidnightTheMarkAndTheMonthMoveWithoutTheApp() throws {
    let widget = try Widget()
    let entries = CalendarDefinition.entries(
      of: .loaded(widget.settings), configuration: widget.configuration,
      from: try #require(Instant("2026-02-27T20:00:00+07:00")), in: widget.environment)
    let titles = try entries.prefix(3).map { entry in
      let month = try DrawnMonth(entry.snapshot)
      let today = month.weeks.joined().first { $0.day.isToday }
      return "\(month.title?.longest ?? "none"): \(today?.solarText?.longest ?? "none")"
    }
    #expect(titles == ["Tháng 2, 2026: 27", "Tháng 2, 2026: 28", "Tháng 3, 2026: 1"])
  }

  /// The lunar date 24/1 of 2073 depends on one second of Earth rotation (a close-event of Generated/facts/calendars.tsv).
  @Test func LV_21_whatIsNotCertainIsMarkedInTheCellAloudInTheDataAndBelowTheMonth() throws {
    let doubtful = try Widget().cell("2073-01-01")
    #expect(doubtful.lunarText == "24?")
    #expect(doubtful.spoken?.hasSuffix("ngày âm lịch chưa chắc chắn") == true)
    #expect(try Widget().month("2073-01-01").note == "Dấu ?: ngày âm lịch chưa chắc chắn")
    #expect(try Widget(.circular).text("lunarShort", "2073-01-01") == "24/11?")
    let small = try Widget(.small)
    #expect(try small.text("lunarLine", "2073-01-01")?.longest == "Ngày 24 tháng Mười Một?")
    #expect(try small.text("note", "2073-01-01") == "Dấu ?: ngày âm lịch chưa chắc chắn")
    #expect(
      try Widget(.inline).text("inlineText", "2073-01-01")?.longest == "1 tháng 1 · ngày 24 tháng Mười Một?")
    #expect(try small.text("note", "2150-01-01")?.longest.hasPrefix("Chỉ có ngày âm lịch") == true)
    #expect(
      try Widget(.rectangular).text("lunarLine", "2150-01-01")?.longest.hasPrefix("Chỉ có ngày âm lịch")
        == true)
    let data = try Widget().data("2073-01-01").today
    #expect((data?.isCertain, data?.lunar, data?.lunarText) == (false, 24, "24?"))
    #expect(try Widget().month("2026-02-17").note == nil)
  }
}
