#if !hasFeature(Embedded)
  extension MonthNaming: NamedCases {}
  extension RecurringLunarDate.LeapMonthRule: NamedCases {}
  extension RecurringLunarDate.MissingDayRule: NamedCases {}

  extension RecurringLunarDate: Codable {
    private enum CodingKeys: String, CodingKey {
      case month, day, leapMonthRule, missingDayRule
    }

    /// Decodes month, day and rules; rules that are left out are the usual ones.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let month = try container.decode(Int.self, forKey: .month)
      let day = try container.decode(Int.self, forKey: .day)
      let leapMonthRule = try container.decodeIfPresent(LeapMonthRule.self, forKey: .leapMonthRule)
      let missingDayRule = try container.decodeIfPresent(MissingDayRule.self, forKey: .missingDayRule)
      do throws(LunarDateError) {
        try self.init(
          month: month, day: day, leapMonthRule: leapMonthRule ?? .regularMonth,
          missingDayRule: missingDayRule ?? .lastDayOfMonth)
      } catch {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "\(error)"))
      }
    }

    /// Encodes month, day and rules.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(month, forKey: .month)
      try container.encode(day, forKey: .day)
      try container.encode(leapMonthRule, forKey: .leapMonthRule)
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
      do throws(SkyError) {
        try self.init(term, year: year)
      } catch {
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "\(error)"))
      }
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
      do throws(SkyError) {
        try self.init(phase, lunation: lunation)
      } catch {
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "\(error)"))
      }
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
      do throws(LunarDateError) {
        self = try calendar.month(number, isLeap: isLeap, ofYear: year)
      } catch {
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "\(error)"))
      }
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
      do throws(LunarDateError) {
        self = try calendar.year(number)
      } catch {
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "\(error)"))
      }
    }

    /// Encodes calendar and number.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(calendar, forKey: .calendar)
      try container.encode(number, forKey: .number)
    }
  }
#endif
