import LunarCalendarWidget
import SwiftUI

/// Lịch Việt: the month with its lunar days, the user's anniversaries, and the settings.
@main
struct LichVietApp: App {
  @State private var model = CalendarModel()

  var body: some Scene {
    WindowGroup {
      CalendarScreenView($model)
    }
  }
}
