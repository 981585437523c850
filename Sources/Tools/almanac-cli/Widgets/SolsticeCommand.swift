import Foundation
import SolsticeWidgetCore
import WidgetBridge
import WidgetFoundation

extension WidgetCommand {
  /// `almanac widget solstice`: the countdown to the next equinox or solstice.
  static let solstice = WidgetCommand(
    name: "solstice", summary: "Solverv, days to the next solstice or equinox", language: .english,
    texts: SolsticeDefinition.language(for:),
    options: SolsticeOptions.all
  ) { arguments, surroundings in
    let place = try arguments.solsticePlace(surroundings.environment.language)
    let hemisphere = try arguments[CommandTable.hemisphere]
    let sun = try arguments[SolsticeOptions.sun]
    // The command line has precedence over the stored settings.
    let stored =
      surroundings.path.map {
        StoredState<SolsticeSettings>(
          path: $0, zones: .system(upTo: surroundings.instant),
          AlmanacReportsStrings(language: arguments.refusalLanguage.tableIndex))
      } ?? StoredState(state: .loaded(SolsticeSettings()))
    let state = stored.state.map { settings in
      var settings = settings
      if let place { settings.choose(place) }
      settings.hemisphere = hemisphere ?? settings.hemisphere
      return settings
    }
    return WidgetView<SolsticeDefinition>(
      configuration: SolsticeConfiguration(
        naming: try arguments[CommandTable.naming] ?? .automatic,
        seasons: try arguments[SolsticeOptions.seasons] ?? .astronomical,
        showsSun: sun.map { $0 == .shown } ?? (state.settings.place != nil)),
      state: state, surroundings: surroundings, fault: stored.fault)
  }
}

/// The options of Solverv.
enum SolsticeOptions {
  enum SunChoice: String, CaseIterable {
    case shown, hidden
  }

  static let placeName = Option<String>(
    "place", "NAME", "the name of the place at --latitude and --longitude")
  static let placeZone = Option<TimeZone>(
    "place-zone", "ID", allowed: .texts { $0.allowedZone },
    "the time zone of the place, for times there (default: that of --city, else the zone of --zone)",
    read: { (text) throws(UsageError) in TimeZone(identifier: text) })
  static let seasons = Option(
    "seasons", oneOf: SeasonReckoning.self, "when the season of a day begins (default: astronomical)")
  static let sun = Option(
    "sun", oneOf: SunChoice.self,
    "whether the widget has sunrise and sunset (default: shown if there is a place)")

  private static let state = WidgetOptions.state.explained(
    "the settings to show, a file with what the app stores (default: none)")

  static let all =
    [state] + Place.options + [
      placeName, placeZone, CommandTable.hemisphere, CommandTable.naming, seasons, sun, WidgetOptions.privacy,
    ]
}

extension Arguments {
  /// Returns the place with its name and zone; `nil` if none was given.
  fileprivate func solsticePlace(_ language: Language) throws(UsageError) -> SolsticePlace? {
    let (name, zone) = (try self[SolsticeOptions.placeName], try self[SolsticeOptions.placeZone])
    guard let place = try optionalPlace() else {
      for option in [SolsticeOptions.placeName.declaration, SolsticeOptions.placeZone.declaration]
      where self[option] != nil {
        throw UsageError(option.flag) { $0.needs(option: option.flag, other: $0.placeOptions) }
      }
      return nil
    }
    do throws(JSONValueError) { _ = try name.map(GivenName.checked) } catch {
      throw UsageError { $0.sentence(of: error.inside("--place")) }
    }
    return SolsticePlace(
      place.coordinates, name: name ?? place.city?.name(in: language),
      zone: (zone ?? place.city.flatMap { TimeZone(identifier: $0.zone) }).map { ZoneClock($0) })
  }
}
