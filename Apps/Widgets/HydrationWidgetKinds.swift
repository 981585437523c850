import HydrationScreens
import SwiftUI
import WidgetKit

/// The drinks of a day.
struct SipliWidget: Widget {
  var body: some WidgetConfiguration { HydrationIntent.widget }
}
