public import AlmanacModel
import AlmanacTables

/// A lunisolar calendar compiled into the tables.
///
/// ```swift
/// let tet = try LunarDate(year: 2026, month: 1, day: 1)
/// let date = try LunarCalendar.vietnamese.civilDate(of: tet)  // 2026-02-17
/// ```
///
/// Every day of the lunar years 1899 to 2100 (1899-02-10 to 2101-01-28) converts both ways.
public struct LunarCalendar: Hashable, Sendable {
  /// The index in the generated list of calendars.
  ///
  /// The index may change when a calendar is added; ids do not change.
  let index: UInt8

  /// The Vietnamese calendar as in printed tables, but for ``publishedDifferences``.
  ///
  /// Its clock is Beijing mean time before 1929, UTC+8 to 1967, and UTC+7 from 1968.
  public static var vietnamese: LunarCalendar { LunarCalendar(index: calendar_vietnamese) }

  /// The Vietnamese calendar by the rule of today, UTC+7, for all years.
  public static var vietnameseUTC7: LunarCalendar { LunarCalendar(index: calendar_vietnamese_utc7) }

  /// The Chinese calendar as in published tables, but for ``publishedDifferences``.
  ///
  /// Its clock is UTC+8 before 1914, Beijing mean time to 1928, and UTC+8 from 1929.
  public static var chinese: LunarCalendar { LunarCalendar(index: calendar_chinese) }

  /// The Chinese calendar by the rule of today, UTC+8, for all years.
  public static var chineseUTC8: LunarCalendar { LunarCalendar(index: calendar_chinese_utc8) }

  /// The Korean calendar as in the tables of KASI: UTC+8 before 1912, UTC+9 from then on.
  public static var korean: LunarCalendar { LunarCalendar(index: calendar_korean) }

  /// The same calendar with the clock of Japan, UTC+9; no authority publishes it.
  public static var japanese: LunarCalendar { LunarCalendar(index: calendar_japanese) }

  /// All compiled calendars, in the order of their ids.
  public static var all: [LunarCalendar] {
    (0..<calendarCount).map { LunarCalendar(index: UInt8($0)) }
  }

  init(index: UInt8) {
    self.index = index
  }

  /// Creates the calendar with an id, such as `vietnamese` or `chinese-utc8`.
  ///
  /// - Returns: `nil` if the tables have no calendar with this id; ``all`` lists the calendars.
  public init?(id: String) {
    // Compares bytes: comparing strings needs Unicode tables that Embedded Swift does not link.
    let index = (0..<calendarCount).first { calendarID($0).utf8.elementsEqual(id.utf8) }
    guard let index else { return nil }
    self.init(index: UInt8(index))
  }

  /// The id: lower-case words joined by hyphens, such as `chinese-utc8`.
  public var id: String { calendarID(Int(index)) }

  /// The tradition by which the day almanac is computed; `nil` if the calendar has none.
  public var dayRules: DayRules? { calendarRecords[Int(index)].dayRules }

  /// The language in which the calendar's names are native; `nil` if the library does not have it.
  public var ownLanguage: Language? {
    calendarRecords[Int(index)].names.flatMap { Language(rawValue: $0) }
  }

  /// The id of the country whose festivals and laws the calendar has; `nil` if it has none.
  package var countryID: String? { calendarRecords[Int(index)].country }
}

extension LunarCalendar: CustomStringConvertible {
  /// The id.
  public var description: String { id }
}
