import AppIntents
import BudgetScreens
import SwiftUI
import WidgetKit

/// The widget extension of MomiQ.
@main
struct MomiQWidgetBundle: WidgetBundle {
  var body: some Widget {
    BudgetSummaryWidget()
    TotalSpendingWidget()
  }
}

/// Registers the intents of the package with the system.
struct MomiQWidgetIntents: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [BudgetIntents.self] }
}
