import SourceText
import SwiftEmitter

/// Generated/JavaScript/names.js: the names and texts for a widget's month that JavaScript writes.
///
/// They are the ones that the data of the calendar widget uses, in each language.
struct JavaScriptNamesFile {
  let data: SourceData

  /// The module whose languages the file has.
  private static let widget = "LunarCalendarWidget"
  private static let modules = ["Almanac", "WidgetCore", widget]

  func file() throws(EmissionError) -> GeneratedFile {
    let languages = data.languages.all
    let cycles = try languages.map(cycle)
    let words = try languages.map(words)
    func object(_ name: String, _ comment: String, _ members: [[JavaScript.Member]]) -> [String] {
      ["/** \(comment) */", "export const \(name) = {"]
        + zip(languages, members).flatMap { JavaScript.lines($0.code, $1) } + ["};"]
    }
    return try JavaScript.file(
      "names", title: "Names and texts of the calendar widget, for JavaScript.",
      notes: [
        "Lists are in the order of their index: stems and branches of the cycle of sixty, lunar months from month 1, weekdays",
        "from Monday, solar months from January. {name} in a text is replaced by a value.",
        "tag: the language as BCP 47 has it. similar: codes of languages whose readers get these texts, if there are any.",
        "calendars: those whose names of the cycle are in another language than the text, with that language.",
        "traditionalMonths: lunar months in the other naming, if there is one. days: names of lunar days, if cells show them.",
      ],
      from: ["stems", "branches", "lunar_months", "lunar_days", "weekdays"].map { "Data/names/\($0).tsv" }
        + Self.modules.map { "\(StringReader.folder)/\($0)." } + Inputs.languages
        + ["\(CalendarReader.folder)/"],
      of: data,
      // Two objects, so that a program that needs the names of the cycle alone does not take the others along.
      body: object("cycles", "The names of the cycle of sixty in each language, by its code.", cycles) + [""]
        + object("words", "The words of each language, by its code.", words))
  }

  /// Returns the names of stems and branches, how they are put together, and the calendars that have them in another language.
  private func cycle(_ language: SourceLanguage) throws(EmissionError) -> [JavaScript.Member] {
    let texts = data.languages.source(of: language, in: Self.widget)
    let code = data.languages.source(of: texts, in: Languages.Folder.names.rawValue).code
    let others = data.calendars.compactMap { calendar -> String? in
      let other = data.cycleLanguage(of: calendar, in: texts)
      guard other != texts else { return nil }
      return "\(JavaScript.literal(calendar.id)): \(JavaScript.literal(other.code))"
    }
    // JavaScript asks nobody for the characters of a region: it says which language was used.
    let similar = language.similar?.split(separator: " ")
    return [("tag", JavaScript.literal(texts.tag))]
      + (similar.map { [("similar", JavaScript.list($0.map(String.init)))] } ?? []) + [
        ("name", try data.text("cycle", of: "Almanac", in: texts)),
        ("stems", JavaScript.list(data.names.stems.map { $0[code] })),
        ("branches", JavaScript.list(data.names.branches.map { $0[code] })),
      ] + (others.isEmpty ? [] : [("calendars", "{ \(others.joined(separator: ", ")) }")])
  }

  private func words(_ asked: SourceLanguage) throws(EmissionError) -> [JavaScript.Member] {
    let language = data.languages.source(of: asked, in: Self.widget)
    let names = data.names
    let code = data.languages.source(of: language, in: Languages.Folder.names.rawValue).code
    func list(_ names: [Names.Name]) -> String { JavaScript.list(names.map { $0[code] }) }
    let (months, traditionalMonths) = (data.modernMonths(in: code), names.lunarMonths.map { $0[code] })
    var members: [JavaScript.Member] = [
      ("language", JavaScript.literal(language.code)), ("months", JavaScript.list(months)),
    ]
    if months != traditionalMonths { members.append(("traditionalMonths", list(names.lunarMonths))) }
    // Where a day has a name without digits, cells of the month show it.
    let isNamed = names.lunarDays.allSatisfy { !$0[code].contains { $0.isASCII && $0.isNumber } }
    if isNamed { members.append(("days", list(names.lunarDays))) }
    members.append(("weekdays", list(names.weekdays)))
    let solarMonths = try data.list(JavaScript.solarMonths, of: "WidgetCore", in: language)
    members.append(("solarMonths", solarMonths))
    for (module, keys) in Self.texts {
      for key in keys { members.append((key, try data.text(key, of: module, in: language))) }
    }
    return members
  }

  /// The texts of each module that the file has, by module and key.
  private static let texts = [
    ("Almanac", ["month", "leapMonth"]), ("WidgetCore", ["monthAndYear", "longDate"]),
    (
      widget,
      [
        "lunarMonthAndYear", "lunarRange", "dayOfMonth", "dayOfLeapMonth", "uncertainDay", "uncertainNote",
        "outsideTables",
      ]
    ),
  ]
}
