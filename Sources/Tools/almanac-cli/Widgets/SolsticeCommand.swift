import SolsticeWidget
import WidgetBridge

/// `almanac widget solstice`: the countdown to the next equinox or solstice, or the screen of its app.
struct SolsticeCommand: WidgetCommand {
  typealias System = SolsticeSystem

  static let name = "solstice"
  static let summary = "Solverv, days to the next solstice or equinox"
  static let language = Language.english
  static let options: [CommandOption] = [
    .latitude, .longitude, .hemisphere, .naming, .seasons, .sun, .view, .privacy,
  ]

  private enum SunChoice: String, CaseIterable {
    case shown, hidden
  }

  private enum View: String, CaseIterable {
    case widget, screen
  }

  private let settings: SolsticeSettings
  let configuration: SolsticeConfiguration
  private let hemisphere: Hemisphere?
  private let view: View
  let privacy: Privacy

  init(_ arguments: Arguments) throws(UsageError) {
    let place = try arguments.optionalCoordinates()
    hemisphere = try arguments.choice(.hemisphere, of: Hemisphere.self)
    if let place, let hemisphere, place.hemisphere != hemisphere {
      throw UsageError("--hemisphere contradicts --latitude")
    }
    view = try arguments.choice(.view, of: View.self) ?? .widget
    privacy = try arguments.privacy()
    if privacy == .redacted, view == .screen {
      throw UsageError("--privacy is for the widget, not for the screen")
    }
    settings = SolsticeSettings(chosenPlace: place)
    let sun = try arguments.choice(.sun, of: SunChoice.self)
    configuration = SolsticeConfiguration(
      naming: try arguments.choice(.naming, of: EventNaming.self) ?? .automatic,
      seasons: try arguments.choice(.seasons, of: SeasonReckoning.self) ?? .astronomical,
      showsSun: sun.map { $0 == .shown } ?? (place != nil))
  }

  func state(at instant: Instant, in zone: ZoneClock) -> SolsticeState { .loaded(settings) }

  func adapted(_ environment: WidgetEnvironment) -> WidgetEnvironment {
    var environment = environment
    if let hemisphere { environment.hemisphere = hemisphere }
    return environment
  }

  func picture(_ snapshot: SolsticeSnapshot, style: TextStyle) -> String {
    SolsticePicture(snapshot, style: style).text
  }

  func text(at instant: Instant, in environment: WidgetEnvironment, style: TextStyle) throws -> String {
    guard view == .screen else { return picture(snapshot(at: instant, in: environment), style: style) }
    return SolsticeScreenPicture(try screen(at: instant, in: environment), style: style).text
  }

  func json(at instant: Instant, in environment: WidgetEnvironment) throws -> JSON {
    guard view == .screen else { return snapshotJSON(at: instant, in: environment) }
    return try screen(at: instant, in: environment).json
  }

  private func screen(at instant: Instant, in environment: WidgetEnvironment) throws -> SolsticeScreen {
    try SolsticeScreen(
      of: settings, configuration: configuration, at: instant, in: adapted(environment))
  }
}
