import WidgetCoreTables

/// Civil dates in words.
///
/// Foundation's formats differ between its versions. A widget must always say the same, so the patterns are
/// texts like all others.
package struct DateText: Hashable, Sendable {
  private let strings: WidgetCoreStrings
  /// Whether English has the day before the month, as in most regions but the United States.
  private let isDayFirst: Bool

  /// Creates the date texts of a language.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - localeIdentifier: The locale, whose region decides the order of dates in English: in `en_GB` "21 June"; `nil` for
  ///     the language alone, "June 21".
  package init(_ language: Language, localeIdentifier: String? = nil) {
    strings = WidgetCoreStrings(language: language.tableIndex)
    isDayFirst =
      Language(tableIndex: strings.language) == .english
      && localeIdentifier.flatMap { LocaleRegion($0) }?.isDayFirst == true
  }

  /// Creates the date texts of an environment in the language of the surrounding texts.
  package init(_ environment: WidgetEnvironment, language: Language) {
    self.init(language, localeIdentifier: environment.localeIdentifier)
  }

  /// "Thứ Ba, 17 tháng 2 năm 2026", "Tuesday, February 17, 2026", "2026年2月17日星期二".
  package func full(_ date: CivilDate) -> String {
    isDayFirst
      ? weekday(before: long(date), date)
      : strings.fullDate(
        day: "\(date.day)", month: months(date).full, weekday: weekday(date.weekday), year: "\(date.year)")
  }

  /// "17 tháng 2 năm 2026", "February 17, 2026", "2026年2月17日".
  package func long(_ date: CivilDate) -> String {
    (isDayFirst ? strings.dayFirstLong : strings.longDate)("\(date.day)", months(date).full, "\(date.year)")
  }

  /// "Thứ Ba, 17 tháng 2", "Tuesday, February 17", "2月17日星期二".
  package func weekdayAndDate(_ date: CivilDate) -> String {
    isDayFirst
      ? weekday(before: dayAndMonth(date), date)
      : strings.weekdayAndDate(day: "\(date.day)", month: months(date).full, weekday: weekday(date.weekday))
  }

  /// "17 tháng 2", "February 17", "2月17日".
  package func dayAndMonth(_ date: CivilDate) -> String {
    (isDayFirst ? strings.dayFirst : strings.dayAndMonth)("\(date.day)", months(date).full)
  }

  /// "17/2", "Feb 17", "2/17", for little room.
  package func dayAndMonthShort(_ date: CivilDate) -> String {
    (isDayFirst ? strings.dayFirst : strings.dayAndMonthShort)("\(date.day)", months(date).short)
  }

  /// "17/2/2026", "Feb 17, 2026", "2026/2/17", for little room.
  package func longShort(_ date: CivilDate) -> String {
    (isDayFirst ? strings.dayFirstLong : strings.longDateShort)(
      "\(date.day)", months(date).short, "\(date.year)")
  }

  /// "Tháng 2, 2026", "February 2026", "2026年2月", for headings.
  package func monthAndYear(_ date: CivilDate) -> String {
    strings.monthAndYear(month: months(date).full, year: "\(date.year)").capitalizedFirst
  }

  /// "2/2026", "Feb 2026", "2026/2", for little room.
  package func monthAndYearShort(_ date: CivilDate) -> String {
    strings.monthAndYearShort(month: months(date).short, year: "\(date.year)")
  }

  private func weekday(before text: String, _ date: CivilDate) -> String {
    strings.weekdayFirst(date: text, weekday: weekday(date.weekday))
  }

  /// "Thứ Ba", "Tuesday", "星期二".
  package func weekday(_ weekday: Weekday) -> String {
    switch weekday {
    case .monday: strings.monday
    case .tuesday: strings.tuesday
    case .wednesday: strings.wednesday
    case .thursday: strings.thursday
    case .friday: strings.friday
    case .saturday: strings.saturday
    case .sunday: strings.sunday
    }
  }

  /// Returns the names of the month within a date and within a short date.
  private func months(_ date: CivilDate) -> (full: String, short: String) {
    switch date.month {
    case 1: (strings.january, strings.januaryShort)
    case 2: (strings.february, strings.februaryShort)
    case 3: (strings.march, strings.marchShort)
    case 4: (strings.april, strings.aprilShort)
    case 5: (strings.may, strings.mayShort)
    case 6: (strings.june, strings.juneShort)
    case 7: (strings.july, strings.julyShort)
    case 8: (strings.august, strings.augustShort)
    case 9: (strings.september, strings.septemberShort)
    case 10: (strings.october, strings.octoberShort)
    case 11: (strings.november, strings.novemberShort)
    default: (strings.december, strings.decemberShort)
    }
  }
}

extension String {
  /// The text for the beginning of a sentence.
  package var capitalizedFirst: String {
    // Uses scalars: the first character may be a letter with combining marks, which have no capitals.
    guard let first = unicodeScalars.first else { return self }
    return first.properties.uppercaseMapping + String(unicodeScalars.dropFirst())
  }
}
