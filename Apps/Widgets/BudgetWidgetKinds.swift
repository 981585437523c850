import BudgetScreens
import SwiftUI
import WidgetKit

/// The rest of a budget.
struct BudgetSummaryWidget: Widget {
  var body: some WidgetConfiguration { BudgetSummaryIntent.widget }
}

/// The total of a period.
struct TotalSpendingWidget: Widget {
  var body: some WidgetConfiguration { TotalSpendingIntent.widget }
}
