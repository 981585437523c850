import AlmanacTables

extension Hemisphere {
  /// Creates the hemisphere whose seasons people in a time zone most likely have: that of the zone's
  /// principal place.
  ///
  /// This is a guess for users whose place is unknown: a zone may reach over the equator.
  ///
  /// - Parameter identifier: The identifier in the IANA time zone database, such as `Australia/Sydney`; `nil`
  ///   if it is unknown.
  /// - Returns: `nil` for zones near the equator, where there are no seasons; the northern hemisphere for
  ///   unknown zones, as most people live there.
  public init?(guessedFromZone identifier: String?) {
    guard let identifier,
      let row = zoneSeasons.first(where: { $0.zone.isSame(as: identifier) })
    else {
      self = .northern
      return
    }
    guard let hemisphere = row.hemisphere else { return nil }
    self = hemisphere
  }
}
