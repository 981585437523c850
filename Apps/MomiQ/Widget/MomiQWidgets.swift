import AppIntents
import BudgetWidgetViews
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

/// Registers the intents of the package with the system, which looks for them only in the extension.
struct MomiQWidgetIntents: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [BudgetIntents.self] }
}
