public import AppIntents
import LunarCalendarWidget

/// The choices for one calendar widget.
///
/// Titles are literals: the system reads them from the source when an app is built.
public struct CalendarIntent: WidgetConfigurationIntent {
  /// The title of the widget's settings.
  public static let title: LocalizedStringResource = "Calendar"
  /// The description of the widget's settings.
  public static let description: IntentDescription? = "The month with its lunar days."

  /// The number of weeks that are shown.
  @Parameter(title: "Weeks", default: .asNeeded)
  public var rows: CalendarRowsChoice

  /// Whether the header has arrows to other months.
  @Parameter(title: "Arrows to other months", default: false)
  public var showsArrows: Bool

  /// Makes the default choices.
  public init() {}
}

/// How many weeks a calendar widget shows.
public enum CalendarRowsChoice: String, AppEnum {
  /// As many as have a day of the month.
  case asNeeded
  /// Always six, so that months look alike.
  case six

  /// The name of the choice.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Weeks"
  /// The names of the cases.
  public static let caseDisplayRepresentations: [CalendarRowsChoice: DisplayRepresentation] = [
    .asNeeded: "As many as the month needs",
    .six: "Always six",
  ]

  /// The rows in the widget's configuration.
  var rows: CalendarConfiguration.Rows {
    switch self {
    case .asNeeded: .asNeeded
    case .six: .six
    }
  }
}
