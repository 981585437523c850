import AlmanacModel
import Testing

struct SolarTermTests {
  @Test func longitudesAreTheMultiplesOf15() {
    #expect(SolarTerm.allCases.map(\.longitude) == Array(stride(from: 0, to: 360, by: 15)))
  }

  @Test func knownTermsHaveTheirLongitudes() {
    let expected: [(SolarTerm, Int)] = [
      (.springEquinox, 0), (.brightAndClear, 15), (.grainRain, 30), (.summerBegins, 45), (.grainFull, 60),
      (.grainInEar, 75), (.summerSolstice, 90), (.minorHeat, 105), (.majorHeat, 120), (.autumnBegins, 135),
      (.endOfHeat, 150), (.whiteDew, 165), (.autumnEquinox, 180), (.coldDew, 195), (.frostDescends, 210),
      (.winterBegins, 225), (.minorSnow, 240), (.majorSnow, 255), (.winterSolstice, 270), (.minorCold, 285),
      (.majorCold, 300), (.springBegins, 315), (.rainWater, 330), (.insectsAwaken, 345),
    ]
    #expect(expected.count == 24)
    for (term, longitude) in expected { #expect(term.longitude == longitude) }
  }

  @Test func majorTermsStandAtMultiplesOf30() {
    for term in SolarTerm.allCases { #expect(term.isMajor == term.longitude.isMultiple(of: 30)) }
    #expect(SolarTerm.winterSolstice.isMajor)
    #expect(!SolarTerm.springBegins.isMajor)
  }

  @Test func positionsInTheYearAreAPermutation() {
    #expect(SolarTerm.allCases.map(\.positionInYear).sorted() == Array(0..<24))
  }

  @Test func theYearBeginsWithMinorCold() {
    let longitudes = SolarTerm.inYearOrder.map(\.longitude)
    #expect(longitudes.first == 285)
    #expect(longitudes.last == 270)
    #expect(longitudes == (0..<24).map { (285 + 15 * $0) % 360 })
    #expect(SolarTerm.inYearOrder.map(\.positionInYear) == Array(0..<24))
  }
}
