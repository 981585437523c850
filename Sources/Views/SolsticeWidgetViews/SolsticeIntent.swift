public import AppIntents
import SolsticeWidget

/// The choices for one countdown.
///
/// Titles are literals: the system reads them from the source when an app is built.
public struct SolsticeIntent: WidgetConfigurationIntent {
  /// What the widget's settings are called.
  public static let title: LocalizedStringResource = "Countdown"
  /// What can be chosen.
  public static let description: IntentDescription? = "Days to the next solstice or equinox."

  /// How events are named.
  @Parameter(title: "Names of events", default: .automatic)
  public var naming: SolsticeNamingChoice

  /// By which custom seasons begin.
  @Parameter(title: "Seasons begin", default: .astronomical)
  public var seasons: SolsticeSeasonsChoice

  /// Whether sunrise and sunset are shown where there is room.
  @Parameter(title: "Sunrise and sunset", default: false)
  public var showsSun: Bool

  /// The choices as delivered.
  public init() {}

  /// The choices as the widget knows them.
  var configuration: SolsticeConfiguration {
    SolsticeConfiguration(naming: naming.naming, seasons: seasons.reckoning, showsSun: showsSun)
  }
}

/// How a countdown names events.
public enum SolsticeNamingChoice: String, AppEnum {
  /// As is usual in the language.
  case automatic
  /// By the month.
  case month
  /// By the season that begins.
  case season

  /// What the choice is called.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Names of events"
  /// What its cases are called.
  public static let caseDisplayRepresentations: [SolsticeNamingChoice: DisplayRepresentation] = [
    .automatic: "Automatic",
    .month: "By month",
    .season: "By season",
  ]

  /// The choice as the widget knows it.
  var naming: EventNaming {
    switch self {
    case .automatic: .automatic
    case .month: .month
    case .season: .season
    }
  }
}

/// By which custom a countdown counts seasons.
public enum SolsticeSeasonsChoice: String, AppEnum {
  /// From an equinox or solstice.
  case astronomical
  /// From the first of a month.
  case meteorological

  /// What the choice is called.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Seasons begin"
  /// What its cases are called.
  public static let caseDisplayRepresentations: [SolsticeSeasonsChoice: DisplayRepresentation] = [
    .astronomical: "With an equinox or solstice",
    .meteorological: "On the first of a month",
  ]

  /// The choice as the widget knows it.
  var reckoning: SeasonReckoning {
    switch self {
    case .astronomical: .astronomical
    case .meteorological: .meteorological
    }
  }
}
