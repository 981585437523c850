// The runtime's types in JSON.

extension LunarCalendar: JSONDecodable, JSONEncodable {
  /// Reads an id such as `vietnamese`.
  public init(json: JSON) throws(JSONValueError) {
    guard let id = json.string, let calendar = LunarCalendar(id: id) else {
      let ids = LunarCalendar.all.map { $0.id }.joined(separator: ", ")
      throw JSONValueError(expected: "the id of a calendar: \(ids)", found: json)
    }
    self = calendar
  }

  /// The calendar's id as a string.
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
  /// Reads a code or a tag, such as `zh-Hant-TW`; every string gives a language.
  public init(json: JSON) throws(JSONValueError) {
    guard let tag = json.string else {
      throw JSONValueError(expected: "the tag of a language, such as vi or zh-Hans", found: json)
    }
    self.init(tag: tag)
  }
}

extension EventNaming: JSONDecodable, JSONEncodable {}
extension SeasonReckoning: JSONDecodable, JSONEncodable {}
extension MonthNaming: JSONDecodable, JSONEncodable {}
extension Hemisphere: JSONDecodable, JSONEncodable {}
extension Family: JSONDecodable, JSONEncodable {}
extension HourCycle: JSONDecodable, JSONEncodable {}
extension CalendarRegion: JSONDecodable, JSONEncodable {}
