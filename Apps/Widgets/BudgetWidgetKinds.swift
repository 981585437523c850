import BudgetWidget
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

/// How much is left of a budget; a tap opens the app.
@available(iOS 18.0, *)
struct BudgetLeftControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    BudgetSummaryIntent.lineControl(OpenBudgetIntent()).displayName("How much is left")
  }
}

#if !os(Linux)
// Compiled by Xcode alone: a preview is a macro of Apple's.
#Preview(as: .systemLarge) {
  BudgetSummaryWidget()
} timeline: {
  SnapshotEntry<BudgetDefinition>.sample(WidgetFrame(.large))
}
#endif

#if !os(Linux)
// Compiled by Xcode alone: a preview is a macro of Apple's.
#Preview(as: .systemLarge) {
  TotalSpendingWidget()
} timeline: {
  SnapshotEntry<SpendingDefinition>.sample(WidgetFrame(.large))
}
#endif
