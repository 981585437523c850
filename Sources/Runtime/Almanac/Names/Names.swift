import AlmanacTables

extension SolarTerm {
  /// Returns the name: "Xuân phân", "春分", "spring equinox".
  public func name(in language: Language) -> String { termName(language.tableIndex, rawValue) }
}

extension MoonAppearance {
  /// Returns the name: "Trăng tròn", "满月", "full moon".
  public func name(in language: Language) -> String { phaseName(language.tableIndex, rawValue) }
}

extension MoonPhase {
  /// Returns the name: "Trăng tròn", "满月", "full moon".
  public func name(in language: Language) -> String { MoonAppearance(self).name(in: language) }
}

extension Weekday {
  /// Returns the short name: "T2", "一", "Mon".
  public func shortName(in language: Language) -> String { weekdayName(language.tableIndex, rawValue) }
}

extension SexagenaryCycle {
  /// Returns the name: "Bính Ngọ", "丙午", and in English the pinyin "bǐng wǔ".
  public func name(in language: Language) -> String {
    AlmanacStrings(language: language.tableIndex)
      .cycle(branch: branchName(in: language), stem: stemName(in: language))
  }

  /// Returns the name of the stem: "Bính", "丙", "bǐng".
  public func stemName(in language: Language) -> String { AlmanacTables.stemName(language.tableIndex, stem) }

  /// Returns the name of the branch: "Ngọ", "午", "wǔ".
  public func branchName(in language: Language) -> String {
    AlmanacTables.branchName(language.tableIndex, branch)
  }
}

extension LunarCalendar {
  /// Returns the language of the names of the cycle of sixty in texts of a language.
  ///
  /// In English the Vietnamese calendar keeps its Vietnamese names, which are written in Latin letters; the
  /// other calendars have names in pinyin. In all other languages it is the language of the texts.
  public func cycleLanguage(for language: Language) -> Language {
    language == .english && ownLanguage == .vietnamese ? .vietnamese : language
  }
}

/// The name of month 11 in Vietnamese.
public enum MonthNaming: String, Hashable, Sendable, CaseIterable {
  /// Tháng Một, as in the old order of the months (một, chạp, giêng, hai).
  case traditional
  /// Tháng Mười Một, as in most calendars of today; "tháng Một" also means the Gregorian January.
  case modern
}

extension LunarDate {
  /// Returns the name of the month: "Giêng", "正月", "First Month".
  ///
  /// A leap month is named after the month before it, as each language writes it in Unicode CLDR: "Sáu nhuận", "闰六月",
  /// "윤6월", "Sixth Monthbis".
  public func monthName(in language: Language, naming: MonthNaming = .modern) -> String {
    let name =
      language == .vietnamese && naming == .modern
      ? modernMonthName(month - 1) : AlmanacTables.monthName(language.tableIndex, month - 1)
    return isLeapMonth ? AlmanacStrings(language: language.tableIndex).leapMonth(name: name) : name
  }

  /// Returns the name of the day: "mùng 1", "rằm", "初一", "1".
  public func dayName(in language: Language) -> String { AlmanacTables.dayName(language.tableIndex, day - 1) }
}

/// Writes lunar dates as people say them.
///
/// ```swift
/// let formatter = LunarDateFormatter(language: .vietnamese)
/// formatter.string(from: try LunarDate(year: 2026, month: 1, day: 1))  // mùng 1 tháng Giêng năm Bính Ngọ
/// ```
public struct LunarDateFormatter: Hashable, Sendable {
  /// The language of the text.
  public var language: Language
  /// The name of month 11 in Vietnamese.
  public var monthNaming: MonthNaming
  /// The calendar whose names of years are used; `nil` for the names of the language.
  ///
  /// In English the years of a Vietnamese calendar keep their Vietnamese names.
  public var calendar: LunarCalendar?

  /// Creates a formatter for a language.
  ///
  /// - Parameters:
  ///   - language: The language of the text.
  ///   - monthNaming: The name of month 11 in Vietnamese: tháng Một (traditional) or tháng Mười Một (modern).
  ///   - calendar: The calendar whose names of years are used; `nil` for the names of the language.
  public init(language: Language, monthNaming: MonthNaming = .modern, calendar: LunarCalendar? = nil) {
    self.calendar = calendar
    self.language = language
    self.monthNaming = monthNaming
  }

  /// Returns day, month and year.
  ///
  /// Examples: "mùng 1 tháng Giêng năm Bính Ngọ", "丙午年正月初一", "day 1 of the First Month, bǐng wǔ year".
  public func string(from date: LunarDate) -> String {
    strings.dateOfYear(
      cycle: SexagenaryCycle(lunarYear: date.year).name(
        in: calendar?.cycleLanguage(for: language) ?? language),
      date: dayAndMonth(date))
  }

  /// Returns day and month: "rằm tháng Tám", "八月十五", "day 15 of the Eighth Month".
  public func dayAndMonth(_ date: LunarDate) -> String {
    let (day, month) = (date.dayName(in: language), month(date))
    return day.first?.isNumber == true
      ? strings.numberedDay(day: day, month: month) : strings.namedDay(day: day, month: month)
  }

  /// Returns the month: "tháng Sáu nhuận", "闰六月", "Sixth Monthbis".
  public func month(_ date: LunarDate) -> String {
    strings.month(name: date.monthName(in: language, naming: monthNaming))
  }

  /// Returns the name of a lunar new year.
  ///
  /// It is the name of the feast if the calendar's names are native in the language. Examples: "Tết Bính Ngọ
  /// 2026", "Năm mới âm lịch Bính Ngọ 2026", "Lunar New Year 2026, Bính Ngọ". The name of the year follows
  /// ``LunarCalendar/cycleLanguage(for:)``.
  public func newYear(of year: LunarYear) -> String {
    let cycle = year.sexagenaryCycle.name(in: year.calendar.cycleLanguage(for: language))
    let number = "\(year.number)"
    return year.calendar.ownLanguage.map(language.isSameLanguage) ?? false
      ? strings.newYear(cycle: cycle, year: number) : strings.foreignNewYear(cycle: cycle, year: number)
  }

  private var strings: AlmanacStrings { AlmanacStrings(language: language.tableIndex) }
}
