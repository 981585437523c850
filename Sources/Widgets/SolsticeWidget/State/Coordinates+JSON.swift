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
  public var json: JSON {
    get throws(JSONValueError) {
      .object(["latitude": try latitude.json, "longitude": try longitude.json])
    }
  }
}
