import AlmanacModel
import SwiftEmitter

extension SourceData {
  /// Generated/DayAlmanacTables/Festivals.swift: festivals and public holidays by country.
  func festivalsFile() throws(EmissionError) -> GeneratedFile {
    var builder = SourceFileBuilder(
      "DayAlmanacTables/Festivals.swift", title: "Festivals and public holidays.",
      notes: [
        "One rule per line. Paid days are counted from the festival: fixed(first: -1, count: 4) begins the day before.",
        "A rule without from holds for all years before its end; a rule without until is still in force.",
      ],
      inputs: inputs(
        below: festivals.flatMap { [FestivalReader.path($0.country), FestivalReader.aboutPath($0.country)] }
          + [FestivalReader.namesPath] + Inputs.languages))
    builder.add(["The countries, in the order of their ids."], .records(countries))
    for (index, festivals) in festivals.enumerated() {
      builder.constant(
        "country_\(CalendarSource.identifier(of: festivals.country))", .uint8, index,
        "The index of the country \(festivals.country).")
      builder.add(
        ["Rules of \(festivals.country)."],
        .records(
          RecordTable(
            name: Self.table("festivals", festivals.country), type: "FestivalRecord",
            rows: festivals.rules.map { Self.row($0, festivals.laws[$0.laws.indices]) })))
      builder.add(
        ["Laws of \(festivals.country), to which its rules refer by their indices."],
        .records(
          RecordTable(
            name: Self.table("laws", festivals.country), type: "LawRecord",
            rows: festivals.laws.map(Self.row))))
    }
    let others = festivals.flatMap { country in
      (country.otherNames.isEmpty ? [] : ["\(country.country)|\(country.otherNames)"])
        + country.otherFestivalNames.sorted { $0.key < $1.key }.map {
          "\(country.country)/\($0.key)|\($0.value)"
        }
    }
    builder.constant(
      "otherNamesCount", .int, others.count, "The number of countries and festivals with other names."
    )
    builder.add(
      [
        "Names by which people look for a country, behind its id, or a festival, behind its country and id, with | between them.",
        "They are no part of the rules, so that a program that searches nothing has none of them.",
      ], .strings("otherNamesRows", others))
    builder.accessor(
      "otherNamesRow", "String",
      "The id of a country, or the ids of a country and a festival, with the other names behind it.",
      tables: ["otherNamesRows"])
    let about = festivals.flatMap { country in
      country.about.flatMap { id, sentences in
        sentences.map { "\(country.country)/\(id)/\($0)|\($1)" }
      }
    }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    builder.constant("festivalAboutCount", .int, about.count, "The number of sentences on festivals.")
    builder.add(
      [
        "A sentence on each festival, behind its country and id and the code of the language, in the order of the bytes.",
        "They are no part of the rules either.",
      ], .strings("festivalAboutRows", about))
    builder.accessor(
      "festivalAbout", "String", "The country, the id, the language and the sentence on a festival.",
      tables: ["festivalAboutRows"])
    return try builder.file()
  }

  /// The table of countries, each with the days between which its laws are known.
  private var countries: RecordTable {
    RecordTable(
      name: "festivalCountries", type: "FestivalCountryRecord",
      rows: festivals.map { festivals in
        let country = festivals.country
        let days = [FestivalReader.path(country), DecisionReader.path(country)].map { knownAsOf[$0] }
        return .init([
          .init("id", .text(country)), .init("calendar", .text(festivals.calendar)),
          .init("lawsFrom", festivals.lawsFrom.map(RecordTable.Value.date)),
          .init("knownAsOf", days[0].map(RecordTable.Value.date)),
          .init("substitutes", .enumCase("\(festivals.substitutes)")),
          .init("decisionsKnownAsOf", days[1].map(RecordTable.Value.date)),
          .init("decidedBy", festivals.decidedBy.map(RecordTable.Value.text)),
          .init("region", .text(festivals.region)), .init("names", .texts(festivals.names)),
          .init("festivals", .constant(Self.table("festivals", country))),
          .init("laws", .constant(Self.table("laws", country))),
        ])
      })
  }

  private static func table(_ name: String, _ country: String) -> String {
    "\(name)_\(CalendarSource.identifier(of: country))"
  }

  private static func row(_ law: LawRecord) -> RecordTable.Row {
    func text(_ text: TableText) -> RecordTable.Value? { text.text.isEmpty ? nil : .text(text.text) }
    return RecordTable.Row([
      .init("name", .text(law.name.text)), .init("englishName", text(law.englishName)),
      .init("article", text(law.article)), .init("from", law.from.map(RecordTable.Value.date)),
      .init("isAdded", law.isAdded ? .boolean(true) : nil),
      .init("scope", law.scope == .holiday ? nil : .enumCase("\(law.scope)")),
    ])
  }

  private static func row(_ rule: FestivalRecord, _ laws: ArraySlice<LawRecord>) -> RecordTable.Row {
    let fields: [RecordTable.Field?] = [
      .init("id", .text(rule.id.text)), .init("day", day(rule.day)), .init("kind", .enumCase("\(rule.kind)")),
      .init("group", rule.group.map { .enumCase("\($0)") }),
      .init("paidDays", paidDays(rule.paidDays)),
      .init("substitute", rule.substitute == .none ? nil : .enumCase("\(rule.substitute)")),
      .init("from", rule.from.map(RecordTable.Value.date)),
      .init("until", rule.until.map(RecordTable.Value.date)),
      .init(
        "laws",
        laws.isEmpty
          ? nil
          : .enumCase(
            "rows", [.init("first", .integer(laws.startIndex)), .init("count", .integer(laws.count))])),
      .init("names", .texts(rule.names)),
    ]
    return RecordTable.Row(fields, comment: LawRecord.list(laws.map(\.text)) ?? "")
  }

  private static func day(_ day: FestivalRecord.Day) -> RecordTable.Value {
    switch day {
    case .beside(let month, let day, let term):
      let fields = [("month", month), ("day", day)].map { RecordTable.Field($0, .integer($1)) }
      return .enumCase("beside", fields + [.init("term", .enumCase("\(term)"))])
    case .easter(let days): return .enumCase("easter", [.init("days", .integer(days))])
    case .monday(let month, let day):
      return .enumCase("monday", [.init("month", .integer(month)), .init("day", .integer(day))])
    case .notSunday(let month, let day):
      return .enumCase("notSunday", [.init("month", .integer(month)), .init("day", .integer(day))])
    case .solar(let month, let day):
      return .enumCase("solar", [.init("month", .integer(month)), .init("day", .integer(day))])
    case .lunar(let month, let day, let leap):
      let fields = [("month", month), ("day", day)].map { RecordTable.Field($0, .integer($1)) }
      return .enumCase(
        "lunar", leap == .regular ? fields : fields + [.init("leap", .enumCase(leap.rawValue))])
    case .lunarYearEnd: return .enumCase("lunarYearEnd")
    case .monthly(let days):
      return .enumCase("monthly", [.init("days", .bits(FestivalRecord.Day.numbers(days)))])
    case .solarTerm(let term, let after):
      return .enumCase(
        "solarTerm",
        [.init("term", .enumCase("\(term)")), .init("after", after == 0 ? nil : .integer(after))].compactMap(
          \.self))
    case .instant(let term, let seconds):
      return .enumCase(
        "instant", [.init("term", .enumCase("\(term)")), .init("seconds", .integer(seconds))])
    case .tuesdayEve(let term): return .enumCase("tuesdayEve", [.init("of", .enumCase("\(term)"))])
    case .cycleDay(let term, let length, let index, let count):
      let numbers = [("length", length), ("index", index), ("count", count)]
      return .enumCase(
        "cycleDay",
        [.init("term", .enumCase("\(term)"))] + numbers.map { RecordTable.Field($0, .integer($1)) })
    case .wednesday(let month, let day, let year, let interval, let holidayMonth, let holidayDay):
      let labels = ["month", "day", "year", "interval", "holidayMonth", "holidayDay"]
      let numbers = [month, day, year, interval, holidayMonth, holidayDay]
      return .enumCase("wednesday", zip(labels, numbers).map { RecordTable.Field($0, .integer($1)) })
    }
  }

  private static func paidDays(_ paidDays: PaidDays) -> RecordTable.Value? {
    switch paidDays {
    case .none: nil
    case .fixed(let first, let count):
      .enumCase("fixed", [.init("first", .integer(first)), .init("count", .integer(count))])
    case .among(let festival): .enumCase("among", [.init("festival", .text(festival))])
    case .decidedEveryYear(let count): .enumCase("decidedEveryYear", [.init("count", .integer(count))])
    }
  }
}
