public import SwiftUI
import WidgetKit

extension WidgetSource {
  /// The body of the widget: its kind, provider, texts and families, the same way for all of them.
  ///
  /// Margins of the system are left out, because every layout has margins of its own: pictures reach the edges, and regions
  /// that take a tap go beyond what is drawn.
  @MainActor public static var body: some WidgetConfiguration {
    let services = SystemServices.current
    let language = Language(services.locale())
    let own = { services.galleryText(Definition.kind, $0, language) }
    return AppIntentConfiguration(
      kind: Definition.kind, intent: Intent.self, provider: SnapshotProvider<Self>()
    ) { entry in
      WidgetView<Self>(entry.snapshot)
    }
    .configurationDisplayName(own("name") ?? Definition.name(in: language))
    .description(own("description") ?? Definition.summary(in: language))
    .supportedFamilies(Family.allCases.compactMap(\.widgetFamily))
    .contentMarginsDisabled()
  }
}
