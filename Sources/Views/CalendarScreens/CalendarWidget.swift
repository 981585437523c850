public import SwiftUI
public import WidgetViews

/// The calendar widget of Lịch Việt.
public struct CalendarWidget: Widget {
  /// Makes the widget.
  public init() {}

  /// Its kind, provider, view, texts and families.
  public var body: some WidgetConfiguration { CalendarSource.body }
}

/// The view of the widget.
public typealias CalendarWidgetView = WidgetView<CalendarSource>
