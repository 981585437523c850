import CalendarScreensTables
public import LunarCalendarWidgetCore

/// The content of the app's screen: a month, the user's own days, and the settings.
public struct CalendarScreen: Hashable, Sendable {
  /// Something that can be tapped.
  public struct Button: Hashable, Sendable {
    /// The action of a tap.
    public let action: CalendarAction
    /// The label.
    public let title: String
    /// The SF Symbol beside the label, or in its place if there is little room.
    public let symbol: String

    init(_ action: CalendarAction, _ title: String, _ symbol: String) {
      self.action = action
      self.title = title
      self.symbol = symbol
    }
  }

  /// One of the user's own days, with its next date.
  public struct Row: Hashable, Sendable {
    /// The id of the anniversary.
    public let id: String
    /// "Giỗ ông nội lần thứ 5".
    public let title: String
    /// "Mùng 10 tháng Ba âm lịch".
    public let lunarDay: String
    /// "Chủ Nhật, 26 tháng 4 năm 2026", or a note that the day does not come again.
    public let nextDay: String
    /// "Còn 3 ngày"; `nil` if it does not come again.
    public let distance: String?
    /// The spoken text of the whole row.
    public let accessibility: AccessibilityText
    /// The button that removes it.
    public let deletion: Button
  }

  /// A choice of the user.
  public struct Setting: Hashable, Sendable {
    /// The label and the values to choose from.
    public let field: ChoiceField<CalendarChoice>
    /// The current value, which is one of them.
    public let chosen: CalendarChoice
  }

  /// A choice between yes and no.
  public struct Switch: Hashable, Sendable {
    /// The label.
    public let title: String
    /// A sentence on its effect.
    public let note: String
    /// Whether it is on.
    public let isOn: Bool
  }

  /// "Lịch Việt".
  public let title: String
  /// A note on data that could not be read or saved; `nil` if all is well.
  public let notice: String?
  /// The month, as in the large widget.
  public let month: CalendarSnapshot
  /// The note that the days off of its year are not all known, and whether a decision is due; `nil` if they are decided.
  public let daysOffNote: String?
  /// The buttons that lead to other months.
  public let months: [Button]
  /// The heading of the user's own days.
  public let daysTitle: String
  /// The days, the next one first.
  public let days: [Row]
  /// The text in place of the days if there are none; `nil` if there are some, or it is not known.
  public let daysNote: String?
  /// The number of days that cannot be read, as a text; `nil` if all can.
  public let unreadableNote: String?
  /// "Đã xóa: Giỗ ông nội"; `nil` if nothing was deleted since the app was opened.
  public let deleted: String?
  /// The button that restores it.
  public let undo: Button?
  /// The button for a new day; `nil` if the list cannot be read, so that nothing can be added to it.
  public let addition: Button?
  /// The heading of the settings.
  public let settingsTitle: String
  /// The settings that have values to choose from.
  public let settings: [Setting]
  /// Whether less is shown, in larger type.
  public let largeType: Switch
  /// Whether days of remembrance and of professions are shown.
  public let observances: Switch
  /// The heading of the list of signs.
  public let signsTitle: String
  /// The meanings of the signs of the month, each with its sign: "• ngày lễ".
  public let signs: [String]

  /// Creates the content of the screen at a moment.
  ///
  /// - Parameters:
  ///   - state: The state of the settings.
  ///   - month: The month that is shown; `nil` for that of today.
  ///   - isListUnreadable: Whether the stored value of the days is not a list.
  ///   - deleted: The day that was deleted last; `nil` if none was.
  ///   - hasFailed: Whether the last action could not be saved.
  ///   - instant: The moment.
  ///   - environment: Zone, language and region, and the frame of the month.
  public init(
    of state: CalendarState, showing month: YearMonth? = nil, isListUnreadable: Bool = false,
    deleted: Anniversary? = nil, hasFailed: Bool = false, at instant: Instant,
    in environment: WidgetEnvironment
  ) {
    let settings = state.settings
    let texts = CalendarScreenTexts(environment.language, monthNaming: settings.monthNaming)
    let strings = texts.strings
    self.month = CalendarDefinition.snapshot(
      of: state, configuration: CalendarConfiguration(month: month), at: instant, in: environment)
    // If a language has no texts for the screens, its names would be mixed with texts of another language.
    var environment = environment
    environment.language = texts.language
    title = CalendarDefinition.name(in: environment.language)
    notice =
      if hasFailed {
        strings.notSaved
      } else if case .unreadable = state {
        strings.unreadableSettings
      } else {
        isListUnreadable ? strings.unreadableList : nil
      }
    let words = CalendarTexts(environment.language)
    let today = settings.days(at: instant, in: environment).day(at: instant)
    months = today.map { Self.months(from: month, today: $0, settings, words, in: environment) } ?? []
    daysOffNote = (month?.year ?? today?.year).flatMap { year in
      DayTexts(environment.language).notes(
        on: year...year, of: settings.daysOff(in: environment), today: today
      ).first?.capitalizedFirst
    }
    daysTitle = strings.anniversariesTitle
    days = Self.rows(of: state, texts, at: instant, in: environment)
    let isKnown = if case .unreadable = state { false } else { !isListUnreadable }
    daysNote = isKnown && settings.anniversaries.isEmpty ? strings.noAnniversaries : nil
    let unreadable = settings.anniversaries.unreadable.count
    unreadableNote = unreadable > 0 ? strings.unreadableDays(count: unreadable) : nil
    self.deleted = deleted.map { strings.removed(title: texts.anniversaries.title($0)) }
    undo = deleted.map { _ in Button(.undo, strings.undo, "arrow.uturn.backward") }
    addition = isListUnreadable ? nil : Button(.add, strings.add, "plus")
    settingsTitle = strings.settingsTitle
    self.settings = Self.settings(settings, texts, in: environment)
    largeType = Switch(title: words.largeType, note: words.largeTypeNote, isOn: settings.usesLargeType)
    observances = Switch(
      title: strings.observances, note: strings.observancesNote, isOn: !settings.hidesObservances)
    (signsTitle, signs) = (strings.signsTitle, words.legends)
  }

  /// Creates the arrows of the widget as buttons of the app.
  private static func months(
    from month: YearMonth?, today: CivilDate, _ settings: CalendarSettings, _ texts: CalendarTexts,
    in environment: WidgetEnvironment
  ) -> [Button] {
    MonthArrow.all(
      from: month ?? YearMonth(of: today), today: today,
      firstWeekday: settings.firstWeekday ?? environment.firstWeekday, texts: texts
    ).map { Button(.showMonth($0.month), $0.accessibility.label, $0.symbol) }
  }

  private static func rows(
    of state: CalendarState, _ texts: CalendarScreenTexts, at instant: Instant,
    in environment: WidgetEnvironment
  ) -> [Row] {
    let events = CalendarDefinition.nextAnniversaries(of: state, at: instant, in: environment)
    // Days that do not come again are last.
    let rows = zip(state.settings.anniversaries.elements, events).map { anniversary, event in
      (Int64(event.map { DayNumber($0.date).rataDie } ?? Int32.max), row(anniversary, event, texts))
    }
    return rows.inOrder { $0.0 }.map { $0.1 }
  }

  private static func row(
    _ anniversary: Anniversary, _ event: EventLine?, _ texts: CalendarScreenTexts
  ) -> Row {
    let title = texts.anniversaries.title(anniversary)
    let lunarDay = texts.lunarDay(anniversary.date)
    return Row(
      id: anniversary.id, title: event?.name.value?.longest ?? title, lunarDay: lunarDay,
      nextDay: event.map { texts.date($0.date) } ?? texts.strings.noNextDay,
      distance: event?.distanceText.longest,
      accessibility: event?.accessibility
        ?? AccessibilityText(label: title, value: texts.strings.noNextDay),
      deletion: Button(.delete(anniversary.id), texts.strings.remove(title: title), "trash"))
  }

  private static func settings(
    _ settings: CalendarSettings, _ texts: CalendarScreenTexts, in environment: WidgetEnvironment
  ) -> [Setting] {
    let strings = texts.strings
    let region = strings.calendarOfRegion(calendar: texts.name(environment.region.calendar))
    let device = strings.weekdayOfDevice(weekday: texts.weekday(environment.firstWeekday))
    func setting<Item>(
      _ title: String, _ items: [Item], _ chosen: Item, _ choice: (Item) -> CalendarChoice,
      _ text: (Item) -> String
    ) -> Setting {
      Setting(field: ChoiceField(title, items, choice, text), chosen: choice(chosen))
    }
    let all = [
      setting(
        strings.calendar, [nil] + LunarCalendar.all, settings.calendar, CalendarChoice.calendar
      ) { $0.map(texts.name) ?? region },
      setting(
        strings.monthNaming, MonthNaming.allCases, settings.monthNaming, CalendarChoice.monthNaming
      ) { texts.month(11, naming: $0) },
      setting(
        strings.firstWeekday, [nil] + Weekday.allCases, settings.firstWeekday, CalendarChoice.firstWeekday
      ) { $0.map(texts.weekday) ?? device },
      setting(
        strings.dayBasis, CalendarSettings.DayBasis.allCases, settings.dayBasis, CalendarChoice.dayBasis
      ) { $0 == .userZone ? strings.dayOfUser : strings.dayOfCalendar },
      setting(
        strings.daysOff, DaysOffCountry.allCases, settings.daysOffCountry, CalendarChoice.daysOffCountry
      ) { texts.name($0, beside: settings.calendar(in: environment)) },
    ]
    // Only Vietnamese has two names of month 11.
    return all.filter { Set($0.field.choices.map(\.text)).count > 1 }
  }
}
