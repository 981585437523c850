import AppIntents
import CalendarScreens
import SolsticeScreens
import SwiftUI
import WidgetKit

/// The widgets of the app.
@main
struct ExampleWidgetBundle: WidgetBundle {
  var body: some Widget {
    CalendarWidget()
    SolsticeCountdownWidget()
  }
}

/// Registers the intents of the package with the system.
struct ExampleWidgetIntents: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [CalendarIntents.self, SolsticeIntents.self] }
}
