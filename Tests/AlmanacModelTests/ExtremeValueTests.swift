import AlmanacModel
import Testing

/// All of these trap today, one process each.
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
}
