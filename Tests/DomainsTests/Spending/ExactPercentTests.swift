import Spending
import Testing

/// Compares every percentage with integer arithmetic of the test's own, which finds the nearest number by
/// trying.
struct ExactPercentTests {
  /// Returns the integer nearest to `part * unit / whole`, halves away from zero.
  ///
  /// It is the only n for which twice the distance of n * whole from part * unit is less than the whole, or
  /// equal to it on the side nearer to zero.
  private static func nearest(_ part: Int, of whole: Int, in unit: Int) -> Int {
    let exact = abs(part) * unit
    // One less than the quotient is never above the nearest.
    var number = max(0, exact / whole - 1)
    while 2 * (exact - number * whole) >= whole { number += 1 }
    return part < 0 ? -number : number
  }

  @Test func MQ_07_changesAreRoundedOnceFromExactNumbers() throws {
    let currency = try Currency(code: "USD")
    var failures: [String] = []
    for before in 1...150 {
      for after in -60...450 {
        let change = try SpendingChange(
          from: Money(minorUnits: Int64(before), currency: currency),
          to: Money(minorUnits: Int64(after), currency: currency))
        let tenths = Self.nearest(after - before, of: before, in: 1000)
        let whole = Self.nearest(after - before, of: before, in: 100)
        let expected = abs(tenths) < 100 ? tenths : min(whole, 10_000) * 10
        if change?.percentTenths != expected {
          failures.append("\(before) to \(after): \(change?.percentTenths ?? 0), exactly \(expected)")
        }
      }
    }
    #expect(failures.prefix(5) == [])
  }

  /// Only whole percents that were reached count, below and above the budget, and as many of what was given back.
  @Test func MQ_02_percentagesAreRoundedOnceFromExactNumbers() throws {
    let currency = try Currency(code: "VND")
    let day = try CivilDate(year: 2025, month: 6, day: 30)
    var failures: [String] = []
    for limit in 1...97 {
      let budget = try Budget(period: .month, amount: Money(minorUnits: Int64(limit), currency: currency))
      func percent(_ spent: Int) throws -> Int? {
        let days = [DaySpending(day: day, minorUnits: Int64(spent))]
        let document = BudgetDocument(
          currency: currency, asOf: day, totals: [CurrencyTotals(currency: currency, days: days)])
        return try BudgetFigures(document, of: budget, BudgetDay(day, of: document)).percent
      }
      // The whole percent below never falls while the sum grows.
      var below = 0
      for spent in 0...2_500 {
        while (below + 1) * limit <= spent * 100 { below += 1 }
        let (part, refund) = (try percent(spent), try percent(-spent))
        if part != min(10_000, below) || refund != -min(9_999, below) {
          failures.append("\(spent) of \(limit): \(part ?? -1), \(refund ?? -1)")
        }
      }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test func roundingHoldsAtTheEndsOfTheRange() {
    #expect(FullWidth.rounded(.min, by: 100, dividedBy: .max) == -100)
    #expect(FullWidth.rounded(.max, by: 1, dividedBy: .max) == 1)
    #expect(FullWidth.rounded(.max, by: 100, dividedBy: 1) == .max)
    #expect(FullWidth.rounded(.min, by: 100, dividedBy: 1) == .min)
    #expect(
      FullWidth.rounded(1, by: 1, dividedBy: 2) == 1 && FullWidth.rounded(-1, by: 1, dividedBy: 2) == -1)
    #expect(FullWidth.rounded(.max - 1, by: 1, dividedBy: .max) == 1)
  }
}
