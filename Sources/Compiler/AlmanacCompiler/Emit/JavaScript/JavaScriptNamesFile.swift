import SwiftEmitter

/// Generated/JavaScript/names.js: the names and texts for a widget's month that JavaScript writes.
///
/// They are the ones that `CalendarWidgetData` of the calendar widget uses, in each language.
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
    let (names, isVietnamese) = (data.names, language.code == "vi")
    let code = data.languages.source(of: language, in: Languages.Folder.names.rawValue).code
    func list(_ names: [Names.Name]) -> String { JavaScriptText.list(names.map { $0[code] }) }
    var members: [Member] = [
      ("language", JavaScriptText.literal(language.code)), ("stems", list(names.stems)),
      ("branches", list(names.branches)),
      ("months", isVietnamese ? JavaScriptText.list(names.lunarMonthsModernVi) : list(names.lunarMonths)),
    ]
    if isVietnamese { members.append(("traditionalMonths", list(names.lunarMonths))) }
    if language.code == "zh" { members.append(("days", list(names.lunarDays))) }
    members.append(("weekdays", list(names.weekdays)))
    members.append(
      (
        "solarMonths",
        JavaScriptText.list(
          try Self.solarMonths.map { key throws(EmissionError) in
            try data.plainText(key, of: "WidgetCore", in: language)
          })
      ))
    for (module, keys) in Self.texts {
      for key in keys {
        members.append((key, JavaScriptText.literal(try data.plainText(key, of: module, in: language))))
      }
    }
    // The same rule as in `LunarCalendar.cycleLanguage(for:)`.
    let others = language.code == "en" ? data.calendars.filter { $0.names == "vi" } : []
    if !others.isEmpty {
      let pairs = others.map { "\(JavaScriptText.literal($0.id)): \"vi\"" }
      members.append(("cycleLanguages", "{ \(pairs.joined(separator: ", ")) }"))
    }
    return members
  }

  private static let solarMonths = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
    "november", "december",
  ]

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
