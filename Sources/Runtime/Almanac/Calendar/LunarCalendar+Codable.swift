#if !hasFeature(Embedded)
extension LunarCalendar: Codable {
  /// Decodes an id such as `vietnamese`.
  public init(from decoder: any Decoder) throws {
    self = try decoder.singleValue(as: "the id of a calendar") { LunarCalendar(id: $0) }
  }

  /// Encodes the id.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeSingleValue(id) }
}
#endif
