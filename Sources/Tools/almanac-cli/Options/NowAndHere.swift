import AlmanacFoundation
import Foundation

/// Now and here: what the clock and the machine's zone say, or `--at` and `--zone`.
struct NowAndHere {
  /// Now.
  let instant: Instant
  /// Now, by the clock finer than a second, so that two drinks in one second keep their order; `nil` outside the years
  /// 1 to 9999.
  let timestamp: Timestamp?
  /// Whether `--at` looks ahead, to a moment that the clock has not reached.
  let isAhead: Bool
  /// Here.
  let zone: TimeZone

  init(_ arguments: Arguments) throws(UsageError) {
    let clock = Date()
    let reached = Instant(secondsSince1970: Int64(clock.timeIntervalSince1970.rounded(.down)))
    if let text = arguments[.at] {
      guard let given = Instant(text) else {
        throw UsageError("'\(text)' is not an instant such as 2026-02-17T00:00:00+07:00")
      }
      (instant, timestamp, isAhead) = (given, Timestamp(given), given > reached)
    } else {
      // Of one reading of the clock, so that a drink of now never lies in the future.
      timestamp = Timestamp(clock)
      instant = timestamp?.instant ?? reached
      isAhead = false
    }
    zone = try arguments.zone(.zone) ?? .current
  }

  /// The day it is here now.
  func today() throws(OutsideCalendar) -> CivilDate {
    guard let today = LocalDays(zone: zone).day(at: instant) else { throw OutsideCalendar(instant: instant) }
    return today
  }
}

/// A moment that has no date.
struct OutsideCalendar: Error, CustomStringConvertible {
  var instant: Instant

  var description: String { "\(instant) is outside the years 1 to 9999 there" }
}

extension Arguments {
  /// The time zone of an option, or `nil` if it was not given.
  func zone(_ option: CommandOption) throws(UsageError) -> TimeZone? {
    guard let id = self[option] else { return nil }
    guard let zone = TimeZone(identifier: id) else { throw UsageError("unknown zone '\(id)'") }
    return zone
  }

  /// Words for a date that `--at` and `--zone` decide on.
  static let relativeDays = ["today", "tomorrow"]

  /// The day it is now and here.
  func today() throws(UsageError) -> CivilDate {
    let now = try NowAndHere(self)
    do throws(OutsideCalendar) {
      return try now.today()
    } catch {
      throw UsageError("\(error)")
    }
  }

  /// A date, or one of ``relativeDays``, today without a text.
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
