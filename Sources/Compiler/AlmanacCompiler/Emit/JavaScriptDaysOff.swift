import AlmanacFacts
import AlmanacModel
import SwiftEmitter

/// Generated/JavaScript/days-off.js: the rules of festivals of each country, and the decisions about days off.
///
/// JavaScript computes the days of a rule from the tables of the package, so a rule is one line for all years.
struct JavaScriptDaysOffFile {
  let data: SourceData

  func file() throws(EmissionError) -> GeneratedFile {
    let kinds = DecidedDayKind.allCases.map { "\(Self.letter($0)): \(JavaScript.literal($0.rawValue))" }
    let rules = data.festivals.flatMap {
      JavaScript.rows(JavaScript.key($0.country), $0.rules.map($0.fields))
    }
    let decided = data.festivals.flatMap { JavaScript.rows(JavaScript.key($0.country), decisions($0)) }
    return try JavaScript.file(
      "days-off", title: "Festivals by rule, and decisions about days off, of each country, for JavaScript.",
      notes: [
        "rules: the id of the festival; its date and its paid days, as Generated/facts has them; its kind; the rule of substitute",
        "days; the first and the last day on which the rule is valid, if there is one; its group, if it is in one. Fields at the end that",
        "are empty are left out.",
        "decisions: the year, whether they settle it, the date and number of the document, and its days: the id of a festival, or - for",
        "none, then MMDD with the letter of the kind; - before MMDD for the year before, + for the year after. Sources are in Data/.",
      ],
      from: data.festivals.map { FestivalReader.path($0.country) } + [
        DecisionReader.prefix, DecisionReader.daysPrefix, "\(CalendarReader.folder)/",
      ],
      of: data,
      body: [
        "/** The kinds of decided days by their letters. */",
        "export const kinds = { \(kinds.joined(separator: ", ")) };",
        "", "/** The countries, in the order of their ids. */", "export const countries = [",
      ] + data.festivals.map(country) + ["];", "", "export const festivalRules = {"] + rules
        + ["};", "", "export const collectedDecisions = {"] + decided + ["};"])
  }

  private func country(_ festivals: CountryFestivals) -> String {
    let country = festivals.country
    let members = [
      ("id", country), ("calendar", festivals.calendar), ("substitutes", festivals.substitutes.rawValue),
      ("knownAsOf", data.knownAsOf[FestivalReader.path(country)].map { "\($0)" }),
      ("decisionsKnownAsOf", data.knownAsOf[DecisionReader.path(country)].map { "\($0)" }),
      ("decidedBy", festivals.decidedBy),
    ].compactMap { name, value in value.map { "\(name): \(JavaScript.literal($0))" } }
    let calendars = data.calendars.filter { $0.country == country }.map(\.id)
    return "  { \(members.joined(separator: ", ")), calendars: \(JavaScript.list(calendars)) },"
  }

  private func decisions(_ festivals: CountryFestivals) -> [[String]] {
    festivals.decisions.map { decision in
      ["\(decision.year)", "\(decision.settlesYear)"]
        + ["\(decision.date)", decision.number.text, days(decision, festivals)].map(JavaScript.literal)
    }
  }

  /// Returns the days of a decision, in the form that the notes of the file describe.
  private func days(_ decision: DecisionRecord, _ festivals: CountryFestivals) -> String {
    var words: [String] = []
    var festival: String?
    for day in festivals.decidedDays where decision.id.isSame(as: day.decision) {
      if day.festival != festival || words.isEmpty { words.append(day.festival ?? "-") }
      festival = day.festival
      let digits = "\(day.date)".dropFirst(5).filter { $0 != "-" }
      let sign = day.date.year < decision.year ? "-" : day.date.year > decision.year ? "+" : ""
      words.append("\(sign)\(digits)\(Self.letter(day.kind))")
    }
    return words.joined(separator: " ")
  }

  /// Returns the letter of a kind: its first, and a capital for worked days, which are no days off.
  private static func letter(_ kind: DecidedDayKind) -> String {
    kind == .worked ? "W" : String(kind.rawValue.prefix(1))
  }
}

extension CountryFestivals {
  /// Returns a rule in the form that the notes of the file describe.
  fileprivate func fields(_ rule: FestivalRecord) -> [String] {
    let fields = [
      rule.id.text, rule.day.factText, rule.paidDays.factText ?? "", rule.kind.rawValue,
      rule.substitute.rawValue, rule.from.map { "\($0)" } ?? "",
      rule.until.map { "\($0)" } ?? "", rule.group?.rawValue ?? "",
    ]
    return fields.dropLast(fields.reversed().prefix { $0.isEmpty }.count).map(JavaScript.literal)
  }
}
