import SwiftUI
import WidgetKit

/// The widget extension of The Insolent Bard.
@main
struct InsolentBardWidgetBundle: WidgetBundle {
  var body: some Widget {
    BardWidget()
    if #available(iOS 18.0, *) { AnotherInsultControl() }
  }
}
