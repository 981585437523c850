import Almanac

extension HydrationEntry: JSONDecodable, JSONEncodable {
  private enum Key {
    static let day = "day"
    static let factor = "factor"
    static let beverage = "fluidType"
    static let id = "id"
    static let moment = "date"
    static let note = "note"
    static let offset = "offset"
    static let source = "source"
    static let volume = "volumeML"
  }

  /// Reads an entry; missing members have their default values, and unknown members are kept.
  public init(json: JSON) throws(JSONValueError) {
    guard case .object(let object) = json else { throw JSONValueError(expected: "an entry", found: json) }
    var id: String?
    var moment: Timestamp?
    var day: CivilDate?
    var offset: Int?
    var volume: Volume?
    var beverage = Beverage.water
    var factor = Beverage.fullFactor
    var source = Source.manual
    var note: String?
    var others = JSONObject()
    for member in object.members where member.value != .null {
      do throws(JSONValueError) {
        switch member.key {
        case Key.moment: moment = try Timestamp(json: member.value)
        case Key.day: day = try CivilDate(json: member.value)
        case Key.factor: factor = try Self.factor(member.value)
        case Key.beverage: beverage = Beverage(id: try String(json: member.value))
        case Key.id: id = try Self.id(member.value)
        case Key.note: note = try String(json: member.value)
        case Key.offset:
          offset = member.value.integer.flatMap { Int(exactly: $0) }
            .flatMap { ZoneClock.offsets.contains($0) ? $0 : nil }
          // A member of another program is kept.
          if offset == nil { others[member.key] = member.value }
        case Key.source: source = Source(rawValue: try String(json: member.value))
        case Key.volume: volume = try Self.volume(member.value)
        default: others[member.key] = member.value
        }
      } catch {
        throw error.inside(member.key)
      }
    }
    guard let id else { throw Self.missing(Key.id, "a text") }
    guard let moment else { throw Self.missing(Key.moment, "a moment such as 2026-03-20T14:46:01Z") }
    guard let volume else { throw Self.missing(Key.volume, Self.allowedVolumes) }
    // Computing a day is by far the slowest step, and seldom needed.
    guard let countedDay = day ?? Self.utcDays.day(at: moment.instant) else {
      throw JSONValueError(expected: "a moment of the years 1 to 9999", found: "\(moment)").inside(Key.moment)
    }
    self.id = id
    self.moment = moment
    self.day = countedDay
    self.offset = offset
    self.volume = volume
    self.beverage = beverage
    self.factor = factor
    self.source = source
    self.note = note
    self.others = others
    isDayAssumed = day == nil
  }

  /// The entry in the form of documents, without members that have their default values.
  public var json: JSON {
    var object = others
    object[Key.moment] = moment.json
    if !isDayAssumed { object[Key.day] = .string("\(day)") }
    if factor != Beverage.fullFactor { object[Key.factor] = .integer(Int64(factor)) }
    if beverage != .water { object[Key.beverage] = .string(beverage.id) }
    object[Key.id] = .string(id)
    if let note { object[Key.note] = .string(note) }
    if let offset { object[Key.offset] = .integer(Int64(offset)) }
    object[Key.source] = .string(source.rawValue)
    object[Key.volume] = .integer(Int64(volume.millilitres))
    return .object(object)
  }

  /// The days of UTC, for entries without a day until a zone is known.
  static let utcDays = LocalDays(zone: .utc)

  private static var allowedVolumes: JSONExpectation {
    "a volume of \(volumes.lowerBound) to \(volumes.upperBound) mL"
  }

  private static func missing(_ key: String, _ expected: JSONExpectation) -> JSONValueError {
    JSONValueError(expected: expected, found: nil).inside(key)
  }

  private static func id(_ json: JSON) throws(JSONValueError) -> String {
    let id = try String(json: json)
    guard (1...longestID).contains(id.utf8.count) else {
      throw JSONValueError(expected: "1 to \(longestID) bytes", found: json)
    }
    return id
  }

  private static func factor(_ json: JSON) throws(JSONValueError) -> Int {
    guard let factor = json.integer.flatMap({ Int(exactly: $0) }), factors.contains(factor) else {
      throw JSONValueError(
        expected: "thousandths from \(factors.lowerBound) to \(factors.upperBound)", found: json)
    }
    return factor
  }

  /// Reads millilitres; the first version of the app wrote fractions, which are rounded.
  private static func volume(_ json: JSON) throws(JSONValueError) -> Volume {
    if case .integer(let integer) = json, let millilitres = Int(exactly: integer),
      volumes.contains(millilitres)
    {
      return Volume(clamping: millilitres)
    }
    guard let number = json.finiteNumber,
      let volume = try? Volume(number, .metric, allowed: volumes)
    else { throw JSONValueError(expected: allowedVolumes, found: json) }
    return volume
  }
}

extension JSON {
  /// The truth value; `nil` for another value.
  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// The value if it is a number that fits 64 bits.
  package var finiteNumber: Double? {
    switch self {
    case .integer(let integer): Double(integer)
    case .number(let number): number.double
    default: nil
    }
  }
}

extension JSONField<Double> {
  /// Creates a member whose value is a number, with the unit of its whole limits; one that is not finite is not allowed.
  init(_ key: String, in range: ClosedRange<Double>, _ unit: String) {
    self.init(
      key, allowed: .numbers(Int(range.lowerBound)...Int(range.upperBound), unit),
      read: { json in json.finiteNumber.flatMap { range.contains($0) ? $0 : nil } },
      write: { JSON($0) ?? .string("\($0)") })
  }
}
