import AppIntents
import HydrationWidgetViews
import SwiftUI
import WidgetKit

/// The widget extension of Sipli.
@main
struct SipliWidgetBundle: WidgetBundle {
  var body: some Widget {
    SipliWidget()
  }
}

/// Makes the intents of the package known to the system, which looks for them in the extension alone.
struct SipliWidgetIntents: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [HydrationIntents.self] }
}
