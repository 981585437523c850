import AlmanacModel
import SourceText
import SwiftEmitter

/// Generated/JavaScript/names.js: the names and texts for a widget's month that JavaScript writes.
///
/// They are those of the calendar widget's data, in each language.
struct JavaScriptNamesFile {
  let data: SourceData

  /// The module whose languages the file has.
  private static let widget = "LunarCalendarWidget"
  private static let modules = ["Almanac", "WidgetCore", widget]

  func file() throws(EmissionError) -> GeneratedFile {
    // A tag of no language here is answered in that of all texts, so one without a text of its own is left out.
    let (all, reference) = (data.languages, data.languages.reference)
    let languages = all.all.filter { $0 == reference || all.source(of: $0, in: Self.widget) != reference }
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
        "otherScript: regions where the language is usually written in other characters.",
        "calendars: those whose names of the cycle are in another language than the text, with that language.",
        "traditionalMonths: lunar months in the other naming, if there is one. days: names of lunar days, if cells show them.",
      ],
      from: ["stems", "branches", "lunar_months", "lunar_days", "weekdays"].map { "Data/names/\($0).tsv" }
        + Self.modules.map { "\(StringReader.folder)/\($0)." } + Inputs.languages
        + ["\(CalendarReader.folder)/"],
      of: data,
      // There are two objects, so that a program that needs only the names of the cycle does not include the others.
      body: object("cycles", "The names of the cycle of sixty in each language, by its code.", cycles) + [""]
        + object("words", "The words of each language, by its code.", words))
  }

  /// Returns the names of stems and branches, the way to combine them, and the calendars whose names are in another language.
  private func cycle(_ language: SourceLanguage) throws(EmissionError) -> [JavaScript.Member] {
    let texts = data.languages.source(of: language, in: Self.widget)
    let code = data.languages.source(of: texts, in: Languages.Folder.names.rawValue).code
    let others = data.calendars.compactMap { calendar -> String? in
      let other = data.cycleLanguage(of: calendar, in: texts)
      guard other != texts else { return nil }
      return "\(JavaScript.literal(calendar.id)): \(JavaScript.literal(other.code))"
    }
    func list(_ name: String, _ words: String?) -> [JavaScript.Member] {
      guard let words = words?.split(separator: " ") else { return [] }
      return [(name, JavaScript.list(words.map(String.init)))]
    }
    return [("tag", JavaScript.literal(texts.tag))] + list("similar", language.similar)
      + list("otherScript", language.otherScript) + [
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
    // Where days have names without digits, cells of the month show them.
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

/// Generated/JavaScript/about.js: a sentence on each festival, for the web page.
///
/// WebAssembly has none of them, and nothing else of the page waits for them.
struct JavaScriptAboutFile {
  let data: SourceData

  func file() throws(EmissionError) -> GeneratedFile {
    let languages = data.languages.having(JavaScriptPageFile.module).map { language in
      (language.code, data.languages.source(of: language, in: Languages.Folder.about.rawValue).code)
    }
    let countries = data.festivals.filter { !$0.about.isEmpty }.map { festivals in
      let rows = festivals.about.sorted { $0.key < $1.key }.map { id, sentences in
        let texts = languages.map { "\($0): \(JavaScript.literal(sentences[$1] ?? ""))" }
        return JavaScript.Member(id, "{ \(texts.joined(separator: ", ")) }")
      }
      return JavaScript.lines(JavaScript.key(festivals.country), rows)
    }
    return try JavaScript.file(
      "about", title: "A sentence on each festival, for the web page.",
      notes: ["By the country, the id of the festival and the code of the language."],
      from: ["Data/\(Languages.Folder.about.rawValue)/"] + Inputs.languages,
      of: data,
      body: ["/** The sentences. */", "export const about = {"] + countries.flatMap { $0 } + ["};"])
  }
}

/// Generated/JavaScript/page.js: the texts of the web page, and the cities it offers.
///
/// Some texts belong to the page alone, others to the libraries and widgets that it shows. They are data of
/// the page because it shows months and converts dates even if WebAssembly cannot be loaded.
struct JavaScriptPageFile {
  let data: SourceData

  /// The module of the texts that only the page has; no Swift code uses them.
  static let module = "WebPage"
  /// The ids of the calendars on the page.
  private static let calendars = ["vietnamese", "chinese", "korean", "japanese"]

  func file() throws(EmissionError) -> GeneratedFile {
    let languages = data.languages.having(Self.module)
    let words = try languages.map(members)
    let cities = data.cities.map { city in
      let names = languages.map { language in
        let source = data.languages.source(of: language, in: Languages.Folder.places.rawValue).code
        return "\(language.code): \(JavaScript.literal(city.names[source]?.longest ?? ""))"
      }
      return "  { id: \(JavaScript.literal(city.id)), names: { \(names.joined(separator: ", ")) }, "
        + "latitude: \(city.latitude), longitude: \(city.longitude), zone: \(JavaScript.literal(city.zone)) },"
    }
    let names = ["stems", "branches", "lunar_months", "lunar_days"].map { "Data/names/\($0).tsv" }
    let strings = ([Self.module] + Self.shared.map { $0.module }).map { "\(StringReader.folder)/\($0)." }
    return try JavaScript.file(
      "page", title: "Words and cities of the web page, for JavaScript.",
      notes: [
        "{name} in a text is replaced by a value. tag: the language for HTML. calendars: the stems and branches of the cycle of",
        "sixty as each calendar has them in this language, and its new year. months: lunar months from month 1. lunarDays: days",
        "of a lunar month from day 1, dayAndMonth: the same in a month. weekdays from Monday, solarMonths from January. Texts of",
        "other modules are below the name of their module, and all keys are those of Data/strings.",
      ],
      from: names + strings + Inputs.languages
        + [CityReader.path] + Self.calendars.map { "\(CalendarReader.folder)/\($0).tsv" },
      of: data,
      body: ["/** The words of each language, by its code. */", "export const words = {"]
        + zip(languages, words).flatMap { JavaScript.lines($0.code, $1) } + ["};", ""]
        + ["/** The cities, in the order in which they are offered. */", "export const cities = ["] + cities
        + ["];"])
  }

  private func members(_ language: SourceLanguage) throws(EmissionError) -> [JavaScript.Member] {
    let names = data.names
    let calendars = try Self.calendars.compactMap { id in data.calendars.first { $0.id == id } }
      .map { calendar throws(EmissionError) in
        let cycleLanguage = data.cycleLanguage(of: calendar, in: language)
        let newYear = calendar.names == language.code ? "newYear" : "foreignNewYear"
        let members = [
          "stems: \(list(names.stems, cycleLanguage))", "branches: \(list(names.branches, cycleLanguage))",
          "cycle: \(try data.text("cycle", of: "Almanac", in: cycleLanguage))",
          "newYear: \(try data.text(newYear, of: "Almanac", in: language))",
        ]
        return "\(calendar.id): {\n        \(members.joined(separator: ",\n        ")),\n      }"
      }
    func list(_ names: [Names.Name], _ language: SourceLanguage) -> String {
      JavaScript.list(names.map { $0[language.code] })
    }
    let days = try names.lunarDays.map { name throws(EmissionError) in
      let day = name[language.code]
      let key = day.first?.isNumber == true ? "numberedDay" : "namedDay"
      return try data.plainText(key, of: "Almanac", in: language).replacing("{day}", with: day)
    }
    var members: [JavaScript.Member] = [
      ("tag", JavaScript.literal(language.tag)),
      ("calendars", Self.object(calendars)),
      ("months", JavaScript.list(data.modernMonths(in: language.code))),
      ("lunarDays", list(names.lunarDays, language)), ("dayAndMonth", JavaScript.list(days)),
      ("weekdays", try data.list(Self.weekdays, of: "WidgetCore", in: language)),
      ("solarMonths", try data.list(JavaScript.solarMonths, of: "WidgetCore", in: language)),
    ]
    for (module, keys) in Self.shared {
      let texts = try keys.map { key throws(EmissionError) in
        "\(key): \(try data.text(key, of: module, in: language))"
      }
      members.append((module, Self.object(texts)))
    }
    // The page has no rule for numbers, so it has plain texts only.
    for text in data.strings.first(where: { $0.module == Self.module })?.texts ?? [] {
      members.append((text.key, try data.text(text.key, of: Self.module, in: language)))
    }
    return members
  }

  /// Returns an object with a member on each line.
  private static func object(_ members: [String]) -> String {
    "{\n      \(members.joined(separator: ",\n      ")),\n    }"
  }

  private static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// The texts of other modules, by module and key.
  private static let shared: [(module: String, keys: [String])] = [
    (module: "Almanac", keys: ["month", "leapMonth", "dateOfYear"]),
    ("WidgetCore", ["fullDate", "longDate"]),
    (
      "DayAlmanac",
      [
        "yearCycle", "termYearCycle", "hours", "monthCycle", "dayCycle", "solarTerm", "sound", "officer",
        "mansion", "spirit",
        "luckyHours", "hourRange", "fromEveningBefore", "lateHour", "lateHourOf", "opposite", "joyDirection",
        "auspicious", "inauspicious", "dayOffFor", "byLaw", "legalBasis", "weekend", "workingDay",
        "monthBegins", "substitute", "usuallyOff", "yearUndecided",
        "yearOutdated", "yearUncollected", "termSince", "eventOrDate",
      ]
    ),
    (
      "LunarCalendarWidget",
      [
        "cellLabel", "dayOff", "electionDay", "temporaryDayOff", "workingDay",
        "outsideTables", "previousMonth", "nextMonth", "backToToday", "leapMonthRegular",
        "leapMonthPreferred", "leapMonthBoth", "missingDayLast", "missingDayNext", "missingDaySkipped",
        "everyMonth", "dayOfEveryMonth",
        "deathAnniversaryWord", "birthdayWord", "anniversaryWord",
      ]
    ),
    (
      "CalendarScreens",
      ["vietnamese", "chinese", "korean", "japanese", "year", "save", "cancel", "noNextDay"]
    ),
    ("SolsticeWidget", ["place", "useLocation"]),
    ("InsultWidget", ["displayName"]),
  ]
}
