import HydrationWidget
public import SwiftUI
import WidgetKit
import WidgetViews

/// The widget of Sipli.
public struct SipliWidget: Widget {
  /// The widget.
  public init() {}

  /// Its kind, provider, view, texts and families.
  public var body: some WidgetConfiguration {
    let identity = HydrationSystem.identity
    let language = Language(Surroundings.current.locale())
    return AppIntentConfiguration(
      kind: identity.kind, intent: HydrationIntent.self, provider: SnapshotProvider<HydrationSource>()
    ) { entry in
      HydrationWidgetView(entry.snapshot)
    }
    .configurationDisplayName(HydrationSystem.name(in: language))
    .description(HydrationSystem.summary(in: language))
    .supportedFamilies(identity.widgetFamilies)
    // The layout has margins of its own, into which the region of a button reaches.
    .contentMarginsDisabled()
  }
}
