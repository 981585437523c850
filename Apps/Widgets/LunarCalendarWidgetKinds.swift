import LunarCalendarWidget
import SwiftUI
import WidgetKit

/// The month with its lunar days.
struct CalendarWidget: Widget {
  var body: some WidgetConfiguration { CalendarIntent.widget }
}

/// Today's lunar date with its day; a tap opens the app.
@available(iOS 18.0, *)
struct LunarDateControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    CalendarIntent.lineControl(OpenCalendarIntent()).displayName("Today’s lunar date")
  }
}

#if !os(Linux)
// Compiled by Xcode alone: a preview is a macro of Apple's.
#Preview(as: .systemLarge) {
  CalendarWidget()
} timeline: {
  SnapshotEntry<CalendarDefinition>.sample(WidgetFrame(.large))
}
#endif
