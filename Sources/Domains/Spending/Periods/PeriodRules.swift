/// When the periods of a person begin: settings that app and widget share.
public struct PeriodRules: Hashable, Sendable {
  /// The first month and day of a financial year.
  public struct YearStart: Hashable, Sendable {
    /// 1 to 12.
    public let month: Int
    /// 1 to 28.
    public let day: Int

    /// A start that every year has.
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

  /// Weeks.
  public let week: WeekRule
  /// The day on which months begin, 1 to 28: payday, for example.
  public let monthStartDay: Int
  /// When financial years begin.
  public let financialYearStart: YearStart

  /// ISO weeks, months from the 1st, financial years from 1 January.
  public static let standard = PeriodRules()

  private init() {
    week = .iso8601
    monthStartDay = 1
    financialYearStart = YearStart()
  }

  /// Rules of a person's own.
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

/// Why a rule of periods is refused.
public enum PeriodRuleError: Error, Hashable, Sendable {
  /// Some months do not have that day.
  case monthStartOutOfRange(Int)
  /// There is no such month, or it does not have that day every year.
  case financialYearStartOutOfRange(month: Int, day: Int)
  /// A week has seven days.
  case minimalDaysOutOfRange(Int)
}

extension PeriodRuleError: CustomStringConvertible {
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
