/// The place whose Sun and seasons are shown.
public struct SolsticePlace: Hashable, Sendable {
  /// The coordinates, to 0.01 degrees (about a kilometre): accurate enough for the Sun, but not an address.
  public let coordinates: Coordinates
  /// The name, from the user or from a list, by the rules of `GivenName`; `nil` if it has none.
  public let name: String?
  /// The zone of its times; `nil` for the user's zone.
  public let zone: ZoneClock?
  /// The civil day on which the device reported it; `nil` for a chosen place, and for one that was stored without a day.
  public let reportedOn: CivilDate?

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - coordinates: The coordinates, which are rounded to 0.01 degrees.
  ///   - name: The name; a name that `GivenName` does not allow becomes `nil`.
  ///   - zone: The zone of its times; `nil` for the user's zone.
  ///   - reportedOn: The civil day on which the device reported it; `nil` for a chosen place.
  public init(
    _ coordinates: Coordinates, name: String? = nil, zone: ZoneClock? = nil, reportedOn: CivilDate? = nil
  ) {
    self.coordinates = coordinates.rounded
    self.name = name.flatMap { try? GivenName.checked($0) }
    self.zone = zone
    self.reportedOn = reportedOn
  }

  /// Creates a place from the texts that a user entered.
  ///
  /// - Parameters:
  ///   - latitude: Degrees from -90 to 90 with a decimal point or comma, negative in the south.
  ///   - longitude: Degrees from -180 to 180, negative in the west.
  ///   - name: The name; may be empty.
  /// - Returns: `nil` for texts that are not numbers, degrees out of range, and a name that `GivenName` does not allow.
  public init?(latitude: String, longitude: String, name: String) {
    guard let latitude = Self.degrees(latitude), let longitude = Self.degrees(longitude),
      let coordinates = try? Coordinates(latitude: latitude, longitude: longitude),
      name.isEmpty || (try? GivenName.checked(name)) != nil
    else { return nil }
    self.init(coordinates, name: name)
  }

  private static func degrees(_ text: String) -> Double? {
    var digits = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case " ": continue
      case ",": digits.append(".")
      // The typographic minus sign, which some keyboards offer.
      case "\u{2212}": digits.append("-")
      default: digits.append(scalar)
      }
    }
    let json = try? JSON(parsing: Array(String(digits).utf8))
    return json.flatMap { try? Double(json: $0) }
  }

  /// The coordinates, with name, zone and the day of the report if there are any.
  ///
  /// For example `{"latitude": 40.71, "longitude": -74.01, "name": "New York", "zone": "America/New_York"}`.
  var json: JSON {
    .present([
      ("latitude", JSON(coordinates.latitude)), ("longitude", JSON(coordinates.longitude)),
      ("name", name.map(JSON.string)), ("zone", zone.map { $0.identifier.map(JSON.string) ?? $0.json }),
      ("reportedOn", reportedOn?.json),
    ])
  }
}

extension SettingsFields {
  /// Lists a place, which may be unknown.
  ///
  /// The coordinates must be valid; an invalid name, zone or day is ignored. The zone is looked up in ``zones``.
  mutating func place(_ key: String, _ place: inout SolsticePlace?) {
    if let object = read(key, as: JSONObject.self) {
      do throws(JSONValueError) { place = try self.place(object, key) } catch { remember(error, in: key) }
    }
    write(place?.json, as: key)
  }

  private mutating func place(_ object: JSONObject, _ key: String) throws(JSONValueError) -> SolsticePlace {
    let coordinates = try Coordinates(json: .object(object))
    let name: String? = try? object.optional("name")
    do throws(JSONValueError) { _ = try name.map(GivenName.checked) } catch {
      remember(error.inside("name"), in: key)
    }
    var day: CivilDate?
    do throws(JSONValueError) { day = try object.optional("reportedOn") } catch { remember(error, in: key) }
    let zone: ZoneReference? = try? object.optional("zone")
    let clock = zone?.clock(in: zones)
    if zone != nil, clock == nil { refuse(key, expected: ZoneReference.expectation) }
    return SolsticePlace(coordinates, name: name, zone: clock, reportedOn: day)
  }
}

extension Coordinates: JSONDecodable, JSONEncodable {
  /// Reads latitude and longitude in degrees, and throws if they are out of range.
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

  /// The latitude and longitude in degrees.
  public var json: JSON { .present([("latitude", JSON(latitude)), ("longitude", JSON(longitude))]) }

  /// The coordinates rounded to 0.01 degrees: accurate enough for the Sun, but not an address.
  public var rounded: Coordinates {
    let (latitude, longitude) = ((latitude * 100).rounded() / 100, (longitude * 100).rounded() / 100)
    // Rounding keeps the values in range, because the limits are whole numbers.
    return (try? Coordinates(latitude: latitude, longitude: longitude)) ?? self
  }
}
