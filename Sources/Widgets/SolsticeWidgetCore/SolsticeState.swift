/// The settings of the widget, or the reason why there are none.
public typealias SolsticeState = Loaded<SolsticeSettings>

/// The settings that the app stores for its widget: facts about the place, and nothing computed from them.
///
/// Times of the Sun are never stored, because computing them needs only a microsecond and could become stale.
public struct SolsticeSettings: WidgetSettings {
  /// The user's answer to the request for the location.
  public private(set) var permission: LocationPermission
  /// The last place that the device reported, which is used only with permission.
  private var reportedPlace: SolsticePlace?
  /// The place that the user chose, which has precedence over the device's.
  public private(set) var chosenPlace: SolsticePlace?
  /// The hemisphere whose seasons the user wants; `nil` for that of the place, or of the user's zone.
  public var hemisphere: Hemisphere?

  /// Creates settings.
  public init(
    permission: LocationPermission = .notAsked, devicePlace: SolsticePlace? = nil,
    chosenPlace: SolsticePlace? = nil, hemisphere: Hemisphere? = nil
  ) {
    self.permission = permission
    reportedPlace = permission == .granted ? devicePlace : nil
    self.chosenPlace = chosenPlace
    self.hemisphere = hemisphere
  }

  /// Creates the settings of the first launch, when nothing is known.
  public init() { self.init(permission: .notAsked) }

  /// Lists the settings; places and the hemisphere are written if they are known.
  public mutating func list(in fields: inout SettingsFields) {
    fields.choice("permission", &permission)
    fields.place("chosenPlace", &chosenPlace)
    fields.choice("hemisphere", &hemisphere)
    // The place is kept with any permission, because a newer version may have stored a permission that is
    // unknown here.
    fields.place("devicePlace", &reportedPlace)
  }

  /// The last place that the device reported; `nil` without permission.
  public var devicePlace: SolsticePlace? { permission == .granted ? reportedPlace : nil }

  /// The place for the times of the Sun; `nil` if none is known, because no default place is used.
  public var place: SolsticePlace? { chosenPlace ?? devicePlace }

  /// Whether the app should ask for the location, which it does only once, at its first launch.
  public var shouldAskForLocation: Bool { permission == .notAsked }

  /// Returns the hemisphere whose seasons are named: the user's choice, else that of the place, else that of
  /// the zone.
  ///
  /// - Parameter zone: The user's zone.
  /// - Returns: `nil` near the equator, where there are no seasons.
  public func hemisphere(in zone: ZoneClock) -> Hemisphere? {
    if let hemisphere { return hemisphere }
    if let place { return place.coordinates.hemisphere }
    return Hemisphere(guessedFromZone: zone.identifier)
  }

  /// The settings without a place, for a redacted snapshot.
  var withoutPlace: SolsticeSettings { SolsticeSettings(permission: permission, hemisphere: hemisphere) }

  /// Returns the settings for seasons, without the reported place if the device is no longer near it.
  func ofSeasons(at instant: Instant, in zone: ZoneClock) -> SolsticeSettings {
    hasMoved(at: instant, from: zone) ? withoutPlace : self
  }

  /// The reason why there are no times of the Sun; `nil` if there is a place.
  public var notice: PlaceNotice? {
    guard place == nil else { return nil }
    return switch permission {
    case .notAsked: .notChosen
    case .denied: .denied
    case .granted: .awaited
    }
  }

  // MARK: - Changes

  /// Records the decision of the user or the system about the location, which may change later in Settings.
  ///
  /// If permission is withdrawn, the place that the device reported is deleted.
  public mutating func decide(_ permission: LocationPermission) {
    self.permission = permission
    if permission != .granted { reportedPlace = nil }
  }

  /// Records a place that the device reported, which happens only with permission.
  public mutating func report(_ place: SolsticePlace) {
    permission = .granted
    reportedPlace = place
  }

  /// Records a place that the user chose; `nil` returns to the place of the device.
  public mutating func choose(_ place: SolsticePlace?) { chosenPlace = place }
}

/// The user's answer to the system's request for the location.
public enum LocationPermission: String, CaseIterable, Hashable, Sendable, JSONDecodable, JSONEncodable {
  /// The user has not been asked yet.
  case notAsked
  /// The user denied it, or the device does not allow it.
  case denied
  /// The user allowed it.
  case granted
}

/// The reason why no place is known.
public enum PlaceNotice: String, Hashable, Sendable, CaseIterable {
  /// The user was not asked and has not chosen a place.
  case notChosen
  /// The user denied the location and has not chosen a place.
  case denied
  /// The location is allowed but is not known yet.
  case awaited
  /// The device does not allow the location, regardless of the user.
  case restricted
  /// The device could not determine the location.
  case unavailable
  /// The device has not determined the location for a long time.
  case slow
}
