import AlmanacModel
package import Ephemeris
package import SourceText

/// The data that decide lunar dates, and the names for telling them: a part of Data/, as it is read for one question.
package struct CalendarData: Sendable {
  package var finder: EventFinder
  package var timeScales: TimeScales
  package var calendars: [CalendarSource]
  var languages: Languages
  var names: Names
  /// By the codes of the languages: how the name of a year is made of `{stem}` and `{branch}`.
  var cycleForms: [String: String]

  /// Reads the series, time scales, calendars and names, and reports all problems.
  init(_ tree: SourceTree, diagnostics: Diagnostics) {
    let reader = DataReader(tree, diagnostics: diagnostics)
    languages = LanguageReader.read(reader)
    // Columns of names and files of texts depend on the languages: if these are wrong, nothing is said of the others.
    let named =
      reader.isRight(LanguageReader.path) ? reader : DataReader(SourceTree(), diagnostics: Diagnostics())
    finder = AstronomyReader(reader: reader).finder()
    timeScales = TimeReader(reader: reader).timeScales()
    calendars = CalendarReader(reader: reader, languages: languages).calendars()
    names = Names(named, languages)
    cycleForms = [:]
    for language in languages.having(Self.module) {
      let path = StringReader.path(Self.module, language)
      let table = named.table(path, columns: ["key", "form", "text"], texts: ["text": language.code])
      cycleForms[language.code] = table.records.first { $0["key"] == "cycle" }.map { String($0["text"]) }
    }
  }

  /// The module of the runtime that names years.
  private static let module = "Almanac"

  /// Returns the code of the language for the names of a calendar: its own, and English if it has none.
  func language(of calendar: CalendarSource) -> String {
    calendar.names.flatMap { languages[$0] }.map { languages.source(of: $0, in: "names").code } ?? "en"
  }

  /// Returns the name of a place in the cycle of sixty: "Bính Ngọ", "丙午".
  func name(of cycle: SexagenaryCycle, in language: String) -> String {
    (cycleForms[language] ?? "{stem} {branch}")
      .replacing("{stem}", with: names.stems[cycle.stem][language])
      .replacing("{branch}", with: names.branches[cycle.branch][language])
  }
}

/// Reads what decides lunar dates; a mistake in any other file of Data/ does not matter.
package func readCalendarData(_ tree: SourceTree) throws(CompilationFailure) -> CalendarData {
  try pass { CalendarData(tree, diagnostics: $0) }
}
