package import AlmanacModel
package import Ephemeris
package import SourceText

/// All data of Data/, typed and validated, as input of the later passes.
package struct SourceData: Sendable {
  package var finder: EventFinder
  package var timeScales: TimeScales
  package var calendars: [CalendarSource]
  package var languages: Languages
  package var names: Names
  package var dayAlmanac: DayAlmanacData
  /// The festivals in the order of the countries' ids.
  package var festivals: [(country: String, rules: [FestivalRecord])]
  package var hydration: HydrationData
  package var currencies: [CurrencyRecord]
  package var apps: AppData
  /// The time zones that have a place, in the order of their identifiers.
  package var zones: [ZonePlace]
  /// The cities in the order in which they are offered.
  package var cities: [City]
  /// The texts of the modules, in the order of the modules' names.
  package var strings: [StringCatalogue]
  package var insults: InsultData
  /// The letters with known widths, in the order of their codes.
  package var letters: [LetterWidths]
  package var roundings: [SkyEvent: Int64]
  /// The day of the newest source of each table that ages, by its path.
  package var knownAsOf: [String: CivilDate]
  package var digests: InputDigests

  /// Reads Data/ and reports all problems.
  ///
  /// - Returns: `nil` if anything was reported.
  package init?(_ tree: SourceTree, diagnostics: Diagnostics) {
    let reader = DataReader(tree, diagnostics: diagnostics)
    // Columns of names and files of texts depend on the languages: if these are wrong, they are not read.
    let languages = LanguageReader(reader).languages()
    let finder = AstronomyReader(reader).finder()
    let roundings = RoundingDecision.read(reader)
    let timeScales = TimeReader(reader).timeScales()
    let calendars = CalendarReader(reader, languages).calendars()
    let names = languages.flatMap { NamesReader(reader, $0).names() }
    let dayAlmanac = languages.flatMap { DayAlmanacReader(reader, $0, names: names).data() }
    let festivalReader = FestivalReader(reader)
    let festivals = festivalReader.countries.compactMap { country in
      languages.flatMap { festivalReader.rules(of: country, $0) }.map { (country: country, rules: $0) }
    }
    let currencies = CurrencyReader(reader).currencies()
    let zones = ZoneReader(reader).zones()
    let cities = languages.flatMap { CityReader(reader, $0, zones).cities() }
    let hydration = languages.flatMap { HydrationReader(reader, $0).data() }
    let apps = languages.flatMap { AppReader(reader, $0).data() }
    let letters = FontReader(reader).letters()
    let strings = languages.map { StringReader(reader).catalogues($0, letters: letters) } ?? []
    let insults = InsultReader(reader).data()
    if languages != nil { reader.reportUnknownFiles() }
    guard diagnostics.isEmpty, let languages, let finder, let roundings, let timeScales, let calendars,
      let names, let dayAlmanac, let currencies, let zones, let cities, let hydration, let apps,
      let letters,
      let insults
    else { return nil }
    self.finder = finder
    self.timeScales = timeScales
    self.calendars = calendars
    self.languages = languages
    self.names = names
    self.dayAlmanac = dayAlmanac
    self.festivals = festivals
    self.hydration = hydration
    self.currencies = currencies
    self.apps = apps
    self.apps.offer(hydration.beverages.map(\.names), inSettingsOf: BeverageReader.widget)
    self.letters = letters
    self.zones = zones
    self.cities = cities
    self.strings = strings
    self.insults = insults
    self.roundings = roundings
    knownAsOf = reader.knownAsOf
    digests = InputDigests(tree)
  }
}
