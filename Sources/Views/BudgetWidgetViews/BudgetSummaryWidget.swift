import BudgetWidget
public import SwiftUI
import WidgetKit
import WidgetViews

/// The budget widget of MomiQ: what is left of a week's, month's or year's budget.
public struct BudgetSummaryWidget: Widget {
  /// The widget.
  public init() {}

  /// Its kind, provider, view, texts and families.
  public var body: some WidgetConfiguration {
    let identity = BudgetSystem.identity
    let language = Language(Surroundings.current.locale())
    return AppIntentConfiguration(
      kind: identity.kind, intent: BudgetSummaryIntent.self, provider: SnapshotProvider<BudgetSource>()
    ) { entry in
      BudgetSummaryView(entry.snapshot)
    }
    .configurationDisplayName(BudgetSystem.name(in: language))
    .description(BudgetSystem.summary(in: language))
    .supportedFamilies(identity.widgetFamilies)
    // The layout has margins of its own.
    .contentMarginsDisabled()
  }
}
