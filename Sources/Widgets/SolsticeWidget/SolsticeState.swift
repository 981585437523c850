/// What the widget finds in the place of the settings.
public typealias SolsticeState = Loaded<SolsticeSettings>

/// What the app stores for its widget: facts about the place, nothing derived from them.
///
/// Times of the Sun are never stored: they take a microsecond to compute and cannot go stale that way.
public struct SolsticeSettings: WidgetSettings {
  /// What the user has said to the question for the location.
  public private(set) var permission: LocationPermission
  /// The last place the device reported, to 0.01 degrees (about a kilometre); it counts only with permission.
  private var reportedPlace: Coordinates?
  /// The place the user chose, which comes before that of the device.
  public private(set) var chosenPlace: Coordinates?

  /// Settings in which a place is known or not.
  public init(
    permission: LocationPermission = .notAsked, devicePlace: Coordinates? = nil,
    chosenPlace: Coordinates? = nil
  ) {
    self.permission = permission
    reportedPlace = permission == .granted ? devicePlace?.rounded : nil
    self.chosenPlace = chosenPlace?.rounded
  }

  /// Settings at the first launch, when nothing is known.
  public init() { self.init(permission: .notAsked) }

  /// Reads settings.
  public init(_ reader: inout SettingsReader) {
    self.init(
      permission: reader.choice("permission", else: .notAsked), chosenPlace: reader.choice("chosenPlace"))
    // Kept whatever the permission is: a word for it that only a newer version knows must not cost the place.
    let place: Coordinates? = reader.choice("devicePlace")
    reportedPlace = place?.rounded
  }

  /// The permission, and the places that are known.
  public var members: JSONObject {
    JSONObject(present: [
      ("permission", permission.json), ("devicePlace", reportedPlace?.json),
      ("chosenPlace", chosenPlace?.json),
    ])
  }

  /// The last place the device reported, to 0.01 degrees; `nil` without permission.
  public var devicePlace: Coordinates? { permission == .granted ? reportedPlace : nil }

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
    if permission != .granted { reportedPlace = nil }
  }

  /// The device has reported a place, which only happens with permission.
  public mutating func report(_ place: Coordinates) {
    permission = .granted
    reportedPlace = place.rounded
  }

  /// The user has chosen a place by hand, or with `nil` goes back to that of the device.
  public mutating func choose(_ place: Coordinates?) { chosenPlace = place?.rounded }
}

/// What the user has said to the system's question for the location.
public enum LocationPermission: String, CaseIterable, Hashable, Sendable, JSONDecodable, JSONEncodable {
  /// The question was not asked yet.
  case notAsked
  /// No, or the device does not allow it.
  case denied
  /// Yes.
  case granted
}

/// Why no place is known.
public enum PlaceNotice: String, Hashable, Sendable, CaseIterable {
  /// The user was not asked and has not chosen one.
  case notChosen
  /// The user does not allow the location and has not chosen a place.
  case denied
  /// The location is allowed but has not come yet.
  case awaited
}

extension Coordinates: JSONDecodable, JSONEncodable {
  /// Reads latitude and longitude in degrees, and refuses those that are out of range.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    let latitude: Double = try object.required("latitude")
    let longitude: Double = try object.required("longitude")
    do throws(SunTimesError) {
      try self.init(latitude: latitude, longitude: longitude)
    } catch {
      let (key, number) = Self.latitudes.contains(latitude) ? ("longitude", 180) : ("latitude", 90)
      throw JSONValueError(expected: "degrees from -\(number) to \(number)", found: object[key] ?? json)
        .inside(key)
    }
  }

  /// Latitude and longitude in degrees.
  public var json: JSON { .present([("latitude", JSON(latitude)), ("longitude", JSON(longitude))]) }

  /// The place to 0.01 degrees: near enough for the Sun, and no address.
  public var rounded: Coordinates {
    let (latitude, longitude) = ((latitude * 100).rounded() / 100, (longitude * 100).rounded() / 100)
    // What is in range stays so: the ends are whole numbers.
    return (try? Coordinates(latitude: latitude, longitude: longitude)) ?? self
  }
}
