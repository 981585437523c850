/// A month of the Gregorian calendar.
public struct YearMonth: Hashable, Sendable {
  /// The year, 1 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int

  /// Creates a month.
  ///
  /// - Returns: `nil` if the year is not 1 to 9999 or the month is not 1 to 12.
  public init?(year: Int, month: Int) {
    guard (try? CivilDate(year: year, month: month, day: 1)) != nil else { return nil }
    self.year = year
    self.month = month
  }

  /// Creates the month that contains a day.
  public init(of date: CivilDate) {
    year = date.year
    month = date.month
  }

  /// Reads a month in the form of ISO 8601, `2026-02`.
  ///
  /// - Returns: `nil` for other texts.
  public init?(_ text: String) {
    guard let first = CivilDate("\(text)-01") else { return nil }
    self.init(of: first)
  }

  /// The days in order.
  public var days: ClosedRange<DayNumber> {
    let first = DayNumber(CivilDate(unchecked: Int32(year), Int32(month), 1))
    return first...first.advanced(by: CivilDate.lengthOfMonth(month, ofYear: year) - 1)
  }

  /// Returns the month so many months later, or earlier if the number is negative; `nil` outside the years 1 to 9999.
  package func adding(months: Int) -> YearMonth? {
    let number = year * 12 + month - 1 + months
    return number < 12 ? nil : YearMonth(year: number / 12, month: number % 12 + 1)
  }

  /// Whether a day belongs to the month.
  public func contains(_ date: CivilDate) -> Bool { self == YearMonth(of: date) }
}

extension YearMonth: Comparable {
  /// Earlier months are less than later ones.
  public static func < (left: YearMonth, right: YearMonth) -> Bool {
    (left.year, left.month) < (right.year, right.month)
  }
}

extension YearMonth: CustomStringConvertible {
  /// The month in the form of ISO 8601: `2026-02`.
  public var description: String { "\(decimal(year, width: 4))-\(decimal(month, width: 2))" }
}
