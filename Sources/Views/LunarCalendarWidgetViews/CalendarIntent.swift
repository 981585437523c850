public import AppIntents
import LunarCalendarWidget

/// The choices for one calendar widget.
///
/// Titles are literals: the system reads them from the source when an app is built.
public struct CalendarIntent: WidgetConfigurationIntent {
  /// What the widget's settings are called.
  public static let title: LocalizedStringResource = "Calendar"
  /// What can be chosen.
  public static let description: IntentDescription? = "The month with its lunar days."

  /// How many weeks are shown.
  @Parameter(title: "Weeks", default: .asNeeded)
  public var rows: CalendarRowsChoice

  /// Whether the header has arrows that leaf to other months.
  @Parameter(title: "Arrows to other months", default: false)
  public var showsArrows: Bool

  /// The choices as delivered.
  public init() {}
}

/// How many weeks a calendar widget shows.
public enum CalendarRowsChoice: String, AppEnum {
  /// As many as have a day of the month.
  case asNeeded
  /// Always six, so that months look alike.
  case six

  /// What the choice is called.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Weeks"
  /// What its cases are called.
  public static let caseDisplayRepresentations: [CalendarRowsChoice: DisplayRepresentation] = [
    .asNeeded: "As many as the month needs",
    .six: "Always six",
  ]

  /// The choice as the widget knows it.
  var rows: CalendarConfiguration.Rows {
    switch self {
    case .asNeeded: .asNeeded
    case .six: .six
    }
  }
}
