public import Documents

/// The settings for the beginning of a user's periods, shared by app and widget.
public struct PeriodRules: Hashable, Sendable {
  /// The first month and day of a financial year.
  public struct YearStart: Hashable, Sendable {
    /// The month, 1 to 12.
    public private(set) var month = 1
    /// The day, 1 to 28.
    public private(set) var day = 1

    /// Creates a start that exists in every year.
    ///
    /// - Throws: `JSONValueError` for a month or a day that not every year has.
    public init(month: Int, day: Int = 1) throws(JSONValueError) {
      self.month = try PeriodRules.month.checked(month)
      self.day = try PeriodRules.day.checked(day)
    }

    fileprivate init() {}
  }

  /// The rule for weeks.
  public private(set) var week = WeekRule.iso8601
  /// The day on which months begin, 1 to 28: payday, for example.
  public private(set) var monthStartDay = 1
  /// The first day of financial years.
  public private(set) var financialYearStart = YearStart()

  /// ISO weeks, months from the 1st, financial years from 1 January.
  public static let standard = PeriodRules()

  private init() {}

  /// Creates the rules that a user has chosen.
  ///
  /// - Throws: `JSONValueError` for a month that begins on a day other than 1 to 28.
  public init(
    week: WeekRule = .iso8601, monthStartDay: Int = 1, financialYearStart: YearStart? = nil
  ) throws(JSONValueError) {
    self.week = week
    self.monthStartDay = try Self.monthStart.checked(monthStartDay)
    self.financialYearStart = financialYearStart ?? YearStart()
  }
}

extension PeriodRules: JSONDecodable, JSONEncodable {
  private static let firstWeekday = JSONField("firstWeekday", oneOf: Weekday.allCases) { "\($0)" }
  static let minimalDays = JSONField("minimalDays", in: 1...7)
  private static let monthStart = JSONField("monthStartDay", in: 1...28)
  private static let yearStart = "financialYearStart"
  fileprivate static let month = JSONField("month", in: 1...12)
  fileprivate static let day = JSONField("day", in: 1...28)

  /// Reads rules.
  ///
  /// Missing members are as in ``standard``; but week 1 of weeks that begin on another day than Monday needs only one day.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    let usual = WeekRule(firstWeekday: try Self.firstWeekday.value(in: object) ?? .monday)
    week = try WeekRule(
      firstWeekday: usual.firstWeekday, minimalDays: Self.minimalDays.value(in: object) ?? usual.minimalDays)
    monthStartDay = try Self.monthStart.value(in: object) ?? 1
    let start: JSONObject = try object.optional(Self.yearStart) ?? [:]
    do throws(JSONValueError) {
      financialYearStart = try YearStart(
        month: Self.month.value(in: start) ?? 1, day: Self.day.value(in: start) ?? 1)
    } catch {
      throw error.inside(Self.yearStart)
    }
  }

  /// Returns these rules with the members that a program changes.
  ///
  /// A new first weekday also sets its usual number of days of week 1, unless that is given too.
  ///
  /// - Throws: `JSONValueError` for a value that is not allowed.
  package func changed(by members: JSONObject) throws(JSONValueError) -> PeriodRules {
    var others = object(with: [:])
    if members[Self.firstWeekday.key] != nil { others[Self.minimalDays.key] = nil }
    return try PeriodRules(json: .object(members.filled(from: others)))
  }

  /// The rules as JSON.
  public var json: JSON { .object(object(with: [:])) }

  /// Returns the rules as JSON, with the given unknown members.
  func object(with unknown: JSONObject) -> JSONObject {
    let start: JSONObject = [
      Self.month.key: JSON(financialYearStart.month), Self.day.key: JSON(financialYearStart.day),
    ]
    let own: JSONObject = [
      Self.firstWeekday.key: Self.firstWeekday.write(week.firstWeekday),
      Self.minimalDays.key: JSON(week.minimalDays), Self.monthStart.key: JSON(monthStartDay),
      Self.yearStart: .object(start.filled(from: unknown[Self.yearStart]?.object ?? [:])),
    ]
    return own.filled(from: unknown)
  }

  /// Returns the unknown members of stored rules, including those inside the start of the financial year.
  static func unknownMembers(of stored: JSONObject) -> JSONObject {
    var unknown = stored.without(Set(standard.object(with: [:]).keys))
    let start = stored[yearStart]?.object?.without([month.key, day.key])
    if let start, !start.members.isEmpty { unknown[yearStart] = .object(start) }
    return unknown
  }
}
