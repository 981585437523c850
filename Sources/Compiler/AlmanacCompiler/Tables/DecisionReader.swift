package import AlmanacModel
import SourceText

/// What governments decided about days off.
package struct DecisionData: Sendable {
  /// The decisions, by country and in the order of the years that they decide.
  package var decisions: [DecisionRecord] = []
  /// The days that they name, by country and date.
  package var days: [DecidedDay] = []
  /// By country, the day of the year before by which the days off of a year are usually decided.
  package var decidedBy: [String: FestivalRecord.Day] = [:]
}

/// A day that a decision names.
package struct DecidedDay: Sendable {
  package var country: String
  package var date: CivilDate
  package var kind: DecidedDayKind
  /// The id of the festival; `nil` if it belongs to none.
  package var festival: String?
  /// The id of the decision in its country.
  package var decision: String
  fileprivate var location: SourceLocation
}

/// Reads the decisions of each country for which they were collected, and the days that they name.
struct DecisionReader {
  let reader: DataReader
  let festivals: CountryFestivals

  /// Returns the path of the decisions of a country.
  static func path(_ country: String) -> String { "\(prefix)\(country).tsv" }

  /// Returns the path of the days that decisions of a country name.
  static func daysPath(_ country: String) -> String { "\(daysPrefix)\(country).tsv" }

  static let prefix = "\(DayAlmanacReader.folder)/decisions-"
  static let daysPrefix = "\(DayAlmanacReader.folder)/decided-"

  /// The header line with the day of the year before by which the days off of a year are usually decided: `12-16`.
  private static let decidedByKey = "decided-by"

  static func read(_ reader: DataReader, _ countries: [CountryFestivals]) -> DecisionData {
    let paths = Set(reader.tablePaths(in: DayAlmanacReader.folder))
    var data = DecisionData()
    for festivals in countries where paths.contains(path(festivals.country)) {
      DecisionReader(reader: reader, festivals: festivals).read(into: &data)
    }
    return data
  }

  private func read(into data: inout DecisionData) {
    let country = festivals.country
    let table = reader.table(
      Self.path(country), columns: ["id", "year", "settles", "number", "date", "source"],
      settings: [Self.decidedByKey], ages: true)
    let decisions = decisions(table)
    let days = reader.table(
      Self.daysPath(country), columns: ["date", "kind", "festival", "decision"], mayBeEmpty: true)
    data.decidedBy[country] = decidedBy(table)
    data.decisions += decisions
    data.days += self.days(days, Set(decisions.map(\.id.text)))
  }

  private func decisions(_ table: Table) -> [DecisionRecord] {
    var ids = UniqueKeys<[String]>()
    var last: DecisionRecord?
    return table.rows { record in
      let id = record.field("id", is: "lower-case letters, digits and hyphens") { id in
        !id.isEmpty && id.utf8.allSatisfy { $0.isLowerCase || $0.isDigit || $0 == UInt8(ascii: "-") }
      }
      let settles = record.index("settles", among: ["part", "year"])
      let decision = DecisionRecord(
        country: TableText(festivals.country), id: TableText(id),
        year: record.integer("year", in: LunarDate.years),
        settlesYear: settles == 1, number: TableText(record.text("number")), date: record.date("date"),
        source: TableText(record.text("source")))
      ids.insert(["id"], of: record)
      if let last, !record.isBad, (decision.year, decision.date) < (last.year, last.date) {
        record.report("decisions must be in the order of year and date", at: "date")
      }
      last = decision
      return decision
    }
  }

  private func days(_ table: Table, _ decisions: Set<String>) -> [DecidedDay] {
    var dates = UniqueKeys<CivilDate>()
    let (country, ids) = (festivals.country, Set(festivals.rules.map(\.id.text)))
    return table.rows { record in
      let day = DecidedDay(
        country: country, date: record.date("date"), kind: record.choice("kind", of: DecidedDayKind.self),
        festival: record.hasValue("festival") ? record.text("festival") : nil,
        decision: record.text("decision"), location: record.location(of: "date"))
      if let id = day.festival, reader.isRight(FestivalReader.path(country)), !ids.contains(id) {
        record.report("there is no festival '\(id)' in \(FestivalReader.path(country))", at: "festival")
      }
      if reader.isRight(Self.path(country)), !decisions.contains(day.decision) {
        record.report("there is no decision '\(day.decision)' in \(Self.path(country))", at: "decision")
      }
      dates.append(day.date, named: "date", in: record, at: "date")
      return day
    }
  }

  private func decidedBy(_ table: Table) -> FestivalRecord.Day? {
    guard let setting = table.settings[Self.decidedByKey] else { return nil }
    // A leap year has all days of the Gregorian calendar.
    if setting.value.utf8.count == 5, let date = CivilDate("2000-\(setting.value)") {
      return .solar(month: date.month, day: date.day)
    }
    reader.report(
      "\(Self.decidedByKey) '\(setting.value.brief)' is not a day of the year such as 12-16",
      at: setting.location)
    return nil
  }
}

extension CountryFestivals {
  /// Returns the days that the laws of the country give off, each with the id of its festival.
  fileprivate func daysOff(_ almanac: EncodedAlmanac) -> [DayNumber: String] {
    var holidays: [DayNumber: [PaidHoliday<FestivalRecord>]] = [:]
    for rule in rules {
      for day in days(of: rule, almanac) {
        for offset in rule.paidDays.offsets.map({ Array($0) }) ?? [] {
          let paid = day.advanced(by: offset)
          holidays[paid, default: []].append(
            PaidHoliday(day: paid, festival: rule, substitute: rule.substitute))
        }
      }
    }
    let told = holidays.mapValues { found in
      found.filter { holiday in
        guard case .among(let id) = holiday.festival.paidDays else { return true }
        return !found.contains { $0.festival.id.isSame(as: id) }
      }
    }
    var days = told.compactMapValues { $0.first?.festival.id.text }
    if substitutes == .law {
      for (day, holiday) in PaidHoliday.substitutes(for: told, isTaken: { _ in false }) {
        days[day] = holiday.festival.id.text
      }
    }
    return days
  }
}

extension DecisionData {
  /// The days of each decision by their festival.
  fileprivate var breaks: [BreakRecord] {
    decisions.flatMap { decision in
      let own = days.filter { $0.country == decision.country.text && $0.decision == decision.id.text }
      var festivals: [String?] = []
      for day in own where !festivals.contains(day.festival) { festivals.append(day.festival) }
      return festivals.map { festival in
        let texts = own.filter { $0.festival == festival }.map { "\($0.date) \($0.kind.rawValue)" }
        return BreakRecord(
          country: decision.country, decision: decision.id, festival: festival.map { TableText($0) },
          days: TableText(texts.joined(separator: ", ")))
      }
    }
  }

  /// A fact for each day.
  var facts: [Fact] {
    days.map {
      Fact(
        "decided-day", "\($0.country)/\($0.date)",
        [("kind", $0.kind.rawValue), ("festival", $0.festival), ("decision", $0.decision)])
    }
  }
}

extension SourceData {
  /// Reports decided days that contradict the law, their kind or their decision.
  ///
  /// The law is known only when the calendars are computed: most holidays are lunar.
  func checkDecidedDays(_ almanac: EncodedAlmanac, _ diagnostics: Diagnostics) {
    for country in festivals {
      let days = decided.days.filter { $0.country == country.country }
      let paid = days.isEmpty ? [:] : country.daysOff(almanac)
      for day in days {
        let decision = decided.decisions.first {
          $0.country.text == day.country && $0.id.text == day.decision
        }
        let problem = decision.flatMap {
          day.kind.problem(
            on: day.date, of: $0.year, decided: $0.date, holiday: paid[DayNumber(day.date)])
        }
        if let problem { diagnostics.report(problem, at: day.location) }
      }
    }
  }
}

extension RecordFormat {
  static let decisions = RecordFormat(
    "decisionRecords", "Decisions about days off, by country and year.",
    of: FactSubject("decision", "decisions about days off", .law), key: ["country", "id"]
  ) { $0.decided.decisions }
  .file(
    "WorkingDaysTables/Decisions.swift", title: "What governments decided about days off.",
    notes: ["A decision that settles its year names, with those before it, all days off of the year."],
    from: [DecisionReader.prefix])

  static let breaks = RecordFormat(
    "breakRecords", "The days that decisions name, by country, decision and festival.",
    of: FactSubject("break", "breaks", .law), key: ["country", "decision", "festival"]
  ) { $0.decided.breaks }
  .file(
    "WorkingDaysTables/DecidedDays.swift",
    title: "Days off, and weekends and holidays on which people work, that governments decided.",
    notes: [
      "Days that a law gives are not here: they follow from the rules of Festivals.swift. The words of the kinds are in",
      "AlmanacModel, DecidedDayKind.",
    ],
    from: [DecisionReader.daysPrefix])
}
