public import AppIntents
import InsultWidget

/// The choices for one insult widget.
///
/// Titles are literals: the system reads them from the source when an app is built.
public struct InsultIntent: WidgetConfigurationIntent {
  /// What the widget's settings are called.
  public static let title: LocalizedStringResource = "Insult of the Hour"
  /// What can be chosen.
  public static let description: IntentDescription? = "Which insults the widget shows."

  /// Which insults there are.
  @Parameter(title: "Rating", default: .asInApp)
  public var rating: InsultRatingChoice

  /// The choices as delivered.
  public init() {}
}

/// Which insults a widget shows.
public enum InsultRatingChoice: String, AppEnum {
  /// Those that the app shows.
  case asInApp
  /// Mild ones.
  case mild
  /// Bawdy ones among them.
  case bawdy

  /// What the choice is called.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Rating"
  /// What its cases are called.
  public static let caseDisplayRepresentations: [InsultRatingChoice: DisplayRepresentation] = [
    .asInApp: "As in the app",
    .mild: "Mild",
    .bawdy: "Bawdy",
  ]

  /// The choice as the widget knows it; `nil` for that of the app.
  var rating: InsultRating? {
    switch self {
    case .asInApp: nil
    case .mild: .mild
    case .bawdy: .bawdy
    }
  }
}
