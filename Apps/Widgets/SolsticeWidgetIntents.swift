// The intents of the countdown widget, a source of the app and of its extension, because the system learns of intents from the
// sources of a target. Titles are literals, which it reads from here when an app is built.

import AppIntents
import SolsticeWidget

/// The choices for one countdown.
struct SolsticeIntent: WidgetConfigurationIntent {
  /// The title of the widget's settings.
  static let title: LocalizedStringResource = "Countdown"
  /// The description of the widget's settings.
  static let description: IntentDescription? = "Days to the next solstice or equinox."

  /// The naming of events.
  @Parameter(title: "Names of events", default: .automatic)
  var naming: SolsticeNamingChoice

  /// The custom for the beginning of seasons.
  @Parameter(title: "Seasons begin", default: .astronomical)
  var seasons: SolsticeSeasonsChoice

  /// Whether sunrise and sunset are shown if there is room.
  @Parameter(title: "Sunrise and sunset", default: false)
  var showsSun: Bool

  /// Creates the default choices.
  init() {}
}

extension SolsticeIntent: WidgetChoices {
  typealias Source = SolsticeSource

  var configuration: SolsticeConfiguration {
    SolsticeConfiguration(naming: naming.naming, seasons: seasons.reckoning, showsSun: showsSun)
  }
}

/// How a countdown names events.
enum SolsticeNamingChoice: String, AppEnum {
  /// As is usual in the language.
  case automatic
  /// By the month.
  case month
  /// By the season that begins.
  case season

  /// The name of the choice.
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Names of events"
  /// The names of the cases.
  static let caseDisplayRepresentations: [SolsticeNamingChoice: DisplayRepresentation] = [
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
enum SolsticeSeasonsChoice: String, AppEnum {
  /// From an equinox or solstice.
  case astronomical
  /// From the first of a month.
  case meteorological

  /// The name of the choice.
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Seasons begin"
  /// The names of the cases.
  static let caseDisplayRepresentations: [SolsticeSeasonsChoice: DisplayRepresentation] = [
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
