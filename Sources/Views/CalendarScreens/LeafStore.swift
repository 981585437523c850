import LunarCalendarWidget
import WidgetViews

/// Stores the month that a user went to in the widget, for the day of the tap.
struct LeafStore {
  private let services: SystemServices
  private let group = AppIdentifiers.lichViet.group
  private let key = "calendarLeaf"

  init(_ services: SystemServices) {
    self.services = services
  }

  /// The last stored month; `nil` if there is none or it cannot be read.
  var leaf: CalendarLeaf? {
    services.setting(group, key).flatMap { try? CalendarLeaf(json: JSON(parsing: $0)) }
  }

  /// Goes to a month, or back to that of today.
  func leaf(to month: YearMonth?) {
    let leaf = today.flatMap { day in month.map { CalendarLeaf(month: $0, on: day) } }
    services.save(group, key, leaf.map { Array($0.json.text.utf8) })
    // Other widgets with arrows show the same month.
    services.reload(CalendarSystem.identity.kind)
  }

  /// The civil day of today, as the widget reckons it: the user may have chosen that of the calendar's zone.
  private var today: CivilDate? {
    let settings = CalendarStore(services).state.settings
    let environment = services.environment(WidgetFrame(.large))
    return settings.days(at: services.now(), in: environment).day(at: services.now())
  }
}
