public import AppIntents
import SolsticeWidget

/// The intents of the countdown widget, for the app and the extension that carry it.
public struct SolsticeIntents: AppIntentsPackage {}

/// The choices for one countdown.
///
/// Titles are literals: the system reads them from the source when an app is built.
public struct SolsticeIntent: WidgetConfigurationIntent {
  /// The title of the widget's settings.
  public static let title: LocalizedStringResource = "Countdown"
  /// The description of the widget's settings.
  public static let description: IntentDescription? = "Days to the next solstice or equinox."

  /// The naming of events.
  @Parameter(title: "Names of events", default: .automatic)
  public var naming: SolsticeNamingChoice

  /// The custom for the beginning of seasons.
  @Parameter(title: "Seasons begin", default: .astronomical)
  public var seasons: SolsticeSeasonsChoice

  /// Whether sunrise and sunset are shown if there is room.
  @Parameter(title: "Sunrise and sunset", default: false)
  public var showsSun: Bool

  /// Creates the default choices.
  public init() {}

  /// The choices as the widget's configuration.
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

  /// The name of the choice.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Names of events"
  /// The names of the cases.
  public static let caseDisplayRepresentations: [SolsticeNamingChoice: DisplayRepresentation] = [
    .automatic: "Automatic",
    .month: "By month",
    .season: "By season",
  ]

  /// The naming in the widget's configuration.
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

  /// The name of the choice.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Seasons begin"
  /// The names of the cases.
  public static let caseDisplayRepresentations: [SolsticeSeasonsChoice: DisplayRepresentation] = [
    .astronomical: "With an equinox or solstice",
    .meteorological: "On the first of a month",
  ]

  /// The reckoning in the widget's configuration.
  var reckoning: SeasonReckoning {
    switch self {
    case .astronomical: .astronomical
    case .meteorological: .meteorological
    }
  }
}
