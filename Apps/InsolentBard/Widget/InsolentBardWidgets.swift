import AppIntents
import InsultWidgetViews
import SwiftUI
import WidgetKit

/// The widget extension of The Insolent Bard.
@main
struct InsolentBardWidgetBundle: WidgetBundle {
  var body: some Widget {
    BardWidget()
  }
}

/// Registers the intents of the package with the system, which looks for them only in the extension.
struct InsolentBardWidgetIntents: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [InsultIntents.self] }
}
