import LunarCalendarWidget
import WidgetViews

/// What the app of Lịch Việt keeps in the settings of its group, which its widgets read.
///
/// It is read anew each time, because apps in other languages write it too. What this version cannot read survives a change.
struct CalendarStore {
  private let surroundings: Surroundings
  private let group = AppIdentifiers.lichViet.group
  private let key = "calendarSettings"

  init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  /// What is found in the place of the settings.
  var state: CalendarState { CalendarState(parsing: bytes) }

  /// Whether something that is no list stands in the place of the anniversaries: a list would overwrite it.
  var isListUnreadable: Bool {
    guard let bytes, let list = (try? JSON(parsing: bytes))?.object?["anniversaries"] else { return false }
    return list != .null && list.array == nil
  }

  /// Changes the settings, and asks for new timelines if a widget would show something else.
  ///
  /// - Returns: Whether they are kept; otherwise nothing is changed.
  func change(_ change: (inout CalendarSettings) -> Void) -> Bool {
    let before = state
    var stored = StoredSettings<CalendarSettings>(parsing: bytes)
    let old = stored.settings
    change(&stored.settings)
    guard stored.settings != old else { return true }
    guard stored.settings.anniversaries == old.anniversaries || !isListUnreadable else { return false }
    surroundings.keep(group, key, stored.bytes)
    guard bytes == stored.bytes else { return false }
    CalendarSystem.reloadIfNeeded(
      from: before, to: state, configurations: configurations, in: surroundings)
    return true
  }

  private var bytes: [UInt8]? { surroundings.setting(group, key) }

  /// What widgets may show: today's month with all its weeks or some, and the month that was leafed to.
  private var configurations: [CalendarConfiguration] {
    let leaf = LeafStore(surroundings).leaf
    let usual = CalendarConfiguration.Rows.allCases.map { CalendarConfiguration(rows: $0) }
    return usual + (leaf == nil ? [] : [CalendarConfiguration(leaf: leaf, rows: .six)])
  }
}
