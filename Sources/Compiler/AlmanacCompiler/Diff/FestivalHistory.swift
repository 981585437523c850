import AlmanacFacts
import AlmanacModel
import Foundation

/// The festivals of a country with their days, read from the facts of a revision.
struct FestivalHistory: Hashable, Sendable {
  /// A festival while one law or custom is in force.
  struct Rule: Hashable, Sendable {
    let validity: ClosedRange<DayNumber>
    /// The rule for its day in words.
    let day: String
    let kind: String
    let paidDays: PaidDays
    let law: String?
  }

  /// A festival on a day.
  struct Occurrence: Hashable, Sendable {
    var day: DayNumber
    var rule: Rule
  }

  struct Festival: Hashable, Sendable {
    var rules: [Rule] = []
    /// The names by the codes of the languages, each with its short forms.
    var names: [Fact.Field] = []
    /// The occurrences by year; those of a year are in order.
    var occurrences: [Int: [Occurrence]] = [:]

    /// The days by year.
    var days: [Int: [DayNumber]] { occurrences.mapValues { $0.map(\.day) } }

    /// Whether a rule has paid days, by which people plan.
    var isPaid: Bool { rules.contains { $0.paidDays != .none } }
  }

  let country: String
  /// The ids in the order of the rules.
  private(set) var ids: [String]
  private(set) var festivals: [String: Festival]
  private let language: String?

  /// - Parameters:
  ///   - language: The code of the country's own language; `nil` if there is none.
  ///   - ids: Other ids for some festivals.
  init(
    _ country: String, _ facts: Facts, language: String?, renaming ids: [String: String] = [:]
  ) throws(UnreadableFacts) {
    self.country = country
    self.language = language
    func renamed(_ id: String) -> String { ids[id] ?? id }
    self.ids = []
    festivals = [:]
    for (key, fact) in facts.of("festival", country) {
      let id = renamed(key)
      self.ids.append(id)
      let names = fact.fields.filter { $0.label.hasPrefix("names.") }
      festivals[id] = Festival(names: names.map { .init(String($0.label.dropFirst(6)), $0.text) })
    }
    for (key, fact) in facts.of("festival-rule", country) {
      let parts = key.split(separator: "/").map(String.init)
      guard parts.count == 2, let rule = Rule(fact, from: parts[1], renamed),
        festivals[renamed(parts[0])]?.rules.append(rule) != nil
      else { throw UnreadableFacts(fact) }
    }
    for (key, fact) in facts.of("festival-days", country) {
      let parts = key.split(separator: "/").map(String.init)
      let id = parts.first.map(renamed) ?? ""
      guard parts.count == 2, let rules = festivals[id]?.rules, let days = fact.festivalDays(parts[1]) else {
        throw UnreadableFacts(fact)
      }
      for day in days {
        guard let rule = rules.first(where: { $0.validity.contains(day) }) else {
          throw UnreadableFacts(fact)
        }
        let occurrence = Occurrence(day: day, rule: rule)
        festivals[id]?.occurrences[CivilDate(day).year, default: []].append(occurrence)
      }
    }
  }

  subscript(id: String) -> Festival { festivals[id] ?? Festival() }

  /// The subject in messages: "festivals of Vietnam".
  var subject: String {
    let words = country.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return "festivals of \(words.joined(separator: " "))"
  }

  /// Returns a change of all rules together.
  func asChange(_ group: Change.Group, _ text: String) -> Change {
    Change(group, .festival, subject, item: "rules", text: text)
  }

  /// Returns the name of a festival in the language of the country.
  func name(of id: String) -> String {
    let names = self[id].names
    let name = names.first { $0.label == language } ?? names.first
    return name.flatMap { $0.text.components(separatedBy: Fact.formSeparator).first } ?? id
  }
}

extension FestivalHistory.Rule {
  /// Creates a rule from its fact; `nil` for any other fact.
  ///
  /// - Parameters:
  ///   - from: The first date of the rule, or `first`.
  ///   - renamed: Returns the id of the festival it is counted with.
  fileprivate init?(_ fact: Fact, from: String, _ renamed: (String) -> String) {
    let dates = [from == "first" ? nil : from, fact["until"]].map { text in
      text.map { CivilDate($0) }
    }
    guard let day = fact["day"], let kind = fact["kind"], let paidDays = PaidDays(fact["paid"], renamed),
      !dates.contains(.some(nil))
    else { return nil }
    validity = FestivalRecord.validity(from: dates[0] ?? nil, until: dates[1] ?? nil)
    self.day = day
    self.kind = Words.of(kind)
    self.paidDays = paidDays
    law = fact["law"]
  }
}

extension PaidDays {
  /// Creates the paid days of a fact.
  ///
  /// - Parameter text: `first -1 count 4`, `among tet` or `decided every year count 5`; `nil` for no paid days.
  fileprivate init?(_ text: String?, _ renamed: (String) -> String) {
    guard let text else {
      self = .none
      return
    }
    let words = text.split(separator: " ").map(String.init)
    switch (words.first, words.count) {
    case ("first", 4):
      guard let first = Int(words[1]), let count = Int(words[3]) else { return nil }
      self = .fixed(first: first, count: count)
    case ("among", 2): self = .among(festival: renamed(words[1]))
    case ("decided", 5):
      guard let count = Int(words[4]) else { return nil }
      self = .decidedEveryYear(count: count)
    default: return nil
    }
  }
}

extension Fact {
  /// Returns the days of a festival in a year or in consecutive years; `nil` if they are not dates.
  fileprivate func festivalDays(_ key: String) -> [DayNumber]? {
    let years = key.split(separator: "-").compactMap { Int($0) }
    let dates = self["days"]?.split(separator: " ").map(String.init) ?? []
    guard let first = years.first, let last = years.last, first <= last, !dates.isEmpty else { return nil }
    // The same months and days of all years, or dates with their years.
    let texts =
      dates[0].utf8.count == 5
      ? (first...last).flatMap { year in dates.map { "\(decimal(year, width: 4))-\($0)" } } : dates
    let days = texts.compactMap { CivilDate($0).map { DayNumber($0) } }
    return days.count == texts.count ? days : nil
  }
}
