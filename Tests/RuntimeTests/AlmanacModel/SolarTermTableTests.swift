import AlmanacModel
import Testing

struct SolarTermTableTests {
  /// Three years whose values show from which index they were read.
  struct HandMade: SolarTermTable {
    var firstTermYear: Int { 1999 }
    var termYearCount: Int { 3 }
    func termIn2000(at position: Int) -> Int32 { Int32(position) * 1_000_000 - 31_000_000 }
    func termResidual(at index: Int) -> Int16 { Int16(index - 36) }
    func pentadResidual(_ position: Int, at index: Int) -> Int16 { 0 }
  }

  @Test func anInstantIsTheMeanYearWithTheResidual() {
    var failures: [String] = []
    let table = HandMade()
    for year in 1999...2001 {
      for (position, term) in SolarTerm.inYearOrder.enumerated() {
        // These are the seconds of mean years, rounded down.
        let years = [1999: -31_556_926, 2000: 0, 2001: 31_556_925][year, default: 0]
        let residual = 24 * (year - 1999) + position - 36
        let expected = Int64(position * 1_000_000 - 31_000_000 + years + residual)
        let instant = table.instant(of: term, year: year)
        if instant.secondsSinceJ2000 != expected {
          failures.append("\(term) \(year): \(instant.secondsSinceJ2000), not \(expected)")
        }
      }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test func meanYearsAreRoundedDown() {
    // The mean year has 365.24219 days.
    #expect(MeanYear.milliseconds == 36_524_219 * 864)
    #expect(MeanYear.seconds(in: 0) == 0)
    #expect(MeanYear.seconds(in: 1) == 31_556_925)
    #expect(MeanYear.seconds(in: -1) == -31_556_926)
    #expect(MeanYear.seconds(in: 1000) == 31_556_925_216)
    #expect(MeanYear.seconds(in: -1000) == -31_556_925_216)
    var failures: [String] = []
    for years in -110...110 {
      let rest = Int64(years) * MeanYear.milliseconds - 1000 * MeanYear.seconds(in: years)
      if !(0..<1000).contains(rest) { failures.append("\(years): \(rest)") }
    }
    #expect(failures.prefix(5) == [])
  }
}
