/// Whether an app may know where the device is, as the system says.
public enum LocationAuthorization: CaseIterable, Hashable, Sendable {
  /// The user was not asked yet.
  case notAsked
  /// The user has said no, for this app or for all.
  case denied
  /// The device does not allow it, whatever the user says, as under parental controls.
  case restricted
  /// Yes.
  case allowed
}

/// The part of a device that knows where it is: the system's in an app, an invented one in tests.
///
/// What it has to say comes later, as a ``LocationQuestion/Event``.
public protocol LocationDevice {
  /// Whether the app may know the place, as the system says now.
  var authorization: LocationAuthorization { get }
  /// Has the system ask the user, who is asked only once.
  func ask()
  /// Looks for the place once, roughly: a kilometre is near enough for the Sun.
  func locate()
}

/// The question of an app where it is: from the permission to the place, or to the reason why there is none.
///
/// ```swift
/// var question = LocationQuestion()
/// question.begin(with: device, mayAsk: settings.shouldAskForLocation, &settings)
/// // and for all that the device says
/// question.take(event, from: device, &settings)
/// ```
public struct LocationQuestion: Hashable, Sendable {
  /// What a device says.
  public enum Event: Hashable, Sendable {
    /// The user or the system has decided, perhaps later in Settings.
    case authorization(LocationAuthorization)
    /// Where it is.
    case place(Coordinates)
    /// That it could not find out.
    case failed
    /// Nothing, for ``LocationQuestion/patience``.
    case silent
  }

  private enum Step: Hashable, Sendable {
    case idle, asking, locating
  }

  /// After how many seconds without an answer the user is told that it takes long.
  public static let patience = 15

  /// Why there is no new place; `nil` if there is one, or nothing was asked.
  public private(set) var notice: PlaceNotice?
  private var step = Step.idle

  /// A question that was not asked yet.
  public init() {}

  /// Whether the device is looking for the place.
  public var isLocating: Bool { step == .locating }

  /// Asks where the device is.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - mayAsk: Whether the user may be asked for permission now.
  ///   - settings: Learn of a permission that was given or taken back since.
  public mutating func begin(
    with device: some LocationDevice, mayAsk: Bool = true, _ settings: inout SolsticeSettings
  ) {
    // A place that the user chose is shown whatever the device would say.
    guard settings.chosenPlace == nil else {
      (step, notice) = (.idle, nil)
      return
    }
    // It was asked already, and answers yet.
    if step == .locating, device.authorization == .allowed { return }
    notice = nil
    switch device.authorization {
    case .notAsked:
      step = mayAsk ? .asking : .idle
      if mayAsk { device.ask() }
    case .denied: refuse(.denied, &settings)
    case .restricted: refuse(.restricted, &settings)
    case .allowed: locate(with: device, &settings)
    }
  }

  /// Takes what a device says.
  ///
  /// - Parameters:
  ///   - event: What it says.
  ///   - device: The device.
  ///   - settings: Learn of the permission and the place, which they keep to 0.01 degrees.
  public mutating func take(
    _ event: Event, from device: some LocationDevice, _ settings: inout SolsticeSettings
  ) {
    switch event {
    case .authorization(.notAsked): break
    case .authorization(.denied): refuse(.denied, &settings)
    case .authorization(.restricted): refuse(.restricted, &settings)
    case .authorization(.allowed):
      // The system repeats itself: the place is looked for only if it was not known that it may be.
      if step == .asking || settings.permission != .granted { locate(with: device, &settings) }
    case .place(let coordinates):
      settings.report(SolsticePlace(coordinates))
      (step, notice) = (.idle, nil)
    case .failed:
      guard step == .locating else { break }
      (step, notice) = (.idle, .unavailable)
    case .silent:
      // It is still looked for, and taken when it comes.
      if step == .locating { notice = .slow }
    }
  }

  private mutating func refuse(_ reason: PlaceNotice, _ settings: inout SolsticeSettings) {
    settings.decide(.denied)
    (step, notice) = (.idle, reason)
  }

  private mutating func locate(with device: some LocationDevice, _ settings: inout SolsticeSettings) {
    settings.decide(.granted)
    (step, notice) = (.locating, nil)
    device.locate()
  }
}
