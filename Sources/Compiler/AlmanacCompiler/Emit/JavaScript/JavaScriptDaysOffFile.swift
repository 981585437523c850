import AlmanacModel
import SwiftEmitter

/// Generated/JavaScript/days-off.js: the laws of each country that pay days, and the decisions about days off.
///
/// Lunar days are found in the tables of the package, so a law is one line for all its years. Days of solar terms, which the
/// package does not have, are listed.
struct JavaScriptDaysOffFile {
  let data: SourceData
  let almanac: EncodedAlmanac

  func file() throws(EmissionError) -> GeneratedFile {
    let kinds = DecidedDayKind.allCases.map { "\(Self.letter($0)): \(JavaScript.literal($0.rawValue))" }
    return try JavaScript.file(
      "days-off",
      title: "Paid holidays by law, and decisions about days off, of each country, for JavaScript.",
      notes: [
        "laws: the id of the festival; its date, MM-DD, or month and day of a lunar date that comes back every year, or a list of",
        "days; the first paid day counted from it, and the number of paid days; the rule of substitute days; the first and the last",
        "date of the festival under this law; the festival among whose days it counts, or the number of all its paid days, of which",
        "a decision of each year chooses the others, if it is so.",
        "decisions: the year, whether they settle it, the date and number of the document, and its days: the id of a festival, or - for",
        "none, then MMDD with the letter of the kind; - before MMDD for the year before, + for the year after. Sources are in Data/.",
      ],
      from: data.festivals.map { FestivalReader.path($0.country) } + [
        DecisionReader.prefix, DecisionReader.daysPrefix, "\(CalendarReader.folder)/",
      ] + Inputs.solarTerms + Inputs.time,
      of: data,
      body: [
        "/** The kinds of decided days by their letters. */",
        "export const kinds = { \(kinds.joined(separator: ", ")) };",
        "", "/** The countries, in the order of their ids. */", "export const countries = [",
      ] + data.festivals.flatMap(lines) + ["];"])
  }

  /// Returns the rules that pay days.
  private func laws(_ festivals: CountryFestivals) -> [FestivalRecord] {
    festivals.rules.filter { $0.paidDays.offsets != nil }
  }

  private func lines(_ festivals: CountryFestivals) -> [String] {
    let country = festivals.country
    var seen: Set<String> = []
    let ids = festivals.rules.map(\.id.text).filter { seen.insert($0).inserted }
    let members = [
      ("id", country), ("substitutes", festivals.substitutes.rawValue),
      ("knownAsOf", data.knownAsOf[FestivalReader.path(country)].map { "\($0)" }),
      ("decisionsKnownAsOf", data.knownAsOf[DecisionReader.path(country)].map { "\($0)" }),
      ("decidedBy", festivals.decidedBy),
    ].compactMap { name, value in value.map { "\(name): \(JavaScript.literal($0))" } }
    let calendars = data.calendars.filter { $0.country == country }.map(\.id)
    let decisions = festivals.decisions.map { decision in
      let texts = ["\(decision.date)", decision.number.text, days(decision, festivals)].map(
        JavaScript.literal)
      return ["\(decision.year)", "\(decision.settlesYear)"] + texts
    }
    func rows(_ rows: [[String]]) -> [String] { rows.map { "      [\($0.joined(separator: ", "))]," } }
    return [
      "  {", "    \(members.joined(separator: ", ")),", "    calendars: \(JavaScript.list(calendars)),",
      "    festivals: \(JavaScript.literal(ids.joined(separator: " "))),", "    laws: [",
    ] + rows(laws(festivals).map { fields($0, festivals) }) + ["    ],", "    decisions: ["] + rows(decisions)
      + ["    ],", "  },"]
  }

  private func fields(_ rule: FestivalRecord, _ festivals: CountryFestivals) -> [String] {
    let (paid, offsets) = (rule.paidDays, rule.paidDays.offsets ?? 0...0)
    var texts = [
      festivals.substitutes.rule(rule.substitute).rawValue,
      "\(CivilDate(rule.validity.lowerBound))", "\(CivilDate(rule.validity.upperBound))",
    ]
    if case .among(let festival) = paid { texts.append(festival) }
    let all = if case .decidedEveryYear(let count) = paid { ["\(count)"] } else { [String]() }
    return [
      JavaScript.literal(rule.id.text), date(rule, festivals), "\(offsets.lowerBound)", "\(offsets.count)",
    ] + texts.map(JavaScript.literal) + all
  }

  /// Returns the date of a rule, in the form that the notes of the file describe.
  private func date(_ rule: FestivalRecord, _ festivals: CountryFestivals) -> String {
    switch rule.day {
    case .lunar(let month, let day, _): return "{ month: \(month), day: \(day) }"
    // In a month of 29 days, day 30 is the last one.
    case .lunarYearEnd: return "{ month: 12, day: 30, leapMonthRule: \"leapMonthIfPresent\" }"
    case .solar: return JavaScript.literal(String(rule.day.factText.suffix(5)))
    case .solarTerm, .wednesday:
      let days = festivals.days(of: rule, almanac).map { "\(CivilDate($0))" }
      return JavaScript.literal(days.joined(separator: " "))
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
