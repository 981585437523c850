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
  /// The place in the generated list of calendars.
  ///
  /// It may change when a calendar is added; ids do not.
  let index: UInt8

  /// The Vietnamese calendar as published tables carry it: Beijing mean time before 1929, UTC+8 to 1967, UTC+7 from
  /// 1968.
  public static var vietnamese: LunarCalendar { LunarCalendar(index: calendar_vietnamese) }

  /// The Vietnamese rule of today, UTC+7, for all years.
  public static var vietnameseUTC7: LunarCalendar { LunarCalendar(index: calendar_vietnamese_utc7) }

  /// The Chinese calendar as published tables carry it: UTC+8 before 1914, Beijing mean time to 1928, UTC+8 from 1929.
  public static var chinese: LunarCalendar { LunarCalendar(index: calendar_chinese) }

  /// The Chinese rule of today, UTC+8, for all years.
  public static var chineseUTC8: LunarCalendar { LunarCalendar(index: calendar_chinese_utc8) }

  /// The Korean calendar as the tables of KASI carry it: UTC+8 before 1912, UTC+9 from then on.
  public static var korean: LunarCalendar { LunarCalendar(index: calendar_korean) }

  /// All compiled calendars, in the order of their ids.
  public static var all: [LunarCalendar] {
    (0..<calendarCount).map { LunarCalendar(index: UInt8($0)) }
  }

  init(index: UInt8) {
    self.index = index
  }

  /// The calendar with an id, such as `vietnamese` or `chinese-utc8`.
  ///
  /// - Returns: `nil` if no calendar of the tables has this id; ``all`` lists those there are.
  public init?(id: String) {
    // Bytes: comparing strings needs Unicode tables that Embedded Swift does not link.
    let index = (0..<calendarCount).first { calendarID($0).utf8.elementsEqual(id.utf8) }
    guard let index else { return nil }
    self.init(index: UInt8(index))
  }

  /// The id: lower-case words joined by hyphens.
  public var id: String { calendarID(Int(index)) }

  /// By whose custom the almanac of a day is read; `nil` if the calendar has nobody's.
  public var dayRules: DayRules? { calendarRecords[Int(index)].dayRules }

  /// The language that its names are its own in; `nil` if it has none, or the library does not have the language.
  public var ownLanguage: Language? {
    calendarRecords[Int(index)].names.flatMap { Language(rawValue: $0) }
  }

  /// The id of the country whose festivals and law it has; `nil` if it has nobody's.
  package var countryID: String? { calendarRecords[Int(index)].country }
}

extension LunarCalendar: CustomStringConvertible {
  /// The id.
  public var description: String { id }
}
