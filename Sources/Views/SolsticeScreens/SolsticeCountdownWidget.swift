public import SwiftUI
public import WidgetViews

/// The countdown widget of Solverv.
public struct SolsticeCountdownWidget: Widget {
  /// Makes the widget.
  public init() {}

  /// Its kind, provider, view, texts and families.
  public var body: some WidgetConfiguration { SolsticeSource.body }
}

/// The view of the widget.
public typealias SolsticeWidgetView = WidgetView<SolsticeSource>
