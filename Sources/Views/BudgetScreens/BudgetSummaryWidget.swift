public import SwiftUI
public import WidgetViews

/// The budget widget of MomiQ: the rest of a week's, month's or year's budget.
public struct BudgetSummaryWidget: Widget {
  /// Makes the widget.
  public init() {}

  /// Its kind, provider, view, texts and families.
  public var body: some WidgetConfiguration { BudgetSource.body }
}

/// The view of the widget.
public typealias BudgetSummaryView = WidgetView<BudgetSource>
