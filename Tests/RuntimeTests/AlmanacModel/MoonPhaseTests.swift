import AlmanacModel
import Testing

struct MoonPhaseTests {
  /// Three lunations whose residuals show from which index they were read.
  struct HandMade: MoonPhaseTable {
    var firstLunation: Int { -1 }
    var lunationCount: Int { 3 }
    func phaseResidual(at index: Int) -> Int32 { Int32(index) * 10 - 50 }
  }

  @Test func elongationsAreQuartersOfACircle() {
    #expect(MoonPhase.allCases.map(\.elongation) == [0, 90, 180, 270])
    #expect(MoonPhase.newMoon.elongation == 0)
    #expect(MoonPhase.firstQuarter.elongation == 90)
    #expect(MoonPhase.fullMoon.elongation == 180)
    #expect(MoonPhase.lastQuarter.elongation == 270)
  }

  @Test func meanPhasesAreAQuarterOfALunationApart() {
    var failures: [String] = []
    for lunation in -1300...1300 {
      for phase in MoonPhase.allCases {
        let quarters = Int64(4 * lunation + phase.rawValue)
        let seconds = MeanLunation.seconds(phase, lunation: lunation) - MeanLunation.newMoonOfLunation0
        // Rounding down leaves less than a second, which is 4000 quarters of a millisecond.
        let rest = quarters * MeanLunation.milliseconds - 4000 * seconds
        if !(0..<4000).contains(rest) { failures.append("\(phase) of \(lunation): \(rest)") }
      }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test func theConstantsAreThoseOfMeeus() {
    // These are 29.530588861 days in milliseconds and 5.09766 days in seconds, to the nearest unit.
    #expect(MeanLunation.milliseconds == (29_530_588_861 * 864 + 5_000) / 10_000)
    #expect(MeanLunation.newMoonOfLunation0 == (509_766 * 864 + 500) / 1_000)
    #expect(MeanLunation.seconds(.newMoon, lunation: 0) == 440_438)
    #expect(MeanLunation.seconds(.newMoon, lunation: 1) == 440_438 + 2_551_442)
    #expect(MeanLunation.seconds(.lastQuarter, lunation: -1) == 440_438 - 637_861)
  }

  @Test func anInstantIsTheMeanPhaseWithTheResidual() {
    var failures: [String] = []
    for lunation in -1...1 {
      for (place, phase) in MoonPhase.allCases.enumerated() {
        let residual = Int64((4 * (lunation + 1) + place) * 10 - 50)
        let expected = MeanLunation.seconds(phase, lunation: lunation) + residual
        let instant = HandMade().instant(of: phase, lunation: lunation)
        if instant.secondsSinceJ2000 != expected { failures.append("\(phase) of \(lunation): \(instant)") }
      }
    }
    #expect(failures.prefix(5) == [])
  }
}
