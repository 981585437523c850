extension Instant {
  /// Creates the moment of UTC (before 1972 of UT1) at which clocks of Terrestrial Time show a reading.
  ///
  /// UTC = TT - Delta T before 1972, then TT - 32.184 s - (TAI - UTC). After the last announced leap second,
  /// TAI - UTC stays as it is.
  ///
  /// - Returns: `nil` outside the years 1 to 9999.
  public init?(_ moment: TerrestrialInstant) {
    guard ClockTime.range.contains(moment.clockSecondsSince1970) else { return nil }
    self = CompiledSky().utc(moment)
  }
}
