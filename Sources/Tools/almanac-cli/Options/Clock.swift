import AlmanacFoundation
import Foundation
import SunTimes

/// The current instant and zone, from the clock and the system, or from `--at`, `--zone` and `--city`.
struct Clock {
  /// The current time, in fractions of a second so that two drinks in one second keep their order.
  let now: Timestamp
  /// The current zone.
  let zone: TimeZone

  init(_ arguments: Arguments) throws(UsageError) {
    guard let now = try arguments[Options.at] ?? Timestamp(Date()) else {
      throw UsageError("\(Date())") { $0.outsideYears(text: "\(Date())") }
    }
    (self.now, zone) = (now, try arguments.givenZone() ?? Self.systemZone)
  }

  /// The zone that the variable TZ names; the system's, with one warning, if the variable names no zone.
  private static let systemZone: TimeZone = {
    if let name = Variables.all["TZ"], !name.isEmpty, TimeZone(identifier: name) == nil {
      let language = Invocation.language(of: Array(CommandLine.arguments.dropFirst()))
      Complaint.tell(
        AlmanacReportsStrings(language: language.tableIndex).noSystemZone(
          other: TimeZone.current.name, text: name))
    }
    return .current
  }()

  /// The current time in whole seconds.
  var instant: Instant { now.instant }

  /// The error for an instant without a date.
  var outsideCalendar: UsageError {
    let instant = "\(instant)"
    return UsageError(instant) { $0.outsideYears(text: instant) }
  }
}

extension Arguments {
  /// Returns the current civil day; by local mean time for a place without a zone.
  func today() throws(UsageError) -> DayNumber {
    let clock = try Clock(self)
    let place = try givenZone() == nil ? optionalPlace() : nil
    let days =
      place.map { LocalDays(zone: $0.coordinates.localMeanTime) } ?? LocalDays(zone: clock.zone)
    guard let today = days.day(at: clock.instant) else { throw clock.outsideCalendar }
    return DayNumber(today)
  }

  /// Returns the days of an operand RANGE.
  func days(_ text: String) throws(UsageError) -> ClosedRange<DayNumber> {
    let calendar = try calendars()[0]
    return try DayRange.days(text, in: calendar, of: home(of: calendar), refusalLanguage, today: today)
  }

  /// Returns the days of the operand; without one, the day, month or year of now.
  func range(default unit: DefaultRange) throws(UsageError) -> ClosedRange<DayNumber> {
    // A day whose name has several words needs no quotation marks.
    operands.isEmpty ? DayRange.around(try today(), unit) : try days(operands.joined(separator: " "))
  }
}

extension TimeZone {
  /// The name of the zone; Foundation uses the old name of UTC.
  var name: String { identifier == "GMT" ? "UTC" : identifier }
}
