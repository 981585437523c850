/// A day of the user that recurs every lunar year, such as a giỗ (death anniversary) or a lunar birthday, or every
/// lunar month, such as the first and the fifteenth.
///
/// It is a day and a month without a year, or a day alone; `RecurringLunarDate` has the rules for leap months and for
/// day 30.
public struct Anniversary: Hashable, Sendable {
  /// The event that is remembered.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A death: giỗ, 忌日.
    case death
    /// A birth.
    case birthday
    /// Anything else; its title is its name alone.
    case other

    /// Returns the first lunar year in which an event is observed.
    ///
    /// A death and a birth are remembered from the year after them on (giỗ đầu, 小祥; the first birthday). Any other day is
    /// observed when it happens too, as a wedding is.
    package func firstYear(ofEventIn year: Int) -> Int { self == .other ? year : year + 1 }
  }

  /// The identifier, also used in calendar apps: 1 to 64 ASCII letters, digits, hyphens, dots and
  /// underscores.
  public let id: String
  /// The name of the person or the day, by the rules of `GivenName`: 1 to 80 characters on one line.
  public let name: String
  /// The kind of event.
  public let kind: Kind
  /// The lunar day and month, and the rules for years that do not have it.
  public let date: RecurringLunarDate
  /// The lunar year of the event, 1 to 9999, numbered by the Gregorian year in which it begins; `nil` if
  /// unknown, and for a day of every month.
  public let year: Int?
  /// The calendar it follows; `nil` for the calendar that the user sees.
  public let calendar: LunarCalendar?
  /// The day on which it was last entered or changed, from which calendar apps see that it is newer; `nil` if unknown.
  public let savedOn: CivilDate?
  /// Members that a newer version of the app stored.
  private let rest: JSONObject

  /// The allowed lunar years of an event.
  public static let years = 1...9999
  private static let expectedYear = JSONExpectation(
    .rule(
      "year", limits: [years.lowerBound, years.upperBound],
      words: "a lunar year from \(years.lowerBound) to \(years.upperBound)"))
  private static let idLengths = 1...64

  /// Creates an anniversary.
  ///
  /// - Throws: `JSONValueError` if the id, the name or the year is not allowed; a day of every month has no year.
  public init(
    id: String, name: String, kind: Kind = .other, date: RecurringLunarDate, year: Int? = nil,
    calendar: LunarCalendar? = nil, savedOn: CivilDate? = nil
  ) throws(JSONValueError) {
    try self.init(
      id: id, name: name, kind: kind, date: date, year: year, calendar: calendar, savedOn: savedOn,
      rest: JSONObject())
  }

  private init(
    id: String, name: String, kind: Kind, date: RecurringLunarDate, year: Int?, calendar: LunarCalendar?,
    savedOn: CivilDate?, rest: JSONObject
  ) throws(JSONValueError) {
    guard Self.idLengths.contains(id.utf8.count), id.utf8.allSatisfy(Self.isAllowedInID) else {
      let expected = JSONExpectation(
        .rule(
          "id", limits: [Self.idLengths.upperBound],
          words:
            "1 to \(Self.idLengths.upperBound) letters from A to Z or a to z, digits, hyphens, dots or underscores"
        ))
      throw JSONValueError(expected: expected, found: .string(id)).inside("id")
    }
    if let year, date.month == nil {
      let expected = JSONExpectation(.rule("noYear", limits: [], words: "no year for a day of every month"))
      throw JSONValueError(expected: expected, found: JSON(year)).inside("year")
    }
    if let year, !Self.years.contains(year) {
      throw JSONValueError(expected: Self.expectedYear, found: JSON(year)).inside("year")
    }
    self.id = id
    do throws(JSONValueError) { self.name = try GivenName.checked(name) } catch { throw error.inside("name") }
    self.kind = kind
    self.date = date
    self.year = year
    self.calendar = calendar
    self.savedOn = savedOn
    self.rest = rest
  }

  /// Returns the anniversary with other values; the id and the members of newer versions are kept.
  ///
  /// If nothing changes, ``savedOn`` does not change either; otherwise it becomes the last parameter, the day of the change.
  ///
  /// - Throws: `JSONValueError` if the name or the year is not allowed.
  public func changed(
    name: String, kind: Kind, date: RecurringLunarDate, year: Int?, calendar: LunarCalendar?,
    on today: CivilDate?
  ) throws(JSONValueError) -> Anniversary {
    func saved(on day: CivilDate?) throws(JSONValueError) -> Anniversary {
      try Anniversary(
        id: id, name: name, kind: kind, date: date, year: year, calendar: calendar, savedOn: day, rest: rest)
    }
    return try saved(on: savedOn) == self ? self : saved(on: today)
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

extension Anniversary.Kind: JSONDecodable, JSONEncodable {}
extension RecurringLunarDate.LeapMonthRule: JSONDecodable, JSONEncodable {}
extension RecurringLunarDate.MissingDayRule: JSONDecodable, JSONEncodable {}

extension Anniversary: JSONDecodable, JSONEncodable {
  private static let keys: Set = [
    "id", "name", "kind", "every", "month", "day", "leapMonthRule", "missingDayRule", "year", "calendar",
    "savedOn",
  ]

  private enum Period: String, CaseIterable, JSONDecodable { case year, month }

  /// The description of the expected value in error messages.
  public static var expectation: JSONExpectation { "an anniversary" }

  /// Reads an anniversary; the kind and the rules are optional.
  ///
  /// A day of every month has `"every": "month"` in place of the month, so that a version that does not know such days
  /// cannot read it and keeps it.
  ///
  /// An unknown rule is an error, because ignoring it would change the day.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    let every: Period? = try object.optional("every")
    if every == .month,
      let key = ["month", "leapMonthRule"].first(where: { (object[$0] ?? .null) != .null })
    {
      throw JSONValueError(expected: "no \(key) with every month", found: object[key] ?? .null).inside(key)
    }
    let month = every == .month ? nil : try JSONField("month", in: LunarDate.months).required(in: object)
    let day = try JSONField("day", in: LunarDate.days).required(in: object)
    let leapMonthRule: RecurringLunarDate.LeapMonthRule? = try object.optional("leapMonthRule")
    let missingDayRule =
      try object.optional("missingDayRule", as: RecurringLunarDate.MissingDayRule.self) ?? .lastDayOfMonth
    let date: RecurringLunarDate
    do throws(LunarDateError) {
      date = try RecurringLunarDate(
        month: month, day: day, leapMonthRule: leapMonthRule ?? .regularMonth, missingDayRule: missingDayRule)
    } catch {
      throw JSONValueError(expected: "a lunar day and month", found: json)
    }
    let (id, name): (String, String) = (try object.required("id"), try object.required("name"))
    let kind: Kind? = try object.optional("kind")
    let year = try JSONField("year", in: Self.years).value(in: object)
    let calendar: LunarCalendar? = try object.optional("calendar")
    try self.init(
      id: id, name: name, kind: kind ?? .other, date: date, year: year, calendar: calendar,
      savedOn: try object.optional("savedOn"), rest: object.without(Self.keys))
  }

  /// The members of the anniversary; year, calendar and the day on which it was saved only if they are set.
  public var json: JSON {
    var object = JSONObject(present: [
      ("id", .string(id)), ("name", .string(name)), ("kind", kind.json),
      ("every", date.month == nil ? .string(Period.month.rawValue) : nil),
      ("month", date.month.map { JSON($0) }),
      ("day", JSON(date.day)), ("leapMonthRule", date.month.map { _ in date.leapMonthRule.json }),
      ("missingDayRule", date.missingDayRule.json), ("year", year?.json), ("calendar", calendar?.json),
      ("savedOn", savedOn?.json),
    ])
    object.fill(from: rest)
    return .object(object)
  }
}

/// The anniversaries of a user, with unique ids, in the order in which they were entered.
public struct AnniversaryList: Hashable, Sendable {
  /// The greatest number of anniversaries, because a widget reads all of them in the little time that its system gives it.
  ///
  /// Of a longer array the first ones are read; the others are kept in ``unreadable``.
  public static let limit = 10_000

  /// The anniversaries.
  public private(set) var elements: [Anniversary] = []
  /// The elements of the array that could not be read; they are kept.
  public let unreadable: [LossyArray<Anniversary>.Unreadable]

  /// Creates a list of anniversaries.
  ///
  /// - Throws: `JSONValueError` if an id occurs twice, or for more than ``limit``.
  public init(_ elements: [Anniversary]) throws(JSONValueError) {
    self.init()
    try Self.check(count: elements.count)
    var ids: Set<String> = []
    for element in elements where !ids.insert(element.id).inserted { throw Self.repeated(element.id) }
    self.elements = elements
  }

  private static func check(count: Int) throws(JSONValueError) {
    if count > limit {
      let expected = JSONExpectation(
        .rule("tooManyDays", limits: [limit], words: "at most \(limit) anniversaries"))
      throw JSONValueError(expected: expected, found: "\(count)")
    }
  }

  private static func repeated(_ id: String) -> JSONValueError {
    let expected = JSONExpectation(
      .rule("repeatedId", limits: [], words: "an id that no anniversary before it has"))
    return JSONValueError(expected: expected, found: .string(id)).inside("id")
  }

  /// Creates an empty list.
  public init() { unreadable = [] }

  /// Whether the list has neither anniversaries nor unreadable elements.
  public var isEmpty: Bool { elements.isEmpty && unreadable.isEmpty }

  /// Adds an anniversary.
  ///
  /// - Parameters:
  ///   - anniversary: The anniversary.
  ///   - index: The index at which it is inserted, from 0; at the end if it is `nil` or not an index.
  /// - Throws: `JSONValueError` if the list already has the id, or ``limit`` elements.
  public mutating func add(_ anniversary: Anniversary, at index: Int? = nil) throws(JSONValueError) {
    guard !elements.contains(where: { $0.id == anniversary.id }) else { throw Self.repeated(anniversary.id) }
    try Self.check(count: elements.count + unreadable.count + 1)
    elements.insert(
      anniversary, at: index.flatMap { elements.indices.contains($0) ? $0 : nil } ?? elements.count)
  }

  /// Replaces the anniversary with the same id.
  ///
  /// - Returns: Whether there was one; otherwise nothing changes.
  public mutating func replace(_ anniversary: Anniversary) -> Bool {
    guard let index = elements.firstIndex(where: { $0.id == anniversary.id }) else { return false }
    elements[index] = anniversary
    return true
  }

  /// Removes an anniversary.
  ///
  /// - Returns: The removed anniversary; `nil` if there is none with this id.
  public mutating func remove(id: String) -> Anniversary? {
    elements.firstIndex { $0.id == id }.map { elements.remove(at: $0) }
  }
}

extension AnniversaryList: JSONDecodable, JSONEncodable {
  /// The description of the expected value in error messages.
  public static var expectation: JSONExpectation { [JSON].expectation }

  /// Reads all elements that can be read, of those up to ``limit``; throws only if the JSON is not an array.
  public init(json: JSON) throws(JSONValueError) {
    guard let array = json.array else { throw JSONValueError(expected: Self.expectation, found: json) }
    var (ids, unreadable): (Set<String>, [LossyArray<Anniversary>.Unreadable]) = ([], [])
    for (index, json) in array.enumerated() {
      do throws(JSONValueError) {
        if index >= Self.limit { try Self.check(count: array.count) }
        let anniversary = try Anniversary(json: json)
        guard ids.insert(anniversary.id).inserted else { throw Self.repeated(anniversary.id) }
        elements.append(anniversary)
      } catch {
        unreadable.append(.init(index: index, error: error.inside(index), json: json))
      }
    }
    self.unreadable = unreadable
  }

  /// The anniversaries, followed by the elements that could not be read.
  public var json: JSON { .array(elements.map { $0.json } + unreadable.map { $0.json }) }
}
