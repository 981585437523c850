public import SwiftUI
import WidgetViews

/// The countdown widget of Solverv.
public struct SolsticeCountdownWidget: Widget {
  /// Makes the widget.
  public init() {}

  /// Its kind, provider, view, texts and families.
  public var body: some WidgetConfiguration { SolsticeSource.body { SolsticeWidgetView($0) } }
}
