public import SwiftUI
import WidgetViews

/// The budget widget of MomiQ: what is left of a week's, month's or year's budget.
public struct BudgetSummaryWidget: Widget {
  /// The widget.
  public init() {}

  /// Its kind, provider, view, texts and families.
  public var body: some WidgetConfiguration { BudgetSource.body { BudgetSummaryView($0) } }
}
