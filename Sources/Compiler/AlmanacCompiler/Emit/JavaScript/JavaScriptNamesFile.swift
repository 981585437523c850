import SwiftEmitter

/// Generated/JavaScript/names.js: the names and texts for a widget's month that JavaScript writes.
///
/// They are the ones that the data of the calendar widget uses, in each language.
struct JavaScriptNamesFile {
  private let data: SourceData

  init(_ data: SourceData) {
    self.data = data
  }

  static let path = "\(JavaScriptTables.folder)/names.js"
  /// The module whose languages the file has.
  private static let widget = "LunarCalendarWidget"
  private static let modules = ["Almanac", "WidgetCore", widget]

  func file() throws(EmissionError) -> GeneratedFile {
    var body = ["/** The words of each language, by its code. */", "export const words = {"]
    var rows = 0
    for language in data.languages.all {
      let tag: [Member] =
        language.tag == language.code ? [] : [("tag", JavaScriptText.literal(language.tag))]
      let members = try tag + self.members(data.languages.source(of: language, in: Self.widget))
      body += ["  \(language.code): {"] + members.map { "    \($0.name): \($0.value)," } + ["  },"]
      rows += members.count
    }
    let inputs = data.digests.paths(
      below: ["stems", "branches", "lunar_months", "lunar_days", "weekdays"].map { "Data/names/\($0).tsv" }
        + Self.modules.map { "\(StringReader.folder)/\($0)." } + Inputs.languages
        + ["\(CalendarReader.folder)/"])
    let text = try JavaScriptText.source(
      title: "Names and texts of the calendar widget, for JavaScript.",
      notes: [
        "Lists are in the order of their index: stems and branches of the cycle of sixty, lunar months from month 1, weekdays",
        "from Monday, solar months from January. {name} in a text is replaced by a value.",
        "tag: the name of the language for systems, if it is not the code. traditionalMonths: lunar months in the other",
        "naming, if there is one. days: names of lunar days, if cells show them. cycleLanguages: the calendars whose names",
        "of the cycle of sixty are in another language than the text, with that language.",
      ], inputs: inputs, body: body + ["};"])
    return GeneratedFile(path: Self.path, text: text, rows: rows, dataBytes: 0, inputs: inputs)
  }

  /// A member of a JavaScript object: its name and its value as code.
  private typealias Member = (name: String, value: String)

  private func members(_ language: SourceLanguage) throws(EmissionError) -> [Member] {
    let names = data.names
    let code = data.languages.source(of: language, in: Languages.Folder.names.rawValue).code
    func list(_ names: [Names.Name]) -> String { JavaScriptText.list(names.map { $0[code] }) }
    let (months, traditionalMonths) = (data.modernMonths(in: code), names.lunarMonths.map { $0[code] })
    var members: [Member] = [
      ("language", JavaScriptText.literal(language.code)), ("stems", list(names.stems)),
      ("branches", list(names.branches)),
      ("months", JavaScriptText.list(months)),
    ]
    if months != traditionalMonths { members.append(("traditionalMonths", list(names.lunarMonths))) }
    // Where a day has a name without digits, cells of the month show it.
    let isNamed = names.lunarDays.allSatisfy { !$0[code].contains { $0.isASCII && $0.isNumber } }
    if isNamed { members.append(("days", list(names.lunarDays))) }
    members.append(("weekdays", list(names.weekdays)))
    members.append(
      (
        "solarMonths",
        JavaScriptText.list(
          try JavaScriptText.solarMonths.map { key throws(EmissionError) in
            try data.plainText(key, of: "WidgetCore", in: language)
          })
      ))
    for (module, keys) in Self.texts {
      for key in keys {
        members.append((key, JavaScriptText.literal(try data.plainText(key, of: module, in: language))))
      }
    }
    let others = data.calendars.compactMap { calendar -> String? in
      let other = data.cycleLanguage(of: calendar, in: language)
      guard other != language else { return nil }
      return "\(JavaScriptText.literal(calendar.id)): \(JavaScriptText.literal(other.code))"
    }
    if !others.isEmpty { members.append(("cycleLanguages", "{ \(others.joined(separator: ", ")) }")) }
    return members
  }

  /// The texts of each module that the file has, by module and key.
  private static let texts = [
    ("Almanac", ["cycle", "month", "leapMonth"]), ("WidgetCore", ["monthAndYear", "longDate"]),
    (
      widget,
      [
        "lunarMonthAndYear", "lunarRange", "dayOfMonth", "dayOfLeapMonth", "uncertainDay", "uncertainNote",
        "outsideTables",
      ]
    ),
  ]
}
