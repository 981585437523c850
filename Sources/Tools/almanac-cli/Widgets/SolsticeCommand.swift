import SolsticeWidget
import WidgetBridge
import WidgetFoundation
import WidgetPictures

/// `almanac widget solstice`: the countdown to the next equinox or solstice, or the screen of its app.
struct SolsticeCommand: WidgetCommand {
  typealias Definition = SolsticeDefinition

  static let name = "solstice"
  static let summary = "Solverv, days to the next solstice or equinox"
  static let language = Language.english
  static let options: [CommandOption] = [
    .latitude, .longitude, .place, .placeZone, .hemisphere, .naming, .seasons, .sun, .view, .season, .privacy,
  ]

  private enum SunChoice: String, CaseIterable {
    case shown, hidden
  }

  private enum SeasonChoice: String, CaseIterable {
    case spring, summer, autumn, winter

    var season: Season {
      switch self {
      case .spring: .spring
      case .summer: .summer
      case .autumn: .autumn
      case .winter: .winter
      }
    }
  }

  private enum View: String, CaseIterable {
    case widget, screen
  }

  private let settings: SolsticeSettings
  let configuration: SolsticeConfiguration
  private let view: View
  private let season: Season?
  let privacy: Privacy

  init(_ arguments: Arguments) throws(UsageError) {
    let place = try arguments.solsticePlace()
    view = try arguments.choice(.view, of: View.self) ?? .widget
    privacy = try arguments.privacy()
    if view == .screen {
      let others = [CommandOption.family, .size].filter { arguments[$0] != nil }
      if let option = others.first ?? (privacy == .redacted ? .privacy : nil) {
        throw UsageError("\(option.flag) is for the widget, not for the screen")
      }
    }
    season = try arguments.choice(.season, of: SeasonChoice.self)?.season
    if season != nil, view == .widget { throw UsageError("--season is for --view screen") }
    settings = SolsticeSettings(
      chosenPlace: place, hemisphere: try arguments.choice(.hemisphere, of: Hemisphere.self))
    let sun = try arguments.choice(.sun, of: SunChoice.self)
    configuration = SolsticeConfiguration(
      naming: try arguments.choice(.naming, of: EventNaming.self) ?? .automatic,
      seasons: try arguments.choice(.seasons, of: SeasonReckoning.self) ?? .astronomical,
      showsSun: sun.map { $0 == .shown } ?? (place != nil))
  }

  func state(at instant: Instant, in zone: ZoneClock) -> SolsticeState { .loaded(settings) }

  func text(
    of state: SolsticeState, at instant: Instant, in environment: WidgetEnvironment, style: TextStyle
  ) throws -> String {
    guard view == .screen else {
      return snapshotText(of: state, at: instant, in: environment, style: style)
    }
    return SolsticeScreenPicture(try screen(at: instant, in: environment), style: style).text
  }

  func json(of state: SolsticeState, at instant: Instant, in environment: WidgetEnvironment) throws -> JSON {
    guard view == .screen else { return snapshotJSON(of: state, at: instant, in: environment) }
    return try screen(at: instant, in: environment).json
  }

  func svg(
    of state: SolsticeState, at instant: Instant, in environment: WidgetEnvironment, _ appearance: Appearance
  ) throws -> String {
    guard view == .widget else { throw UsageError("only the widget can be written as 'svg', not the screen") }
    return WidgetPicture.svg(
      of: snapshot(of: state, at: instant, in: environment), Definition.self, in: environment, appearance)
  }

  private func screen(at instant: Instant, in environment: WidgetEnvironment) throws -> SolsticeScreen {
    try SolsticeScreen(
      of: settings, configuration: configuration, at: instant, in: environment, only: season)
  }
}

extension Arguments {
  /// Returns the place of `--latitude` and `--longitude`, with its name and zone; `nil` if none was given.
  fileprivate func solsticePlace() throws(UsageError) -> SolsticePlace? {
    guard let coordinates = try optionalCoordinates() else {
      for option in [CommandOption.place, .placeZone] where self[option] != nil {
        throw UsageError("\(option.flag) needs --latitude and --longitude")
      }
      return nil
    }
    if let name = self[.place], GivenName.name(name) == nil {
      let error = JSONValueError(expected: GivenName.expectation, found: .string(name)).inside("--place")
      throw UsageError("\(error)")
    }
    return SolsticePlace(
      coordinates, name: self[.place], zone: try zone(.placeZone).map { ZoneClock($0) })
  }
}
