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

/// Registers the intents of the package with the system, which looks for them only in the extension.
struct SipliWidgetIntents: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [HydrationIntents.self] }
}
