public import Almanac

extension Coordinates {
  /// Returns the altitude of the Sun's centre at a moment, in degrees.
  ///
  /// It is seen from the centre of the Earth and without refraction.
  ///
  /// - Throws: ``SunTimesError/instantOutsideTables(_:)``
  public func solarAltitude(at instant: Instant) throws(SunTimesError) -> Double {
    guard let day = SolarDay(try SolarDay.dayNumber(of: instant, at: self), at: self) else {
      throw .instantOutsideTables(instant)
    }
    let x = (Double(instant.secondsSince1970) - day.seconds(0)) / 86_400
    return Trigonometry.arcsine(min(max(day.curve.sine(x), -1), 1)) / Trigonometry.degree
  }
}
