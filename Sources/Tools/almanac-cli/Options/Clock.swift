import AlmanacFoundation
import Foundation

/// The current instant and zone, from the clock and the system, or from `--at` and `--zone`.
struct Clock {
  /// The current instant.
  let instant: Instant
  /// The current time in fractions of a second, so that two drinks in one second keep their order.
  ///
  /// It is `nil` outside the years 1 to 9999.
  let timestamp: Timestamp?
  /// The current zone.
  let zone: TimeZone

  init(_ arguments: Arguments) throws(UsageError) {
    if let given = try arguments[Options.at] {
      (instant, timestamp) = (given, Timestamp(given))
    } else {
      // Both are from one reading of the clock, so that a new drink is never in the future.
      let clock = Date()
      timestamp = Timestamp(clock)
      instant =
        timestamp?.instant ?? Instant(secondsSince1970: Int64(clock.timeIntervalSince1970.rounded(.down)))
    }
    zone = try arguments[Options.zone] ?? .current
  }

  /// Returns the current civil day.
  func today() throws(UsageError) -> DayNumber {
    guard let today = LocalDays(zone: zone).day(at: instant) else { throw outsideCalendar }
    return DayNumber(today)
  }

  /// The error for an instant without a date.
  var outsideCalendar: UsageError { UsageError("\(instant) is outside the years 1 to 9999 there") }
}

extension Arguments {
  /// Returns the current civil day.
  func today() throws(UsageError) -> DayNumber { try Clock(self).today() }

  /// Returns the days of a text in the form of RANGE.
  func days(_ text: String) throws(UsageError) -> ClosedRange<DayNumber> {
    try DayRange.days(text, today: today)
  }

  /// Returns the days of the operand at an index; without one, the day, month or year around now.
  func range(default unit: DefaultRange, operand place: Int = 0) throws(UsageError) -> ClosedRange<DayNumber>
  {
    try atMost(place + 1)
    guard operands.count > place else { return DayRange.around(try today(), unit) }
    return try days(operands[place])
  }
}

extension TimeZone {
  /// The name of the zone; Foundation uses the old name of UTC.
  var name: String { identifier == "GMT" ? "UTC" : identifier }
}
