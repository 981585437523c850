import Insults
import Testing

struct InsultIntervalTests {
  @Test("IB-01: 5, 15, 30 or 60 minutes") func intervals() {
    #expect(InsultInterval.allCases.map(\.minutes) == [5, 15, 30, 60])
  }

  @Test("IB-11: slots are counted in UTC, before 1970 too") func slots() {
    for interval in InsultInterval.allCases {
      let length = interval.seconds
      #expect(interval.slot(at: 0) == 0 && interval.slot(at: length - 1) == 0)
      #expect(interval.slot(at: length) == 1 && interval.slot(at: -1) == -1)
      #expect(interval.slot(at: -length) == -1 && interval.slot(at: -length - 1) == -2)
      for slot in [-1_000_000_007, -1, 0, 1, 29_000_000] as [Int64] {
        #expect(interval.start(of: slot).map { interval.slot(at: $0) } == slot)
        #expect(interval.start(of: slot).map { interval.slot(at: $0 - 1) } == slot - 1)
      }
    }
    // 2026-11-20T00:00:00Z is 1,795,132,800.
    #expect(InsultInterval.hour.slot(at: 1_795_132_800) == 498_648)
  }

  @Test func extremesDoNotTrap() {
    for interval in InsultInterval.allCases {
      #expect(interval.slot(at: .min) < interval.slot(at: .max))
      #expect(interval.start(of: .min) == nil && interval.start(of: .max) == nil)
    }
  }
}
