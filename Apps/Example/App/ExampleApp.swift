import LunarCalendarWidget
import SwiftUI

/// An app that is not of this project: the month is one of its screens, and two widgets of the package are in its extension.
@main
struct ExampleApp: App {
  @State private var model = CalendarModel()

  var body: some Scene {
    WindowGroup {
      CalendarScreenView($model)
    }
  }
}
