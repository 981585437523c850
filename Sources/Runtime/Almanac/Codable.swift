#if !hasFeature(Embedded)
extension Decoder {
  /// Returns the value that `make` creates; its error becomes a decoding error.
  fileprivate func checked<Value>(_ make: () throws -> Value) throws -> Value {
    do {
      return try make()
    } catch {
      throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: "\(error)"))
    }
  }
}

extension Language: Codable {
  /// Decodes a code or a tag, as ``init(tag:)`` reads it.
  public init(from decoder: any Decoder) throws {
    self.init(tag: try decoder.singleValueContainer().decode(String.self))
  }
}
extension MonthNaming: Codable {}
extension EventNaming: Codable {}
extension SeasonReckoning: Codable {}
extension RecurringLunarDate.LeapMonthRule: Codable {}
extension RecurringLunarDate.MissingDayRule: Codable {}

extension RecurringLunarDate: Codable {
  private enum CodingKeys: String, CodingKey {
    case every, month, day, leapMonthRule, missingDayRule
  }

  private enum Period: String, Codable { case year, month }

  /// Decodes month, day and rules; a rule that is left out has its default.
  ///
  /// A day of every month has `"every": "month"` in place of the month and its rule.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let day = try container.decode(Int.self, forKey: .day)
    let every = try container.decodeIfPresent(Period.self, forKey: .every)
    let month = every == .month ? nil : try container.decode(Int.self, forKey: .month)
    let leapMonthRule = try container.decodeIfPresent(LeapMonthRule.self, forKey: .leapMonthRule)
    let missingDayRule = try container.decodeIfPresent(MissingDayRule.self, forKey: .missingDayRule)
    self = try decoder.checked {
      try Self(
        month: month, day: day, leapMonthRule: leapMonthRule ?? .regularMonth,
        missingDayRule: missingDayRule ?? .lastDayOfMonth)
    }
  }

  /// Encodes month, day and rules.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if let month {
      try container.encode(month, forKey: .month)
      try container.encode(leapMonthRule, forKey: .leapMonthRule)
    } else {
      try container.encode(Period.month, forKey: .every)
    }
    try container.encode(day, forKey: .day)
    try container.encode(missingDayRule, forKey: .missingDayRule)
  }
}

extension SolarTermEvent: Codable {
  private enum CodingKeys: String, CodingKey {
    case term, year
  }

  /// Decodes term and year.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let term = try container.decode(SolarTerm.self, forKey: .term)
    let year = try container.decode(Int.self, forKey: .year)
    self = try decoder.checked { try Self(term, year: year) }
  }

  /// Encodes term and year.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(term, forKey: .term)
    try container.encode(year, forKey: .year)
  }
}

extension MoonPhaseEvent: Codable {
  private enum CodingKeys: String, CodingKey {
    case phase, lunation
  }

  /// Decodes phase and lunation.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let phase = try container.decode(MoonPhase.self, forKey: .phase)
    let lunation = try container.decode(Int.self, forKey: .lunation)
    self = try decoder.checked { try Self(phase, lunation: lunation) }
  }

  /// Encodes phase and lunation.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(phase, forKey: .phase)
    try container.encode(lunation, forKey: .lunation)
  }
}

extension LunarMonth: Codable {
  private enum CodingKeys: String, CodingKey {
    case calendar, year, number, isLeap
  }

  /// Decodes calendar, year, number and leap flag.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let calendar = try container.decode(LunarCalendar.self, forKey: .calendar)
    let year = try container.decode(Int.self, forKey: .year)
    let number = try container.decode(Int.self, forKey: .number)
    let isLeap = try container.decode(Bool.self, forKey: .isLeap)
    self = try decoder.checked { try calendar.month(number, isLeap: isLeap, ofYear: year) }
  }

  /// Encodes calendar, year, number and leap flag.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(calendar, forKey: .calendar)
    try container.encode(year, forKey: .year)
    try container.encode(number, forKey: .number)
    try container.encode(isLeap, forKey: .isLeap)
  }
}

extension LunarYear: Codable {
  private enum CodingKeys: String, CodingKey {
    case calendar, number
  }

  /// Decodes calendar and number.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let calendar = try container.decode(LunarCalendar.self, forKey: .calendar)
    let number = try container.decode(Int.self, forKey: .number)
    self = try decoder.checked { try calendar.year(number) }
  }

  /// Encodes calendar and number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(calendar, forKey: .calendar)
    try container.encode(number, forKey: .number)
  }
}
#endif
