import AlmanacModel
import SwiftEmitter

/// The festivals of a country, and the days they fall on by a calendar.
struct FestivalTables: Sendable {
  /// A festival on a day.
  struct Occurrence: Sendable {
    var day: DayNumber
    var rule: FestivalRule
  }

  /// As the name of the table has it: "vietnam".
  let country: String
  let rules: [FestivalRule]
  /// By id and year, those of a year in order.
  let occurrences: [String: [Int: [Occurrence]]]

  /// The code of the language that the country names them in; `nil` if the calendar has none.
  private let language: String?

  private static let prefix = "festivals_"

  /// The rules of a country by the first calendar of the list that is the country's; those of a country without one are
  /// compared field by field.
  ///
  /// - Throws: ``UnreadableTables`` for a row that is no rule.
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
        throw UnreadableTables(tree, path, "a row of \(table.name) is no rule of a festival")
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

  /// "festivals of Vietnam".
  var subject: String { "festivals of \(country.prefix(1).uppercased())\(country.dropFirst())" }

  /// A change of all rules together.
  func asChange(_ group: Change.Group, _ text: String) -> Change {
    Change(group, .festival, subject, item: "rules", text: text)
  }

  /// The ids, each once, in the order of the rules.
  var ids: [String] {
    var seen: Set<String> = []
    return rules.map(\.id).filter { seen.insert($0).inserted }
  }

  /// The name of a festival in the language of the country.
  func name(of id: String) -> String {
    let names = rules.last { $0.id == id }?.names ?? []
    return (names.first { $0.language == language } ?? names.first)?.text ?? id
  }

  /// The names of a festival in a language, each once with its short forms behind it: "Thất tịch (tết Ngâu) | Thất tịch".
  func names(of id: String, in language: String) -> [String] {
    var seen: Set<FestivalRule.Name> = []
    return rules.filter { $0.id == id }.flatMap(\.names)
      .filter { $0.language == language && seen.insert($0).inserted }
      .map { ([$0.text] + $0.shorter).joined(separator: FestivalReader.formSeparator) }
  }

  var languages: [String] { rules.first?.names.map(\.language) ?? [] }
}

/// The days of rules by the tables of one calendar.
private struct FestivalDays {
  private let calendar: CalendarTables
  private let almanac: AlmanacTableSet
  /// By number, each with whether a leap month of the same number follows.
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

  /// In order.
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
        // A month without that day keeps it on its last.
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
