/// A festival in the data for clients that draw the month themselves.
public struct CalendarFestival: Hashable, Sendable {
  /// The identifier, such as `tet`; the same in all years.
  public let id: String
  /// The name, such as "Tết Nguyên đán".
  public let name: String
  /// Shorter names for places with less room, the longest first; most festivals have none.
  public let shortNames: [String]
  /// The kind of festival.
  public let kind: FestivalKind
  /// Whether the festival's own day is a paid day off by law.
  public let isDayOff: Bool

  init(_ festival: Festival, texts: CalendarTexts) {
    id = festival.id
    name = texts.name(festival)
    shortNames = texts.shortNames(festival)
    kind = festival.kind
    isDayOff = festival.isDayOff
  }
}

extension CalendarFestival: JSONDecodable, JSONEncodable {
  /// Reads a festival.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    id = try object.required("id")
    name = try object.required("name")
    shortNames = try object.optional("shortNames") ?? []
    kind = try object.required("kind")
    isDayOff = try object.required("isDayOff")
  }

  /// The festival as JSON; `shortNames` only if there are any.
  ///
  /// For example `{"id": "tet", "isDayOff": true, "kind": "public", "name": "Tết Nguyên đán"}`.
  public var json: JSON {
    .present([
      ("id", .string(id)), ("name", .string(name)),
      ("shortNames", shortNames.isEmpty ? nil : .array(shortNames.map(JSON.string))),
      ("kind", .string(kind.rawValue)), ("isDayOff", .bool(isDayOff)),
    ])
  }
}

extension FestivalKind: JSONDecodable {}

extension Festival {
  /// Whether the festival's own day is a paid day off by law; always true if the days off are decided every
  /// year.
  var isDayOff: Bool { paidOffsets?.contains(0) ?? false }
}

/// The festivals in a range of days, and the days off that they cause.
struct FestivalsOfDays {
  /// The festivals in the order of time; on one day the most important first.
  let festivals: [FestivalDay]
  private let daysOff: Set<DayNumber>

  /// Finds the festivals in a range of days.
  ///
  /// - Parameters:
  ///   - days: The days; those outside the tables have no festivals.
  ///   - calendar: The calendar of the country.
  init(_ days: ClosedRange<DayNumber>, of calendar: LunarCalendar) {
    let known = days.overlaps(calendar.days) ? days.clamped(to: calendar.days) : nil
    festivals = known.flatMap { try? calendar.festivals(in: $0) } ?? []
    let holidays = known.flatMap { try? calendar.publicHolidays(in: $0) } ?? []
    var daysOff: Set<DayNumber> = []
    for paid in holidays.compactMap({ $0.paidDays }) {
      for offset in 0...paid.lowerBound.distance(to: paid.upperBound) {
        if let day = try? paid.lowerBound.advanced(by: offset) { daysOff.insert(day) }
      }
    }
    self.daysOff = daysOff
  }

  /// Returns whether the day is a paid day off by law, for its own festival or for one near it.
  func isDayOff(_ day: DayNumber) -> Bool { daysOff.contains(day) }
}
