import AlmanacModel
import SwiftEmitter

/// Generated/JavaScript/page.js: the texts of the web page, and the cities it offers.
///
/// Some texts belong to the page alone, others to the libraries and widgets that it shows. They are data of
/// the page because it shows months and converts dates even if WebAssembly cannot be loaded.
struct JavaScriptPageFile {
  private let data: SourceData

  init(_ data: SourceData) {
    self.data = data
  }

  static let path = "\(JavaScriptTables.folder)/page.js"
  /// The module of the texts that only the page has; no Swift code uses them.
  static let module = "WebPage"
  /// The id of the calendar on the page.
  private static let calendar = "vietnamese"

  func file() throws(EmissionError) -> GeneratedFile {
    let languages = data.languages.having(Self.module)
    var body = ["/** The words of each language, by its code. */", "export const words = {"]
    var rows = data.cities.count
    for language in languages {
      let members = try members(language)
      body.append("  \(language.code): {")
      for member in members {
        body += "    \(member.name): \(member.value),".split(separator: "\n").map(String.init)
      }
      body.append("  },")
      rows += members.count
    }
    body += [
      "};", "", "/** The cities, in the order in which they are offered. */", "export const cities = [",
    ]
    body += data.cities.map { city in
      let names = languages.map { language in
        let source = data.languages.source(of: language, in: Languages.Folder.places.rawValue).code
        return "\(language.code): \(JavaScriptText.literal(city.names[source]?.longest ?? ""))"
      }
      return "  { id: \(JavaScriptText.literal(city.id.text)), names: { \(names.joined(separator: ", ")) }, "
        + "latitude: \(city.latitude), longitude: \(city.longitude), zone: \(JavaScriptText.literal(city.zone.text)) },"
    }
    let names = ["stems", "branches", "lunar_months", "lunar_days"].map { "Data/names/\($0).tsv" }
    let strings = ([Self.module] + Self.shared.map { $0.module }).map { "\(StringReader.folder)/\($0)." }
    let calendar = "\(CalendarReader.folder)/\(Self.calendar).tsv"
    let inputs = data.digests.paths(
      below: names + strings + Inputs.languages + [CityReader.path, calendar])
    let text = try JavaScriptText.source(
      title: "Words and cities of the web page, for JavaScript.",
      notes: [
        "{name} in a text is replaced by a value. tag: the language for HTML. stems and branches: of the cycle of sixty,",
        "as the Vietnamese calendar has them in this language. months: lunar months from month 1. lunarDays: days of a lunar",
        "month from day 1, dayAndMonth: the same in a month. weekdays from Monday, solarMonths from January. Texts of other",
        "modules are below the name of their module, and all keys are those of Data/strings.",
      ], inputs: inputs, body: body + ["];"])
    return GeneratedFile(path: Self.path, text: text, rows: rows, dataBytes: 0, inputs: inputs)
  }

  /// A member of a JavaScript object: its name and its value as code.
  private typealias Member = (name: String, value: String)

  private func members(_ language: SourceLanguage) throws(EmissionError) -> [Member] {
    let names = data.names
    let calendar = data.calendars.first { $0.id == Self.calendar }
    let cycleLanguage = calendar.map { data.cycleLanguage(of: $0, in: language) } ?? language
    func list(_ names: [Names.Name], _ language: SourceLanguage) -> String {
      JavaScriptText.list(names.map { $0[language.code] })
    }
    func text(_ module: String, _ key: String) throws(EmissionError) -> String {
      try data.plainText(key, of: module, in: language)
    }
    let days = try names.lunarDays.map { name throws(EmissionError) in
      let day = name[language.code]
      let key = day.first?.isNumber == true ? "numberedDay" : "namedDay"
      return try text("Almanac", key).replacing("{day}", with: day)
    }
    let isOwn = calendar?.names == language.code
    var members: [Member] = [
      ("tag", JavaScriptText.literal(language.tag)),
      ("stems", list(names.stems, cycleLanguage)), ("branches", list(names.branches, cycleLanguage)),
      ("cycle", JavaScriptText.literal(try data.plainText("cycle", of: "Almanac", in: cycleLanguage))),
      ("months", JavaScriptText.list(data.modernMonths(in: language.code))),
      ("lunarDays", list(names.lunarDays, language)), ("dayAndMonth", JavaScriptText.list(days)),
      ("newYear", JavaScriptText.literal(try text("Almanac", isOwn ? "newYear" : "foreignNewYear"))),
    ]
    for (name, keys) in Self.lists {
      let texts = try keys.map { key throws(EmissionError) in try text("WidgetCore", key) }
      members.append((name, JavaScriptText.list(texts)))
    }
    for (module, keys) in Self.shared {
      let texts = try keys.map { key throws(EmissionError) in
        "\(key): \(JavaScriptText.literal(try text(module, key)))"
      }
      members.append((module, "{\n      \(texts.joined(separator: ",\n      ")),\n    }"))
    }
    let own = data.strings.first { $0.module == Self.module }
    // The page has no rule for numbers.
    if let key = own?.countedKeys.first { throw .missingText(module: Self.module, key: key) }
    for key in own?.keys ?? [] { members.append((key, JavaScriptText.literal(try text(Self.module, key)))) }
    return members
  }

  private static let lists = [
    ("weekdays", ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]),
    ("solarMonths", JavaScriptText.solarMonths),
  ]

  /// The texts of other modules, by module and key.
  private static let shared: [(module: String, keys: [String])] = [
    (module: "Almanac", keys: ["month", "leapMonth", "dateOfYear"]),
    ("WidgetCore", ["fullDate", "longDate"]),
    (
      "DayAlmanac",
      [
        "yearCycle", "monthCycle", "dayCycle", "solarTerm", "sound", "officer", "mansion", "spirit",
        "luckyHours", "opposite", "joyDirection", "auspicious", "inauspicious", "dayOffFor",
      ]
    ),
    (
      "LunarCalendarWidget",
      [
        "cellLabel", "dayOff", "electionDay", "substitute", "temporaryDayOff", "usuallyOff", "workingDay",
        "outsideTables", "previousMonth", "nextMonth", "backToToday", "leapMonthRegular",
        "leapMonthPreferred", "leapMonthBoth", "missingDayLast", "missingDayNext", "missingDaySkipped",
        "deathAnniversaryWord", "birthdayWord", "anniversaryWord",
      ]
    ),
    ("SolsticeWidget", ["place", "useLocation"]),
    ("InsultWidget", ["displayName"]),
  ]
}
