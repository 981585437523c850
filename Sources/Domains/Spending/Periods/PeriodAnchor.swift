import Documents

/// The name of a period among those of its kind, as in links and documents.
///
/// `2025-10-15` is a day, `2025-W42` a week, `2025-05` a month (the one that begins in May 2025), `2025` a
/// year. The days of the period depend on the rules that app and widget share.
public struct PeriodAnchor: Hashable, Sendable {
  /// The kind of period.
  public let kind: PeriodKind
  /// The year, 1 to 9999.
  let year: Int
  /// The number of a week, or the month of a month or a day; 1 for years.
  let number: Int
  /// The day of the month if the period is a day; 1 for other kinds.
  let day: Int

  init(_ period: Period) {
    kind = period.kind
    year = period.year
    number = kind == .day ? period.first.month : period.number
    day = kind == .day ? period.first.day : 1
  }

  /// Reads the name of a period.
  ///
  /// - Returns: `nil` if the text cannot be the name of a period of this kind.
  public init?(_ kind: PeriodKind, text: String) {
    self.kind = kind
    switch kind {
    case .day:
      guard let date = CivilDate(text) else { return nil }
      (year, number, day) = (date.year, date.month, date.day)
    case .month:
      guard let first = CivilDate("\(text)-01") else { return nil }
      (year, number, day) = (first.year, first.month, 1)
    case .year, .financialYear:
      guard let first = CivilDate("\(text)-01-01") else { return nil }
      (year, number, day) = (first.year, 1, 1)
    case .week:
      guard let first = CivilDate("\(text.prefix(4))-01-01"), let number = Int(text.suffix(2)),
        (1...53).contains(number)
      else { return nil }
      (year, self.number, day) = (first.year, number, 1)
      guard description == text else { return nil }
    }
  }
}

extension PeriodAnchor: CustomStringConvertible {
  /// The name as text.
  public var description: String {
    let yearText = decimal(year, width: 4)
    let numberText = decimal(number, width: 2)
    return switch kind {
    case .day: "\(yearText)-\(numberText)-\(decimal(day, width: 2))"
    case .week: "\(yearText)-W\(numberText)"
    case .month: "\(yearText)-\(numberText)"
    case .year, .financialYear: yearText
    }
  }
}

extension Period {
  /// The name of the period among those of its kind.
  public var anchor: PeriodAnchor { PeriodAnchor(self) }

  /// Finds the period with a name.
  ///
  /// - Returns: `nil` if there is none by the rules, such as week 53 of a year with 52.
  public init?(_ anchor: PeriodAnchor, rules: PeriodRules = .standard) {
    do throws(CivilDateError) {
      try self.init(anchor.kind, containing: anchor.firstDay(rules), rules: rules)
    } catch {
      return nil
    }
    guard self.anchor == anchor else { return nil }
  }
}

extension PeriodAnchor {
  fileprivate func firstDay(_ rules: PeriodRules) throws(CivilDateError) -> CivilDate {
    switch kind {
    case .day: try CivilDate(year: year, month: number, day: day)
    case .week: try Week.start(year: year, number: number, rule: rules.week)
    case .month: try CivilDate(year: year, month: number, day: rules.monthStartDay)
    case .year: try CivilDate(year: year, month: 1, day: 1)
    case .financialYear:
      try CivilDate(
        year: year, month: rules.financialYearStart.month, day: rules.financialYearStart.day)
    }
  }
}
