import SolsticeWidget

/// `almanac widget solstice`: the countdown to the next equinox or solstice, or the screen of its app.
struct SolsticeCommand: WidgetCommand {
  static let name = "solstice"
  static let summary = "Solverv, days to the next solstice or equinox"
  static let options: [CommandOption] = [
    .latitude, .longitude, .hemisphere, .naming, .seasons, .sun, .view, .privacy,
  ]

  private enum SunChoice: String, CaseIterable {
    case shown, hidden
  }

  private enum View: String, CaseIterable {
    case widget, screen
  }

  private let state: SolsticeState
  private let configuration: SolsticeConfiguration
  private let hemisphere: Hemisphere?
  private let view: View
  private let privacy: PrivacyChoice

  init(_ arguments: Arguments) throws(UsageError) {
    let place = try arguments.optionalCoordinates()
    hemisphere = try arguments.choice(.hemisphere, of: HemisphereChoice.self)?.hemisphere
    if let place, let hemisphere, place.hemisphere != hemisphere {
      throw UsageError("--hemisphere contradicts --latitude")
    }
    view = try arguments.choice(.view, of: View.self) ?? .widget
    privacy = try arguments.privacy()
    if privacy == .redacted, view == .screen {
      throw UsageError("--privacy is for the widget, not for the screen")
    }
    state = SolsticeState(chosenPlace: place)
    let sun = try arguments.choice(.sun, of: SunChoice.self)
    configuration = SolsticeConfiguration(
      naming: try arguments.choice(.naming, of: EventNaming.self) ?? .automatic,
      seasons: try arguments.choice(.seasons, of: SeasonReckoning.self) ?? .astronomical,
      showsSun: sun.map { $0 == .shown } ?? (place != nil))
  }

  func text(at instant: Instant, in environment: WidgetEnvironment, style: TextStyle) throws -> String {
    let environment = adapted(environment)
    guard view == .screen else {
      return SolsticePicture(snapshot(at: instant, in: environment), style: style).text
    }
    let screen = try SolsticeScreen(
      of: state, configuration: configuration, at: instant, in: environment)
    return SolsticeScreenPicture(screen, style: style).text
  }

  func json(at instant: Instant, in environment: WidgetEnvironment) throws -> String {
    let environment = adapted(environment)
    guard view == .screen else { return "\(SolsticeJSON.value(snapshot(at: instant, in: environment)))\n" }
    let screen = try SolsticeScreen(
      of: state, configuration: configuration, at: instant, in: environment)
    return "\(SolsticeJSON.value(screen))\n"
  }

  func schedule(from instant: Instant, in environment: WidgetEnvironment) -> WidgetSchedule {
    WidgetSchedule(
      SolsticeSystem.self, state: state, configuration: configuration, from: instant,
      in: adapted(environment), privacy: privacy)
  }

  private func snapshot(at instant: Instant, in environment: WidgetEnvironment) -> SolsticeSnapshot {
    let snapshot = SolsticeSystem.snapshot(
      of: state, configuration: configuration, at: instant, in: environment)
    return privacy.applied(to: snapshot)
  }

  private func adapted(_ environment: WidgetEnvironment) -> WidgetEnvironment {
    var environment = environment
    if let hemisphere { environment.hemisphere = hemisphere }
    return environment
  }
}
