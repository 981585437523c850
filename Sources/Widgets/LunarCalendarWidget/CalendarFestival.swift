/// A festival of a day, as clients that draw the month themselves are told of it.
public struct CalendarFestival: Hashable, Sendable {
  /// `tet`; the same in all years.
  public let id: String
  /// "Tết Nguyên đán".
  public let name: String
  /// What kind of day it is.
  public let kind: FestivalKind
  /// Whether its day itself is paid by law.
  public let isDayOff: Bool

  init(_ festival: Festival, texts: CalendarTexts) {
    id = festival.id
    name = texts.name(festival)
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
    kind = try object.required("kind")
    isDayOff = try object.required("isDayOff")
  }

  /// `{"id": "tet", "isDayOff": true, "kind": "public", "name": "Tết Nguyên đán"}`.
  public var json: JSON {
    ["id": .string(id), "name": .string(name), "kind": .string(kind.rawValue), "isDayOff": .bool(isDayOff)]
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
