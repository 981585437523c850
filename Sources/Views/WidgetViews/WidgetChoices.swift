public import AppIntents
public import SwiftUI
import WidgetKit

/// The choices that people make for a widget on the home screen.
///
/// The intent is a type of the app's own targets: the system finds intents in the sources of targets in every
/// build, while those of packages and frameworks are reported missing in some; see `Apps/README.md`.
public protocol WidgetChoices: WidgetConfigurationIntent {
  /// The source of the widget's facts.
  associatedtype Source: WidgetSource

  /// The choices as the widget's configuration.
  var configuration: Source.Definition.Configuration { get }

  /// Returns the intent of a button; `nil` for an action that the widget does not have.
  static func action(_ action: WidgetAction) -> (any AppIntent)?
}

extension WidgetChoices {
  /// By default a widget has no buttons.
  public static func action(_ action: WidgetAction) -> (any AppIntent)? { nil }

  /// The body of the widget: its kind, provider, texts and families, the same way for all of them.
  ///
  /// Margins of the system are left out, because every layout has its own: pictures reach the edges, and
  /// regions for taps extend beyond the drawn parts.
  @MainActor public static var widget: some WidgetConfiguration {
    let services = SystemServices.current
    let kind = Source.Definition.kind
    let words = Source.galleryWords(in: services)
    return AppIntentConfiguration(kind: kind, intent: Self.self, provider: SnapshotProvider<Self>()) {
      entry in
      WidgetView<Source>(entry.snapshot, action: action)
    }
    .configurationDisplayName(words.name)
    .description(words.summary)
    .supportedFamilies(WidgetFamily.drawn)
    .contentMarginsDisabled()
  }
}

extension WidgetSource {
  /// The name of the widget and its description, where people choose it: the app's own words, or those of this package.
  static func galleryWords(
    in services: SystemServices = .current
  ) -> (name: String, summary: String) {
    let language = Language(services.locale())
    let own = { services.galleryText(Definition.kind, $0, language) }
    return (
      own("name") ?? Definition.name(in: language), own("description") ?? Definition.summary(in: language)
    )
  }
}

/// The reason why an intent did nothing, in the language of the user; the system shows or speaks it.
package struct IntentFailure: Error, Hashable, CustomLocalizedStringResourceConvertible {
  private let text: String

  package init(_ text: String) {
    self.text = text
  }

  package var localizedStringResource: LocalizedStringResource { "\(text)" }
}
