import AppIntents
import SolsticeWidgetViews
import SwiftUI
import WidgetKit

/// The widget extension of Solverv.
@main
struct SolvervWidgetBundle: WidgetBundle {
  var body: some Widget {
    SolsticeCountdownWidget()
  }
}

/// Makes the intents of the package known to the system, which looks for them in the extension alone.
struct SolvervWidgetIntents: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [SolsticeIntents.self] }
}
