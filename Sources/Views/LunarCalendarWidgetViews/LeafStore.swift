import AppIntents
import LunarCalendarWidget
import WidgetViews

/// Keeps the month that a user leafed to in the widget, for the day on which it was done.
struct LeafStore {
  private let surroundings: Surroundings
  private let group = AppIdentifiers.lichViet.group
  private let key = "calendarLeaf"

  init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  /// The month that was leafed to today; `nil` if none was, or if what is kept cannot be read.
  var month: YearMonth? {
    guard let today, let bytes = surroundings.setting(group, key) else { return nil }
    return (try? JSON(parsing: bytes)).flatMap { try? CalendarLeaf(json: $0) }?.month(on: today)
  }

  /// Leafs to a month, or back to that of today.
  func leaf(to month: YearMonth?) {
    let leaf = today.flatMap { day in month.map { CalendarLeaf(month: $0, on: day) } }
    surroundings.keep(group, key, leaf.map { Array($0.json.text.utf8) })
  }

  /// The user's civil day.
  private var today: CivilDate? {
    LocalDays(zone: ZoneClock(surroundings.zone())).day(at: surroundings.now())
  }
}
