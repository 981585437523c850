import AlmanacFoundation
import Foundation

/// The current instant and zone, from the clock and the system, or from `--at` and `--zone`.
struct NowAndHere {
  /// The current instant.
  let instant: Instant
  /// The current time in fractions of a second, so that two drinks in one second keep their order.
  ///
  /// It is `nil` outside the years 1 to 9999.
  let timestamp: Timestamp?
  /// The current zone.
  let zone: TimeZone

  init(_ arguments: Arguments) throws(UsageError) {
    if let text = arguments[.at] {
      guard let given = Instant(text) else {
        throw UsageError("'\(text)' is not an instant such as 2026-02-17T00:00:00+07:00")
      }
      (instant, timestamp) = (given, Timestamp(given))
    } else {
      // Both are from one reading of the clock, so that a new drink is never in the future.
      let clock = Date()
      timestamp = Timestamp(clock)
      instant =
        timestamp?.instant ?? Instant(secondsSince1970: Int64(clock.timeIntervalSince1970.rounded(.down)))
    }
    zone = try arguments.zone(.zone) ?? .current
  }

  /// Returns the current civil day.
  func today() throws(OutsideCalendar) -> CivilDate {
    guard let today = LocalDays(zone: zone).day(at: instant) else { throw OutsideCalendar(instant: instant) }
    return today
  }
}

/// The error for an instant without a date.
struct OutsideCalendar: Error, CustomStringConvertible {
  var instant: Instant

  var description: String { "\(instant) is outside the years 1 to 9999 there" }
}

extension Arguments {
  /// Returns the time zone of an option, or `nil` if it was not given.
  func zone(_ option: CommandOption) throws(UsageError) -> TimeZone? {
    guard let id = self[option] else { return nil }
    guard let zone = TimeZone(identifier: id) else {
      throw UsageError("unknown zone '\(id)'; expected an identifier such as Asia/Ho_Chi_Minh")
    }
    return zone
  }

  /// The words for dates relative to `--at` and `--zone`.
  static let relativeDays = ["today", "tomorrow"]

  /// Returns the current civil day.
  func today() throws(UsageError) -> CivilDate {
    let now = try NowAndHere(self)
    do throws(OutsideCalendar) {
      return try now.today()
    } catch {
      throw UsageError("\(error)")
    }
  }

  /// Reads a date, or one of ``relativeDays``; without a text it is today.
  func day(_ text: String?) throws(UsageError) -> DayNumber {
    if let text, !Self.relativeDays.contains(text) {
      for option in [CommandOption.at, .zone] where self[option] != nil {
        throw UsageError("\(option.flag) says when today is, but a date was given")
      }
      return DayNumber(try Self.date(text))
    }
    let today = DayNumber(try today())
    guard text == "tomorrow" else { return today }
    do throws(CivilDateError) {
      return try today.advanced(by: 1)
    } catch {
      throw UsageError("\(error)")
    }
  }
}
