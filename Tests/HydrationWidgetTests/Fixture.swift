import Foundation
import Testing

@testable import HydrationWidget

/// Short ways to say what the tests need.
enum Fixture {
  static let hanoi = zone("Asia/Ho_Chi_Minh")

  static func zone(_ id: String) -> TimeZone {
    TimeZone(identifier: id) ?? TimeZone(secondsFromGMT: 0) ?? .gmt
  }

  static func instant(_ text: String) throws -> Instant { try #require(Instant(text)) }

  static func moment(_ text: String) throws -> Timestamp { try #require(Timestamp(text)) }

  static func day(_ text: String) throws -> DayNumber { DayNumber(try #require(CivilDate(text))) }

  /// A state of drinks, each added at its own moment in its own zone.
  static func state(
    _ drinks: [(moment: String, millilitres: Int)], in zone: TimeZone = hanoi,
    profile: HydrationProfile = HydrationProfile()
  ) throws -> HydrationState {
    var state = HydrationState()
    state.profile = profile
    for (number, drink) in drinks.enumerated() {
      try state.add(
        id: "drink \(number)", moment: try moment(drink.moment),
        volume: try Volume(millilitres: drink.millilitres), now: try instant(drink.moment), in: zone)
    }
    return state
  }

  /// A profile whose goal is so many millilitres.
  static func profile(goal: Int) throws -> HydrationProfile {
    var profile = HydrationProfile()
    try profile.setCustomGoal(try Volume(millilitres: goal))
    return profile
  }

  static func streak(_ state: HydrationState, at text: String, in zone: TimeZone = hanoi) throws -> Streak {
    let now = try moment(text)
    let today = try #require(state.days(in: zone).day(at: now.instant))
    return state.streak(today: DayNumber(today), now: now)
  }

  static func json(_ text: String) throws -> JSON { try JSON(parsing: Array(text.utf8)) }
}

/// A generator of numbers that is the same in every run.
struct Random {
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % bound
  }
}
