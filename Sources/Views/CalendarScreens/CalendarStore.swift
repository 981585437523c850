import LunarCalendarWidgetCore
import WidgetViews

/// The data that Lịch Việt stores in its app group: the settings, and the month that the user went to in a widget.
struct CalendarStore {
  private static let monthKey = "calendarLeaf"
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
  /// - Returns: Whether they were saved; otherwise nothing has changed.
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

  /// The month that the user went to in a widget; `nil` if there is none or it cannot be read.
  var shownMonth: ShownMonth? {
    services.shared(Self.monthKey).flatMap { try? ShownMonth(json: JSON(parsing: $0)) }
  }

  /// Shows a month in the widgets until the day ends; `nil` is that of today.
  func show(_ month: YearMonth?) {
    // Today as the widget reckons it: the user may have chosen the day of the calendar's zone.
    let (now, environment) = (services.now(), services.environment(WidgetFrame(.large)))
    let today = state.settings.days(at: now, in: environment).day(at: now)
    let shown = today.flatMap { day in month.map { ShownMonth(month: $0, on: day) } }
    services.share(shown.map { Array($0.json.text.utf8) }, as: Self.monthKey)
    // Other widgets with arrows show the same month.
    services.reload(CalendarDefinition.kind)
  }
}
