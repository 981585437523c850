public import Foundation

/// Whether clocks count to 12 or to 24.
public enum HourCycle: String, CaseIterable, Hashable, Sendable, Codable {
  /// 1 to 12 with a.m. and p.m.
  case twelve
  /// 0 to 23.
  case twentyFour

  /// What people of a locale use, or chose.
  public init(_ locale: Locale) {
    switch locale.hourCycle {
    case .oneToTwelve, .zeroToEleven: self = .twelve
    case .zeroToTwentyThree, .oneToTwentyFour: self = .twentyFour
    @unknown default: self = .twentyFour
    }
  }
}
