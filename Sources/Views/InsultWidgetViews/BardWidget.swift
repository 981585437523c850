public import SwiftUI
import WidgetViews

/// The widget of The Insolent Bard, of the kind `InsultWidget`.
public struct BardWidget: Widget {
  /// Makes the widget.
  public init() {}

  /// Its kind, provider, view, texts and families.
  public var body: some WidgetConfiguration { InsultSource.body { InsultWidgetView($0) } }
}
