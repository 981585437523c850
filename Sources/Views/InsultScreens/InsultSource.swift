@_exported public import InsultWidgetCore
@_exported public import WidgetViews

/// The source of the insult widget's facts: the settings of the app, and the taps beside them.
public enum InsultSource: WidgetSource {
  /// The widget.
  public typealias Definition = InsultDefinition

  /// Reads the settings and the taps.
  public static func state(in services: SystemServices) -> InsultState {
    InsultStore(services).state
  }

  /// Skips the insult at an index if it is the current one, and requests new timelines of all widgets of the kind.
  ///
  /// - Throws: ``InsultStoreError`` if the tap cannot be written; the widget then still shows the same insult.
  public static func skip(_ index: InsultIndex) async throws(InsultStoreError) {
    try await FileWriter.shared.run {
      Result { () throws(InsultStoreError) in try InsultStore(.current).skip(index) }
    }.get()
  }

  /// The insult that the widget shows now, or that of a sample if the settings cannot be read.
  public static var insult: String { entry().snapshot.accessibility.label }

  /// The face of the insults.
  public static var fonts: [String] { AppIdentifiers.insolentBard.fonts }
}

/// The view of the widget.
public typealias InsultWidgetView = WidgetView<InsultSource>
