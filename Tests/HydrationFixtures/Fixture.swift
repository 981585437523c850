package import AlmanacFoundation
package import Foundation
package import Hydration

/// A text of a test that cannot be read as what it should be.
package struct UnreadableText: Error {
  package let text: String
}

/// Short ways to say what tests of drinks need.
package enum Fixture {
  package static let hanoiZone = zone("Asia/Ho_Chi_Minh")
  package static let hanoi = ZoneClock(hanoiZone)

  package static func zone(_ id: String) -> TimeZone { TimeZone(identifier: id) ?? .gmt }

  package static func clock(_ id: String) -> ZoneClock { ZoneClock(zone(id)) }

  package static func instant(_ text: String) throws -> Instant { try read(text) { Instant($0) } }

  package static func moment(_ text: String) throws -> Timestamp { try read(text) { Timestamp($0) } }

  package static func day(_ text: String) throws -> DayNumber {
    DayNumber(try read(text) { CivilDate($0) })
  }

  package static func json(_ text: String) throws -> JSON { try JSON(parsing: Array(text.utf8)) }

  /// A state of drinks, each added at its own moment in its own zone.
  package static func state(
    _ drinks: [(moment: String, millilitres: Int)], in zone: ZoneClock = hanoi,
    profile: HydrationProfile = HydrationProfile()
  ) throws -> HydrationJournal {
    var state = HydrationJournal()
    try state.setProfile(profile, now: Instant(secondsSince1970: 0), in: zone)
    for (number, drink) in drinks.enumerated() {
      try state.add(
        id: "drink \(number)", moment: try moment(drink.moment),
        volume: try Volume(millilitres: drink.millilitres), now: try instant(drink.moment), in: zone)
    }
    return state
  }

  /// A profile whose goal is so many millilitres.
  package static func profile(goal: Int) throws -> HydrationProfile {
    var profile = HydrationProfile()
    try profile.setCustomGoal(try Volume(millilitres: goal))
    return profile
  }

  private static func read<Value>(_ text: String, _ read: (String) -> Value?) throws -> Value {
    guard let value = read(text) else { throw UnreadableText(text: text) }
    return value
  }
}
