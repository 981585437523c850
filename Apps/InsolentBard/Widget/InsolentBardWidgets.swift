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

/// Makes the intents of the package known to the system, which looks for them in the extension alone.
struct InsolentBardWidgetIntents: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [InsultIntents.self] }
}
