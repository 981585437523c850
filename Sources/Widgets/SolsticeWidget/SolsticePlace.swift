/// A place whose Sun and seasons are shown.
public struct SolsticePlace: Hashable, Sendable {
  /// Where it is, to 0.01 degrees (about a kilometre): near enough for the Sun, and no address.
  public let coordinates: Coordinates
  /// What it is called, in the words of the user or of a list, as `GivenName` has it; `nil` if it has no name.
  public let name: String?
  /// Its clocks, by which its times are told; `nil` for those of the user.
  public let zone: ZoneClock?

  /// A place.
  ///
  /// - Parameters:
  ///   - coordinates: Where it is; kept to 0.01 degrees.
  ///   - name: What it is called; what `GivenName` does not call a name counts as none.
  ///   - zone: Its clocks; `nil` for those of the user.
  public init(_ coordinates: Coordinates, name: String? = nil, zone: ZoneClock? = nil) {
    self.coordinates = coordinates.rounded
    self.name = name.flatMap { GivenName.name($0) }
    self.zone = zone
  }

  /// A place as a user writes it down.
  ///
  /// - Parameters:
  ///   - latitude: Degrees from -90 to 90 with a point or a comma, below 0 in the south.
  ///   - longitude: Degrees from -180 to 180, below 0 in the west.
  ///   - name: What it is called; may be empty.
  /// - Returns: `nil` for what is no number, and degrees out of range.
  public init?(latitude: String, longitude: String, name: String) {
    guard let latitude = Self.degrees(latitude), let longitude = Self.degrees(longitude),
      let coordinates = try? Coordinates(latitude: latitude, longitude: longitude)
    else { return nil }
    self.init(coordinates, name: name)
  }

  private static func degrees(_ text: String) -> Double? {
    var digits = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case " ": continue
      case ",": digits.append(".")
      // The sign of typesetters, which keyboards also offer.
      case "\u{2212}": digits.append("-")
      default: digits.append(scalar)
      }
    }
    let json = try? JSON(parsing: Array(String(digits).utf8))
    return json.flatMap { try? Double(json: $0) }
  }

  /// Coordinates, and name and zone if there are any: `{"latitude": 40.71, "longitude": -74.01, "name": "New York",
  /// "zone": "America/New_York"}`.
  var json: JSON {
    .present([
      ("latitude", JSON(coordinates.latitude)), ("longitude", JSON(coordinates.longitude)),
      ("name", name.map(JSON.string)), ("zone", zone.map { $0.identifier.map(JSON.string) ?? $0.json }),
    ])
  }
}

extension SettingsReader {
  /// A place; `nil` if there is none, or it cannot be read.
  ///
  /// Name and zone are lenient: a place without them is a place. The clocks of a zone are found in ``zones``.
  mutating func place(_ key: String) -> SolsticePlace? {
    guard let stored = choice(key, as: StoredPlace.self) else { return nil }
    var zone: ZoneClock?
    if let reference = stored.zone {
      let zones = zones
      zone = choice(key, expected: ZoneReference.expectation) { (_: StoredPlace) in reference.clock(in: zones)
      }
    }
    return SolsticePlace(stored.coordinates, name: stored.name, zone: zone)
  }
}

/// A place as it stands in settings.
private struct StoredPlace: JSONDecodable {
  let coordinates: Coordinates
  let name: String?
  let zone: ZoneReference?

  init(json: JSON) throws(JSONValueError) {
    coordinates = try Coordinates(json: json)
    let object = try JSONObject(json: json)
    name = try? object.optional("name")
    zone = try? object.optional("zone")
  }
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
