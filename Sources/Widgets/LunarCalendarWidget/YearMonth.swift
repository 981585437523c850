/// A month of the Gregorian calendar.
public struct YearMonth: Hashable, Sendable {
  /// 1 to 9999.
  public let year: Int
  /// 1 to 12.
  public let month: Int

  /// A month.
  ///
  /// - Returns: `nil` for other years than 1 to 9999 and other months than 1 to 12.
  public init?(year: Int, month: Int) {
    guard (try? CivilDate(year: year, month: month, day: 1)) != nil else { return nil }
    self.year = year
    self.month = month
  }

  /// The month of a day.
  public init(of date: CivilDate) {
    year = date.year
    month = date.month
  }

  /// The month as ISO 8601 writes it, `2026-02`.
  ///
  /// - Returns: `nil` for other texts.
  public init?(_ text: String) {
    guard let first = CivilDate("\(text)-01") else { return nil }
    self.init(of: first)
  }

  /// Whether a day belongs to the month.
  public func contains(_ date: CivilDate) -> Bool { self == YearMonth(of: date) }
}

extension YearMonth: CustomStringConvertible {
  /// As ISO 8601 writes it: `2026-02`.
  public var description: String { "\(decimal(year, width: 4))-\(decimal(month, width: 2))" }
}

extension YearMonth: JSONDecodable, JSONEncodable {
  /// Reads a text such as `2026-02`.
  public init(json: JSON) throws(JSONValueError) {
    guard let text = json.string, let month = YearMonth(text) else {
      throw JSONValueError(expected: "a month such as 2026-02", found: json)
    }
    self = month
  }

  /// A text such as `2026-02`.
  public var json: JSON { .string(description) }
}
