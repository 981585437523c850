import AlmanacModel
import Testing

struct NumbersTests {
  @Test func decimalPadsWithZeros() {
    #expect(decimal(7, width: 2) == "07")
    #expect(decimal(0, width: 4) == "0000")
    #expect(decimal(2026, width: 4) == "2026")
    #expect(decimal(0, width: 1) == "0")
  }

  @Test func decimalNeverCutsDigitsOff() {
    #expect(decimal(12_345, width: 2) == "12345")
    #expect(decimal(5, width: 0) == "5")
    #expect(decimal(5, width: -3) == "5")
  }

  @Test func theMinusSignComesOnTopOfTheWidth() {
    #expect(decimal(-7, width: 2) == "-07")
    #expect(decimal(-123, width: 2) == "-123")
  }

  @Test func decimalTakesEveryInteger() {
    // Negating the least integer would overflow.
    #expect(decimal(Int.min, width: 4) == "\(Int.min)")
    #expect(decimal(Int.max, width: 4) == "\(Int.max)")
  }

  @Test func floorDivideRoundsTowardsNegativeInfinity() {
    var failures: [String] = []
    for divisor in Int64(1)...13 {
      for dividend in Int64(-200)...200 {
        let quotient = floorDivide(dividend, by: divisor)
        // Only one quotient has a remainder of 0 to divisor - 1.
        if !(0..<divisor).contains(dividend - quotient * divisor) {
          failures.append("\(dividend) by \(divisor) gave \(quotient)")
        }
      }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test func floorDivideTakesTheEndsOfTheRange() {
    #expect(floorDivide(.min, by: 1) == .min)
    #expect(floorDivide(.max, by: 1) == .max)
    #expect(floorDivide(.min, by: .max) == -2)
    #expect(floorDivide(.max, by: .max) == 1)
    #expect(floorDivide(-1, by: .max) == -1)
    #expect(floorDivide(.min, by: 86_400) == -106_751_991_167_301)
  }
}
