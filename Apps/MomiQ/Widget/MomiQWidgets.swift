import SwiftUI
import WidgetKit

/// The widget extension of MomiQ.
@main
struct MomiQWidgetBundle: WidgetBundle {
  var body: some Widget {
    BudgetSummaryWidget()
    TotalSpendingWidget()
    if #available(iOS 18.0, *) { BudgetLeftControl() }
  }
}
