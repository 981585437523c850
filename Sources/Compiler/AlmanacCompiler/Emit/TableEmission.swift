import SwiftEmitter

/// Creates the files of Generated/ from the encoded tables.
struct TableEmission {
  let data: SourceData
  let almanac: EncodedAlmanac

  static let module = "AlmanacTables"

  func files() throws(EmissionError) -> [GeneratedFile] {
    let (sky, timeScales, calendars) = (almanac.sky, almanac.timeScales, almanac.calendars)
    var files: [GeneratedFile] = []
    for calendar in calendars {
      files.append(try CalendarFile(calendar, data: data).file())
    }
    files.append(try CalendarListFile(calendars, estimate: almanac.estimate, data: data).file())
    files.append(try SolarTermsFile(sky, data: data).file())
    files.append(try MoonPhasesFile(sky, data: data).file())
    files.append(try LanguagesFile(data).file())
    files.append(try NamesFile(data).file())
    files.append(try ZoneSeasonsFile(data).file())
    files.append(try KnownDataFile(data).file())
    files.append(try TimeScalesFile(timeScales, data: data).file())
    files.append(try DayAlmanacFile(data).file())
    files.append(try FestivalsFile(data).file())
    files += try HydrationFile(data).files()
    files.append(try CurrenciesFile(data).file())
    files.append(try AppsFile(data).file())
    files.append(try FontFile(data).file())
    for catalogue in data.strings where catalogue.module != JavaScriptPageFile.module {
      files.append(try StringsFile(catalogue, data: data).file())
    }
    for list in data.insults.lists { files.append(try InsultWordsFile(list, data: data).file()) }
    files.append(try InsultListsFile(data).file())
    files.append(try InsultQuotationsFile(data).file())
    files.append(try InsultSentencesFile(data).file())
    files.append(try InsultLayoutsFile(data).file())
    files.append(try JavaScriptTablesFile(calendars, data: data).file())
    files.append(try JavaScriptNamesFile(data).file())
    files.append(try JavaScriptPageFile(data).file())
    files.append(MarginsFile(calendars, sky: sky, timeScales: timeScales, data: data).file())
    files.sort { $0.path < $1.path }
    return files + [Manifest.file(for: files, digests: data.digests)]
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
  static let termNames = ["Data/names/solar_terms.tsv"]
  static let cycleNames = ["Data/names/stems.tsv", "Data/names/branches.tsv"]
}
