package import AlmanacModel
package import DomainRecords
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
  /// The paths of the tables from which Generated/ is made, in order; from Data/reference, only the ledger of disagreements.
  private let inputs: [String]
  /// The files that nothing reads, each of which was reported.
  let unreadPaths: Set<String>

  /// Reads Data/ and reports all problems.
  package init(_ tree: SourceTree, diagnostics: Diagnostics) {
    let reader = DataReader(tree, diagnostics: diagnostics)
    let languages = LanguageReader.read(reader)
    self.languages = languages
    // Columns of names and files of texts depend on the languages: if these are wrong, the others are not checked.
    let hasLanguages = reader.isRight(LanguageReader.path)
    let named = hasLanguages ? reader : DataReader(SourceTree(), diagnostics: Diagnostics())
    finder = AstronomyReader(reader: reader).finder()
    roundings = RoundingDecision.read(reader)
    timeScales = TimeReader(reader: reader).timeScales()
    calendars = CalendarReader(reader: reader, languages: languages).calendars()
    ledger = Disagreement.read(reader, calendars: calendars.map(\.id))
    names = Names(named, languages)
    dayAlmanac = DayAlmanacReader(named, languages, names: names).data()
    festivals = FestivalReader.all(named, languages)
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

/// Gives readers the tables of Data/ and records which files were used.
///
/// A file that no reader uses is reported instead of ignored.
package final class DataReader {
  private let diagnostics: Diagnostics
  private let tree: SourceTree
  private var known: Set<String> = []
  /// The tables that were read, by path.
  private var tables: [String: Table] = [:]
  /// The day of the newest source of each table that ages, by its path.
  private(set) var knownAsOf: [String: CivilDate] = [:]
  /// The languages whose letters texts may have; `nil` until they are known.
  var languages: Languages?

  /// The folder with which all paths begin.
  package static let folder = "Data"
  /// The folder of published tables with which the results are compared.
  static let referenceFolder = "Data/reference"
  private static let readme = "Data/README.md"

  init(_ tree: SourceTree, diagnostics: Diagnostics) {
    self.tree = tree
    self.diagnostics = diagnostics
  }

  /// Whether a table was read and none of its records has a mistake so far, so that others can be compared with it.
  func isRight(_ path: String) -> Bool { tables[path].map { !$0.isBad } ?? false }

  /// Returns a table; one that cannot be read is reported, and is empty.
  ///
  /// - Parameters:
  ///   - path: The path, beginning with `Data/`.
  ///   - columns: The names of the columns, in this order.
  ///   - settings: Keys of header lines besides the provenance; all are required.
  ///   - texts: The codes of the languages of columns whose names do not have one, by column.
  ///   - mayBeEmpty: Whether a table without records is allowed.
  ///   - ages: Whether more will be known later; then a header line must have the day of the newest source.
  func table(
    _ path: String, columns: [String], settings: [String] = [], texts: [String: String] = [:],
    mayBeEmpty: Bool = false, ages: Bool = false
  ) -> Table {
    guard let file = file(path) else { return Table(unreadable: path, diagnostics: diagnostics) }
    let table = Table(
      file, columns: columns, settings: ages ? settings + [Self.knownAsOfKey] : settings,
      alphabet: { [languages] in languages?.alphabet(of: $0, texts) }, mayBeEmpty: mayBeEmpty,
      diagnostics: diagnostics)
    tables[path] = table
    knownAsOf[path] = date(Self.knownAsOfKey, in: table)
    return table
  }

  /// Returns the date of a header line of a table; `nil` if there is no such line, or after a report.
  func date(_ key: String, in table: Table) -> CivilDate? {
    guard let setting = table.settings[key] else { return nil }
    let date = CivilDate(setting.value)
    if date == nil {
      report("\(key) '\(setting.value.brief)' is not a date such as 2026-01-31", at: setting.location)
    }
    return date
  }

  /// Returns the value of a header line of a table, one of some words; `nil` if there is no such line, or after a report.
  func choice(_ key: String, in table: Table, among words: [String]) -> String? {
    guard let setting = table.settings[key] else { return nil }
    if words.contains(setting.value) { return setting.value }
    report(
      "\(key) '\(setting.value.brief)' is not one of: \(words.joined(separator: ", "))", at: setting.location)
    return nil
  }

  private static let knownAsOfKey = "known-as-of"

  /// Returns a table of lunar years in Data/reference; `nil` if there is no file.
  func publishedTable(_ path: String) -> PublishedTable? {
    file(path).map { PublishedTable($0, diagnostics: diagnostics) }
  }

  private func file(_ path: String) -> SourceFile? {
    known.insert(path)
    if let problem = tree.unreadable[path] {
      report(problem, at: path)
      return nil
    }
    guard let file = tree.files[path] else {
      report("the file is missing", at: path)
      return nil
    }
    return file
  }

  /// Returns the location of a header line by its key; `nil` if the file has none.
  func headerLine(_ key: String, in path: String) -> SourceLocation? {
    let lines = tree.files[path]?.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let line = lines?.firstIndex { $0.starts(with: Array("# \(key):".utf8)) }
    return line.map { SourceLocation(path: path, line: $0 + 1, column: 1) }
  }

  /// Reports a problem of a file or folder as a whole.
  func report(_ message: String, at path: String) {
    report(message, at: SourceLocation(path: path))
  }

  /// Reports a problem at its location.
  func report(_ message: String, at location: SourceLocation) {
    diagnostics.report(message, at: location)
  }

  /// Marks a file as known because its name was already reported.
  func pass(over path: String) { known.insert(path) }

  /// Returns the paths of all tables directly in a folder, readable or not, in order.
  func tablePaths(in folder: String) -> [String] {
    let paths = Set(tree.paths).union(tree.unreadable.keys)
    return paths.filter { path in
      path.hasPrefix(folder + "/") && path.hasSuffix(".tsv")
        && !path.dropFirst(folder.count + 1).contains("/")
    }.sorted()
  }

  /// Whether a text is an id.
  ///
  /// An id is words of lower-case letters and digits, joined by single hyphens; the first begins with a
  /// letter.
  static func isID(_ text: String) -> Bool {
    text.utf8.count <= 40 && text.utf8.first?.isLowerCase == true && !isReserved(text)
      && text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { word in
        !word.isEmpty && word.utf8.allSatisfy { $0.isLowerCase || $0.isDigit }
      }
  }

  /// The form of an id, for messages.
  static let idForm =
    "lower-case letters and digits, words joined by single hyphens, and not a reserved word"

  /// Whether an id would be confused with something else.
  ///
  /// Such are words of Swift and of generated functions, members that every object of JavaScript has, and
  /// words with a meaning of their own in files, commands or other libraries of calendars.
  static func isReserved(_ id: String) -> Bool { StringKey.isReserved(id) || reserved.contains(id) }

  private static let reserved: Set = [
    "arguments", "constructor", "delete", "eval", "export", "function", "new", "null", "prototype", "this",
    "undefined", "void", "hasOwnProperty", "isPrototypeOf", "propertyIsEnumerable", "toLocaleString",
    "toString", "valueOf",
    "all", "any", "gregorian", "lunar", "none", "solar", "today",
  ]

  /// Reports files that belong to no table, and returns their paths.
  func reportUnknownFiles() -> Set<String> {
    let paths = Set(tree.paths).union(tree.unreadable.keys).subtracting(known).filter {
      !$0.hasPrefix(Self.referenceFolder + "/") && $0 != Self.readme
    }
    for path in paths.sorted() {
      let message =
        tree.unreadable[path] ?? "nothing reads this file; \(Self.readme) says which files there are"
      report(message, at: path)
    }
    return paths
  }
}

extension Record {
  /// Returns a civil date written as 2026-02-17.
  func date(_ column: String) -> CivilDate {
    let field = self[column]
    if let date = CivilDate(String(field)) { return date }
    report("\(column) '\(field)' is not a date such as 1968-01-01 of the years 1 to 9999", at: column)
    return CivilDate(unchecked: 2000, 1, 1)
  }
}

/// A table whose first column is an index that has every value from a list once.
struct IndexedTable {
  /// The records in the order of the index; some are missing after a mistake.
  let rows: [(index: Int, record: Record)]
  /// Whether no index is missing; otherwise a record may have another's index and is not checked.
  let isComplete: Bool

  /// Reads a table and reports mistakes of its index.
  ///
  /// - Parameters:
  ///   - key: The name of the column with the index.
  ///   - indices: The values that the index must have, in ascending order.
  init(
    _ path: String, key: String = "index", indices: [Int], columns: [String], reader: DataReader
  ) {
    let table = reader.table(path, columns: [key] + columns)
    var unique = UniqueKeys<Int>()
    var records: [Int: Record] = [:]
    for record in table.records {
      let index = record.integer(key, in: (indices.first ?? 0)...(indices.last ?? 0))
      guard unique.insert(index, named: "\(key) \(index)", in: record, at: key) else { continue }
      if indices.contains(index) {
        records[index] = record
      } else {
        record.report("\(key) \(index) is not a multiple of 15", at: key)
      }
    }
    for missing in indices where records[missing] == nil { table.report("\(key) \(missing) is missing") }
    rows = indices.compactMap { index in records[index].map { (index, $0) } }
    isComplete = rows.count == indices.count
  }

  /// Returns the texts of columns as names in several languages; no name may be twice in a column.
  ///
  /// - Parameters:
  ///   - languages: The codes of the languages.
  ///   - repeats: The number of consecutive records that share a name.
  ///   - pinyin: The column with pinyin, in which different characters may have the same spelling.
  ///   - column: The name of the column of a language.
  func names(
    _ languages: [String], repeats: Int = 1, pinyin: String? = nil, column: (String) -> String = { $0 }
  ) -> [Names.Name] {
    let columns = languages.map(column)
    var unique = UniqueKeys<[String]>()
    var names: [(index: Int, name: Names.Name)] = []
    for (index, record) in rows {
      let name = Names.Name(languages, columns.map { record.text($0) })
      guard !record.isBad, isComplete || repeats == 1 else { continue }
      if index % repeats == 0 {
        unique.insert(columns.filter { $0 != pinyin }, of: record, named: "name")
        names.append((index, name))
      } else if let last = names.last, last.index == index - index % repeats, last.name != name {
        record.report("index \(index) has another name than index \(index - 1): they must be the same")
      }
    }
    return names.map { $0.name }
  }

  /// Returns the indices of a column's texts in a list of words, such as the elements.
  ///
  /// - Parameter words: The words; empty if their own table has a mistake, and then nothing is checked.
  func indices(_ column: String, in words: [String]) -> [Int] {
    words.isEmpty ? [] : rows.map { $0.record.index(column, among: words) }
  }

  /// Reports records whose text in a column does not belong to their index.
  func check(_ column: String, is expected: (Int) -> String) {
    for (index, record) in rows where isComplete && record[column] != expected(index) {
      record.report(
        "\(column) '\(record[column])' does not belong to index \(index), which is '\(expected(index))'"
          + String(record[column]).lookAlikes(in: expected(index)),
        at: column)
    }
  }
}
