/// A day of the user's own that comes back every lunar year, such as giỗ or a birthday of the lunar calendar.
///
/// It is a day and a month without a year; `RecurringLunarDate` has the rules for leap months and for day 30.
public struct Anniversary: Hashable, Sendable {
  /// What is remembered.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A death: giỗ, 忌日.
    case death
    /// A birth.
    case birthday
    /// Anything else, called by its name alone.
    case other
  }

  /// What tells it from others, also in calendar apps: 1 to 64 ASCII letters, digits, hyphens, dots and underscores.
  public let id: String
  /// Whose day it is, or what it is called, as `GivenName` has it: 1 to 80 characters on one line.
  public let name: String
  /// What is remembered.
  public let kind: Kind
  /// The lunar day and month, and the rules for years that do not have it.
  public let date: RecurringLunarDate
  /// The lunar year in which it happened, from 1 to 9999, by the Gregorian year in which that begins; `nil` if it does not matter.
  public let year: Int?
  /// The calendar it follows; `nil` for the one the user sees.
  public let calendar: LunarCalendar?
  /// What a newer version of the app has stored with it.
  private let rest: JSONObject

  /// The lunar years in which something may have happened.
  public static let years = 1...9999
  private static let idLengths = 1...64

  /// An anniversary.
  ///
  /// - Throws: ``AnniversaryError`` for an id, a name or a year that is not allowed.
  public init(
    id: String, name: String, kind: Kind = .other, date: RecurringLunarDate, year: Int? = nil,
    calendar: LunarCalendar? = nil
  ) throws(AnniversaryError) {
    try self.init(
      id: id, name: name, kind: kind, date: date, year: year, calendar: calendar, rest: JSONObject())
  }

  private init(
    id: String, name: String, kind: Kind, date: RecurringLunarDate, year: Int?, calendar: LunarCalendar?,
    rest: JSONObject
  ) throws(AnniversaryError) {
    guard Self.idLengths.contains(id.utf8.count), id.utf8.allSatisfy(Self.isAllowedInID) else {
      throw .id(id)
    }
    guard let given = GivenName.name(name) else { throw .name(name) }
    if let year, !Self.years.contains(year) { throw .year(year) }
    self.id = id
    self.name = given
    self.kind = kind
    self.date = date
    self.year = year
    self.calendar = calendar
    self.rest = rest
  }

  /// The same with other choices: its id stays, and so does what a newer version has stored with it.
  ///
  /// - Throws: ``AnniversaryError`` for a name or a year that is not allowed.
  public func changed(
    name: String, kind: Kind, date: RecurringLunarDate, year: Int?, calendar: LunarCalendar?
  ) throws(AnniversaryError) -> Anniversary {
    try Anniversary(
      id: id, name: name, kind: kind, date: date, year: year, calendar: calendar, rest: rest)
  }

  private static func isAllowedInID(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

/// Why something is no anniversary.
public enum AnniversaryError: Error, Hashable, Sendable {
  /// An id that is empty, too long, or has other characters than it may have.
  case id(String)
  /// What `GivenName` does not call a name.
  case name(String)
  /// A year outside ``Anniversary/years``.
  case year(Int)
  /// An id that another anniversary of the list has.
  case idIsTaken(String)

  /// What is allowed.
  fileprivate var expected: String {
    switch self {
    case .id: "1 to 64 letters from a to z, digits, hyphens, dots or underscores"
    case .name: GivenName.expectation
    case .year: "a lunar year from \(Anniversary.years.lowerBound) to \(Anniversary.years.upperBound)"
    case .idIsTaken: "an id that no anniversary before it has"
    }
  }

  /// The member it is about, and what is there.
  private var member: (key: String, found: JSON) {
    switch self {
    case .id(let id), .idIsTaken(let id): ("id", .string(id))
    case .name(let name): ("name", .string(name))
    case .year(let year): ("year", JSON(year))
    }
  }

  /// The error as one of a value in JSON, which is quoted short.
  fileprivate var inJSON: JSONValueError {
    JSONValueError(expected: expected, found: member.found).inside(member.key)
  }
}

extension AnniversaryError: CustomStringConvertible {
  /// What is wrong, for a person.
  public var description: String {
    let error = inJSON
    return "\(member.key): expected \(error.expected), found \(error.found ?? "nothing")"
  }
}

extension Anniversary.Kind: JSONDecodable, JSONEncodable {}
extension RecurringLunarDate.LeapMonthRule: JSONDecodable, JSONEncodable {}
extension RecurringLunarDate.MissingDayRule: JSONDecodable, JSONEncodable {}

extension Anniversary: JSONDecodable, JSONEncodable {
  private static let keys: Set = [
    "id", "name", "kind", "month", "day", "leapMonthRule", "missingDayRule", "year", "calendar",
  ]

  /// What messages call it.
  public static var expectation: String { "an anniversary" }

  /// Reads an anniversary; kind and rules may be missing.
  ///
  /// A rule that is not known is an error: the day would be another one.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    func whole(_ key: String, in range: ClosedRange<Int>) throws(JSONValueError) -> Int {
      let json: JSON = try object.required(key)
      guard let integer = json.integer, let number = Int(exactly: integer), range.contains(number)
      else {
        throw JSONValueError(
          expected: "a whole number from \(range.lowerBound) to \(range.upperBound)", found: json
        ).inside(key)
      }
      return number
    }
    let (month, day) = (try whole("month", in: LunarDate.months), try whole("day", in: LunarDate.days))
    let leapMonthRule: RecurringLunarDate.LeapMonthRule? = try object.optional("leapMonthRule")
    let missingDayRule: RecurringLunarDate.MissingDayRule? = try object.optional("missingDayRule")
    let date: RecurringLunarDate
    do throws(LunarDateError) {
      date = try RecurringLunarDate(
        month: month, day: day, leapMonthRule: leapMonthRule ?? .regularMonth,
        missingDayRule: missingDayRule ?? .lastDayOfMonth)
    } catch {
      throw JSONValueError(expected: "a lunar day and month", found: json)
    }
    let (id, name): (String, String) = (try object.required("id"), try object.required("name"))
    let kind: Kind? = try object.optional("kind")
    let year = (object["year"] ?? .null) == .null ? nil : try whole("year", in: Self.years)
    let calendar: LunarCalendar? = try object.optional("calendar")
    do throws(AnniversaryError) {
      try self.init(
        id: id, name: name, kind: kind ?? .other, date: date, year: year, calendar: calendar,
        rest: object.without(Self.keys))
    } catch {
      throw error.inJSON
    }
  }

  /// All choices; year and calendar only if there are any.
  public var json: JSON {
    var object = JSONObject(present: [
      ("id", .string(id)), ("name", .string(name)), ("kind", kind.json), ("month", JSON(date.month)),
      ("day", JSON(date.day)), ("leapMonthRule", date.leapMonthRule.json),
      ("missingDayRule", date.missingDayRule.json), ("year", year?.json), ("calendar", calendar?.json),
    ])
    object.fill(from: rest)
    return .object(object)
  }
}

/// The anniversaries of a user, no two of one id, in the order in which they were entered.
public struct AnniversaryList: Hashable, Sendable {
  /// The anniversaries.
  public private(set) var elements: [Anniversary] = []
  /// What stands among them and cannot be read; it is kept.
  public let unreadable: [LossyArray<Anniversary>.Unreadable]

  /// A list of anniversaries.
  ///
  /// - Throws: ``AnniversaryError/idIsTaken(_:)`` if an id occurs twice.
  public init(_ elements: [Anniversary]) throws(AnniversaryError) {
    self.init()
    for element in elements { try add(element) }
  }

  /// No anniversaries.
  public init() { unreadable = [] }

  /// Whether nothing is stored, neither anniversaries nor what cannot be read.
  public var isEmpty: Bool { elements.isEmpty && unreadable.isEmpty }

  /// Adds an anniversary.
  ///
  /// - Parameters:
  ///   - anniversary: What is added.
  ///   - place: Where it stands then, from 0; at the end if there is no such place, or none is said.
  /// - Throws: ``AnniversaryError/idIsTaken(_:)``
  public mutating func add(_ anniversary: Anniversary, at place: Int? = nil) throws(AnniversaryError) {
    guard !elements.contains(where: { $0.id == anniversary.id }) else { throw .idIsTaken(anniversary.id) }
    elements.insert(
      anniversary, at: place.flatMap { elements.indices.contains($0) ? $0 : nil } ?? elements.count)
  }

  /// Puts an anniversary in the place of the one of its id.
  ///
  /// - Returns: Whether there is one; without it nothing changes.
  public mutating func replace(_ anniversary: Anniversary) -> Bool {
    guard let place = elements.firstIndex(where: { $0.id == anniversary.id }) else { return false }
    elements[place] = anniversary
    return true
  }

  /// Takes an anniversary out.
  ///
  /// - Returns: The one of this id; `nil` if there is none.
  public mutating func remove(id: String) -> Anniversary? {
    elements.firstIndex { $0.id == id }.map { elements.remove(at: $0) }
  }
}

extension AnniversaryList: JSONDecodable, JSONEncodable {
  /// What messages call it.
  public static var expectation: String { "an array of anniversaries" }

  /// Reads what can be read; only what is no array is an error.
  public init(json: JSON) throws(JSONValueError) {
    guard let array = json.array else { throw JSONValueError(expected: Self.expectation, found: json) }
    var (elements, unreadable): ([Anniversary], [LossyArray<Anniversary>.Unreadable]) = ([], [])
    for (place, json) in array.enumerated() {
      do throws(JSONValueError) {
        let element = try Anniversary(json: json)
        guard !elements.contains(where: { $0.id == element.id }) else {
          throw AnniversaryError.idIsTaken(element.id).inJSON
        }
        elements.append(element)
      } catch {
        unreadable.append(.init(place: place, error: error.inside(place), json: json))
      }
    }
    self.elements = elements
    self.unreadable = unreadable
  }

  /// The anniversaries, and behind them what could not be read.
  public var json: JSON { .array(elements.map { $0.json } + unreadable.map { $0.json }) }
}
