import AlmanacFoundation
import Foundation
import Testing

/// An app that shows the `localizedDescription` of an error shows its words.
struct LocalizedErrorTests {
  private static let calls: [(words: String, call: @Sendable () throws -> Void)] = [
    ("month 13 is outside 1...12", { _ = try CivilDate(year: 2026, month: 13, day: 1) }),
    ("lunar day 31 is outside 1...30", { _ = try LunarDate(year: 2026, month: 1, day: 31) }),
    ("1899...2101", { _ = try SolarTermEvent(.minorCold, year: 1898) }),
  ]

  @Test func theLocalizedDescriptionOfAnErrorHasItsWords() {
    for (words, call) in Self.calls {
      do {
        try call()
        Issue.record("no error: \(words)")
      } catch {
        #expect(error.localizedDescription == "\(error)" && "\(error)".contains(words))
      }
    }
  }
}
