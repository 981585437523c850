import LunarCalendarWidgetViews
import SwiftUI

/// Lịch Việt: the month with its lunar days, the days of the user's own, and the settings.
@main
struct LichVietApp: App {
  @State private var model = CalendarModel()
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        // Today is another day after midnight, and when the app comes back after a night.
        TimelineView(.everyMinute) { _ in CalendarScreenView($model) }
      }
      .sheet(isPresented: $model.isFormShown) {
        NavigationStack { AnniversaryFormView($model) }
      }
      .onOpenURL { model.open($0) }
      // Another app of the group may have changed what is kept.
      .onChange(of: phase) { model.refresh() }
    }
  }
}
