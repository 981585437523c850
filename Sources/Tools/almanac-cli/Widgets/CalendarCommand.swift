import Documents
import LunarCalendarWidget
import WidgetBridge
import WidgetFoundation

/// `almanac widget calendar`: a month with lunar days, or only the day in the smaller families.
struct CalendarCommand: WidgetCommand {
  typealias Definition = CalendarDefinition

  static let name = "calendar"
  static let summary = "Lịch Việt, a month with solar and lunar days"
  static let language = Language.vietnamese
  static let options: [CommandOption] = [
    .state, .calendar, .monthNames, .month, .rows, .dayBasis, .largeType, .privacy,
  ]

  let configuration: CalendarConfiguration
  let privacy: Privacy
  let documentPath: String?
  private let state: CalendarState

  init(_ arguments: Arguments) throws(UsageError) {
    privacy = try arguments.privacy()
    let calendar = try arguments.chosenCalendar()
    let monthNaming = try arguments.choice(.monthNames, of: MonthNaming.self)
    let dayBasis = try arguments.choice(.dayBasis, of: CalendarSettings.DayBasis.self)
    let usesLargeType = arguments[.largeType] != nil
    // The command line takes precedence over the stored settings.
    documentPath = arguments[.state]
    state = try Self.stored(documentPath).map { settings in
      var settings = settings
      settings.calendar = calendar ?? settings.calendar
      settings.monthNaming = monthNaming ?? settings.monthNaming
      settings.dayBasis = dayBasis ?? settings.dayBasis
      settings.usesLargeType = usesLargeType || settings.usesLargeType
      return settings
    }
    let month = try arguments[.month].map { (text) throws(UsageError) in try Arguments.month(text) }
    configuration = CalendarConfiguration(
      month: month.map(YearMonth.init(of:)),
      rows: try arguments.choice(.rows, of: CalendarConfiguration.Rows.self) ?? .asNeeded)
  }

  /// Returns the settings in a file; the default settings if no file is named.
  private static func stored(_ path: String?) throws(UsageError) -> CalendarState {
    guard let path else { return .loaded(CalendarSettings()) }
    do throws(StoreError) {
      return try AnniversaryFile(path).settings()
    } catch {
      throw UsageError("\(error)")
    }
  }

  func state(at instant: Instant, in zone: ZoneClock) -> CalendarState { state }

  func widgetData(
    of state: CalendarState, at instant: Instant, in environment: WidgetEnvironment
  ) throws -> JSON {
    let data = CalendarDefinition.data(
      of: state, configuration: configuration, at: instant, in: environment,
      hidesNames: privacy == .redacted)
    guard let data else { throw NothingToShow(instant: instant) }
    return data
  }
}
