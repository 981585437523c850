/// A moment in Terrestrial Time (TT), the uniform time scale of ephemerides, to the whole second.
///
/// TT is not civil time: it has been 69.184 s ahead of UTC since 2017. The two have different types so that
/// they cannot be mixed up.
public struct TerrestrialInstant: Hashable, Sendable {
  /// Seconds of TT since J2000.0, which is 2000-01-01T12:00:00 TT.
  public let secondsSinceJ2000: Int64

  /// Creates the moment a number of seconds of TT after J2000.0.
  @inlinable public init(secondsSinceJ2000: Int64) {
    self.secondsSinceJ2000 = secondsSinceJ2000
  }

  /// The seconds from 1970-01-01T00:00:00 to J2000.0 without leap seconds, as ``Instant`` counts them.
  @inlinable package static var secondsFrom1970ToJ2000: Int64 { 946_728_000 }

  /// The reading of a TT clock in seconds since 1970-01-01T00:00:00.
  ///
  /// ``Instant`` counts the reading of a UTC clock in the same way.
  @inlinable package var clockSecondsSince1970: Int64 { secondsSinceJ2000 &+ Self.secondsFrom1970ToJ2000 }
}

extension TerrestrialInstant: Comparable {
  /// Earlier moments are less than later ones.
  public static func < (left: TerrestrialInstant, right: TerrestrialInstant) -> Bool {
    left.secondsSinceJ2000 < right.secondsSinceJ2000
  }
}

extension TerrestrialInstant: CustomStringConvertible {
  /// The date and time of a TT clock: `2026-03-20T14:47:10`, without a zone.
  ///
  /// A moment outside the years 1 to 9999 is written as its number of seconds.
  public var description: String {
    guard ClockTime.range.contains(clockSecondsSince1970) else {
      return "\(secondsSinceJ2000) s TT from J2000.0"
    }
    return "\(ClockTime(secondsSince1970: clockSecondsSince1970))"
  }
}
