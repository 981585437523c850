public import Foundation

/// The settings for the beginning of a user's periods, shared by app and widget.
public struct PeriodRules: Hashable, Sendable {
  /// The first month and day of a financial year.
  public struct YearStart: Hashable, Sendable {
    /// The month, 1 to 12.
    public let month: Int
    /// The day, 1 to 28.
    public let day: Int

    /// Makes a start that exists in every year.
    ///
    /// - Throws: ``PeriodRuleError``
    public init(month: Int, day: Int = 1) throws(PeriodRuleError) {
      guard (1...12).contains(month), (1...28).contains(day) else {
        throw .financialYearStartOutOfRange(month: month, day: day)
      }
      self.month = month
      self.day = day
    }

    fileprivate init() {
      month = 1
      day = 1
    }
  }

  /// The rule for weeks.
  public let week: WeekRule
  /// The day on which months begin, 1 to 28: payday, for example.
  public let monthStartDay: Int
  /// The first day of financial years.
  public let financialYearStart: YearStart

  /// ISO weeks, months from the 1st, financial years from 1 January.
  public static let standard = PeriodRules()

  private init() {
    week = .iso8601
    monthStartDay = 1
    financialYearStart = YearStart()
  }

  /// Makes the rules that a user has chosen.
  ///
  /// - Throws: ``PeriodRuleError`` for a month that begins on a day other than 1 to 28.
  public init(
    week: WeekRule = .iso8601, monthStartDay: Int = 1, financialYearStart: YearStart? = nil
  ) throws(PeriodRuleError) {
    guard (1...28).contains(monthStartDay) else { throw .monthStartOutOfRange(monthStartDay) }
    self.week = week
    self.monthStartDay = monthStartDay
    self.financialYearStart = financialYearStart ?? YearStart()
  }
}

/// The reason why a rule of periods is refused.
public enum PeriodRuleError: Error, Hashable, Sendable {
  /// Some months do not have that day.
  case monthStartOutOfRange(Int)
  /// There is no such month, or it does not have that day every year.
  case financialYearStartOutOfRange(month: Int, day: Int)
  /// The number of days is not between 1 and 7.
  case minimalDaysOutOfRange(Int)
}

extension PeriodRuleError: LocalizedError, CustomStringConvertible {
  /// The description, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The reason and what is allowed, for messages.
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
