import AppIntents
import LunarCalendarWidgetViews
import SwiftUI
import WidgetKit

/// The widget extension of Lịch Việt.
@main
struct LichVietWidgetBundle: WidgetBundle {
  var body: some Widget {
    CalendarWidget()
  }
}

/// Makes the intents of the package known to the system, which looks for them in the extension alone.
struct LichVietWidgetIntents: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [CalendarIntents.self] }
}
