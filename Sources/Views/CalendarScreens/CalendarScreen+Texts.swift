import CalendarScreensTables
import LunarCalendarWidgetCore

/// The texts of the app's screens that the widget does not need.
struct CalendarScreenTexts: Hashable, Sendable {
  let strings: CalendarScreensStrings
  /// The texts for the user's own days.
  let anniversaries: AnniversaryTexts
  private let lunar: LunarDateFormatter
  /// The language of the texts: the requested one, or its fallback.
  let language: Language
  private let monthNaming: MonthNaming

  init(_ language: Language, monthNaming: MonthNaming) {
    strings = CalendarScreensStrings(language: language.tableIndex)
    let language = Language(tableIndex: strings.language)
    self.language = language
    self.monthNaming = monthNaming
    anniversaries = AnniversaryTexts(language, monthNaming: monthNaming)
    lunar = LunarDateFormatter(language: language, monthNaming: monthNaming)
  }

  /// "Mùng 10 tháng Ba âm lịch".
  func lunarDay(_ date: RecurringLunarDate) -> String {
    strings.lunarDay(date: anniversaries.lunarDay(date)).capitalizedFirst
  }

  /// "Mùng 10".
  func day(_ day: Int) -> String {
    named(day: day).map { $0.dayName(in: language).capitalizedFirst } ?? "\(day)"
  }

  /// Returns "Tháng Ba"; with a naming of month 11, or that of the settings.
  func month(_ month: Int, naming: MonthNaming? = nil) -> String {
    let lunar = naming.map { LunarDateFormatter(language: language, monthNaming: $0) } ?? lunar
    return named(month: month).map { lunar.month($0).capitalizedFirst } ?? "\(month)"
  }

  /// "Tháng Sáu nhuận".
  func month(of date: LunarDate) -> String { lunar.month(date).capitalizedFirst }

  /// Returns a lunar date; its year is not shown.
  private func named(month: Int = 1, day: Int = 1) -> LunarDate? {
    try? LunarDate(year: 2000, month: month, day: day)
  }

  /// "Năm Bính Ngọ (2026)".
  func lunarYear(_ year: Int, of calendar: LunarCalendar) -> String {
    let cycle = SexagenaryCycle(lunarYear: year).name(in: calendar.cycleLanguage(for: language))
    return strings.lunarYear(cycle: cycle, year: "\(year)")
  }

  /// "Thứ Ba, 17 tháng 2 năm 2026".
  func date(_ date: CivilDate) -> String { DateText(language).full(date) }

  /// "Thứ Ba".
  func weekday(_ weekday: Weekday) -> String { DateText(language).weekday(weekday) }

  /// Returns "Việt Nam", or the id of a calendar that has no name here.
  func name(_ calendar: LunarCalendar) -> String {
    switch calendar {
    case .vietnamese: strings.vietnamese
    case .vietnameseUTC7: strings.vietnameseOneClock
    case .chinese: strings.chinese
    case .chineseUTC8: strings.chineseOneClock
    case .korean: strings.korean
    case .japanese: strings.japanese
    default: calendar.id
    }
  }

  /// "Việt Nam", "Theo nước của lịch: Việt Nam", "Không đánh dấu".
  func name(_ choice: DaysOffCountry, usual country: FestivalCountry?) -> String {
    switch choice {
    case .ofCalendar:
      strings.daysOffOfCalendar(country: country.map { $0.name(in: language) } ?? strings.noDaysOff)
    case .country(let country): country.name(in: language)
    case .noCountry: strings.noDaysOff
    }
  }

  /// "Giỗ", "Sinh nhật", "Ngày riêng".
  func kind(_ kind: Anniversary.Kind) -> String { anniversaries.word(kind).capitalizedFirst }
}
