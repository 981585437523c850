public import Almanac
public import Foundation

extension Instant {
  /// The moment of a date, to the whole second at or before it.
  ///
  /// - Returns: `nil` for dates whose number of seconds does not fit, or is not a number.
  public init?(_ date: Date) {
    guard let seconds = Int64(exactly: date.timeIntervalSince1970.rounded(.down)) else { return nil }
    self.init(secondsSince1970: seconds)
  }
}

extension Date {
  /// The date of a moment.
  public init(_ instant: Instant) {
    self.init(timeIntervalSince1970: TimeInterval(instant.secondsSince1970))
  }
}

extension CivilDate {
  /// The civil date of a moment in a time zone.
  ///
  /// This is how to ask for today: the zone is that of the user, not that of the calendar.
  ///
  /// ```swift
  /// let today = CivilDate(.now, in: .current)
  /// ```
  ///
  /// - Returns: `nil` outside the years 1 to 9999.
  public init?(_ date: Date, in zone: TimeZone) {
    guard let instant = Instant(date) else { return nil }
    do throws(CivilDateError) {
      self = CivilDate(try instant.day(atOffset: zone.secondsFromGMT(for: date)))
    } catch {
      return nil
    }
  }

  /// The date as components of a calendar that is Gregorian for all years.
  ///
  /// That is Foundation's `.iso8601`; its `.gregorian` turns to the Julian calendar before 1582-10-15.
  public var components: DateComponents { DateComponents(year: year, month: month, day: day) }

  /// The first moment of the day in a time zone.
  ///
  /// Where clocks are put forward at midnight, the day begins later, at 01:00 for example.
  ///
  /// - Returns: `nil` if the zone has no such day: Samoa left out 2011-12-30.
  public func start(in zone: TimeZone) -> Date? {
    // Noon exists on every day that does; the start is found from there. Foundation's Gregorian calendar is not asked
    // for it, because it is not Gregorian before 1582.
    // Rata die 719,163 is 1970-01-01.
    let noonUTC = Date(timeIntervalSince1970: Double(DayNumber(self).rataDie - 719_163) * 86_400 + 43_200)
    let guess = noonUTC.addingTimeInterval(-Double(zone.secondsFromGMT(for: noonUTC)))
    let noon = noonUTC.addingTimeInterval(-Double(zone.secondsFromGMT(for: guess)))
    guard CivilDate(noon, in: zone) == self else { return nil }
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = zone
    return calendar.startOfDay(for: noon)
  }
}

extension Language {
  /// The language of a locale: Vietnamese and Chinese for theirs, English for all others.
  public init(_ locale: Locale) {
    switch locale.language.languageCode?.identifier {
    case "vi": self = .vietnamese
    case "zh": self = .chinese
    default: self = .english
    }
  }
}
