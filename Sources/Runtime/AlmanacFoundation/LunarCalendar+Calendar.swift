public import Almanac
public import Foundation

extension LunarCalendar {
  /// Creates the calendar of the country that one of Foundation's is for: China, Korea (`.dangi`) or Vietnam.
  ///
  /// Foundation converts dates too. Its Chinese calendar follows today's clock in the past as well, so it has other dates than
  /// printed calendars before 1929; it counts years in a cycle of sixty, and cannot tell a certain date from one that is not
  /// known yet. `.dangi` and `.vietnamese` need a system of 2025 or later, and not every Foundation that has the names has the
  /// calendars: that of Swift 6.3 on Linux answers `.vietnamese` with Gregorian dates. <doc:TheCalendarsOfTheSystem> has the days
  /// that differ, the time that a conversion takes, and how to measure another system.
  ///
  /// - Returns: `nil` for every other calendar, as for `.japanese`, which is Gregorian.
  public init?(matching identifier: Calendar.Identifier) {
    if identifier == .chinese {
      self = .chinese
      return
    }
    guard #available(iOS 26, macOS 26, watchOS 26, tvOS 26, visionOS 26, *) else { return nil }
    switch identifier {
    case .dangi: self = .korean
    case .vietnamese: self = .vietnamese
    default: return nil
    }
  }
}
