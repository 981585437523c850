import CalendarScreensTables
package import LunarCalendarWidgetCore
import WidgetViews

/// The fields of the form for one of the user's own days, before it is saved.
package struct AnniversaryForm: Hashable, Sendable {
  /// The day to change; `nil` for a new one.
  package let anniversary: Anniversary?
  /// The name of the person or of the day.
  package var name: String
  /// The kind of day.
  package var kind: Anniversary.Kind
  /// The day of the lunar month, 1 to 30.
  package var day: Int
  /// The lunar month, 1 to 12; `nil` for a day of every month.
  package var month: Int?
  /// The rule for a year with a leap month of this number.
  package var leapMonthRule: RecurringLunarDate.LeapMonthRule
  /// The rule for day 30 in a month of 29 days.
  package var missingDayRule: RecurringLunarDate.MissingDayRule
  /// The lunar year of the event, as typed; empty if it is not known.
  package var year: String
  /// The calendar it follows; `nil` for that of the app.
  package var calendar: LunarCalendar?

  /// Creates the form of a new day, by default today.
  ///
  /// - Parameter date: Today; without one, the first day of the lunar year.
  package init(on date: LunarDate? = nil) {
    anniversary = nil
    name = ""
    kind = .death
    day = date?.day ?? 1
    month = date?.month ?? 1
    leapMonthRule = .regularMonth
    missingDayRule = .lastDayOfMonth
    year = ""
    calendar = nil
  }

  /// Creates the form of a day of the list.
  package init(editing anniversary: Anniversary) {
    self.anniversary = anniversary
    name = anniversary.name
    kind = anniversary.kind
    day = anniversary.date.day
    month = anniversary.date.month
    leapMonthRule = anniversary.date.leapMonthRule
    missingDayRule = anniversary.date.missingDayRule
    year = anniversary.year.map { "\($0)" } ?? ""
    calendar = anniversary.calendar
  }

  /// The year; `nil` unless an allowed one is entered.
  fileprivate var yearNumber: Int? {
    month == nil ? nil : Int(year).flatMap { Anniversary.years.contains($0) ? $0 : nil }
  }
  /// Whether the year is empty, allowed, or not needed.
  fileprivate var isYearAllowed: Bool { year.isEmpty || month == nil || yearNumber != nil }
  /// Whether the name is allowed.
  fileprivate var isNameAllowed: Bool { (try? GivenName.checked(name)) != nil }

  /// The lunar day with its rules; `nil` if the day cannot exist.
  fileprivate var date: RecurringLunarDate? {
    try? RecurringLunarDate(
      month: month, day: day, leapMonthRule: leapMonthRule, missingDayRule: missingDayRule)
  }

  /// Returns the day to save.
  ///
  /// - Parameters:
  ///   - id: The id for a new day.
  ///   - today: The day on which it is saved; `nil` if that is not known.
  /// - Returns: `nil` as long as the name or the year is not allowed.
  package func entered(id: String, on today: CivilDate?) -> Anniversary? {
    guard isYearAllowed, let date else { return nil }
    return try? anniversary.map { (old: Anniversary) throws(JSONValueError) in
      try old.changed(
        name: name, kind: kind, date: date, year: yearNumber, calendar: calendar, on: today)
    }
      ?? Anniversary(
        id: id, name: name, kind: kind, date: date, year: yearNumber, calendar: calendar, savedOn: today)
  }
}

/// The content of the form for a day: its fields with their choices, problems, and the resulting dates.
package struct AnniversaryFormScreen: Hashable, Sendable {
  /// The date of the day in a lunar year, or in a lunar month if it comes every month.
  package struct Meaning: Hashable, Sendable {
    /// "Năm Bính Ngọ (2026)", "Tháng Sáu nhuận".
    package let period: String
    /// "Chủ Nhật, 26 tháng 4 năm 2026", two dates, or a note that there is none.
    package let days: String
  }

  /// Whether the day is new; otherwise one of the list is changed.
  package let isNew: Bool
  /// Whether the day could not be saved.
  package let hasFailed: Bool
  /// Whether a name was entered that is not allowed.
  package let isNameWrong: Bool
  /// The kind of day.
  package let kind: ChoiceField<Anniversary.Kind>
  /// The days of a lunar month.
  package let day: ChoiceField<Int>
  /// The lunar months, and every month.
  package let month: ChoiceField<Int?>
  /// The rule for a year with a leap month; `nil` for a day of every month.
  package let leapMonthRule: ChoiceField<RecurringLunarDate.LeapMonthRule>?
  /// The rule for a month of 29 days; `nil` unless the day is the thirtieth.
  package let missingDayRule: ChoiceField<RecurringLunarDate.MissingDayRule>?
  /// Whether the form has a field for the year, which a day of every month does not need.
  package let asksYear: Bool
  /// Whether a year was entered that is not allowed.
  package let isYearWrong: Bool
  /// The calendars to choose from.
  package let calendar: ChoiceField<LunarCalendar?>
  /// The dates in this lunar year and the next, or from the first year in which the event is observed if that
  /// is later; for a day of every month, the next three dates.
  package let meanings: [Meaning]
  /// Whether the day can be saved.
  package let canSave: Bool
  /// The labels.
  let strings: CalendarScreensStrings
  /// The language of the labels.
  var language: Language { Language(tableIndex: strings.language) }

  /// Creates the content of the form at a moment.
  ///
  /// - Parameters:
  ///   - form: The entered values.
  ///   - settings: The settings of the app.
  ///   - hasFailed: Whether the day could not be saved.
  ///   - instant: The moment.
  ///   - environment: Zone, language and region; its frame is not used.
  package init(
    _ form: AnniversaryForm, in settings: CalendarSettings, hasFailed: Bool = false, at instant: Instant,
    in environment: WidgetEnvironment
  ) {
    let texts = CalendarScreenTexts(environment.language, monthNaming: settings.monthNaming)
    let strings = texts.strings
    self.strings = strings
    isNew = form.anniversary == nil
    self.hasFailed = hasFailed
    isNameWrong = !form.name.isEmpty && !form.isNameAllowed
    kind = ChoiceField(strings.kind, Anniversary.Kind.allCases, texts.kind)
    day = ChoiceField(strings.day, Array(LunarDate.days), texts.day)
    month = ChoiceField(strings.month, Array(LunarDate.months) + [nil]) { month in
      month.map { texts.month($0) } ?? texts.anniversaries.everyMonth.capitalizedFirst
    }
    leapMonthRule = form.month.map { month in
      ChoiceField(strings.leapYears, RecurringLunarDate.LeapMonthRule.allCases) {
        texts.anniversaries.choice($0, month: month)
      }
    }
    missingDayRule =
      form.day == LunarDate.days.upperBound
      ? ChoiceField(
        strings.shortMonths, RecurringLunarDate.MissingDayRule.allCases, texts.anniversaries.choice)
      : nil
    asksYear = form.month != nil
    isYearWrong = !form.isYearAllowed
    let usual = settings.calendar(in: environment)
    calendar = ChoiceField(strings.ownCalendar, [nil] + LunarCalendar.all) { calendar in
      calendar.map(texts.name) ?? strings.calendarOfApp(calendar: texts.name(usual))
    }
    meanings = Self.meanings(
      form, of: form.calendar ?? usual, on: settings.days(at: instant, in: environment).day(at: instant),
      texts)
    canSave = form.entered(id: "new", on: nil) != nil
  }

  private static func meanings(
    _ form: AnniversaryForm, of calendar: LunarCalendar, on today: CivilDate?, _ texts: CalendarScreenTexts
  ) -> [Meaning] {
    guard let date = form.date, let today, let present = try? calendar.lunarDate(of: today).year else {
      return []
    }
    if form.month == nil {
      let coming = try? calendar.occurrences(of: date, in: DayNumber(today)...calendar.days.upperBound)
      return (coming.map { Array($0.prefix(3)) } ?? []).compactMap { day in
        (try? calendar.lunarDate(of: day)).map {
          Meaning(period: texts.month(of: $0), days: texts.date(CivilDate(day)))
        }
      }
    }
    let first = max(present, form.yearNumber.map(form.kind.firstYear) ?? present)
    return [first, first + 1].compactMap { year in
      guard let days = try? calendar.days(of: date, inYear: year) else { return nil }
      let dates = days.map { texts.date(CivilDate($0)) }
      return Meaning(
        period: texts.lunarYear(year, of: calendar),
        days: dates.count == 2
          ? texts.strings.twoDays(first: dates[0], second: dates[1]) : dates.first ?? texts.strings.noDay)
    }
  }
}
