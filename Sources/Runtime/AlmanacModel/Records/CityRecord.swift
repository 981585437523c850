/// A city from which users choose a place, as a row of the tables.
@usableFromInline package struct CityRecord: Sendable {
  /// The id, such as `ho-chi-minh-city`.
  @usableFromInline package let id: TableText
  /// Degrees north of the equator.
  @usableFromInline package let latitude: Double
  /// Degrees east of Greenwich.
  @usableFromInline package let longitude: Double
  /// The identifier in the IANA time zone database: `Asia/Ho_Chi_Minh`.
  @usableFromInline package let zone: TableText
  @usableFromInline package let names: NameRecord

  @inlinable package init(
    id: TableText, latitude: Double, longitude: Double, zone: TableText, names: NameRecord
  ) {
    self.id = id
    self.latitude = latitude
    self.longitude = longitude
    self.zone = zone
    self.names = names
  }
}
