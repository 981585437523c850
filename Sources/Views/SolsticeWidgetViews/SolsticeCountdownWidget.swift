import SolsticeWidget
public import SwiftUI
import WidgetKit
import WidgetViews

/// The countdown widget of Solverv.
public struct SolsticeCountdownWidget: Widget {
  /// The widget.
  public init() {}

  /// Its kind, provider, view, texts and families.
  public var body: some WidgetConfiguration {
    let identity = SolsticeSystem.identity
    let language = Language(Surroundings.current.locale())
    return AppIntentConfiguration(
      kind: identity.kind, intent: SolsticeIntent.self, provider: SnapshotProvider<SolsticeSource>()
    ) { entry in
      SolsticeWidgetView(entry.snapshot)
    }
    .configurationDisplayName(SolsticeSystem.name(in: language))
    .description(SolsticeSystem.summary(in: language))
    .supportedFamilies(identity.widgetFamilies)
    // The picture reaches the edges, and the layout has margins of its own around the texts.
    .contentMarginsDisabled()
  }
}
