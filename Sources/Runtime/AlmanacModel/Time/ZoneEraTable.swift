/// The offsets from UTC that a calendar has used, as consecutive eras.
@usableFromInline package protocol ZoneEraTable {
  var eraCount: Int { get }
  /// Returns the first moment of an era, in UTC.
  ///
  /// The first era has no beginning; its value is not read.
  func eraStart(at index: Int) -> Int64
  /// Returns local time minus UTC in an era, in seconds.
  func eraOffset(at index: Int) -> Int64
}

extension ZoneEraTable {
  /// Returns local time minus UTC at a moment, in seconds.
  @inlinable package func offset(at moment: Instant) -> Int64 {
    var index = eraCount - 1
    while index > 0, moment.secondsSince1970 < eraStart(at: index) { index -= 1 }
    return eraOffset(at: index)
  }

  /// Returns date and time of day of a moment on the calendar's clock.
  @inlinable package func localTime(of moment: Instant) -> ClockTime {
    ClockTime(secondsSince1970: moment.secondsSince1970 + offset(at: moment))
  }
}
