package import AlmanacModel
package import Ephemeris
package import SourceText

/// All data of Data/, typed and validated, as input of the later passes.
package struct SourceData: Sendable {
  package var finder: EventFinder
  package var timeScales: TimeScales
  package var calendars: [CalendarSource]
  /// The known differences from other tables.
  var ledger: Disagreement.Ledger
  package var languages: Languages
  package var names: Names
  package var dayAlmanac: DayAlmanacData
  /// The festivals in the order of the countries' ids.
  package var festivals: [CountryFestivals]
  package var hydration: HydrationData
  package var currencies: [CurrencyRecord]
  package var apps: AppData
  /// The time zones that have a place, in the order of their identifiers.
  package var zones: [ZonePlace]
  /// The cities in the order in which they are offered.
  package var cities: [SourceCity]
  /// The texts of the modules, in the order of the modules' names.
  package var strings: [StringCatalogue]
  package var insults: InsultData
  /// The letters with known widths, in the order of their codes.
  package var letters: [LetterWidths]
  package var roundings: [SkyEvent: Int64]
  /// The day of the newest source of each table that ages, by its path.
  package var knownAsOf: [String: CivilDate]
  /// The paths of the tables from which Generated/ is made, in order: of Data/reference, the ledger of disagreements alone.
  private let inputs: [String]
  /// The files that nothing reads, each of which was reported.
  let unreadPaths: Set<String>

  /// Reads Data/ and reports all problems.
  package init(_ tree: SourceTree, diagnostics: Diagnostics) {
    let reader = DataReader(tree, diagnostics: diagnostics)
    let languages = LanguageReader.read(reader)
    self.languages = languages
    // Columns of names and files of texts depend on the languages: if these are wrong, nothing is said of the others.
    let hasLanguages = reader.isRight(LanguageReader.path)
    let named = hasLanguages ? reader : DataReader(SourceTree(), diagnostics: Diagnostics())
    finder = AstronomyReader(reader: reader).finder()
    roundings = RoundingDecision.read(reader)
    timeScales = TimeReader(reader: reader).timeScales()
    calendars = CalendarReader(reader: reader, languages: languages).calendars()
    ledger = Disagreement.read(reader, calendars: calendars.map(\.id))
    names = Names(named, languages)
    dayAlmanac = DayAlmanacReader(named, languages, names: names).data()
    festivals = FestivalReader.countries(named).map { FestivalReader.read(named, of: $0, languages) }
    currencies = CurrencyReader.read(reader)
    zones = ZoneReader.read(reader)
    cities = CityReader.read(named, languages, zones)
    hydration = HydrationReader(reader: named, languages: languages).data()
    apps = AppReader(named, languages).data()
    apps.offer(hydration.beverages.map(\.names), inSettingsOf: BeverageReader.widget)
    letters = FontReader.read(reader, hasLanguages ? languages : Languages(all: []))
    strings = StringReader(named).catalogues(languages)
    insults = InsultReader(reader: reader).data()
    unreadPaths = hasLanguages ? reader.reportUnknownFiles() : []
    knownAsOf = reader.knownAsOf
    inputs = tree.paths.filter { path in
      path.hasSuffix(".tsv")
        && (path == Disagreement.path || !path.hasPrefix("\(DataReader.referenceFolder)/"))
    }
  }
  /// Returns the paths of the inputs that begin with one of the prefixes, in order.
  func inputs(below prefixes: [String]) -> [String] {
    inputs.filter { path in prefixes.contains(where: path.hasPrefix) }
  }
}
