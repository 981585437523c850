public import SwiftUI
import WidgetViews

/// The spending widget of MomiQ: the total of today, this week, this month or this year.
public struct TotalSpendingWidget: Widget {
  /// Makes the widget.
  public init() {}

  /// Its kind, provider, view, texts and families.
  public var body: some WidgetConfiguration { SpendingSource.body { TotalSpendingView($0) } }
}
