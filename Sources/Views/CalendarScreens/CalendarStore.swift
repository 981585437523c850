import LunarCalendarWidget
import WidgetViews

/// The settings of Lịch Việt in its app group, which its widgets read.
///
/// They are read again each time, because apps in other languages write them too. Parts that this version
/// cannot read survive a change.
struct CalendarStore {
  private let services: SystemServices
  private let group = AppIdentifiers.lichViet.group
  private let key = "calendarSettings"

  init(_ services: SystemServices) {
    self.services = services
  }

  /// The state of the settings.
  var state: CalendarState { CalendarState(parsing: bytes) }

  /// Whether the stored value of the anniversaries is not a list: saving a list would overwrite it.
  var isListUnreadable: Bool {
    guard let bytes, let list = (try? JSON(parsing: bytes))?.object?["anniversaries"] else { return false }
    return list != .null && list.array == nil
  }

  /// Changes the settings, and requests new timelines if anything has changed.
  ///
  /// - Returns: Whether they were saved; otherwise nothing has changed.
  func change(_ change: (inout CalendarSettings) -> Void) -> Bool {
    var stored = StoredSettings<CalendarSettings>(parsing: bytes)
    let old = stored.settings
    change(&stored.settings)
    guard stored.settings != old else { return true }
    guard stored.settings.anniversaries == old.anniversaries || !isListUnreadable else { return false }
    services.save(group, key, stored.bytes)
    guard bytes == stored.bytes else { return false }
    services.reload(CalendarSystem.identity.kind)
    return true
  }

  private var bytes: [UInt8]? { services.setting(group, key) }
}
