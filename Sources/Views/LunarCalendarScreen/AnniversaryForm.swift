import LunarCalendarScreenTables
public import LunarCalendarWidget

/// What is entered for a day of the user's own before it is kept.
public struct AnniversaryForm: Hashable, Sendable {
  /// The day that is changed; `nil` for a new one.
  public let anniversary: Anniversary?
  /// Whose day it is, or what it is called.
  public var name: String
  /// What is remembered.
  public var kind: Anniversary.Kind
  /// The day of the lunar month, 1 to 30.
  public var day: Int
  /// The lunar month, 1 to 12.
  public var month: Int
  /// What is done in a year with a leap month of this number.
  public var leapMonthRule: RecurringLunarDate.LeapMonthRule
  /// What is done with day 30 in a month of 29 days.
  public var missingDayRule: RecurringLunarDate.MissingDayRule
  /// The lunar year in which it happened, as it is typed; empty if it is not known.
  public var year: String
  /// The calendar it follows; `nil` for that of the app.
  public var calendar: LunarCalendar?

  /// The form of a new day, which is today's until another is chosen.
  ///
  /// - Parameter date: Today; without one, the first day of the lunar year.
  public init(on date: LunarDate? = nil) {
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

  /// The form of a day of the list.
  public init(changing anniversary: Anniversary) {
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

  /// The year; `nil` if none is entered that is allowed.
  fileprivate var yearNumber: Int? { Int(year).flatMap { Anniversary.years.contains($0) ? $0 : nil } }
  /// Whether the year is left out, or one that is allowed.
  fileprivate var isYearAllowed: Bool { year.isEmpty || yearNumber != nil }
  /// Whether the name is one.
  fileprivate var isNameAllowed: Bool { GivenName.name(name) != nil }

  /// The lunar day with its rules; `nil` for a day that there cannot be.
  fileprivate var date: RecurringLunarDate? {
    try? RecurringLunarDate(
      month: month, day: day, leapMonthRule: leapMonthRule, missingDayRule: missingDayRule)
  }

  /// What is kept of it.
  ///
  /// - Parameter id: That of a new day.
  /// - Returns: `nil` as long as the name or the year is none.
  public func entered(id: String) -> Anniversary? {
    guard isYearAllowed, let date else { return nil }
    return try? anniversary.map { (old: Anniversary) throws(AnniversaryError) in
      try old.changed(name: name, kind: kind, date: date, year: yearNumber, calendar: calendar)
    }
      ?? Anniversary(id: id, name: name, kind: kind, date: date, year: yearNumber, calendar: calendar)
  }
}

/// What the form of a day shows: its fields with their choices, what is wrong, and what the day means.
public struct AnniversaryFormScreen: Hashable, Sendable {
  /// A field with values to choose from.
  public struct Field<Value: Hashable & Sendable>: Hashable, Sendable {
    /// What it is called.
    public let title: String
    /// What can be chosen.
    public let choices: [Choice<Value>]
  }

  /// One of the values of a field.
  public struct Choice<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The value.
    public let value: Value
    /// What it is called.
    public let text: String
  }

  /// What the day means in a lunar year.
  public struct Meaning: Hashable, Sendable {
    /// "Năm Bính Ngọ (2026)".
    public let year: String
    /// "Chủ Nhật, 26 tháng 4 năm 2026", two dates, or that there is none.
    public let days: String
  }

  /// "Ngày mới", or that one is changed.
  public let title: String
  /// The label of the name.
  public let name: String
  /// What a name is; `nil` if this is one, or none was entered yet.
  public let nameProblem: String?
  /// What is remembered.
  public let kind: Field<Anniversary.Kind>
  /// The days of a lunar month.
  public let day: Field<Int>
  /// The lunar months.
  public let month: Field<Int>
  /// What is done in a year with a leap month.
  public let leapMonthRule: Field<RecurringLunarDate.LeapMonthRule>
  /// What is done in a month of 29 days; `nil` unless the day is the thirtieth.
  public let missingDayRule: Field<RecurringLunarDate.MissingDayRule>?
  /// The label of the year.
  public let year: String
  /// What a year is; `nil` if this is one, or none was entered.
  public let yearProblem: String?
  /// The calendars it may follow.
  public let calendar: Field<LunarCalendar?>
  /// When it is kept in this lunar year and the next, or from the year on in which it happens.
  public let meanings: [Meaning]
  /// The button that keeps it.
  public let save: String
  /// Whether it can be kept.
  public let canSave: Bool
  /// The button that does not.
  public let cancel: String

  /// The form at a moment.
  ///
  /// - Parameters:
  ///   - form: What is entered.
  ///   - settings: Those of the app.
  ///   - instant: The moment.
  ///   - environment: Zone, language and region; its frame does not matter.
  public init(
    _ form: AnniversaryForm, in settings: CalendarSettings, at instant: Instant,
    in environment: WidgetEnvironment
  ) {
    let texts = CalendarScreenTexts(environment.language, monthNaming: settings.monthNaming)
    let strings = texts.strings
    func field<Value>(_ title: String, _ values: [Value], _ text: (Value) -> String) -> Field<Value> {
      Field(title: title, choices: values.map { Choice(value: $0, text: text($0)) })
    }
    title = form.anniversary == nil ? strings.newDay : strings.changeDay
    name = strings.name
    nameProblem = form.name.isEmpty || form.isNameAllowed ? nil : strings.badName
    kind = field(strings.kind, Anniversary.Kind.allCases, texts.kind)
    day = field(strings.day, Array(LunarDate.days), texts.day)
    month = field(strings.month, Array(LunarDate.months)) { texts.month($0) }
    leapMonthRule = field(strings.leapYears, RecurringLunarDate.LeapMonthRule.allCases) {
      texts.anniversaries.choice($0, month: form.month)
    }
    missingDayRule =
      form.day == LunarDate.days.upperBound
      ? field(
        strings.shortMonths, RecurringLunarDate.MissingDayRule.allCases, texts.anniversaries.choice)
      : nil
    year = strings.year
    yearProblem = form.isYearAllowed ? nil : strings.badYear
    let usual = settings.calendar(in: environment)
    calendar = field(strings.ownCalendar, [nil] + LunarCalendar.all) { calendar in
      calendar.map(texts.name) ?? strings.calendarOfApp(calendar: texts.name(usual))
    }
    meanings = Self.meanings(
      form, of: form.calendar ?? usual, on: settings.days(at: instant, in: environment).day(at: instant),
      texts)
    save = strings.save
    canSave = form.entered(id: "new") != nil
    cancel = strings.cancel
  }

  private static func meanings(
    _ form: AnniversaryForm, of calendar: LunarCalendar, on today: CivilDate?, _ texts: CalendarScreenTexts
  ) -> [Meaning] {
    guard let date = form.date, let present = today.flatMap({ try? calendar.lunarDate(of: $0).year }) else {
      return []
    }
    let first = max(present, form.yearNumber ?? present)
    return [first, first + 1].compactMap { year in
      guard let days = try? calendar.days(of: date, inYear: year) else { return nil }
      let kept = [days.first, days.second].compactMap { $0 }.map { texts.date(CivilDate($0)) }
      return Meaning(
        year: texts.lunarYear(year, of: calendar),
        days: kept.count == 2
          ? texts.strings.twoDays(first: kept[0], second: kept[1]) : kept.first ?? texts.strings.noDay)
    }
  }
}
