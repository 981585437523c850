import Insults
import Testing

struct InsultIntervalTests {
  @Test func IB_01_anIntervalIsFiveFifteenThirtyOrSixtyMinutes() {
    #expect(InsultInterval.allCases.map(\.minutes) == [5, 15, 30, 60])
  }

  @Test func IB_11_slotsAreCountedFrom1970NegativeOnesBefore() {
    for interval in InsultInterval.allCases {
      let length = interval.seconds
      func slot(_ seconds: Int64) -> Int64 { interval.slot(at: seconds, offset: 0) }
      #expect(slot(0) == 0 && slot(length - 1) == 0 && slot(length) == 1)
      #expect(slot(-1) == -1 && slot(-length) == -1 && slot(-length - 1) == -2)
    }
    // 2026-11-20T00:00:00Z is 1,795,132,800.
    #expect(InsultInterval.hour.slot(at: 1_795_132_800, offset: 0) == 498_648)
  }

  /// Slots begin when the clock shows a whole number of intervals, for every existing offset.
  @Test func slotsBeginWhenTheClockShowsAWholeNumberOfIntervals() {
    var failures: [String] = []
    for interval in InsultInterval.allCases {
      for offset in stride(from: -86_399, through: 86_399, by: 53) {
        for slot in [-1_000_000_007, -1, 0, 1, 29_000_000] as [Int64] {
          guard let start = interval.start(of: slot, offset: offset),
            (start + Int64(offset)) % interval.seconds == 0,
            interval.slot(at: start, offset: offset) == slot,
            interval.slot(at: start - 1, offset: offset) == slot - 1
          else {
            failures.append("\(interval) \(offset) \(slot)")
            continue
          }
        }
      }
    }
    #expect(failures.prefix(3) == [])
  }

  /// The hour of India begins at 18:30 UTC, that of Nepal at 18:15, both with the number of 18:00 UTC.
  @Test func theHourOfIndiaAndOfNepalHasTheNumberOf18UTC() {
    // This is 2026-11-20T18:00:00Z.
    let six: Int64 = 1_795_197_600
    let number = InsultInterval.hour.slot(at: six, offset: 0)
    #expect(InsultInterval.hour.start(of: number, offset: 19_800) == six + 1800)
    #expect(InsultInterval.hour.start(of: number, offset: 20_700) == six + 900)
    #expect(InsultInterval.hour.start(of: number, offset: 25_200) == six)
  }

  @Test func extremesDoNotTrap() {
    for interval in InsultInterval.allCases {
      for offset in [-86_399, 0, 86_399] {
        #expect(interval.slot(at: .min, offset: offset) < interval.slot(at: .max, offset: offset))
        #expect(interval.start(of: .min, offset: offset) == nil)
        #expect(interval.start(of: .max, offset: offset) == nil)
      }
    }
  }
}
