/// Instants of the solar terms, stored as differences from a mean year in whole seconds.
@usableFromInline package protocol SolarTermTable {
  /// The first Gregorian year of the table.
  var firstTermYear: Int { get }
  /// The number of years.
  var termYearCount: Int { get }
  /// Returns the seconds TT from J2000.0 of the term at a position (``SolarTerm/positionInYear``) in 2000.
  func termIn2000(at position: Int) -> Int32
  /// Returns the instant minus the mean year, in seconds, at 24 * (year - first year) + position.
  func termResidual(at index: Int) -> Int16
}

/// The mean year to which the residuals of the terms are added.
@usableFromInline package enum MeanYear {
  /// Mean tropical year of 2000 in milliseconds.
  ///
  /// It is 365.24219 days (Meeus J. 1998, Astronomical Algorithms, ch. 27).
  @inlinable package static var milliseconds: Int64 { 31_556_925_216 }

  /// Returns a number of mean years in whole seconds, rounded down.
  @inlinable package static func seconds(in years: Int) -> Int64 {
    floorDivide(Int64(years) &* milliseconds, by: 1000)
  }
}

extension SolarTermTable {
  /// Returns the instant of a term in a Gregorian year of the table.
  @inlinable package func instant(of term: SolarTerm, year: Int) -> TerrestrialInstant {
    let position = term.positionInYear
    let mean = Int64(termIn2000(at: position)) + MeanYear.seconds(in: year - 2000)
    let residual = Int64(termResidual(at: 24 * (year - firstTermYear) + position))
    return TerrestrialInstant(secondsSinceJ2000: mean + residual)
  }
}
