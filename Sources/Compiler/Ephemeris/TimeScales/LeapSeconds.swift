package import AlmanacModel

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
