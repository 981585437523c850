package import AlmanacModel
import SourceText

/// A day that a decision names.
package struct DecidedDay: Sendable {
  package var date: CivilDate
  package var kind: DecidedDayKind
  /// The id of the festival; `nil` if it belongs to none.
  package var festival: String?
  /// The id of the decision in its country.
  package var decision: String
  fileprivate var location: SourceLocation
}

/// Reads the decisions of a country's government about days off, and the days that they name, if these were collected.
enum DecisionReader {
  /// Returns the path of the decisions of a country.
  static func path(_ country: String) -> String { "\(prefix)\(country).tsv" }

  static let prefix = "\(DayAlmanacReader.folder)/decisions-"
  static let daysPrefix = "\(DayAlmanacReader.folder)/decided-"
  /// The header line with the day of the year before by which the days off of a year are usually decided: `12-18`.
  private static let decidedByKey = "decided-by"

  /// Adds the decisions of a country to its festivals.
  static func read(_ reader: DataReader, into festivals: inout CountryFestivals) {
    let (country, path) = (festivals.country, path(festivals.country))
    guard reader.tablePaths(in: DayAlmanacReader.folder).contains(path) else { return }
    let table = reader.table(
      path, columns: ["id", "year", "settles", "number", "date", "source"], settings: [decidedByKey],
      ages: true)
    festivals.decidedBy = decidedBy(table, reader)
    festivals.decisions = decisions(table, of: country, reader)
    let days = reader.table(
      "\(daysPrefix)\(country).tsv", columns: ["date", "kind", "festival", "decision"], mayBeEmpty: true)
    festivals.decidedDays = Self.days(days, of: festivals, reader)
  }

  private static func decisions(
    _ table: Table, of country: String, _ reader: DataReader
  ) -> [DecisionRecord] {
    var ids = UniqueKeys<[String]>()
    var last: DecisionRecord?
    return table.rows { record in
      let id = record.field("id", is: "lower-case letters, digits and hyphens") { id in
        !id.isEmpty && id.utf8.allSatisfy { $0.isLowerCase || $0.isDigit || $0 == UInt8(ascii: "-") }
      }
      let settles = record.index("settles", among: ["part", "year"])
      let decision = DecisionRecord(
        country: TableText(country), id: TableText(id), year: record.integer("year", in: LunarDate.years),
        settlesYear: settles == 1, number: TableText(record.text("number")), date: record.date("date"),
        source: TableText(record.text("source")))
      ids.insert(["id"], of: record)
      if let last, !record.isBad, (decision.year, decision.date) < (last.year, last.date) {
        record.report("decisions must be in the order of year and date", at: "date")
      }
      if !record.isBad, !"\(id)-".hasPrefix("\(decision.year)-") {
        record.report("id '\(id)' does not begin with its year, \(decision.year)", at: "id")
      }
      if !record.isBad, let known = reader.knownAsOf[table.path], decision.date > known {
        record.report(
          "a decision of \(decision.date) is newer than known-as-of in the header, \(known)", at: "date")
      }
      last = decision
      return decision
    }
  }

  private static func days(
    _ table: Table, of festivals: CountryFestivals, _ reader: DataReader
  ) -> [DecidedDay] {
    let paths = (festivals: FestivalReader.path(festivals.country), decisions: path(festivals.country))
    var dates = UniqueKeys<CivilDate>()
    let ids = Set(festivals.rules.map(\.id.text))
    let decisions = Set(festivals.decisions.map(\.id.text))
    return table.rows { record in
      let day = DecidedDay(
        date: record.date("date"), kind: record.choice("kind", of: DecidedDayKind.self),
        festival: record.hasValue("festival") ? record.text("festival") : nil,
        decision: record.text("decision"), location: record.location(of: "date"))
      if let id = day.festival, reader.isRight(paths.festivals), !ids.contains(id) {
        record.report("there is no festival '\(id)' in \(paths.festivals)", at: "festival")
      }
      if reader.isRight(paths.decisions), !decisions.contains(day.decision) {
        record.report("there is no decision '\(day.decision)' in \(paths.decisions)", at: "decision")
      }
      dates.append(day.date, named: "date", in: record, at: "date")
      return day
    }
  }

  private static func decidedBy(_ table: Table, _ reader: DataReader) -> String? {
    guard let setting = table.settings[decidedByKey] else { return nil }
    // A leap year has all days of the Gregorian calendar.
    if setting.value.utf8.count == 5, CivilDate("2000-\(setting.value)") != nil { return setting.value }
    reader.report(
      "\(decidedByKey) '\(setting.value.brief)' is not a day of the year such as 12-18",
      at: setting.location)
    return nil
  }
}

extension CountryFestivals {
  /// The days of each decision by their festival.
  fileprivate var breaks: [BreakRecord] {
    decisions.flatMap { decision in
      let own = decidedDays.filter { decision.id.isSame(as: $0.decision) }
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

  /// Reports decided days that contradict the law, their kind or their decision.
  ///
  /// The law is known only when the calendars are computed: most holidays are lunar.
  func checkDecidedDays(_ almanac: EncodedAlmanac, _ diagnostics: Diagnostics) {
    let byLaw = decidedDays.isEmpty ? [:] : daysOff(almanac)
    for day in decidedDays {
      let decision = decisions.first { $0.id.isSame(as: day.decision) }
      let rule = decision.flatMap {
        day.kind.rule(on: day.date, of: $0.year, decidedOn: $0.date, holiday: byLaw[DayNumber(day.date)])
      }
      if let rule { diagnostics.report("\(day.date) is not \(rule)", at: day.location) }
    }
  }

  /// Returns the days that the laws of the country give off, each with the id of its festival.
  private func daysOff(_ almanac: EncodedAlmanac) -> [DayNumber: String] {
    let paid = rules.flatMap { rule in
      days(of: rule, almanac).flatMap { day in
        (rule.paidDays.offsets.map { Array($0) } ?? []).map {
          PaidHoliday(
            day: day.advanced(by: $0), festival: rule.id.text, id: rule.id.text, paidDays: rule.paidDays,
            substitute: substitutes == .forecast ? .none : rule.substitute)
        }
      }
    }
    let holidays = PaidHoliday.byDay(paid)
    return PaidHoliday.substitutes(for: holidays) { _ in false }
      .reduce(into: holidays.compactMapValues { $0.first?.festival }) { $0[$1.day] = $1.holiday.festival }
  }
}

extension RecordFormat {
  static let decisions = RecordFormat(
    "decisionRecords", "Decisions about days off, by country and year.",
    of: "decision"
  ) { $0.festivals.flatMap(\.decisions) }
  .file(
    "WorkingDaysTables/Decisions.swift", title: "Decisions of governments about days off.",
    notes: ["A decision that settles its year names, with those before it, all days off of the year."],
    from: [DecisionReader.prefix])

  static let breaks = RecordFormat(
    "breakRecords", "The days that decisions name, by country, decision and festival.",
    of: "break"
  ) { $0.festivals.flatMap(\.breaks) }
  .file(
    "WorkingDaysTables/DecidedDays.swift",
    title: "Days off, and weekends and holidays on which people work, that governments decided.",
    notes: [
      "Days that a law gives are not here: they follow from the rules of Festivals.swift. The words of the kinds are in",
      "AlmanacModel, DecidedDayKind.",
    ],
    from: [DecisionReader.daysPrefix])
}
