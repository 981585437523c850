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
      self.month = try RuleNumber.month.checked(JSON(month))
      self.day = try RuleNumber.day.checked(JSON(day))
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
    self.monthStartDay = try RuleNumber.monthStartDay.checked(JSON(monthStartDay))
    self.financialYearStart = financialYearStart ?? YearStart()
  }
}

/// The whole numbers in stored rules.
enum RuleNumber: String {
  case minimalDays, monthStartDay, month, day

  /// Returns a value if it is a number that is allowed.
  func checked(_ json: JSON) throws(JSONValueError) -> Int {
    let allowed = self == .minimalDays ? 1...7 : self == .month ? 1...12 : 1...28
    guard let number = json.plainNumber.flatMap(Int.init), allowed.contains(number) else {
      throw JSONValueError(expected: .wholeNumbers(allowed), found: json).inside(rawValue)
    }
    return number
  }

  /// Returns the number in an object, or the standard if it is missing.
  fileprivate func read(_ object: JSONObject, else standard: Int = 1) throws(JSONValueError) -> Int {
    guard let json = object[rawValue], json != .null else { return standard }
    return try checked(json)
  }
}

extension PeriodRules: JSONDecodable, JSONEncodable {
  /// Reads rules.
  ///
  /// Missing members are as in ``standard``; but week 1 of weeks that begin on another day than Monday needs only one day.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    let weekday: String = try object.optional("firstWeekday") ?? "\(Weekday.monday)"
    guard let first = Weekday.allCases.first(where: { "\($0)" == weekday }) else {
      let names = Weekday.allCases.map { "\($0)" }
      throw JSONValueError(expected: .oneOf(names), found: .string(weekday)).inside("firstWeekday")
    }
    let usual = WeekRule(firstWeekday: first).minimalDays
    week = try WeekRule(
      firstWeekday: first, minimalDays: RuleNumber.minimalDays.read(object, else: usual))
    monthStartDay = try RuleNumber.monthStartDay.read(object)
    let start: JSONObject = try object.optional("financialYearStart") ?? [:]
    do throws(JSONValueError) {
      financialYearStart = try YearStart(
        month: RuleNumber.month.read(start), day: RuleNumber.day.read(start))
    } catch {
      throw error.inside("financialYearStart")
    }
  }

  /// Returns these rules with the members that a program changes.
  ///
  /// A new first weekday also sets its usual number of days of week 1, unless that is given too.
  ///
  /// - Throws: `JSONValueError` for a value that is not allowed.
  package func changed(by members: JSONObject) throws(JSONValueError) -> PeriodRules {
    var others = object(with: [:])
    if members["firstWeekday"] != nil { others["minimalDays"] = nil }
    return try PeriodRules(json: .object(members.filled(from: others)))
  }

  /// The rules as JSON.
  public var json: JSON { .object(object(with: [:])) }

  /// Returns the rules as JSON, with the given unknown members.
  func object(with unknown: JSONObject) -> JSONObject {
    let start: JSONObject = [
      "month": JSON(financialYearStart.month), "day": JSON(financialYearStart.day),
    ]
    let own: JSONObject = [
      "firstWeekday": .string("\(week.firstWeekday)"), "minimalDays": JSON(week.minimalDays),
      "monthStartDay": JSON(monthStartDay),
      "financialYearStart": .object(start.filled(from: unknown["financialYearStart"]?.object ?? [:])),
    ]
    return own.filled(from: unknown)
  }

  /// Returns the unknown members of stored rules, including those inside the start of the financial year.
  static func unknownMembers(of stored: JSONObject) -> JSONObject {
    var unknown = stored.without(["firstWeekday", "minimalDays", "monthStartDay", "financialYearStart"])
    let start = stored["financialYearStart"]?.object?.without(["month", "day"])
    if let start, !start.members.isEmpty { unknown["financialYearStart"] = .object(start) }
    return unknown
  }
}
