import LunarCalendarScreenTables
public import LunarCalendarWidget

/// What the app's screen shows below the month: the days of the user's own, and the settings.
public struct CalendarScreen: Hashable, Sendable {
  /// Something that can be tapped.
  public struct Button: Hashable, Sendable {
    /// What a tap does.
    public let action: CalendarAction
    /// What it is called.
    public let title: String
    /// The SF Symbol beside its name, or in its place where there is little room.
    public let symbol: String

    init(_ action: CalendarAction, _ title: String, _ symbol: String) {
      self.action = action
      self.title = title
      self.symbol = symbol
    }
  }

  /// A day of the user's own, with the next time it is kept.
  public struct Row: Hashable, Sendable {
    /// That of the anniversary.
    public let id: String
    /// "Giỗ ông nội lần thứ 5".
    public let title: String
    /// "Mùng 10 tháng Ba âm lịch".
    public let lunarDay: String
    /// "Chủ Nhật, 26 tháng 4 năm 2026", or that it does not come again.
    public let nextDay: String
    /// "Còn 3 ngày"; `nil` if it does not come again.
    public let distance: String?
    /// What is read aloud for all of it.
    public let accessibility: AccessibilityText
    /// The button that takes it out.
    public let removal: Button
  }

  /// A choice of the user.
  public struct Setting: Hashable, Sendable {
    /// What it is called.
    public let title: String
    /// What can be chosen.
    public let choices: [Choice]
    /// The present one, which is among the choices.
    public let chosen: CalendarChoice
  }

  /// One of the values of a setting.
  public struct Choice: Hashable, Sendable {
    /// The value.
    public let value: CalendarChoice
    /// What it is called.
    public let text: String
  }

  /// A choice between yes and no.
  public struct Switch: Hashable, Sendable {
    /// What it is called.
    public let title: String
    /// What it does.
    public let note: String
    /// Whether it is on.
    public let isOn: Bool
  }

  /// "Lịch Việt".
  public let title: String
  /// What could not be read or kept; `nil` if all is well.
  public let notice: String?
  /// The SF Symbol of the notice.
  public static let noticeSymbol = "exclamationmark.triangle"
  /// What leads to other months.
  public let months: [Button]
  /// The heading of the days of the user's own.
  public let daysTitle: String
  /// The days, the next first.
  public let days: [Row]
  /// What stands in their place while there are none; `nil` if there are some, or nobody knows.
  public let daysNote: String?
  /// How many days cannot be read; `nil` if all can.
  public let unreadableNote: String?
  /// "Đã xóa: Giỗ ông nội"; `nil` if nothing was taken out since the app was opened.
  public let removed: String?
  /// The button that puts it back.
  public let undo: Button?
  /// The button for a new day; `nil` where the list cannot be read, so that nothing can be added to it.
  public let addition: Button?
  /// The heading of the settings.
  public let settingsTitle: String
  /// The settings that have values to choose from.
  public let settings: [Setting]
  /// Whether there is less to see, in larger type.
  public let largeType: Switch

  /// The screen at a moment.
  ///
  /// - Parameters:
  ///   - state: What was found in the place of the settings.
  ///   - month: The month that is shown; `nil` for that of today.
  ///   - isListUnreadable: Whether something that is no list stands in the place of the days.
  ///   - removed: The day that was taken out last; `nil` if none was.
  ///   - hasFailed: Whether what was asked for last could not be kept.
  ///   - instant: The moment.
  ///   - environment: Zone, language and region; its frame does not matter.
  public init(
    of state: CalendarState, showing month: YearMonth? = nil, isListUnreadable: Bool = false,
    removed: Anniversary? = nil, hasFailed: Bool = false, at instant: Instant,
    in environment: WidgetEnvironment
  ) {
    let settings = state.settings
    let texts = CalendarScreenTexts(environment.language, monthNaming: settings.monthNaming)
    let strings = texts.strings
    // Where a language has no words for the screens, names in its own would stand among those of another.
    var environment = environment
    environment.language = texts.language
    title = CalendarSystem.name(in: environment.language)
    notice =
      if hasFailed {
        strings.notSaved
      } else if case .unreadable = state {
        strings.unreadableSettings
      } else {
        isListUnreadable ? strings.unreadableList : nil
      }
    months = Self.months(of: state, showing: month, at: instant, in: environment)
    daysTitle = strings.anniversariesTitle
    days = Self.rows(of: state, texts, at: instant, in: environment)
    let isKnown = if case .unreadable = state { false } else { !isListUnreadable }
    daysNote = isKnown && settings.anniversaries.isEmpty ? strings.noAnniversaries : nil
    let unreadable = settings.anniversaries.unreadable.count
    unreadableNote = unreadable > 0 ? strings.unreadableDays(count: unreadable) : nil
    self.removed = removed.map { strings.removed(title: texts.anniversaries.title($0)) }
    undo = removed.map { _ in Button(.undo, strings.undo, "arrow.uturn.backward") }
    addition = isListUnreadable ? nil : Button(.add, strings.add, "plus")
    settingsTitle = strings.settingsTitle
    self.settings = Self.settings(settings, texts, in: environment)
    let words = CalendarTexts(environment.language)
    largeType = Switch(title: words.largeType, note: words.largeTypeNote, isOn: settings.usesLargeType)
  }

  /// The arrows that the widget has too, as buttons of the app.
  private static func months(
    of state: CalendarState, showing month: YearMonth?, at instant: Instant, in environment: WidgetEnvironment
  ) -> [Button] {
    var environment = environment
    environment.frame = WidgetFrame(.medium)
    let snapshot = CalendarSystem.snapshot(
      of: state, configuration: CalendarConfiguration(month: month, showsArrows: true), at: instant,
      in: environment)
    guard case .month(let content)? = snapshot.content else { return [] }
    return content.arrows.map { Button(.showMonth($0.month), $0.accessibility.label, $0.symbol) }
  }

  private static func rows(
    of state: CalendarState, _ texts: CalendarScreenTexts, at instant: Instant,
    in environment: WidgetEnvironment
  ) -> [Row] {
    let events = CalendarSystem.nextAnniversaries(of: state, at: instant, in: environment)
    // What does not come again stands last.
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
      removal: Button(.remove(anniversary.id), texts.strings.remove(title: title), "trash"))
  }

  private static func settings(
    _ settings: CalendarSettings, _ texts: CalendarScreenTexts, in environment: WidgetEnvironment
  ) -> [Setting] {
    let strings = texts.strings
    let region = strings.calendarOfRegion(calendar: texts.name(environment.region.calendar))
    let namings = MonthNaming.allCases.map {
      Choice(value: .monthNaming($0), text: texts.month(11, naming: $0))
    }
    let device = strings.weekdayOfDevice(weekday: texts.weekday(environment.firstWeekday))
    let all = [
      Setting(
        title: strings.calendar,
        choices: [Choice(value: .calendar(nil), text: region)]
          + LunarCalendar.all.map { Choice(value: .calendar($0), text: texts.name($0)) },
        chosen: .calendar(settings.calendar)),
      Setting(
        title: strings.monthNaming, choices: namings, chosen: .monthNaming(settings.monthNaming)),
      Setting(
        title: strings.firstWeekday,
        choices: [Choice(value: .firstWeekday(nil), text: device)]
          + Weekday.allCases.map { Choice(value: .firstWeekday($0), text: texts.weekday($0)) },
        chosen: .firstWeekday(settings.firstWeekday)),
      Setting(
        title: strings.dayBasis,
        choices: CalendarSettings.DayBasis.allCases.map {
          Choice(
            value: .dayBasis($0), text: $0 == .userZone ? strings.dayOfUser : strings.dayOfCalendar)
        }, chosen: .dayBasis(settings.dayBasis)),
    ]
    // Only Vietnamese has two names of month 11.
    return all.filter { Set($0.choices.map(\.text)).count > 1 }
  }
}
