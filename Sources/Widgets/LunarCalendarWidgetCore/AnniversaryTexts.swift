import LunarCalendarWidgetTables

/// The texts for anniversaries.
public struct AnniversaryTexts: Hashable, Sendable {
  private let strings: LunarCalendarWidgetStrings
  private let lunar: LunarDateFormatter

  /// Creates the texts of a language.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - monthNaming: The Vietnamese name of month 11.
  package init(_ language: Language, monthNaming: MonthNaming = .modern) {
    strings = LunarCalendarWidgetStrings(language: language.tableIndex)
    // Dates use the language of the texts.
    lunar = LunarDateFormatter(language: Language(tableIndex: strings.language), monthNaming: monthNaming)
  }

  /// "Giỗ ông nội lần thứ 5", with a shorter form without the years.
  package func title(_ day: AnniversaryDay) -> TextForms {
    let (name, kind) = (day.anniversary.name, day.anniversary.kind)
    let title = title(day.anniversary)
    let short =
      kind == .death && !saysItself(name, kind)
      ? strings.shortDeathAnniversary(name: name).capitalizedFirst : title
    guard let years = day.years else { return TextForms(title, short) }
    let counted =
      switch kind {
      case .death where years == 1: strings.firstDeathAnniversary(title: title)
      case .death: strings.deathAnniversaryCount(count: years, title: title)
      case .birthday: strings.birthdayCount(count: years, title: title)
      case .other: strings.anniversaryCount(count: years, title: title)
      }
    return TextForms(counted, title, short)
  }

  /// "Giỗ ông nội": the name with the kind of event, unless the name already says it.
  package func title(_ anniversary: Anniversary) -> String {
    let (name, kind) = (anniversary.name, anniversary.kind)
    if saysItself(name, kind) { return name.capitalizedFirst }
    return switch kind {
    case .death: strings.deathAnniversary(name: name).capitalizedFirst
    case .birthday: strings.birthday(name: name).capitalizedFirst
    case .other: name.capitalizedFirst
    }
  }

  /// Returns whether a name begins or ends with the word for the kind of event, in any language.
  ///
  /// All languages are checked because the phone's language may have changed after the name was entered.
  private func saysItself(_ name: String, _ kind: Anniversary.Kind) -> Bool {
    Language.allCases.contains { language in
      let word = Self.word(kind, LunarCalendarWidgetStrings(language: language.tableIndex))
      // Comparing bytes needs no Unicode tables, which a WebAssembly file would have to contain.
      return name.utf8.starts(with: word.utf8) || name.utf8.starts(with: word.capitalizedFirst.utf8)
        || name.utf8.reversed().starts(with: word.utf8.reversed())
    }
  }

  /// Returns "Giỗ ông nội lần thứ 5", or "Ngày riêng" if the anniversary was removed.
  ///
  /// The kind is hidden with the name, because the kind alone would reveal that somebody died.
  func name(_ day: Sensitive<AnniversaryDay>) -> String {
    day.value.map { title($0).longest } ?? word(.other).capitalizedFirst
  }

  /// Returns "Giỗ ông nội lần thứ 5, mùng 10 tháng Ba âm lịch", or with a hidden name "Ngày riêng, mùng 10
  /// tháng Ba âm lịch".
  func spoken(_ day: AnniversaryDay, isRedacted: Bool = false) -> String {
    strings.anniversaryDate(
      date: lunar.dayAndMonth(day.lunarDate), title: name(isRedacted ? .redacted : .visible(day)))
  }

  /// "mùng 10 tháng Ba", "ngày rằm hằng tháng".
  package func lunarDay(_ date: RecurringLunarDate) -> String {
    // The text does not contain the year, so any year will do.
    guard let day = try? LunarDate(year: 2000, month: date.month ?? 1, day: date.day) else { return "" }
    return date.month == nil
      ? strings.dayOfEveryMonth(day: day.dayName(in: Language(tableIndex: strings.language)))
      : lunar.dayAndMonth(day)
  }

  /// "hằng tháng": the choice that a day comes back in every month.
  package var everyMonth: String { strings.everyMonth }

  /// Returns the label of a choice for leap months: "Vào tháng Sáu, kể cả khi có tháng Sáu nhuận".
  ///
  /// - Parameters:
  ///   - rule: The choice between two months of the same number.
  ///   - month: The number of the month, 1 to 12.
  package func choice(_ rule: RecurringLunarDate.LeapMonthRule, month: Int) -> String {
    func name(isLeap: Bool) -> String {
      // The text does not contain the year, so any year will do.
      (try? LunarDate(year: 2000, month: month, isLeapMonth: isLeap, day: 1)).map(lunar.month) ?? "\(month)"
    }
    let (month, leapMonth) = (name(isLeap: false), name(isLeap: true))
    return switch rule {
    case .regularMonth: strings.leapMonthRegular(leapMonth: leapMonth, month: month)
    case .leapMonthIfPresent: strings.leapMonthPreferred(leapMonth: leapMonth, month: month)
    case .bothMonths: strings.leapMonthBoth(leapMonth: leapMonth, month: month)
    }
  }

  /// Returns the label of a choice for months without day 30: "Ngày cuối tháng nếu tháng không có ngày 30".
  package func choice(_ rule: RecurringLunarDate.MissingDayRule) -> String {
    switch rule {
    case .lastDayOfMonth: strings.missingDayLast
    case .firstDayOfNextMonth: strings.missingDayNext
    case .skip: strings.missingDaySkipped
    }
  }

  /// "giỗ", "sinh nhật", "ngày riêng".
  public func word(_ kind: Anniversary.Kind) -> String { Self.word(kind, strings) }

  private static func word(_ kind: Anniversary.Kind, _ strings: LunarCalendarWidgetStrings) -> String {
    switch kind {
    case .death: strings.deathAnniversaryWord
    case .birthday: strings.birthdayWord
    case .other: strings.anniversaryWord
    }
  }
}

extension CalendarTexts {
  /// Returns anniversaries as upcoming events.
  func events(of days: [AnniversaryDay], from today: CivilDate) -> [EventLine] {
    days.map { day in
      EventLine(
        anniversaries.title(day), on: day.day, from: today, role: .anniversary,
        spoken: anniversaries.spoken(day),
        spokenWhenRedacted: anniversaries.spoken(day, isRedacted: true), texts: self)
    }
  }
}

extension CalendarDefinition {
  /// Returns the next day, from today on, of each anniversary in the settings, in the order of the settings.
  ///
  /// An app lists all of them, however far in the future; the widget shows only near ones.
  ///
  /// - Returns: `nil` in place of an anniversary that has no more days within the tables.
  public static func nextAnniversaries(
    of state: CalendarState, at instant: Instant, in environment: WidgetEnvironment
  ) -> [EventLine?] {
    let settings = state.settings
    let calendar = settings.calendar(in: environment)
    let texts = CalendarTexts(environment.language, calendar: calendar, monthNaming: settings.monthNaming)
    let today = settings.days(at: instant, in: environment).day(at: instant)
    return settings.anniversaries.elements.map { anniversary in
      let last = (anniversary.calendar ?? calendar).days.upperBound
      guard let today, DayNumber(today) <= last else { return nil }
      let days = anniversary.days(in: DayNumber(today)...last, of: calendar)
      return days.first.flatMap { texts.events(of: [$0], from: today).first }
    }
  }
}
