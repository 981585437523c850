import LunarCalendarWidget
import WidgetViews

/// Stores the month that a user went to in the widget, for the day of the tap.
struct LeafStore {
  private let surroundings: Surroundings
  private let group = AppIdentifiers.lichViet.group
  private let key = "calendarLeaf"

  init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  /// The last stored month; `nil` if there is none or it cannot be read.
  var leaf: CalendarLeaf? {
    surroundings.setting(group, key).flatMap { try? CalendarLeaf(json: JSON(parsing: $0)) }
  }

  /// Goes to a month, or back to that of today.
  func leaf(to month: YearMonth?) {
    let leaf = today.flatMap { day in month.map { CalendarLeaf(month: $0, on: day) } }
    surroundings.save(group, key, leaf.map { Array($0.json.text.utf8) })
    // Other widgets with arrows show the same month.
    surroundings.reload(CalendarSystem.identity.kind)
  }

  /// The civil day of today, as the widget reckons it: the user may have chosen that of the calendar's zone.
  private var today: CivilDate? {
    let settings = CalendarStore(surroundings).state.settings
    let environment = surroundings.environment(WidgetFrame(.large))
    return settings.days(at: surroundings.now(), in: environment).day(at: surroundings.now())
  }
}
