import JSONText
import WidgetBridge

/// Requests to all widgets: the families, languages, instants and states together show everything there is.
enum Requests {
  struct Case {
    var widget: String
    var state: JSON
    var configuration: JSON
    /// The members of the environment besides zone, language and family.
    var environment: JSON = [:]
    var isPlaceholder = false
    /// The text of the widget's own log.
    var log: String?
  }

  static let families = ["small", "medium", "large", "circular", "rectangular", "inline"]
  static let languages = Language.allCases.map(\.rawValue)

  /// Tết; an equinox; a new moon too close to midnight; days before and after the tables; the last day of
  /// all.
  static let instants = [
    "2026-02-17T05:30:00Z", "2026-03-20T14:00:00Z", "2026-06-20T12:00:00Z", "2072-12-20T03:00:00Z",
    "1899-01-15T00:00:00Z", "2102-03-01T00:00:00Z", "9999-12-31T20:00:00Z",
  ]

  private static let hanoi: JSON = ["latitude": .integer(21), "longitude": .number("105.85")]
  /// A place on the equator with its own zone.
  private static let quito: JSON = [
    "latitude": .number("-0.18"), "longitude": .number("-78.47"), "name": "Quito",
    "zone": ["offset": .integer(-18_000)],
  ]
  private static let tromso: JSON = ["latitude": .number("69.65"), "longitude": .number("18.96")]
  private static let redacted: JSON = ["privacy": "redacted", "scheme": "org.example"]

  /// An anniversary with every member, all different from the defaults.
  private static let grandfather: JSON = [
    "id": "grandfather", "name": "ông nội", "kind": "death", "month": .integer(3), "day": .integer(10),
    "leapMonthRule": "bothMonths", "missingDayRule": "skip", "year": .integer(2021), "calendar": "korean",
  ]
  /// Two anniversaries at Tết, and one that cannot be read.
  private static let ofTet: [JSON] = [
    ["id": "a", "name": "bà ngoại", "kind": "death", "month": .integer(1), "day": .integer(1)],
    [
      "id": "b", "name": "Mai", "kind": "birthday", "month": .integer(1), "day": .integer(1),
      "year": .integer(1966),
    ],
    ["id": "c", "name": "x", "month": .integer(13), "day": .integer(1)],
  ]

  /// An environment with every optional member, all different from the defaults.
  private static let abroad: JSON = [
    "firstWeekday": .integer(6), "hourCycle": "twelve", "region": "china",
    "locale": "en_US", "privacy": "shown", "size": ["width": .integer(364), "height": .integer(382)],
    "zone": [
      "offset": .integer(-18_000),
      "changes": .array([["at": "2026-03-08T07:00:00Z", "offset": .integer(-14_400)]]),
      "identifier": "America/New_York",
    ],
  ]

  static let cases: [Case] = [
    Case(
      widget: "calendar",
      state: [
        "calendar": "chinese", "monthNaming": "modern", "firstWeekday": .integer(3),
        "dayBasis": "calendarZone", "usesLargeType": .bool(true), "hidesObservances": .bool(true),
        "showsPentad": .bool(true), "daysOffCountry": "none",
        "anniversaries": .array([grandfather]),
      ], configuration: ["shownMonth": ["day": "2026-02-10", "month": "2026-03"]], environment: abroad),
    Case(
      widget: "insult",
      state: [
        "seed": "9", "intervalMinutes": .integer(5), "rating": "bawdy", "favourites": .array([]),
      ], configuration: [:], environment: abroad, log: StoredTexts.taps),
    Case(
      widget: "solstice",
      state: [
        "permission": "granted", "devicePlace": tromso, "chosenPlace": hanoi, "hemisphere": "northern",
      ],
      configuration: ["showsSun": .bool(true)], environment: abroad),
    Case(
      widget: "spending", state: .string(StoredTexts.budget), configuration: [:], environment: abroad),
    Case(
      widget: "hydration", state: .string(StoredTexts.hydration), configuration: [:], environment: abroad,
      log: StoredTexts.moreDrinkLines),
    Case(widget: "calendar", state: .null, configuration: [:]),
    Case(
      widget: "calendar",
      state: ["calendar": "chinese", "monthNaming": "modern", "firstWeekday": .integer(6)],
      configuration: ["month": "2025-07", "rows": "six", "showsArrows": .bool(true)]),
    Case(
      widget: "calendar", state: ["calendar": "japanese", "showsRokuyo": .bool(true)], configuration: [:]),
    Case(widget: "calendar", state: ["anniversaries": .array(ofTet)], configuration: [:]),
    Case(
      widget: "calendar", state: ["anniversaries": .array(ofTet)], configuration: [:], environment: redacted),
    Case(widget: "calendar", state: "no JSON", configuration: [:]),
    Case(widget: "calendar", state: .null, configuration: [:], isPlaceholder: true),
    Case(widget: "insult", state: .null, configuration: [:]),
    Case(
      widget: "insult", state: #"{"seed":"7","intervalMinutes":15,"rating":"bawdy"}"#,
      configuration: ["rating": "mild"]),
    Case(widget: "insult", state: "no JSON", configuration: [:]),
    Case(widget: "insult", state: .null, configuration: [:], isPlaceholder: true),
    Case(
      widget: "solstice", state: .null,
      configuration: ["naming": "season", "seasons": "meteorological", "showsSun": .bool(true)]),
    Case(
      widget: "solstice", state: ["chosenPlace": hanoi], configuration: ["showsSun": .bool(true)]),
    Case(
      widget: "solstice", state: ["chosenPlace": quito], configuration: ["showsSun": .bool(true)]),
    Case(
      widget: "solstice", state: ["chosenPlace": tromso], configuration: ["showsSun": .bool(true)],
      environment: redacted),
    Case(widget: "solstice", state: "no JSON", configuration: [:]),
    Case(widget: "solstice", state: .null, configuration: [:], isPlaceholder: true),
    Case(widget: "budget", state: .null, configuration: [:]),
    Case(widget: "budget", state: .string(StoredTexts.budget), configuration: [:]),
    Case(
      widget: "budget", state: .string(StoredTexts.budget),
      configuration: ["period": "day", "category": "Food"]),
    Case(
      widget: "budget", state: .string(StoredTexts.budget),
      configuration: ["period": "day", "currency": "USD"]),
    Case(widget: "budget", state: .string(StoredTexts.budget), configuration: ["showsToday": .bool(true)]),
    Case(
      widget: "budget", state: .string(StoredTexts.budget),
      configuration: ["category": "Food", "hidesAmounts": .bool(true)], environment: redacted),
    Case(
      widget: "budget", state: .string(StoredTexts.budgetOfZero), configuration: [:], environment: abroad),
    Case(widget: "budget", state: .string(StoredTexts.olderBudget), configuration: ["period": "month"]),
    Case(widget: "budget", state: "no JSON", configuration: [:]),
    Case(widget: "budget", state: .null, configuration: [:], isPlaceholder: true),
    Case(widget: "spending", state: .null, configuration: [:]),
    Case(
      widget: "spending", state: .string(StoredTexts.budget),
      configuration: ["period": "year", "hidesAmounts": .bool(true)]),
    Case(widget: "spending", state: .string(StoredTexts.olderBudget), configuration: [:]),
    Case(widget: "spending", state: .string(StoredTexts.budgetOfZero), configuration: [:]),
    Case(
      widget: "spending", state: .string(StoredTexts.budget), configuration: [:], environment: redacted),
    Case(widget: "spending", state: .null, configuration: [:], isPlaceholder: true),
    Case(widget: "hydration", state: .null, configuration: [:]),
    Case(
      widget: "hydration", state: .string(StoredTexts.hydration), configuration: ["beverage": "coffee"],
      log: StoredTexts.drinkLines),
    Case(
      widget: "hydration", state: .string(StoredTexts.hydration),
      configuration: ["failedTap": "2026-02-17T05:25:00Z"], log: StoredTexts.drinkLines),
    Case(
      widget: "hydration", state: .string(StoredTexts.hydration), configuration: [:], environment: redacted,
      log: StoredTexts.drinkLines),
    // A drink without settings.
    Case(widget: "hydration", state: .null, configuration: [:], log: StoredTexts.drinkLines),
    Case(widget: "hydration", state: #"{"schema":"sipli-hydration","version":99}"#, configuration: [:]),
    Case(widget: "hydration", state: "no JSON", configuration: [:]),
    Case(widget: "hydration", state: .null, configuration: [:], isPlaceholder: true),
    // Far more than the goal.
    Case(
      widget: "hydration",
      state: #"{"entries":[{"date":"2026-02-17T01:00:00Z","id":"a","volumeML":9999}]}"#, configuration: [:]),
  ]

  /// Returns the requests of all cases: all families at the first instant, later two families.
  ///
  /// Languages take turns, so that each widget is asked for in every family in each of them, in one case or another.
  static var all: [(given: Case, request: JSON)] {
    cases.enumerated().flatMap { turn, given in
      instants.enumerated().flatMap { index, instant in
        let places = index == 0 ? Array(families.indices) : [index % 6, (index + 3) % 6]
        return places.map { place in
          let language = languages[(turn + index + place) % languages.count]
          return (given, request(given, family: families[place], language: language, at: instant))
        }
      }
    }
  }

  static func request(_ given: Case, family: String, language: String, at instant: String) -> JSON {
    var environment = given.environment.object ?? [:]
    environment.fill(from: [
      "family": .string(family), "language": .string(language), "zone": ["offset": .integer(25_200)],
    ])
    var request: JSONObject = [
      "widget": .string(given.widget), "instant": .string(instant), "environment": .object(environment),
      "state": given.state, "configuration": given.configuration, "isPlaceholder": .bool(given.isPlaceholder),
    ]
    request["log"] = given.log.map(JSON.string)
    return .object(request)
  }
}

extension JSON {
  /// Returns a number that is not whole, from its text.
  static func number(_ text: String) -> JSON { JSONNumber(text).map(JSON.number) ?? .null }
}
