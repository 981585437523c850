/// A position in the cycle of sixty (can chi, 干支).
///
/// It combines one of ten heavenly stems with one of twelve earthly branches.
///
/// ```swift
/// SexagenaryCycle(lunarYear: 2026).index  // 42, Bính Ngọ
/// ```
public struct SexagenaryCycle: Hashable, Sendable {
  /// The index: 0 (Giáp Tý, 甲子) to 59 (Quý Hợi, 癸亥).
  public let index: Int

  /// Creates the position with an index, which is taken modulo 60.
  @inlinable public init(index: Int) {
    let rest = index % 60
    self.index = rest < 0 ? rest + 60 : rest
  }

  /// Creates the position of a stem, 0 to 9, and a branch, 0 to 11.
  ///
  /// It is `nil` for other numbers and for the pairs that do not occur, in which one number is even and the
  /// other odd.
  public init?(stem: Int, branch: Int) {
    guard (0...9).contains(stem), (0...11).contains(branch), (stem - branch) % 2 == 0 else { return nil }
    // 6 * stem - 5 * branch is stem modulo 10 and branch modulo 12 (Chinese remainder theorem).
    self.init(index: 6 * stem - 5 * branch)
  }

  /// Creates the position of a lunar year: 4 CE was the first year of a cycle, and so are 1984 and 2044.
  ///
  /// - Parameter year: The Gregorian year in which the lunar year begins.
  @inlinable public init(lunarYear year: Int) {
    self.init(index: year % 60 - 4)
  }

  /// Creates the position of a month of a lunar year; a leap month has the position of the month before it.
  ///
  /// - Parameters:
  ///   - month: 1 to 12. Month 1 is a month of the tiger (Dần, 寅).
  ///   - year: The Gregorian year in which the lunar year begins.
  @inlinable public init(lunarMonth month: Int, ofYear year: Int) {
    self.init(index: 12 * (year % 60) + month % 60 + 13)
  }

  /// Creates the position of a civil day, which lasts from midnight to midnight.
  ///
  /// Anchors: 1970-01-01 is Tân Tỵ (17), 2000-01-01 is Mậu Ngọ (54).
  @inlinable public init(_ day: DayNumber) {
    self.init(index: Int(day.rataDie) + 14)
  }

  /// Returns the position of the double hour at an hour by the clock (giờ can chi, 时柱); the position of a day is another.
  ///
  /// The first double hour of a day, Tý (子), begins at 23:00 of the evening before. So from 23:00 on the double hour is the Tý
  /// of the next day, with the stem that this day gives it, whether the day itself changes at 23:00 or at midnight:
  /// 1988-02-15 is Canh Tý (庚子), its 0:30 is Bính Tý (丙子) as is 23:30 of the evening before, and its 23:30 is Mậu Tý (戊子).
  /// A few schools give 23:30 the stem of its own day; they are not followed here.
  ///
  /// - Parameters:
  ///   - hour: The hour by the clock, 0 to 23; other numbers are taken modulo 24.
  ///   - day: The civil day shown by the clock.
  @inlinable public static func hour(_ hour: Int, of day: DayNumber) -> SexagenaryCycle {
    let hour = (hour % 24 + 24) % 24
    let doubleHours = (hour + 1) / 2
    // Each day has twelve; five days make a cycle.
    return SexagenaryCycle(index: 12 * ((Int(day.rataDie) + 14) % 5) + doubleHours)
  }

  /// The heavenly stem (thiên can, 天干): 0 (Giáp, 甲) to 9 (Quý, 癸).
  @inlinable public var stem: Int { index % 10 }

  /// The earthly branch (địa chi, 地支): 0 (Tý, 子) to 11 (Hợi, 亥).
  @inlinable public var branch: Int { index % 12 }

  /// Returns the position some steps later (earlier if negative).
  public func advanced(by steps: Int) -> SexagenaryCycle { SexagenaryCycle(index: index + steps % 60) }
}

/// The time at which a day of the cycle of sixty begins.
public enum SexagenaryDayStart: String, Hashable, Sendable, CaseIterable {
  /// At 0:00, as in printed Vietnamese and Chinese calendars and in GB/T 33661-2017.
  case midnight
  /// At 23:00 of the evening before, with the first double hour, as in divination (bát tự, tử vi).
  case elevenPM = "eleven-pm"
}

/// The day on which a year of the cycle of sixty begins.
public enum SexagenaryYearStart: Hashable, Sendable, CaseIterable {
  /// The first day of the lunar year, as in printed calendars and in GB/T 33661-2017.
  case lunarNewYear
  /// The day of the term at 315° (Lập xuân, 立春), as in divination.
  case springBegins
}

/// The kind of month that is counted in the cycle of sixty.
public enum SexagenaryMonthRule: Hashable, Sendable, CaseIterable {
  /// A month of the lunar calendar, as in printed Vietnamese calendars.
  case lunarMonths
  /// The time from one minor term to the next (315°, 345° ...), as in Chinese almanacs.
  case solarTerms
}

extension SexagenaryCycle {
  /// Returns the position of a day at an hour by the clock, with a choice of when days begin.
  ///
  /// From 23:00 on the two schools differ by one day; the pillar of the double hour is the same in both: ``hour(_:of:)``.
  ///
  /// - Parameters:
  ///   - day: The civil day shown by the clock.
  ///   - hour: 0 to 23 by the clock.
  ///   - start: When days of the cycle begin.
  @inlinable public static func day(
    _ day: DayNumber, atHour hour: Int, start: SexagenaryDayStart
  ) -> SexagenaryCycle {
    SexagenaryCycle(index: Int(day.rataDie) + 14 + (start == .elevenPM && hour >= 23 ? 1 : 0))
  }
}
