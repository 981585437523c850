import SwiftUI
import WidgetKit

/// The widgets of the app.
@main
struct ExampleWidgetBundle: WidgetBundle {
  var body: some Widget {
    CalendarWidget()
    SolsticeCountdownWidget()
    if #available(iOS 18.0, *) { LunarDateControl() }
  }
}
