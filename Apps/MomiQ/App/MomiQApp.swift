import BudgetWidget
import BudgetWidgetViews
import SwiftUI
import WidgetViews

/// MomiQ: what is left of the budget, as the large widget has it.
@main
struct MomiQApp: App {
  var body: some Scene {
    WindowGroup {
      BudgetSummaryView(snapshot)
    }
  }

  private var snapshot: BudgetSnapshot {
    let surroundings = Surroundings.current
    return BudgetSystem.snapshot(
      of: BudgetSource.state(in: surroundings), configuration: BudgetConfiguration(),
      at: surroundings.now(), in: surroundings.environment(WidgetFrame(.large)))
  }
}
