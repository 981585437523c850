@_exported public import LunarCalendarWidgetCore
@_exported public import WidgetViews

/// The data that Lịch Việt stores in its app group: the settings, and the month to which the user has paged in a widget.
struct CalendarStore {
  private static let monthKey = "calendarShownMonth"
  private let services: SystemServices
  private let settings: SettingsStore<CalendarSettings>

  init(_ services: SystemServices) {
    self.services = services
    settings = SettingsStore(services, key: "calendarSettings", kind: CalendarDefinition.kind)
  }

  /// The state of the settings.
  var state: CalendarState { settings.state }

  /// Whether the stored value of the anniversaries is not a list: saving a list would overwrite it.
  var isListUnreadable: Bool {
    guard let bytes = settings.bytes, let list = (try? JSON(parsing: bytes))?.object?["anniversaries"] else {
      return false
    }
    return list != .null && list.array == nil
  }

  /// Changes the settings, and requests new timelines if anything has changed.
  ///
  /// - Returns: Whether the change was saved; otherwise nothing has changed.
  func change(_ change: (inout CalendarSettings) -> Void) -> Bool {
    var isAllowed = true
    let isSaved = settings.change { stored in
      let old = stored.settings
      change(&stored.settings)
      isAllowed = stored.settings.anniversaries == old.anniversaries || !isListUnreadable
      if !isAllowed { stored.settings = old }
    }
    return isSaved && isAllowed
  }

  /// Stores the value of one setting, null to reset it.
  ///
  /// - Returns: Whether it was saved; otherwise nothing has changed.
  func choose(_ value: JSON, for key: String) -> Bool { settings.choose(value, for: key) }

  /// The month to which the user has paged in a widget; `nil` if there is none or it cannot be read.
  var shownMonth: ShownMonth? {
    services.shared(Self.monthKey).flatMap { try? ShownMonth(json: JSON(parsing: $0)) }
  }

  /// Shows a month in the widgets until the day ends; `nil` is that of today.
  func show(_ month: YearMonth?) {
    // Like the widget, this uses the day basis of the settings, which may be the calendar's zone.
    let (now, environment) = (services.now(), services.environment(WidgetFrame(.large)))
    let today = state.settings.days(at: now, in: environment).day(at: now)
    let shown = today.flatMap { day in month.map { ShownMonth(month: $0, on: day) } }
    services.share(shown.map { Array($0.json.text.utf8) }, as: Self.monthKey)
    // Other widgets with arrows show the same month.
    services.reload(CalendarDefinition.kind)
  }
}

/// The source of the calendar widget's facts: the settings of the app, and the month to which the user has paged today.
public enum CalendarSource: WidgetSource {
  /// The widget.
  public typealias Definition = CalendarDefinition

  /// Reads the settings of the app.
  public static func state(in services: SystemServices) -> CalendarState {
    CalendarStore(services).state
  }

  /// Returns the choices with the month to which the user has paged today.
  ///
  /// A widget without arrows has no way back from another month, so it ignores that month.
  public static func configuration(
    _ choices: CalendarConfiguration, in services: SystemServices
  ) -> CalendarConfiguration {
    var configuration = choices
    configuration.shownMonth = choices.showsArrows ? CalendarStore(services).shownMonth : nil
    return configuration
  }

  /// Shows a month in the widgets until the day ends; `nil` is that of today.
  public static func show(_ month: YearMonth?) { CalendarStore(.current).show(month) }

  /// The lunar date of today in the words of the widget, without the names of the user's own days.
  public static var lunarDate: String { entry().snapshot.redacted().accessibility.value }

  /// The next festival, which may be today, with its date and the number of days until then.
  public static var nextFestival: String {
    let services = SystemServices.current
    return CalendarDefinition.spokenFestival(
      of: state(in: services), at: services.now(), in: services.environment(WidgetFrame(.large)))
  }
}

/// The view of the widget.
public typealias CalendarWidgetView = WidgetView<CalendarSource>
