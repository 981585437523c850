import AlmanacFacts
import AlmanacModel

/// A kind of facts, with the rules by which `diff` reports its changes: their group, ignored differences, and their words.
///
/// ``all`` is the only list of kinds. Kinds without reports of their own are reported field by field.
struct FactSubject: Sendable {
  /// Returns the changes that report a difference; none if something else reports it.
  typealias Report = @Sendable (FactDifference) -> [Change]

  /// The first word of its lines: `currency`.
  let name: String
  /// The name in messages.
  let title: String
  let group: Change.Group
  /// The fields, besides names, that are words for people.
  var words: Set<String> = ["name", "source", "symbol"]
  /// Whether the title ends with the first part of a key: the module of a text, the calendar of an offset.
  var isTitledByKey = false
  /// Whether documents of people name such a thing: amounts recorded with it cannot be read without it.
  var isStored = false
  /// Whether another order is a change.
  var isOrdered = true
  /// Whether facts are compared one by one.
  var isJoined = true
  /// Whether a new fact with all fields of a removed one is the same thing with another key.
  var keysMayChange = true
  /// Whether many changes are summed up as one.
  var isSummedUp = false
  /// Returns the group of a fact, if it is not that of all.
  var groupOfFact: (@Sendable (Fact, _ now: DayNumber) -> Change.Group?)?
  /// Reports a fact that was added, removed or renamed; `nil` for the default words.
  var presence: Report?
  /// Reports of fields that have words of their own.
  private(set) var fields: [(labels: [String], report: Report)] = []
  /// Reports the facts of a kind together.
  var whole: (@Sendable (FactJoin, FactSubject) throws(UnreadableFacts) -> [Change])?
}

extension FactSubject {
  init(
    _ name: String, _ title: String, _ group: Change.Group, words: Set<String>? = nil,
    _ settings: (inout FactSubject) -> Void = { _ in }
  ) {
    self.init(name: name, title: title, group: group)
    if let words { self.words = words }
    settings(&self)
  }

  private static let unreported: Report = { _ in [] }

  /// All kinds, in the order in which they are reported.
  static let all =
    [
      FactSubject("lunar-year", "", .past) {
        $0.isJoined = false
        $0.whole = { join, _ in join.months() }
      },
      // `EventFacts` computes civil days, terms and phases from other facts.
      FactSubject("civil-day", "", .past) { $0.setReport(["day"]) { $0.civilDay } },
      FactSubject("terms", "", .instants) { $0.isJoined = false },
      FactSubject("phases", "", .instants) { $0.isJoined = false },
      FactSubject("close-event", "", .instants) { $0.isJoined = false },
      FactSubject("offset-period", "", .instants) {
        $0.setReport(["offset"]) { $0.offsetPeriod }
        $0.presence = { $0.offsetPeriod }
        // A period that begins at another moment is still the same period.
        $0.keysMayChange = true
      },
      FactSubject("event-range", "terms and phases", .instants) {
        $0.isJoined = false
        $0.whole = { join, _ in join.rangesOfEvents() }
      },
      FactSubject("term", "solar terms", .instants) { $0.setInstants() },
      FactSubject("phase", "phases of the Moon", .instants) { $0.setInstants() },
      FactSubject("leap-second", "time scales", .instants) {
        $0.setReport(["tai-minus-utc"]) { $0.leapSecond }
        $0.isTitledByKey = false
        $0.presence = { $0.leapSecond }
      },
      FactSubject("delta-t", "time scales", .instants) {
        $0.setReport(["predicted"], unreported)
        $0.isTitledByKey = false
        $0.report(["seconds"]) { $0.deltaT }
        $0.report(["less", "more"]) { $0.uncertainty }
        $0.whole = { join, subject in join.rangesOfDeltaT(subject) }
      },
      FactSubject("uncertain-event", "", .instants) {
        $0.setReport(["day", "other-day", "seconds-from-midnight", "first", "last"]) { $0.uncertainEvent }
        $0.presence = { $0.uncertainEvent }
      },
      FactSubject("festival", "", .past) {
        $0.isJoined = false
        $0.whole = { (join, _) throws(UnreadableFacts) in try join.festivals() }
      },
      FactSubject("festival-days", "", .past) { $0.isJoined = false },
      // A new festival has a new sentence.
      FactSubject("about", "sentences on festivals", .words) { $0.presence = unreported },
      FactSubject("app", "apps", .identifiers, words: ["id", "name", "fonts"]),
      FactSubject("app-project", "projects of apps", .identifiers, words: ["id"]),
      FactSubject("attribute", "attributes of days", .other),
      FactSubject("beverage", "beverages", .amounts) { $0.isStored = true },
      FactSubject("calendar", "calendars", .other) { $0.presence = { $0.calendar } },
      FactSubject("city", "cities", .instants, words: ["aliases"]),
      FactSubject("country", "countries of festivals", .other) { $0.presence = unreported },
      FactSubject("currency", "currencies", .amounts) {
        $0.isStored = true
        $0.report(["exponent"]) { [$0.field("exponent", in: .storedAmounts)] }
      },
      // People plan by decided days, as by any other date.
      FactSubject("decided-day", "decided days", .law) {
        $0.groupOfFact = { fact, now in
          fact.key.split(separator: "/").last.flatMap { CivilDate(String($0)) }
            .map { Change.Group(DayNumber($0), now: now) }
        }
      },
      FactSubject("decision", "decisions about days off", .law),
      FactSubject("festival-rule", "rules of festivals", .law) {
        $0.presence = unreported
        $0.report(["day", "kind", "paid", "until", "law"], unreported)
      },
      FactSubject("goal", "goal of a day", .amounts) {
        $0.report(["value"]) { [$0.field("value", in: .amounts, unit: GoalKey(rawValue: $0.fact.key)?.unit)] }
      },
      FactSubject("insult-layout", "type sizes of insults", .other),
      FactSubject("insult-sample", "samples of insults", .words),
      FactSubject("insult-setting", "insults", .insults),
      FactSubject("insult-word", "insults, ", .words) {
        $0.isTitledByKey = true
        $0.isOrdered = false
        $0.keysMayChange = false
        $0.report(["rating"]) { $0.rating }
        $0.whole = { join, _ in join.slotsOfInsults() }
      },
      FactSubject("known-data", "known data", .other),
      FactSubject("language", "languages", .other),
      FactSubject("letter", "widths of letters", .other),
      FactSubject("message", "", .words) {
        $0.isTitledByKey = true
        $0.isOrdered = false
      },
      FactSubject("name", "names", .words),
      FactSubject("preset", "amounts of one tap", .amounts),
      FactSubject("published-difference", "other published dates", .other),
      FactSubject("quotation", "quotations", .words) {
        $0.isOrdered = false
        $0.keysMayChange = false
        $0.report(["rating"]) { $0.rating }
      },
      FactSubject("rule-difference", "other dates of recurrence rules", .other),
      FactSubject("sentence", "sentences of insults", .insults),
      FactSubject("weather-step", "weather and the goal", .amounts),
      FactSubject("zone-season", "seasons of zones", .other),
    ]

  /// Reports some fields of a kind whose keys begin with its title, and ignores added and removed facts.
  private mutating func setReport(_ labels: [String], _ report: @escaping Report) {
    isTitledByKey = true
    isOrdered = false
    keysMayChange = false
    presence = Self.unreported
    self.report(labels, report)
    self.report(["name"], Self.unreported)
  }

  private mutating func setInstants() {
    setReport(["tt"]) { $0.movement("tt", .instant) }
    isTitledByKey = false
    isSummedUp = true
    report(["utc"]) { $0.old?["tt"] == $0.new?["tt"] ? $0.movement("utc", .utc) : [] }
  }

  /// Gives some fields words of their own.
  private mutating func report(_ labels: [String], _ report: @escaping Report) {
    fields.append((labels, report))
  }
}
