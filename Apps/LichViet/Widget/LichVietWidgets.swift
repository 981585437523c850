import SwiftUI
import WidgetKit

/// The widget extension of Lịch Việt.
@main
struct LichVietWidgetBundle: WidgetBundle {
  var body: some Widget {
    CalendarWidget()
    if #available(iOS 18.0, *) { LunarDateControl() }
  }
}
