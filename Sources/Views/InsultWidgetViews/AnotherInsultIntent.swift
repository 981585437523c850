public import AppIntents
import WidgetViews

/// Passes the insult of now over, in the widget and in the app.
public struct AnotherInsultIntent: AppIntent {
  /// What it is called.
  public static let title: LocalizedStringResource = "Another insult"
  /// It makes sense in the widget alone.
  public static let isDiscoverable = false

  /// A tap.
  public init() {}

  /// Writes the tap into the log; the system then asks for a new timeline of the widget that was tapped.
  ///
  /// Other widgets of the kind are asked for new timelines too, since the app shows the same insult everywhere.
  ///
  /// - Throws: ``InsultStoreError`` where the tap cannot be written; the widget then shows what it has shown.
  public func perform() async throws -> some IntentResult {
    try InsultStore(.current).passOver()
    return .result()
  }
}
