public import SwiftUI
import WidgetViews

/// The calendar widget of Lịch Việt.
public struct CalendarWidget: Widget {
  /// Makes the widget.
  public init() {}

  /// Its kind, provider, view, texts and families.
  public var body: some WidgetConfiguration { CalendarSource.body { CalendarWidgetView($0) } }
}
