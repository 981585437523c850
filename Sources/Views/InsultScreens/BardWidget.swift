public import SwiftUI
public import WidgetViews

/// The widget of The Insolent Bard, of the kind `InsultWidget`.
public struct BardWidget: Widget {
  /// Makes the widget.
  public init() {}

  /// Its kind, provider, view, texts and families.
  public var body: some WidgetConfiguration { InsultSource.body }
}

/// The view of the widget.
public typealias InsultWidgetView = WidgetView<InsultSource>
