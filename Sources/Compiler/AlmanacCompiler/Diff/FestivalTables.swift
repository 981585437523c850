import AlmanacModel
import SwiftEmitter

/// The festivals of a country, and their days by a calendar.
struct FestivalTables: Equatable, Sendable {
  /// A festival on a day.
  struct Occurrence: Equatable, Sendable {
    var day: DayNumber
    var rule: FestivalRule
  }

  /// The name of the country as in the name of the table: "vietnam".
  let country: String
  private(set) var rules: [FestivalRule]
  /// The occurrences by id and year; those of a year are in order.
  private(set) var occurrences: [String: [Int: [Occurrence]]]

  /// The code of the country's language for names; `nil` if the calendar has none.
  private let language: String?

  private static let prefix = "festivals_"

  /// Computes the days of a country's rules by the first calendar in the list that names the country.
  ///
  /// The result is `nil` for a country without a calendar; its rules are compared field by field.
  ///
  /// - Throws: ``UnreadableTables`` for a row that is not a rule.
  init?(_ table: RecordTable, _ almanac: AlmanacTableSet, tree: String, path: String) throws(UnreadableTables)
  {
    guard table.name.hasPrefix(Self.prefix) else { return nil }
    country = String(table.name.dropFirst(Self.prefix.count))
    guard let custom = almanac.customs[country],
      let calendar = almanac.calendars.first(where: { $0.id == custom.calendar })
    else { return nil }
    language = custom.language
    var rules: [FestivalRule] = []
    for row in table.rows {
      guard let rule = FestivalRule(row) else {
        throw UnreadableTables(tree, path, "a row of \(table.name) is not a rule of a festival")
      }
      rules.append(rule)
    }
    self.rules = rules
    let days = FestivalDays(calendar, almanac)
    var occurrences: [String: [Int: [Occurrence]]] = [:]
    for rule in rules {
      for day in days.days(of: rule) {
        occurrences[rule.id, default: [:]][CivilDate(day).year, default: []].append(
          Occurrence(day: day, rule: rule))
      }
    }
    self.occurrences = occurrences.mapValues { $0.mapValues { $0.sorted { $0.day < $1.day } } }
  }

  /// Returns the festivals with other ids; an id without another one stays.
  func renaming(_ ids: [String: String]) -> FestivalTables {
    var tables = self
    tables.rules = rules.map { $0.renaming(ids) }
    tables.occurrences = [:]
    for (id, years) in occurrences {
      tables.occurrences[ids[id] ?? id] = years.mapValues { days in
        days.map { Occurrence(day: $0.day, rule: $0.rule.renaming(ids)) }
      }
    }
    return tables
  }

  /// Returns the days of a festival by their years; `nil` if it has none.
  func days(of id: String) -> [Int: [DayNumber]]? { occurrences[id]?.mapValues { $0.map(\.day) } }

  /// The subject in messages: "festivals of Vietnam".
  var subject: String { "festivals of \(country.prefix(1).uppercased())\(country.dropFirst())" }

  /// Returns a change of all rules together.
  func asChange(_ group: Change.Group, _ text: String) -> Change {
    Change(group, .festival, subject, item: "rules", text: text)
  }

  /// The ids of the festivals without repetition, in the order of the rules.
  var ids: [String] {
    var seen: Set<String> = []
    return rules.map(\.id).filter { seen.insert($0).inserted }
  }

  /// Returns the name of a festival in the language of the country.
  func name(of id: String) -> String {
    let names = rules.last { $0.id == id }?.names ?? []
    return (names.first { $0.language == language } ?? names.first)?.text ?? id
  }

  /// Returns the names of a festival in a language without repetition, each followed by its short forms.
  ///
  /// Example: "Thất tịch (tết Ngâu) | Thất tịch".
  func names(of id: String, in language: String) -> [String] {
    var seen: Set<FestivalRule.Name> = []
    return rules.filter { $0.id == id }.flatMap(\.names)
      .filter { $0.language == language && seen.insert($0).inserted }
      .map { ([$0.text] + $0.shorter).joined(separator: FestivalReader.formSeparator) }
  }

  var languages: [String] {
    rules.reduce(into: []) { found, rule in
      for name in rule.names where !found.contains(name.language) { found.append(name.language) }
    }
  }
}

/// Computes the days of rules by the tables of one calendar.
private struct FestivalDays {
  private let calendar: CalendarTables
  private let almanac: AlmanacTableSet
  /// The months by number; each says whether a leap month of the same number follows.
  private let months: [UInt32: [(month: LunarMonthRecord, isDoubled: Bool)]]
  private let yearEnds: [DayNumber]
  private let range: ClosedRange<DayNumber>
  private let years: ClosedRange<Int>

  init(_ calendar: CalendarTables, _ almanac: AlmanacTableSet) {
    self.calendar = calendar
    self.almanac = almanac
    let months = calendar.months.filter(\.key.isInRange)
    var byNumber: [UInt32: [(month: LunarMonthRecord, isDoubled: Bool)]] = [:]
    var yearEnds: [DayNumber] = []
    for (index, month) in months.enumerated() {
      let next = index + 1 < months.count ? months[index + 1].key : nil
      byNumber[month.key.month, default: []].append((month, !month.key.isLeap && next?.isLeap == true))
      if next?.year != month.key.year { yearEnds.append(month.lastDay) }
    }
    self.months = byNumber
    self.yearEnds = yearEnds
    let first = months.first?.firstDay ?? DayNumber(unchecked: 1)
    range = first...max(first, months.last?.lastDay ?? first)
    years = CivilDate(range.lowerBound).year...CivilDate(range.upperBound).year
  }

  /// Returns the days of a rule in order.
  func days(of rule: FestivalRule) -> [DayNumber] {
    candidates(rule.day).filter { range.contains($0) && rule.validity.contains($0) }
  }

  private func candidates(_ day: FestivalRecord.Day) -> [DayNumber] {
    switch day {
    case .solar(let month, let day):
      // 29 February is not in every year.
      years.compactMap { try? CivilDate(year: $0, month: month, day: day) }.map { DayNumber($0) }
    case .lunar(let number, let day, let leap):
      months[UInt32(clamping: number), default: []].compactMap { month, isDoubled in
        let isKept =
          switch leap {
          case .regular: !month.key.isLeap
          case .leap: !isDoubled
          case .both: true
          }
        // If the month does not have the day, the festival is on the last day of the month.
        let first = month.firstDay.rataDie
        return isKept ? min(DayNumber(unchecked: first + Int32(day) - 1), month.lastDay) : nil
      }
    case .lunarYearEnd: yearEnds
    case .solarTerm(let term):
      years.compactMap { year in
        almanac.sky.instant(of: .solarTerm(term, year: year)).map {
          calendar.localTime(of: almanac.scales.utc($0)).day
        }
      }
    }
  }
}
