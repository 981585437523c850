import AlmanacModel
import Testing

/// No value of a public type may stop a program.
struct ExtremeValueTests {
  @Test func everyInstantHasADescription() {
    for seconds in [.min, -185_000_000_000_000, 185_000_000_000_000, .max] as [Int64] {
      #expect(!Instant(secondsSince1970: seconds).description.isEmpty)
    }
  }

  @Test func everyTerrestrialInstantHasADescription() {
    for seconds in [.min, .max] as [Int64] {
      #expect(!TerrestrialInstant(secondsSinceJ2000: seconds).description.isEmpty)
    }
  }

  @Test func everyYearHasItsPlaceInTheCycle() {
    for year in Int.min...Int.min + 60 { #expect((0..<60).contains(SexagenaryCycle(lunarYear: year).index)) }
  }

  @Test func everyMonthHasItsPlaceInTheCycle() {
    for month in [Int.min, -1, 0, 13, .max] {
      #expect((0..<60).contains(SexagenaryCycle(lunarMonth: month, ofYear: .max).index))
      #expect((0..<60).contains(SexagenaryCycle(index: month).advanced(by: .max).index))
    }
  }
}
