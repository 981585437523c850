import AlmanacTables

extension Hemisphere {
  /// The half of the Earth whose seasons people in a time zone most likely have: that of its principal place.
  ///
  /// A guess for those whose place is not known: a zone may reach over the equator.
  ///
  /// - Parameter identifier: As in the IANA time zone database, such as `Australia/Sydney`; `nil` if it is not known.
  /// - Returns: `nil` for zones near the equator, where there are no seasons; the northern half for zones that are not
  ///   known, as most people live there.
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
