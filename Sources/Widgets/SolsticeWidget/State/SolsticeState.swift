/// What the app stores for its widget: facts about the place, nothing derived from them.
///
/// Times of the Sun are never stored: they take a microsecond to compute and cannot go stale that way.
public struct SolsticeState: Hashable, Sendable {
  /// What the user has said to the question for the location.
  public private(set) var permission: LocationPermission
  /// The last place the device reported, to 0.01 degrees (about a kilometre).
  public private(set) var devicePlace: Coordinates?
  /// The place the user chose, which comes before that of the device.
  public private(set) var chosenPlace: Coordinates?

  /// A state; at the first launch nothing is known.
  public init(
    permission: LocationPermission = .notAsked, devicePlace: Coordinates? = nil,
    chosenPlace: Coordinates? = nil
  ) {
    self.permission = permission
    self.devicePlace = permission == .granted ? devicePlace?.rounded : nil
    self.chosenPlace = chosenPlace?.rounded
  }

  /// The place times of the Sun are for; `nil` if none is known, and then none is made up.
  public var place: Coordinates? { chosenPlace ?? devicePlace }

  /// Whether the app should ask for the location: once, at its first launch.
  public var shouldAskForLocation: Bool { permission == .notAsked }

  /// The half of the Earth that names the seasons, if the place is known.
  public var hemisphere: Hemisphere? { place?.hemisphere }

  /// Why there are no times of the Sun; `nil` if there is a place.
  public var notice: PlaceNotice? {
    guard place == nil else { return nil }
    return switch permission {
    case .notAsked: .notChosen
    case .denied: .denied
    case .granted: .awaited
    }
  }

  // MARK: - What happens

  /// The user or the system has decided about the location, also later in Settings.
  ///
  /// A place the device reported is forgotten when permission is taken back.
  public mutating func decide(_ permission: LocationPermission) {
    self.permission = permission
    if permission != .granted { devicePlace = nil }
  }

  /// The device has reported a place, which only happens with permission.
  public mutating func report(_ place: Coordinates) {
    permission = .granted
    devicePlace = place.rounded
  }

  /// The user has chosen a place by hand, or with `nil` goes back to that of the device.
  public mutating func choose(_ place: Coordinates?) { chosenPlace = place?.rounded }
}

extension SolsticeState: JSONDecodable, JSONEncodable {
  /// Reads a state, also of another version of the app: what is missing or unknown is taken as not known.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    self.init(
      permission: object.readable("permission") ?? .notAsked, devicePlace: object.readable("devicePlace"),
      chosenPlace: object.readable("chosenPlace"))
  }

  /// The permission, and the places that are known.
  public var json: JSON {
    get throws(JSONValueError) {
      var object = JSONObject()
      try object.set("permission", to: permission)
      try object.set("devicePlace", to: devicePlace)
      try object.set("chosenPlace", to: chosenPlace)
      return .object(object)
    }
  }
}

extension Coordinates {
  /// The place to 0.01 degrees: near enough for the Sun, and no address.
  public var rounded: Coordinates {
    let (latitude, longitude) = ((latitude * 100).rounded() / 100, (longitude * 100).rounded() / 100)
    // What is in range stays so: the ends are whole numbers.
    return (try? Coordinates(latitude: latitude, longitude: longitude)) ?? self
  }
}
