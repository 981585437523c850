public import SwiftUI
public import WidgetViews

/// The spending widget of MomiQ: the total of today, this week, this month or this year.
public struct TotalSpendingWidget: Widget {
  /// Makes the widget.
  public init() {}

  /// Its kind, provider, view, texts and families.
  public var body: some WidgetConfiguration { SpendingSource.body }
}

/// The view of the widget.
public typealias TotalSpendingView = WidgetView<SpendingSource>
