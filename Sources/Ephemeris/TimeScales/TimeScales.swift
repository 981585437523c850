/// Conversions between TT, UT1 and UTC.
package struct TimeScales: Sendable {
  package let deltaT: DeltaT
  package let leapSeconds: LeapSeconds

  package init(deltaT: DeltaT, leapSeconds: LeapSeconds) {
    self.deltaT = deltaT
    self.leapSeconds = leapSeconds
  }

  /// UT1 = TT - Delta T.
  package func ut1(_ instant: TT) -> UT1 {
    UT1(daysSince2000: instant.daysSinceJ2000 - deltaT.value(at: instant).seconds / 86_400)
  }

  /// What civil clocks follow: UT1 before the first leap-second step of 1972 (which the UTC of those years followed closely), then UTC = TT - 32.184 s - (TAI - UTC), with the last TAI - UTC held.
  ///
  /// Resolution 4 of the 27th General Conference on Weights and Measures (2022) lets UT1 - UTC grow, so calendars
  /// of the future follow UTC and not the rotation of the Earth.
  package func utc(_ instant: TT) -> UTC {
    UTC(daysSince2000: instant.daysSinceJ2000 - ttMinusUTC(at: instant) / 86_400)
  }

  /// TT minus the scale of civil clocks, in seconds: see ``utc(_:)``.
  package func ttMinusUTC(at instant: TT) -> Double {
    leapSeconds.ttMinusUTC(at: instant) ?? deltaT.value(at: instant).seconds
  }

  /// The range of TT - UTC that the calendars of the time may have used, in seconds.
  ///
  /// - Past before 1972: Delta T within 2 sigma.
  /// - 1972 to the last year with measured Delta T: exact.
  /// - Later: from 59 s (UTC held back by ten leap seconds removed) to the larger of predicted Delta T + 2 sigma
  ///   and the polynomial of Espenak and Meeus, which other tables use.
  package func plausibleTTMinusUTC(at instant: TT) -> ClosedRange<Double> {
    guard let used = leapSeconds.ttMinusUTC(at: instant) else {
      let (seconds, sigma) = deltaT.value(at: instant)
      return seconds - 2 * sigma...seconds + 2 * sigma
    }
    guard DeltaT.yearAndFraction(instant).year >= deltaT.firstPredictedYear else { return used...used }
    let (predicted, sigma) = deltaT.value(at: instant)
    return min(59, used)...max(predicted + 2 * sigma, DeltaT.espenakMeeus(at: instant), used)
  }
}
