/// Instants of the solar terms, stored as what they differ from a mean year in whole seconds.
@usableFromInline package protocol SolarTermTable {
  /// The first Gregorian year of the table.
  var firstTermYear: Int { get }
  /// The number of years.
  var termYearCount: Int { get }
  /// Seconds TT from J2000.0 of the term at a position (``SolarTerm/positionInYear``) in the year 2000.
  func termIn2000(at position: Int) -> Int32
  /// Instant minus mean year, in seconds, at 24 * (year - first year) + position.
  func termResidual(at index: Int) -> Int16
}

/// The mean year the residuals of the terms refer to.
@usableFromInline package enum MeanYear {
  /// Mean tropical year of 2000 in milliseconds.
  ///
  /// It is 365.24219 days (Meeus J. 1998, Astronomical Algorithms, ch. 27).
  @inlinable package static var milliseconds: Int64 { 31_556_925_216 }

  /// Whole seconds of a number of mean years, rounded down.
  @inlinable package static func seconds(in years: Int) -> Int64 {
    floorDivide(Int64(years) &* milliseconds, by: 1000)
  }
}

extension SolarTermTable {
  /// The instant of a term in a Gregorian year of the table.
  @inlinable package func instant(of term: SolarTerm, year: Int) -> TerrestrialInstant {
    let position = term.positionInYear
    let mean = Int64(termIn2000(at: position)) + MeanYear.seconds(in: year - 2000)
    let residual = Int64(termResidual(at: 24 * (year - firstTermYear) + position))
    return TerrestrialInstant(secondsSinceJ2000: mean + residual)
  }
}
