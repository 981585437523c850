/// A kind of facts, and how `diff` tells their changes.
struct FactSubject: Sendable {
  /// The first word of its lines: `currency`.
  let name: String
  /// The name in messages; of texts and words the module or list follows.
  var title: String
  var group: Change.Group
  /// The fields, besides names, that are words for people.
  let words: Set<String>

  init(
    _ name: String, _ title: String, _ group: Change.Group, words: Set<String> = ["name", "source", "symbol"]
  ) {
    self.name = name
    self.title = title
    self.group = group
    self.words = words
  }

  /// The subjects whose changes are told field by field; those about dates are told by their meaning.
  static let all =
    [
      FactSubject("calendar", "calendars", .other),
      FactSubject("published-difference", "other published dates", .other),
      FactSubject("known-data", "known data", .other),
      FactSubject("language", "languages", .other),
      FactSubject("decision", "decisions about days off", .law),
      FactSubject("sentence", "sentences of insults", .insults),
      FactSubject("insult-layout", "type sizes of insults", .other),
      FactSubject("currency", "currencies", .amounts),
      FactSubject("beverage", "beverages", .amounts),
      FactSubject("weather-step", "weather and the goal", .amounts),
      FactSubject("preset", "amounts of one tap", .amounts),
      FactSubject("app", "apps", .identifiers, words: ["id", "name", "fonts"]),
      FactSubject("app-project", "projects of apps", .identifiers, words: ["id"]),
      FactSubject("zone-season", "seasons of zones", .other),
      FactSubject("city", "cities", .instants, words: ["aliases"]),
      FactSubject("country", "countries of festivals", .other),
      FactSubject("decided-day", "decided days", .law),
      FactSubject("festival-rule", "rules of festivals", .law),
      FactSubject("name", "names", .words),
      FactSubject("attribute", "attributes of days", .other),
      FactSubject("message", "", .words),
      FactSubject("insult-word", "insults, ", .words),
      FactSubject("quotation", "quotations", .words),
      FactSubject("insult-sample", "samples of insults", .words),
      FactSubject("insult-setting", "insults", .insults),
      FactSubject("goal", "goal of a day", .amounts),
      FactSubject("letter", "widths of letters", .other),
    ]
}
