/// The delay of the Earth's rotation against uniform time.
package enum EarthRotation {
  /// Returns Delta T = TT - UT1 in units of 0.1 ms, measured up to 2026 and predicted from then on.
  ///
  /// - Parameter clock: The reading of a clock in seconds since 1970-01-01T00:00:00, years 1 to 9999. Outside
  ///   the years of the table the first or last value is used.
  package static func deltaT(atSecondsSince1970 clock: Int64) -> Int64 {
    CompiledSky().deltaT(atClockSecondsSince1970: clock)
  }
}
