/// A day as a count of days: 1 is 0001-01-01 of the proleptic Gregorian calendar (rata die).
///
/// Day numbers make arithmetic on days simple; ``CivilDate`` is the same day in year, month and day. A range of days can be walked:
///
/// ```swift
/// for day in try LunarCalendar.vietnamese.month(1, ofYear: 2026).days { print(day, day.weekday) }
/// ```
///
/// The Julian day number of the same day (its noon) is ``rataDie`` + 1,721,425.
///
/// Source of the fixed-day count: Reingold E., Dershowitz N. 2018, Calendrical Calculations, 4th edition, 1.2.
public struct DayNumber: Hashable, Sendable {
  /// Days since 0000-12-31, 1 to 3,652,059.
  public let rataDie: Int32

  @inlinable package init(unchecked rataDie: Int32) {
    self.rataDie = rataDie
  }

  /// Creates the day with a number.
  ///
  /// - Parameter rataDie: 1 (0001-01-01) to 3,652,059 (9999-12-31).
  /// - Throws: ``CivilDateError/dayNumberOutOfRange(_:)``
  public init(rataDie: Int) throws(CivilDateError) {
    guard (Int(Self.first.rataDie)...Int(Self.last.rataDie)).contains(rataDie) else {
      throw .dayNumberOutOfRange(rataDie)
    }
    self.init(unchecked: Int32(rataDie))
  }

  /// The first day there is, 0001-01-01.
  @inlinable package static var first: DayNumber { DayNumber(unchecked: 1) }

  /// The last day there is, 9999-12-31.
  @inlinable package static var last: DayNumber { DayNumber(unchecked: 3_652_059) }

  /// Creates the day number of a civil date.
  ///
  /// The year is counted from March, so that the leap day is the last day of its year; days before a month are
  /// then a straight line with a rational slope (Neri C., Schneider L. 2023, Euclidean affine functions and their
  /// application to calendar algorithms, Software: Practice and Experience 53, 937).
  @inlinable @inline(__always)
  public init(_ date: CivilDate) {
    // Wrapping operators: the fields of a civil date are in range, so nothing can overflow.
    let raw = UInt32(bitPattern: date.raw)
    let month = raw >> 5 & 15
    let beforeMarch: UInt32 = month > 2 ? 0 : 1
    let year = raw >> 9 &- beforeMarch
    let marchMonth = month &+ 12 &* beforeMarch
    let century = year / 100
    let daysBeforeYear = (1461 &* year) >> 2 &- century &+ century >> 2
    let daysBeforeMonth = (979 &* marchMonth &- 2919) >> 5
    rataDie = Int32(bitPattern: daysBeforeYear &+ daysBeforeMonth &+ raw & 31 &- 306)
  }

  /// Returns the day `days` days later (earlier if negative).
  ///
  /// - Throws: ``CivilDateError/dayNumberOutOfRange(_:)`` if the result is outside the years 1 to 9999.
  public func adding(days: Int) throws(CivilDateError) -> DayNumber {
    let (sum, overflow) = Int(rataDie).addingReportingOverflow(days)
    guard !overflow else { throw .dayNumberOutOfRange(days < 0 ? .min : .max) }
    return try DayNumber(rataDie: sum)
  }
}

extension DayNumber: Strideable {
  /// Returns the day `count` days later (earlier if negative), or the nearest day there is, 0001-01-01 or 9999-12-31.
  ///
  /// Ranges and `stride` need a function that cannot throw. Use ``adding(days:)`` for a number that a user gives.
  @inlinable public func advanced(by count: Int) -> DayNumber {
    let (sum, overflow) = Int(rataDie).addingReportingOverflow(count)
    guard !overflow else { return count < 0 ? .first : .last }
    return DayNumber(
      unchecked: Int32(truncatingIfNeeded: min(max(sum, Int(Self.first.rataDie)), Int(Self.last.rataDie))))
  }

  /// Returns the number of days from this day to another, negative if the other is earlier.
  @inlinable public func distance(to other: DayNumber) -> Int { Int(other.rataDie) - Int(rataDie) }

  /// Returns the day `count` days later, as ``advanced(by:)`` does.
  @inlinable public static func + (day: DayNumber, count: Int) -> DayNumber { day.advanced(by: count) }

  /// Returns the day `count` days earlier, or the nearest day there is.
  @inlinable public static func - (day: DayNumber, count: Int) -> DayNumber {
    // Only the least number has no opposite, and it is as far out as the one beside it.
    day.advanced(by: -max(count, -Int.max))
  }

  /// Returns the number of days from one day to another, negative if the left one is earlier.
  @inlinable public static func - (day: DayNumber, other: DayNumber) -> Int { other.distance(to: day) }

  /// Whether two values are the same day.
  @inlinable public static func == (left: DayNumber, right: DayNumber) -> Bool {
    left.rataDie == right.rataDie
  }
}

extension DayNumber {
  /// The civil date of the day, as `CivilDate(day)`.
  @inlinable public var civilDate: CivilDate { CivilDate(self) }
}

extension DayNumber: CustomStringConvertible {
  /// The civil date of the day: `2026-02-17`.
  public var description: String { CivilDate(self).description }
}

extension DayNumber: Comparable {
  /// Earlier days are less than later ones.
  @inlinable public static func < (left: DayNumber, right: DayNumber) -> Bool { left.rataDie < right.rataDie }
}

extension CivilDate {
  /// Creates the civil date of a day number; this is the exact inverse of ``DayNumber/init(_:)``.
  @inlinable @inline(__always)
  public init(_ day: DayNumber) {
    // Neri and Schneider 2023, as in DayNumber.init. The count starts at 0000-03-01, which is rata die -305.
    let count = UInt32(bitPattern: day.rataDie &+ 305)
    let century = (4 &* count &+ 3) / 146_097
    // Days as if every fourth year were a leap year: then one product gives the year and the day in it.
    let julianCount = count &+ century &- century >> 2
    let product = UInt64(4 &* julianCount &+ 3) &* 2_939_745
    let yearFromMarch = UInt32(truncatingIfNeeded: product >> 32)
    let dayOfYear = UInt32(truncatingIfNeeded: product) / 11_758_980
    self.init(yearFromMarch: yearFromMarch, dayOfYear: dayOfYear)
  }

  /// Creates the date a number of days (0 to 365) after 1 March of a year.
  @inlinable @inline(__always)
  package init(yearFromMarch: UInt32, dayOfYear: UInt32) {
    let monthAndDay = 2141 &* dayOfYear &+ 197_913
    let afterDecember: UInt32 = dayOfYear >= 306 ? 1 : 0
    let year = yearFromMarch &+ afterDecember
    let month = monthAndDay >> 16 &- 12 &* afterDecember
    let dayOfMonth = (monthAndDay & 0xFFFF) / 2141 &+ 1
    self.init(
      unchecked: Int32(bitPattern: year), Int32(bitPattern: month), Int32(bitPattern: dayOfMonth))
  }
}

/// A day of the week.
///
/// Raw values count from Monday, 0, to Sunday, 6, as ISO 8601 orders them.
public enum Weekday: Int, CaseIterable, Hashable, Sendable {
  /// The first day of the week by ISO 8601, and in Vietnam and China.
  case monday
  /// The second day.
  case tuesday
  /// The third day.
  case wednesday
  /// The fourth day.
  case thursday
  /// The fifth day.
  case friday
  /// The sixth day.
  case saturday
  /// The seventh day.
  case sunday
}

extension Weekday {
  /// Whether it is Saturday or Sunday.
  package var isWeekend: Bool { rawValue > 4 }
}

extension DayNumber {
  /// The day of the week.
  @inlinable public var weekday: Weekday {
    // Rata die 1, 0001-01-01, was a Monday.
    switch (rataDie &- 1) % 7 {
    case 0: .monday
    case 1: .tuesday
    case 2: .wednesday
    case 3: .thursday
    case 4: .friday
    case 5: .saturday
    default: .sunday
    }
  }
}

extension CivilDate {
  /// The day of the week.
  @inlinable public var weekday: Weekday { DayNumber(self).weekday }

  /// Returns the date `days` days later (earlier if negative).
  ///
  /// - Throws: ``CivilDateError/dayNumberOutOfRange(_:)`` if the result is outside the years 1 to 9999.
  public func adding(days: Int) throws(CivilDateError) -> CivilDate {
    CivilDate(try DayNumber(self).adding(days: days))
  }

  /// Returns the number of days from this date to another, negative if the other is earlier.
  public func days(to other: CivilDate) -> Int { DayNumber(self).distance(to: DayNumber(other)) }
}
