/// What the widget finds in the place of the settings.
public typealias SolsticeState = Loaded<SolsticeSettings>

/// What the app stores for its widget: facts about the place, nothing derived from them.
///
/// Times of the Sun are never stored: they take a microsecond to compute and cannot go stale that way.
public struct SolsticeSettings: WidgetSettings {
  /// What the user has said to the question for the location.
  public private(set) var permission: LocationPermission
  /// The last place the device reported; it counts only with permission.
  private var reportedPlace: SolsticePlace?
  /// The place the user chose, which comes before that of the device.
  public private(set) var chosenPlace: SolsticePlace?
  /// The half of the Earth whose seasons the user wants to be named; `nil` for that of the place, or of the user's zone.
  public var hemisphere: Hemisphere?

  /// Settings in which a place is known or not.
  public init(
    permission: LocationPermission = .notAsked, devicePlace: SolsticePlace? = nil,
    chosenPlace: SolsticePlace? = nil, hemisphere: Hemisphere? = nil
  ) {
    self.permission = permission
    reportedPlace = permission == .granted ? devicePlace : nil
    self.chosenPlace = chosenPlace
    self.hemisphere = hemisphere
  }

  /// Settings at the first launch, when nothing is known.
  public init() { self.init(permission: .notAsked) }

  /// Reads settings.
  public init(_ reader: inout SettingsReader) {
    self.init(
      permission: reader.choice("permission", else: .notAsked), chosenPlace: reader.place("chosenPlace"),
      hemisphere: reader.choice("hemisphere"))
    // Kept whatever the permission is: a word for it that only a newer version knows must not cost the place.
    reportedPlace = reader.place("devicePlace")
  }

  /// The permission, the places that are known, and the hemisphere if one was chosen.
  public var members: JSONObject {
    JSONObject(present: [
      ("permission", permission.json), ("devicePlace", reportedPlace?.json),
      ("chosenPlace", chosenPlace?.json), ("hemisphere", hemisphere?.json),
    ])
  }

  /// The last place the device reported; `nil` without permission.
  public var devicePlace: SolsticePlace? { permission == .granted ? reportedPlace : nil }

  /// The place times of the Sun are for; `nil` if none is known, and then none is made up.
  public var place: SolsticePlace? { chosenPlace ?? devicePlace }

  /// Whether the app should ask for the location: once, at its first launch.
  public var shouldAskForLocation: Bool { permission == .notAsked }

  /// The half of the Earth whose seasons are named: the one the user chose, else that of the place, else that of the zone.
  ///
  /// - Parameter zone: The clocks of the user.
  /// - Returns: `nil` near the equator, where there are no seasons.
  public func hemisphere(in zone: ZoneClock) -> Hemisphere? {
    if let hemisphere { return hemisphere }
    if let place { return place.coordinates.hemisphere }
    return Hemisphere(guessedFromZone: zone.identifier)
  }

  /// The same without a place, for where others could look.
  var withoutPlace: SolsticeSettings { SolsticeSettings(permission: permission, hemisphere: hemisphere) }

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
  public mutating func report(_ place: SolsticePlace) {
    permission = .granted
    reportedPlace = place
  }

  /// The user has chosen a place by hand, or with `nil` goes back to that of the device.
  public mutating func choose(_ place: SolsticePlace?) { chosenPlace = place }
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
  /// The device does not allow the location, whatever the user says.
  case restricted
  /// The device could not find out where it is.
  case unavailable
  /// The device takes long to find out where it is.
  case slow
}
