/// The seasons of a time zone, as a row of the tables.
///
/// Only zones outside the northern hemisphere with its four seasons have a row.
@usableFromInline package struct ZoneSeasonsRecord: Sendable {
  /// The identifier in the IANA time zone database: `Australia/Sydney`.
  @usableFromInline package let zone: TableText
  /// The hemisphere of its principal place; `nil` near the equator, where there are no seasons.
  @usableFromInline package let hemisphere: Hemisphere?

  @inlinable @_transparent package init(zone: TableText, hemisphere: Hemisphere? = nil) {
    self.zone = zone
    self.hemisphere = hemisphere
  }
}
