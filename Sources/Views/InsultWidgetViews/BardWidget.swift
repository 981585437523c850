import AppIntents
import InsultWidget
public import SwiftUI
import WidgetKit
import WidgetViews

/// The widget of The Insolent Bard, of the kind `InsultWidget`.
public struct BardWidget: Widget {
  /// The widget.
  public init() {}

  /// Its kind, provider, view, texts and families.
  public var body: some WidgetConfiguration {
    let identity = InsultSystem.identity
    let language = Language(Surroundings.current.locale())
    return AppIntentConfiguration(
      kind: identity.kind, intent: InsultIntent.self, provider: SnapshotProvider<InsultSource>()
    ) { entry in
      InsultWidgetView(entry.snapshot)
    }
    .configurationDisplayName(InsultSystem.name(in: language))
    .description(InsultSystem.summary(in: language))
    .supportedFamilies(identity.widgetFamilies)
    // The layout has the margins of the source document.
    .contentMarginsDisabled()
  }
}
