public import SwiftUI
import WidgetViews

/// The widget of Sipli.
public struct SipliWidget: Widget {
  /// Makes the widget.
  public init() {}

  /// Its kind, provider, view, texts and families.
  public var body: some WidgetConfiguration { HydrationSource.body { HydrationWidgetView($0) } }
}
