import HydrationWidget
import SwiftUI
import WidgetKit

/// The drinks of a day.
struct SipliWidget: Widget {
  var body: some WidgetConfiguration { HydrationIntent.widget }
}

/// Logs the second amount of the widget, which is 250 mL at first.
@available(iOS 18.0, *)
struct LogDrinkControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    HydrationIntent.buttonControl(1) { action in
      let drink = action?.addedDrink
      return AddDrinkIntent(
        millilitres: drink?.millilitres ?? 250, beverage: drink?.beverage ?? BeverageChoice.water.rawValue)
    }
    .displayName("Log water")
  }
}

#if !os(Linux)
// Compiled by Xcode alone: a preview is a macro of Apple's.
#Preview(as: .systemLarge) {
  SipliWidget()
} timeline: {
  SnapshotEntry<HydrationDefinition>.sample(WidgetFrame(.large))
}
#endif
