import AlmanacModel

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
