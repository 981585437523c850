/// Why a rule of periods cannot be.
public enum PeriodRuleError: Error, Hashable, Sendable {
  /// A month does not begin on that day of all months.
  case monthStartOutOfRange(Int)
  /// A financial year does not begin in that month or on that day of it.
  case financialYearStartOutOfRange(month: Int, day: Int)
  /// A week has seven days.
  case minimalDaysOutOfRange(Int)
}

extension PeriodRuleError: CustomStringConvertible {
  /// What is wrong and what is allowed.
  public var description: String {
    switch self {
    case .monthStartOutOfRange(let day):
      "months cannot begin on day \(day); allowed are 1 to 28, which every month has"
    case .financialYearStartOutOfRange(let month, let day):
      "a financial year cannot begin on day \(day) of month \(month); allowed are months 1 to 12 and days 1 to 28"
    case .minimalDaysOutOfRange(let days):
      "week 1 cannot need \(days) days in its year; allowed are 1 to 7"
    }
  }
}
