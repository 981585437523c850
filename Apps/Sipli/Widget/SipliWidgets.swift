import SwiftUI
import WidgetKit

/// The widget extension of Sipli.
@main
struct SipliWidgetBundle: WidgetBundle {
  var body: some Widget {
    SipliWidget()
  }
}
