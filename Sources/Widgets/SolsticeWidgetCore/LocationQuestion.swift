/// The system's permission for the app to read the device's location.
public enum LocationAuthorization: CaseIterable, Hashable, Sendable {
  /// The user has not been asked yet.
  case notAsked
  /// The user denied it, for this app or for all apps.
  case denied
  /// The device does not allow it, regardless of the user, for example because of parental controls.
  case restricted
  /// The user allowed it.
  case allowed
}

/// The location service of a device: the system's in an app, a substitute in tests.
///
/// It answers later, with a ``LocationQuestion/Event``.
public protocol LocationDevice {
  /// The current permission of the app.
  var authorization: LocationAuthorization { get }
  /// Makes the system ask the user; the system asks only once.
  func ask()
  /// Requests the location once; an accuracy of one kilometre is enough for the Sun.
  func locate()
}

/// The app's request for its location, from the permission to the place or to the reason why there is none.
///
/// ```swift
/// var question = LocationQuestion()
/// question.begin(with: device, mayAsk: settings.shouldAskForLocation, &settings)
/// // and for all that the device says
/// question.handle(event, from: device, on: today, &settings)
/// ```
public struct LocationQuestion: Hashable, Sendable {
  /// An answer of the device.
  public enum Event: Hashable, Sendable {
    /// The user or the system decided, perhaps later in Settings.
    case authorization(LocationAuthorization)
    /// The location.
    case place(Coordinates)
    /// The device could not determine the location.
    case failed
    /// There was no answer for ``LocationQuestion/patience`` seconds.
    case silent
  }

  private enum Step: Hashable, Sendable {
    case idle, asking, locating
  }

  /// The number of seconds without an answer after which the screen reports that it is slow.
  public static let patience = 15

  /// The reason why there is no new place; `nil` if there is one, or if nothing was requested.
  package private(set) var notice: PlaceNotice?
  private var step = Step.idle
  /// Whether the device's place is to replace the one that the user chose.
  private var replacesChosen = false

  /// Creates a question that was not asked yet.
  package init() {}

  /// Whether the device is looking for the place.
  package var isLocating: Bool { step == .locating }

  /// Asks for the location of the device, again if it has not answered: an app that was suspended meanwhile may
  /// never get the answer to its first request.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - mayAsk: Whether the user may be asked for permission now.
  ///   - replacingChosen: Whether the user wants the device's place in place of the chosen one, which is kept
  ///     until the other one comes. Otherwise a chosen place is shown regardless of the device.
  ///   - settings: The settings, which are updated if the permission has changed.
  package mutating func begin(
    with device: some LocationDevice, mayAsk: Bool = true, replacingChosen: Bool = false,
    _ settings: inout SolsticeSettings
  ) {
    replacesChosen = replacesChosen || replacingChosen
    notice = nil
    guard isWanted(settings) else {
      step = .idle
      return
    }
    switch device.authorization {
    case .notAsked:
      step = mayAsk ? .asking : .idle
      if mayAsk { device.ask() }
    case .denied: refuse(.denied, &settings)
    case .restricted: refuse(.restricted, &settings)
    case .allowed: locate(with: device, &settings)
    }
  }

  /// Handles an answer of the device.
  ///
  /// - Parameters:
  ///   - event: The answer.
  ///   - device: The device.
  ///   - today: The current civil day, with which a place is stored; `nil` outside the years 1 to 9999.
  ///   - settings: The settings, which store the permission, and the place to 0.01 degrees.
  package mutating func handle(
    _ event: Event, from device: some LocationDevice, on today: CivilDate?,
    _ settings: inout SolsticeSettings
  ) {
    switch event {
    case .authorization(.notAsked): break
    case .authorization(.denied): refuse(.denied, &settings)
    case .authorization(.restricted): refuse(.restricted, &settings)
    case .authorization(.allowed):
      // The system repeats this answer, so the location is requested only if the permission is new.
      if step == .asking || settings.permission != .granted { locate(with: device, &settings) }
    case .place(let coordinates):
      settings.report(SolsticePlace(coordinates, reportedOn: today))
      if replacesChosen { settings.choose(nil) }
      (step, notice, replacesChosen) = (.idle, nil, false)
    case .failed:
      guard step == .locating else { break }
      step = .idle
      report(.unavailable, settings)
    case .silent:
      // The request continues, and a later answer is still used.
      if step == .locating { report(.slow, settings) }
    }
  }

  /// Returns whether the place of the device would be shown.
  private func isWanted(_ settings: SolsticeSettings) -> Bool {
    settings.chosenPlace == nil || replacesChosen
  }

  private mutating func report(_ reason: PlaceNotice, _ settings: SolsticeSettings) {
    notice = isWanted(settings) ? reason : nil
  }

  private mutating func refuse(_ reason: PlaceNotice, _ settings: inout SolsticeSettings) {
    settings.decide(.denied)
    step = .idle
    report(reason, settings)
  }

  private mutating func locate(with device: some LocationDevice, _ settings: inout SolsticeSettings) {
    settings.decide(.granted)
    (step, notice) = (.locating, nil)
    device.locate()
  }
}
