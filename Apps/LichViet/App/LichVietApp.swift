import CalendarScreens
import SwiftUI

/// Lịch Việt: the month with its lunar days, the user's anniversaries, and the settings.
@main
struct LichVietApp: App {
  @State private var model = CalendarModel()
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        // The day changes at midnight, and may have changed when the app returns.
        TimelineView(.everyMinute) { _ in
          CalendarScreenView($model, screen: model.screen, snapshot: model.snapshot)
        }
      }
      .sheet(isPresented: $model.isFormShown) {
        NavigationStack { AnniversaryFormView($model) }
      }
      .onOpenURL { model.open($0) }
      // Another app of the group may have changed the stored data.
      .onChange(of: phase) { if phase == .active { model.refresh() } }
    }
  }
}
