import CalendarScreens
import SwiftUI
import WidgetKit

/// The month with its lunar days.
struct CalendarWidget: Widget {
  var body: some WidgetConfiguration { CalendarIntent.widget }
}
