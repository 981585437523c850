import LunarCalendarWidget

/// `almanac widget calendar`: a month with lunar days, or the day alone in the smaller families.
struct CalendarCommand: WidgetCommand {
  static let name = "calendar"
  static let summary = "Lịch Việt, a month with solar and lunar days"
  static let options: [CommandOption] = [.calendar, .monthNames, .month, .rows, .dayBasis]

  private let settings: CalendarSettings
  private let configuration: CalendarConfiguration

  /// The words of `--month-names`.
  private enum Naming: String, CaseIterable {
    case traditional, modern
  }

  init(_ arguments: Arguments) throws(UsageError) {
    let naming = try arguments.choice(.monthNames, of: Naming.self) ?? .traditional
    settings = CalendarSettings(
      calendar: arguments[.calendar] == nil ? nil : try arguments.calendar(),
      monthNaming: naming == .modern ? .modern : .traditional,
      dayBasis: try arguments.choice(.dayBasis, of: CalendarSettings.DayBasis.self) ?? .userZone)
    let month = try arguments[.month].map { (text) throws(UsageError) in try Arguments.month(text) }
    configuration = CalendarConfiguration(
      month: month.map(YearMonth.init(of:)),
      rows: try arguments.choice(.rows, of: CalendarConfiguration.Rows.self) ?? .asNeeded)
  }

  func text(at instant: Instant, in environment: WidgetEnvironment, style: TextStyle) -> String {
    let snapshot = LunarCalendarSystem.snapshot(
      of: settings, configuration: configuration, at: instant, in: environment)
    return CalendarPicture(snapshot, style: style).text
  }

  func json(at instant: Instant, in environment: WidgetEnvironment) throws -> String {
    let data = LunarCalendarSystem.data(
      of: settings, configuration: configuration, at: instant, in: environment)
    guard let data else { throw NothingToShow(instant: instant) }
    return data.storedJSON + "\n"
  }

  func schedule(from instant: Instant, in environment: WidgetEnvironment) -> WidgetSchedule {
    WidgetSchedule(
      LunarCalendarSystem.self, state: settings, configuration: configuration, from: instant,
      in: environment)
  }
}
