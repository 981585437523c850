import AppIntents
import SolsticeScreens
import SwiftUI
import WidgetKit

/// The widget extension of Solverv.
@main
struct SolvervWidgetBundle: WidgetBundle {
  var body: some Widget {
    SolsticeCountdownWidget()
  }
}

/// Registers the intents of the package with the system.
struct SolvervWidgetIntents: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [SolsticeIntents.self] }
}
