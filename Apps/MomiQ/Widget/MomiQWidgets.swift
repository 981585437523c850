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

/// Makes the intents of the package known to the system, which looks for them in the extension alone.
struct MomiQWidgetIntents: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [BudgetIntents.self] }
}
