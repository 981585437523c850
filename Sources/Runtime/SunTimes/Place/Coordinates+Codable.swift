#if !hasFeature(Embedded)
extension Coordinates: Codable {
  private enum CodingKeys: String, CodingKey {
    case latitude, longitude
  }

  /// Decodes latitude and longitude in degrees; values out of range are an error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let latitude = try container.decode(Double.self, forKey: .latitude)
    let longitude = try container.decode(Double.self, forKey: .longitude)
    do throws(SunTimesError) {
      try self.init(latitude: latitude, longitude: longitude)
    } catch {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "\(error)"))
    }
  }

  /// Encodes latitude and longitude in degrees.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(latitude, forKey: .latitude)
    try container.encode(longitude, forKey: .longitude)
  }
}
#endif
