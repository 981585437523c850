import AlmanacFoundation
import DayAlmanac
import Foundation
import SunTimes
import Testing

/// What an app shows that asks an error for its `localizedDescription`.
struct DescribedErrorTests {
  private static let calls: [(words: String, call: @Sendable () throws -> Void)] = [
    ("month 13 is outside 1...12", { _ = try CivilDate(year: 2026, month: 13, day: 1) }),
    ("lunar day 31 is outside 1...30", { _ = try LunarDate(year: 2026, month: 1, day: 31) }),
    ("1899...2101", { _ = try SolarTermEvent(.minorCold, year: 1898) }),
    ("latitude", { _ = try Coordinates(latitude: 91, longitude: 0) }),
    (
      "korean has no rules",
      {
        _ = try AlmanacDay(
          CivilDate(year: 2026, month: 2, day: 17), in: LunarCalendar(id: "korean") ?? .vietnamese)
      }
    ),
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
