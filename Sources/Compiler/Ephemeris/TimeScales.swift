package import AlmanacModel

/// Conversions between TT, UT1 and UTC.
package struct TimeScales: Sendable {
  package let deltaT: DeltaT
  package let leapSeconds: LeapSeconds

  package init(deltaT: DeltaT, leapSeconds: LeapSeconds) {
    self.deltaT = deltaT
    self.leapSeconds = leapSeconds
  }

  /// Returns UT1 = TT - Delta T.
  package func ut1(_ instant: TT) -> UT1 {
    UT1(daysSince2000: instant.daysSinceJ2000 - deltaT.value(at: instant).seconds / 86_400)
  }

  /// Returns the time of civil clocks: UT1 before the first leap second step of 1972, and UTC from then on.
  ///
  /// The UTC of the years before followed UT1 closely. From 1972, UTC = TT - 32.184 s - (TAI - UTC), and the
  /// last TAI - UTC is kept for the future. Resolution 4 of the 27th General Conference on Weights and
  /// Measures (2022) lets UT1 - UTC grow, so calendars of the future follow UTC and not the rotation of the
  /// Earth.
  package func utc(_ instant: TT) -> UTC {
    guard let difference = leapSeconds.ttMinusUTC(at: instant) else {
      return UTC(daysSince2000: ut1(instant).daysSince2000)
    }
    return UTC(daysSince2000: instant.daysSinceJ2000 - difference / 86_400)
  }

  /// Returns TT minus the scale of civil clocks, in seconds: see ``utc(_:)``.
  package func ttMinusUTC(at instant: TT) -> Double {
    leapSeconds.ttMinusUTC(at: instant) ?? deltaT.value(at: instant).seconds
  }

  /// Returns the amounts by which TT - UTC may be less and more than the value used in a year, in seconds.
  ///
  /// - Before 1972: Delta T within 2 sigma.
  /// - 1972 to the last year with measured Delta T: exactly what was announced.
  /// - Later: UTC differs from TAI by whole seconds, and a leap second comes when UT1 - UTC approaches 0.9 s
  ///   (resolution 4 of the 27th CGPM, 2022; ITU-R TF.460-6). So these are the leap seconds that may be removed and
  ///   added while Delta T is within 2 sigma of the prediction; sigma grows from the last measured value. A larger
  ///   limit of UT1 - UTC, from 2035 at the latest, only makes them fewer. Other tables have the polynomial of
  ///   Espenak and Meeus in place of UTC, so the upper end is at least that.
  ///
  /// It is the larger value of both ends of the year, so that it is never too small.
  package func slack(inYear year: Int) -> (less: Double, more: Double) {
    let ends = [deltaT.value(inYear: year), deltaT.value(inYear: year + 1)]
    guard let first = leapSeconds.steps.first, let last = leapSeconds.steps.last,
      year >= CivilDate(first.firstDay).year
    else {
      let twoSigma = 2 * (ends.map(\.sigma).max() ?? 0)
      return (twoSigma, twoSigma)
    }
    guard year >= deltaT.firstPredictedYear else { return (0, 0) }
    let used = last.ttMinusUTC
    let limit = 0.9
    let least = ends.map { $0.seconds - 2 * $0.sigma }.min() ?? used
    let greatest = ends.map { $0.seconds + 2 * $0.sigma }.max() ?? used
    let polynomial = [year, year + 1].map { DeltaT.espenakMeeus(atYear: Double($0)) }.max() ?? used
    let removed = (used - least + limit).rounded(.down)
    let added = (greatest - used + limit).rounded(.down)
    return (max(0, removed), max(0, added, polynomial - used))
  }

  /// Returns the plausible range of TT - UTC at an instant, in seconds.
  package func plausibleTTMinusUTC(at instant: TT) -> ClosedRange<Double> {
    let used = ttMinusUTC(at: instant)
    let slack = slack(inYear: DeltaT.yearAndFraction(instant).year)
    return used - slack.less...used + slack.more
  }
}

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

/// TAI - UTC from 1972 on.
package struct LeapSeconds: Sendable {
  package struct Step: Hashable, Sendable {
    /// The first UTC day with this value of TAI - UTC.
    package var firstDay: DayNumber
    /// TAI - UTC in whole seconds.
    package var taiMinusUTC: Int

    package init(firstDay: DayNumber, taiMinusUTC: Int) {
      self.firstDay = firstDay
      self.taiMinusUTC = taiMinusUTC
    }

    /// TT - UTC in seconds: TT - TAI, by the definition that the runtime has too, and TAI - UTC.
    package var ttMinusUTC: Double {
      Double(TenthMillisecond.ttMinusTAI) / Double(TenthMillisecond.perSecond) + Double(taiMinusUTC)
    }
  }

  package let steps: [Step]

  /// Creates the list of leap seconds.
  ///
  /// - Parameter steps: The steps in order of time; at least one.
  package init(steps: [Step]) {
    self.steps = steps
  }

  /// Returns the step that holds at an instant, or `nil` before the first one.
  package func step(at instant: TT) -> Step? {
    steps.last { step in
      let start = Double(step.firstDay.rataDie - DayNumber.firstOfJanuary(2000).rataDie) - 0.5
      return instant.daysSinceJ2000 >= start + step.ttMinusUTC / 86_400
    }
  }

  /// Returns TT - UTC in seconds at an instant, or `nil` before the first step.
  package func ttMinusUTC(at instant: TT) -> Double? { step(at: instant)?.ttMinusUTC }
}
