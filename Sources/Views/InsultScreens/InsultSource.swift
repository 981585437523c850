public import AppIntents
@_exported public import InsultWidget
public import SwiftUI
@_exported public import WidgetViews

/// The source of the insult widget's facts: the settings of the app, and the taps beside them.
public enum InsultSource: WidgetSource {
  /// The widget.
  public typealias Definition = InsultDefinition
  /// The choices on the home screen.
  public typealias Intent = InsultIntent

  /// Reads the settings and the taps.
  public static func state(in services: SystemServices) -> InsultState {
    InsultStore(services).state
  }

  /// Returns the chosen rating.
  public static func configuration(
    _ intent: InsultIntent, in services: SystemServices
  ) -> InsultConfiguration {
    InsultConfiguration(rating: intent.rating.rating)
  }

  /// Returns the intent of the button that skips an insult.
  public static func action(_ action: WidgetAction) -> (any AppIntent)? {
    InsultIndex(action).map { AnotherInsultIntent($0) }
  }

  /// The face of the insults.
  public static var fonts: [String] { AppIdentifiers.insolentBard.fonts }
}

/// The widget of The Insolent Bard, of the kind `InsultWidget`.
public struct BardWidget: Widget {
  /// Creates the widget.
  public init() {}

  /// Its kind, provider, view, texts and families.
  public var body: some WidgetConfiguration { InsultSource.body }
}

/// The view of the widget.
public typealias InsultWidgetView = WidgetView<InsultSource>
