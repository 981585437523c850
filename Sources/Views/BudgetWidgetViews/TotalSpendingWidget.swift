import BudgetWidget
public import SwiftUI
import WidgetKit
import WidgetViews

/// The spending widget of MomiQ: what was spent today, this week, this month or this year.
public struct TotalSpendingWidget: Widget {
  /// The widget.
  public init() {}

  /// Its kind, provider, view, texts and families.
  public var body: some WidgetConfiguration {
    let identity = SpendingSystem.identity
    let language = Language(Surroundings.current.locale())
    return AppIntentConfiguration(
      kind: identity.kind, intent: TotalSpendingIntent.self, provider: SnapshotProvider<SpendingSource>()
    ) { entry in
      TotalSpendingView(entry.snapshot)
    }
    .configurationDisplayName(SpendingSystem.name(in: language))
    .description(SpendingSystem.summary(in: language))
    .supportedFamilies(identity.widgetFamilies)
    // The layout has margins of its own.
    .contentMarginsDisabled()
  }
}
