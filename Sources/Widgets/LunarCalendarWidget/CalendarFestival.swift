/// A festival of a day, as clients that draw the month themselves are told of it.
public struct CalendarFestival: Hashable, Sendable {
  /// `tet`; the same in all years.
  public let id: String
  /// "Tết Nguyên đán".
  public let name: String
  /// Shorter names for places with less room, the longest first; most festivals have none.
  public let shortNames: [String]
  /// What kind of day it is.
  public let kind: FestivalKind
  /// Whether its day itself is paid by law.
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
  /// Reads the members of a festival.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    id = try object.required("id")
    name = try object.required("name")
    shortNames = try object.optional("shortNames") ?? []
    kind = try object.required("kind")
    isDayOff = try object.required("isDayOff")
  }

  /// `{"id": "tet", "isDayOff": true, "kind": "public", "name": "Tết Nguyên đán"}`; `shortNames` only if there are any.
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
  /// Whether the day itself is paid by law; of holidays whose days are decided every year it always is.
  var isDayOff: Bool {
    switch paidDays {
    case .none: false
    case .fixed(let first, let count): (first..<first + count).contains(0)
    case .among, .decidedEveryYear: true
    }
  }
}

/// The festivals of some days, and which days they make days off.
struct FestivalsOfDays {
  /// In the order of time, of a day the weightiest first.
  let festivals: [FestivalDay]
  private let daysOff: Set<DayNumber>

  /// How far from its festival a paid day can lie.
  private static let reach = 7

  /// - Parameters:
  ///   - days: The days; those outside the tables have no festivals.
  ///   - calendar: Whose country keeps them.
  init(_ days: ClosedRange<DayNumber>, of calendar: LunarCalendar) {
    let first = (try? days.lowerBound.advanced(by: -Self.reach)) ?? days.lowerBound
    let last = (try? days.upperBound.advanced(by: Self.reach)) ?? days.upperBound
    let found =
      (first...last).overlaps(calendar.days)
      ? (try? calendar.festivals(in: (first...last).clamped(to: calendar.days))) ?? [] : []
    festivals = found.filter { days.contains($0.day) }
    var daysOff = Set(festivals.filter { $0.festival.isDayOff }.map { $0.day })
    for paid in found.compactMap({ $0.paidDays }) {
      for offset in 0...paid.lowerBound.distance(to: paid.upperBound) {
        if let day = try? paid.lowerBound.advanced(by: offset) { daysOff.insert(day) }
      }
    }
    self.daysOff = daysOff
  }

  /// Whether the day is paid by law: by its own festival, or by one near it.
  func isDayOff(_ day: DayNumber) -> Bool { daysOff.contains(day) }
}
