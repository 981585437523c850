import CalendarScreensTables
package import LunarCalendarWidgetCore
import WidgetViews

/// The content of the app's screen: a month, the user's own days, and the settings; labels are read from its texts.
package struct CalendarScreen: Hashable, Sendable {
  /// One of the user's own days, with its next date.
  package struct Row: Hashable, Sendable {
    /// The id of the anniversary.
    package let id: String
    /// "Giỗ ông nội lần thứ 5".
    package let title: String
    /// "Mùng 10 tháng Ba âm lịch".
    package let lunarDay: String
    /// "Chủ Nhật, 26 tháng 4 năm 2026", or a note that the day does not come again.
    package let nextDay: String
    /// "Còn 3 ngày"; `nil` if it does not come again.
    package let distance: String?
    /// The spoken text of the whole row.
    package let accessibility: AccessibilityText
    /// The label of the button that removes it, "Xóa Giỗ ông nội".
    package let deletion: String
  }

  /// A note on data that could not be read or saved; `nil` if there is no problem.
  package let notice: String?
  /// The month, as in the large widget.
  package let month: CalendarSnapshot
  /// The note that some days off of its year are unknown, and whether a decision is due; `nil` if they are decided.
  package let daysOffNote: String?
  /// The arrows that lead to other months.
  package let arrows: [MonthArrow]
  /// The user's own days, the next one first.
  package let days: [Row]
  /// Whether the list of days was read and is empty.
  package let hasNoDays: Bool
  /// The number of days that cannot be read.
  package let unreadableCount: Int
  /// "Đã xóa: Giỗ ông nội"; `nil` if nothing was deleted since the app was opened.
  package let deleted: String?
  /// Whether a day can be added; not if the list cannot be read.
  package let canAdd: Bool
  /// The settings that have values to choose from.
  package let settings: [SettingField]
  /// Whether the calendar has the six days, and whether it has pentads; calendars with the six days have both.
  package let (hasRokuyo, hasPentads): (Bool, Bool)
  /// The labels of the screens.
  let texts: CalendarScreenTexts
  /// The texts of the widget.
  let words: CalendarTexts

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
  package init(
    of state: CalendarState, showing month: YearMonth? = nil, isListUnreadable: Bool = false,
    deleted: Anniversary? = nil, hasFailed: Bool = false, at instant: Instant,
    in environment: WidgetEnvironment
  ) {
    let settings = state.settings
    texts = CalendarScreenTexts(environment.language, monthNaming: settings.monthNaming)
    let strings = texts.strings
    self.month = CalendarDefinition.snapshot(
      of: state, configuration: CalendarConfiguration(month: month), at: instant, in: environment)
    // If a language has no texts for the screens, its names would be mixed with texts of another language.
    var environment = environment
    environment.language = texts.language
    let isUnreadable = if case .unreadable = state { true } else { false }
    notice =
      hasFailed
      ? DataRefusal.saveFailed(in: texts.language)
      : isUnreadable ? strings.unreadableSettings : isListUnreadable ? strings.unreadableList : nil
    words = CalendarTexts(environment.language)
    let today = settings.days(at: instant, in: environment).day(at: instant)
    daysOffNote = (month?.year ?? today?.year).flatMap { year in
      DayTexts(environment.language).notes(
        on: year...year, of: settings.daysOff(in: environment), today: today
      ).first?.capitalizedFirst
    }
    arrows =
      today.map { [words] today in
        MonthArrow.all(
          from: month ?? YearMonth(of: today), today: today,
          firstWeekday: settings.firstWeekday ?? environment.firstWeekday, texts: words)
      } ?? []
    days = Self.rows(of: state, texts, at: instant, in: environment)
    hasNoDays = !isUnreadable && !isListUnreadable && settings.anniversaries.isEmpty
    unreadableCount = settings.anniversaries.unreadable.count
    self.deleted = deleted.map { [texts] in strings.removed(title: texts.anniversaries.title($0)) }
    canAdd = !isListUnreadable
    self.settings = Self.settings(settings, texts, in: environment)
    let calendar = settings.calendar(in: environment)
    hasRokuyo = (try? LunarDate(year: 2000, month: 1, day: 1)).flatMap { calendar.rokuyo(of: $0) } != nil
    hasPentads = calendar.pentads != nil
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
      deletion: texts.strings.remove(title: title))
  }

  private static func settings(
    _ settings: CalendarSettings, _ texts: CalendarScreenTexts, in environment: WidgetEnvironment
  ) -> [SettingField] {
    let strings = texts.strings
    let region = strings.calendarOfRegion(calendar: texts.name(environment.region.calendar))
    let device = strings.weekdayOfDevice(weekday: texts.weekday(environment.firstWeekday))
    let all = [
      SettingField(
        "calendar", strings.calendar, [nil] + LunarCalendar.all, chosen: settings.calendar,
        stored: { $0?.json }
      ) { $0.map(texts.name) ?? region },
      SettingField(
        "monthNaming", strings.monthNaming, MonthNaming.allCases, chosen: settings.monthNaming,
        stored: \.json
      ) { texts.month(11, naming: $0) },
      SettingField(
        "firstWeekday", strings.firstWeekday, [nil] + Weekday.allCases, chosen: settings.firstWeekday,
        stored: { $0?.json }
      ) { $0.map(texts.weekday) ?? device },
      SettingField(
        "dayBasis", strings.dayBasis, CalendarSettings.DayBasis.allCases, chosen: settings.dayBasis,
        stored: \.json
      ) { $0 == .userZone ? strings.dayOfUser : strings.dayOfCalendar },
      SettingField(
        "daysOffCountry", strings.daysOff, DaysOffCountry.allCases, chosen: settings.daysOffCountry,
        stored: \.json
      ) { texts.name($0, usual: settings.country(in: environment)) },
    ]
    // Only Vietnamese has two names of month 11.
    return all.filter { Set($0.field.choices.map(\.text)).count > 1 }
  }
}
