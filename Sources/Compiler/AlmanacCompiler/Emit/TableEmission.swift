import SwiftEmitter

extension EncodedAlmanac {
  /// Returns the files of Generated/.
  func files(_ data: SourceData) throws(EmissionError) -> [GeneratedFile] {
    var files: [GeneratedFile] = []
    for calendar in calendars { files.append(try calendar.calendarFile(data)) }
    files += [
      try calendarListFile(data), try sky.solarTermsFile(data), try sky.moonPhasesFile(data),
      try timeScales.timeScalesFile(data), try data.languagesFile(), try data.namesFile(),
      try data.dayAlmanacFile(),
      try data.festivalsFile(), try data.lettersFile(), try data.citiesFile(),
      try data.insultListsFile(), try data.insultQuotationsFile(), try data.insultSentencesFile(),
      try data.appsFile(),
    ]
    files += try data.hydrationFiles()
    for format in RecordFormat.all {
      if let file = try format.ownFile?(data) { files.append(file) }
    }
    for list in data.insults.lists { files.append(try list.wordsFile(data)) }
    for catalogue in data.strings where catalogue.module != JavaScriptPageFile.module {
      files.append(try catalogue.stringsFile(data))
    }
    files.append(try JavaScriptTablesFile(calendars: calendars, data: data).file())
    files.append(try JavaScriptDaysOffFile(data: data).file())
    files.append(try JavaScriptSolarTermsFile(data: data, almanac: self).file())
    files.append(try JavaScriptNamesFile(data: data).file())
    files.append(try JavaScriptPageFile(data: data).file())
    files.append(MessageFactsFile.file(for: files))
    files += FactSheet.all(of: data, self).map { $0.file() }
    files.sort { $0.path < $1.path }
    return files + [Manifest.file(for: files)]
  }
}

extension CalendarSource {
  /// The id as part of a Swift name: hyphens become underscores, so that different ids stay different.
  var identifier: String { Self.identifier(of: id) }

  /// Returns the id of any calendar as part of a Swift name.
  static func identifier(of id: String) -> String { id.split(separator: "-").joined(separator: "_") }
}

/// The paths in Data/ from which each kind of file is made, as prefixes.
enum Inputs {
  static let solarTerms = sun + ["Data/astronomy/nutation_", RoundingDecision.path]
  /// The inputs of the phases; nutation is not among them, as it moves Sun and Moon alike.
  static let moonPhases = sun + ["Data/astronomy/moon_", RoundingDecision.path]
  private static let sun = ["Data/astronomy/sun_"]
  static let time = ["Data/time/"]
  static let languages = [LanguageReader.path]
}
