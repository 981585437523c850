import AppIntents
import CalendarScreens
import SwiftUI
import WidgetKit

/// The widget extension of Lịch Việt.
@main
struct LichVietWidgetBundle: WidgetBundle {
  var body: some Widget {
    CalendarWidget()
  }
}

/// Registers the intents of the package with the system.
struct LichVietWidgetIntents: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [CalendarIntents.self] }
}
