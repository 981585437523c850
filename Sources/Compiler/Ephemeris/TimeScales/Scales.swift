import AlmanacModel

// TT, UT1 and UTC have different types, so that an instant of one scale cannot be used as one of another by
// mistake. All count days from 2000-01-01T12:00:00 of their own scale; a Double then resolves less than a
// microsecond.

/// An instant of Terrestrial Time, the uniform time scale of the theories of motion.
package struct TT: Hashable, Comparable, Sendable {
  /// Days of TT from J2000.0.
  package let daysSinceJ2000: Double

  package init(daysSinceJ2000: Double) {
    self.daysSinceJ2000 = daysSinceJ2000
  }

  /// Julian centuries of TT from J2000.0.
  package var centuries: Double { daysSinceJ2000 / 36_525 }

  package static func < (left: TT, right: TT) -> Bool { left.daysSinceJ2000 < right.daysSinceJ2000 }
}

/// An instant of UT1, which is the angle of the Earth's rotation as a time.
package struct UT1: Hashable, Sendable {
  /// Days of UT1 from 2000-01-01T12:00:00 UT1.
  package let daysSince2000: Double
}

/// An instant of the scale of civil clocks: UTC from 1972, UT1 before (see ``TimeScales/utc(_:)``).
package struct UTC: Hashable, Sendable {
  /// Days of UTC, without leap seconds, from 2000-01-01T12:00:00 UTC.
  package let daysSince2000: Double

  /// Seconds, without leap seconds, from 1970-01-01T00:00:00 UTC.
  package var secondsSince1970: Double {
    daysSince2000 * 86_400 + Double(TerrestrialInstant.secondsFrom1970ToJ2000)
  }
}
