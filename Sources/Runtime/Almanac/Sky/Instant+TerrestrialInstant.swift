extension Instant {
  /// The moment of UTC (before 1972 of UT1) at which TT clocks show a moment.
  ///
  /// UTC = TT - Delta T before 1972, then TT - 32.184 s - (TAI - UTC), with the last announced leap second held.
  ///
  /// - Returns: `nil` outside the years 1 to 9999.
  public init?(_ moment: TerrestrialInstant) {
    guard ClockTime.range.contains(moment.clockSecondsSince1970) else { return nil }
    self = CompiledSky().utc(moment)
  }
}
