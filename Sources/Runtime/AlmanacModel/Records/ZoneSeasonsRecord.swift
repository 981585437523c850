/// Which seasons a time zone has, as a row of the tables: a zone that lies south of the northern half with its four seasons.
@usableFromInline package struct ZoneSeasonsRecord: Sendable {
  /// The identifier in the IANA time zone database: `Australia/Sydney`.
  @usableFromInline package let zone: TableText
  /// The half of the Earth of its principal place; `nil` near the equator, where there are no seasons.
  @usableFromInline package let hemisphere: Hemisphere?

  @inlinable package init(zone: TableText, hemisphere: Hemisphere? = nil) {
    self.zone = zone
    self.hemisphere = hemisphere
  }
}
