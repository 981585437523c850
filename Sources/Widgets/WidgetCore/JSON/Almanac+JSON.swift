// The runtime's words in JSON, with the same texts as their Codable forms.

extension LunarCalendar: JSONDecodable, JSONEncodable {
  /// Reads an id such as `vietnamese`.
  public init(json: JSON) throws(JSONValueError) {
    guard let id = json.string, let calendar = LunarCalendar(id: id) else {
      let ids = LunarCalendar.all.map { $0.id }.joined(separator: ", ")
      throw JSONValueError(expected: "the id of a calendar: \(ids)", found: json)
    }
    self = calendar
  }

  /// The id.
  public var json: JSON { .string(id) }
}

extension Weekday: JSONDecodable, JSONEncodable {
  /// Reads a number from 0 for Monday to 6 for Sunday.
  public init(json: JSON) throws(JSONValueError) {
    guard let number = json.integer.flatMap({ Int(exactly: $0) }), let weekday = Weekday(rawValue: number)
    else { throw JSONValueError(expected: "a day of the week from 0 (Monday) to 6 (Sunday)", found: json) }
    self = weekday
  }

  /// The number, 0 for Monday to 6 for Sunday.
  public var json: JSON { .integer(Int64(rawValue)) }
}

extension Language: JSONDecodable, JSONEncodable {
  /// Reads an ISO 639 code: `vi`, `zh` or `en`.
  public init(json: JSON) throws(JSONValueError) { self = try Self.choice(json) }

  /// The ISO 639 code.
  public var json: JSON { .string(rawValue) }
}

extension EventNaming: JSONDecodable, JSONEncodable {
  /// Reads `automatic`, `month` or `season`.
  public init(json: JSON) throws(JSONValueError) { self = try Self.choice(json) }

  /// The word.
  public var json: JSON { .string(rawValue) }
}

extension SeasonReckoning: JSONDecodable, JSONEncodable {
  /// Reads `astronomical` or `meteorological`.
  public init(json: JSON) throws(JSONValueError) { self = try Self.choice(json) }

  /// The word.
  public var json: JSON { .string(rawValue) }
}

extension MonthNaming: JSONDecodable, JSONEncodable {
  /// Reads `traditional` or `modern`.
  public init(json: JSON) throws(JSONValueError) {
    switch json.string {
    case "traditional": self = .traditional
    case "modern": self = .modern
    default: throw JSONValueError(expected: "one of: traditional, modern", found: json)
    }
  }

  /// The name of the case.
  public var json: JSON {
    switch self {
    case .traditional: .string("traditional")
    case .modern: .string("modern")
    }
  }
}

extension Hemisphere: JSONDecodable, JSONEncodable {
  /// Reads `northern` or `southern`.
  public init(json: JSON) throws(JSONValueError) {
    switch json.string {
    case "northern": self = .northern
    case "southern": self = .southern
    default: throw JSONValueError(expected: "one of: northern, southern", found: json)
    }
  }

  /// The name of the case.
  public var json: JSON {
    switch self {
    case .northern: .string("northern")
    case .southern: .string("southern")
    }
  }
}
