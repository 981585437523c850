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

extension ZoneClock: JSONDecodable, JSONEncodable {
  /// Reads an offset, optional changes and an optional identifier of the zone.
  ///
  /// For example `{"offset": -18000, "changes": [{"at": "2026-03-08T07:00:00Z", "offset": -14400}],
  /// "identifier": "America/New_York"}`.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    let offset = try object.offset()
    let changes: [Change] = try object.optional("changes") ?? []
    let identifier: String? = try object.optional("identifier")
    guard let clock = ZoneClock(offset: offset, changes: changes, identifier: identifier) else {
      // The offsets were already checked one by one, so only the order can be wrong.
      throw JSONValueError(
        expected: "changes in order of time, each at a different moment", found: object["changes"] ?? json
      ).inside("changes")
    }
    self = clock
  }

  /// The offset, with the changes and the identifier if there are any.
  public var json: JSON {
    var object: JSONObject = ["offset": .integer(Int64(firstOffset))]
    if !changes.isEmpty { object["changes"] = .array(changes.map { $0.json }) }
    if let identifier { object["identifier"] = .string(identifier) }
    return .object(object)
  }
}

extension ZoneClock.Change: JSONDecodable, JSONEncodable {
  /// Reads an instant and the offset from then on: `{"at": "2026-03-08T07:00:00Z", "offset": -14400}`.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    self.init(at: try object.required("at"), to: try object.offset())
  }

  /// The instant and the offset from then on.
  public var json: JSON { .object(["at": instant.json, "offset": .integer(Int64(offset))]) }
}

extension JSONObject {
  /// Reads the member `offset`, in seconds and less than a day either way.
  fileprivate func offset() throws(JSONValueError) -> Int {
    let allowed = ZoneClock.offsets
    let found = self["offset"]
    guard let offset = found?.integer.flatMap({ Int(exactly: $0) }), allowed.contains(offset) else {
      let limits = JSONExpectation.wholeNumbers(allowed)
      throw JSONValueError(expected: "local time minus UTC in seconds, \(limits)", found: found?.text)
        .inside("offset")
    }
    return offset
  }
}
