import LunarCalendarWidget
import WidgetBridge

/// `almanac widget calendar`: a month with lunar days, or the day alone in the smaller families.
struct CalendarCommand: WidgetCommand {
  typealias System = CalendarSystem

  static let name = "calendar"
  static let summary = "Lịch Việt, a month with solar and lunar days"
  static let language = Language.vietnamese
  static let options: [CommandOption] = [.calendar, .monthNames, .month, .rows, .dayBasis]

  let configuration: CalendarConfiguration
  private let state: CalendarState

  init(_ arguments: Arguments) throws(UsageError) {
    state = .loaded(
      CalendarSettings(
        calendar: arguments[.calendar] == nil ? nil : try arguments.calendar(),
        monthNaming: try arguments.choice(.monthNames, of: MonthNaming.self) ?? .modern,
        dayBasis: try arguments.choice(.dayBasis, of: CalendarSettings.DayBasis.self) ?? .userZone))
    let month = try arguments[.month].map { (text) throws(UsageError) in try Arguments.month(text) }
    configuration = CalendarConfiguration(
      month: month.map(YearMonth.init(of:)),
      rows: try arguments.choice(.rows, of: CalendarConfiguration.Rows.self) ?? .asNeeded)
  }

  func state(at instant: Instant, in zone: ZoneClock) -> CalendarState { state }

  func picture(_ snapshot: CalendarSnapshot, style: TextStyle) -> String {
    CalendarPicture(snapshot, style: style).text
  }

  func widgetData(at instant: Instant, in environment: WidgetEnvironment) throws -> JSON {
    let data = CalendarSystem.data(
      of: state, configuration: configuration, at: instant, in: environment)
    guard let data else { throw NothingToShow(instant: instant) }
    return data.json
  }
}
