public import SwiftUI
public import WidgetViews

/// The widget of Sipli.
public struct SipliWidget: Widget {
  /// Makes the widget.
  public init() {}

  /// Its kind, provider, view, texts and families.
  public var body: some WidgetConfiguration { HydrationSource.body }
}

/// The view of the widget.
public typealias HydrationWidgetView = WidgetView<HydrationSource>
