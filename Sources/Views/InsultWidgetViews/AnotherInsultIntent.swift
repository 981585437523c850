public import AppIntents
import InsultWidget
import WidgetViews

/// Passes an insult over, in the widget and in the app.
///
/// It names the insult that the view has shown, by its place, so that a second tap before the widget is drawn anew passes over
/// none that nobody has seen.
public struct AnotherInsultIntent: AppIntent {
  /// The title in the system.
  public static let title: LocalizedStringResource = "Another insult"
  /// It is only useful in the widget.
  public static let isDiscoverable = false

  /// The number of the slot of time in which the insult stands.
  @Parameter(title: "Slot of time", default: 0)
  public var slot: Int

  /// How many insults were passed over before it.
  @Parameter(title: "Insults passed over", default: 0)
  public var skipped: Int

  /// For the system, which sets the place afterwards; without one it passes over none.
  public init() {}

  /// A tap beside the insult at a place.
  init(_ place: InsultPlace) {
    self.init()
    slot = Int(clamping: place.slot)
    skipped = Int(clamping: place.skipped)
  }

  /// Writes the tap into the log; the system then asks for a new timeline of the widget that was tapped.
  ///
  /// New timelines are requested for other widgets of the kind too, since the app shows the same insult
  /// everywhere.
  ///
  /// - Throws: ``InsultStoreError`` if the tap cannot be written; the widget then still shows the same
  ///   insult.
  public func perform() async throws -> some IntentResult {
    try InsultStore(.current).passOver(InsultPlace(slot: Int64(slot), skipped: Int64(skipped)))
    return .result()
  }
}
