import AppIntents
import InsultScreens
import SwiftUI
import WidgetKit

/// The widget extension of The Insolent Bard.
@main
struct InsolentBardWidgetBundle: WidgetBundle {
  var body: some Widget {
    BardWidget()
  }
}

/// Registers the intents of the package with the system.
struct InsolentBardWidgetIntents: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [InsultIntents.self] }
}
