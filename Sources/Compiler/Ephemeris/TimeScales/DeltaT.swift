import AlmanacModel

/// Delta T = TT - UT1 from yearly values, linear between 1 Januaries.
package struct DeltaT: Sendable {
  /// The origin of a yearly value, from the most to the least reliable.
  package enum Basis: String, CaseIterable, Sendable {
    /// From measured Earth orientation (IERS C04).
    case measured
    /// An annual value of the Astronomical Almanac.
    case annual
    /// A spline through historical observations.
    case spline
    /// A prediction.
    case predicted
  }

  package struct Value: Hashable, Sendable {
    /// Delta T in seconds, at 0h on 1 January.
    package var seconds: Double
    /// One standard deviation, in seconds.
    package var sigma: Double
    package var basis: Basis

    package init(seconds: Double, sigma: Double, basis: Basis) {
      self.seconds = seconds
      self.sigma = sigma
      self.basis = basis
    }
  }

  package let firstYear: Int
  package let values: [Value]

  /// Creates Delta T from yearly values.
  ///
  /// - Parameter values: One value for each year from `firstYear` on; at least two.
  package init(firstYear: Int, values: [Value]) {
    self.firstYear = firstYear
    self.values = values
  }

  /// The first year whose value is a prediction, or the year after the table.
  package var firstPredictedYear: Int {
    firstYear + (values.firstIndex { $0.basis == .predicted } ?? values.count)
  }

  /// Returns Delta T and its sigma in seconds.
  ///
  /// Outside the years of the table the first or last value is used.
  package func value(at instant: TT) -> (seconds: Double, sigma: Double) {
    let (year, fraction) = Self.yearAndFraction(instant)
    let (left, right) = (value(inYear: year), value(inYear: year + 1))
    return (
      left.seconds + (right.seconds - left.seconds) * fraction,
      left.sigma + (right.sigma - left.sigma) * fraction
    )
  }

  /// Returns the value at 0h on 1 January.
  ///
  /// Outside the years of the table the first or last value is used.
  package func value(inYear year: Int) -> Value { values[min(max(year - firstYear, 0), values.count - 1)] }

  /// Returns the Gregorian year of an instant and the fraction of it that has passed.
  package static func yearAndFraction(_ instant: TT) -> (year: Int, fraction: Double) {
    let daysSince1970 = instant.daysSinceJ2000 + Double(TerrestrialInstant.secondsFrom1970ToJ2000) / 86_400
    let day = DayNumber(unchecked: Int32(daysSince1970.rounded(.down)) + ClockTime.rataDieOf1970)
    let year = CivilDate(day).year
    let start = DayNumber.firstOfJanuary(year)
    let length = start.distance(to: .firstOfJanuary(year + 1))
    let elapsed = daysSince1970 - Double(start.rataDie - ClockTime.rataDieOf1970)
    return (year, elapsed / Double(length))
  }

  /// Returns Delta T in seconds by a polynomial that many other tables use.
  ///
  /// Source: Espenak F., Meeus J. 2006, Five Millennium Canon of Solar Eclipses, NASA TP-2006-214141, for
  /// 2005 to 2150. It is already some seconds too large, so it is an upper limit for published calendars of
  /// the future.
  package static func espenakMeeus(atYear y: Double) -> Double {
    if y < 2050 {
      let t = y - 2000
      return 62.92 + 0.32217 * t + 0.005589 * t * t
    }
    let u = (y - 1820) / 100
    return -20 + 32 * u * u - 0.5628 * (2150 - y)
  }
}
