public import AppIntents
import InsultWidget

/// The choices for one insult widget.
///
/// Titles are literals: the system reads them from the source when an app is built.
public struct InsultIntent: WidgetConfigurationIntent {
  /// The title of the widget's settings.
  public static let title: LocalizedStringResource = "Insult of the Hour"
  /// The description of the widget's settings.
  public static let description: IntentDescription? = "Which insults the widget shows."

  /// The rating of the insults.
  @Parameter(title: "Rating", default: .asInApp)
  public var rating: InsultRatingChoice

  /// Makes the default choices.
  public init() {}
}

/// The choices for the insults of a widget.
public enum InsultRatingChoice: String, AppEnum {
  /// As set in the app.
  case asInApp
  /// Mild insults only.
  case mild
  /// Also bawdy insults.
  case bawdy

  /// The name of the choice.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Rating"
  /// The names of its cases.
  public static let caseDisplayRepresentations: [InsultRatingChoice: DisplayRepresentation] = [
    .asInApp: "As in the app",
    .mild: "Mild",
    .bawdy: "Bawdy",
  ]

  /// The rating in the widget's configuration; `nil` for that of the app.
  var rating: InsultRating? {
    switch self {
    case .asInApp: nil
    case .mild: .mild
    case .bawdy: .bawdy
    }
  }
}
