import AppIntents
import HydrationScreens
import SwiftUI
import WidgetKit

/// The widget extension of Sipli.
@main
struct SipliWidgetBundle: WidgetBundle {
  var body: some Widget {
    SipliWidget()
  }
}

/// Registers the intents of the package with the system.
struct SipliWidgetIntents: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [HydrationIntents.self] }
}
