import InsultScreens
import SwiftUI
import WidgetKit

/// The insult of the hour.
struct BardWidget: Widget {
  var body: some WidgetConfiguration { InsultIntent.widget }
}
