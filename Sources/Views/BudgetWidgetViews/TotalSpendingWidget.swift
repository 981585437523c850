public import SwiftUI
import WidgetViews

/// The spending widget of MomiQ: what was spent today, this week, this month or this year.
public struct TotalSpendingWidget: Widget {
  /// The widget.
  public init() {}

  /// Its kind, provider, view, texts and families.
  public var body: some WidgetConfiguration { SpendingSource.body { TotalSpendingView($0) } }
}
