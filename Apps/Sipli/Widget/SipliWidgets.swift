import SwiftUI
import WidgetKit

/// The widget extension of Sipli.
@main
struct SipliWidgetBundle: WidgetBundle {
  var body: some Widget {
    SipliWidget()
    if #available(iOS 18.0, *) { LogDrinkControl() }
  }
}
