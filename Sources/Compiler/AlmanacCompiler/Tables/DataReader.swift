import AlmanacModel
import SourceText

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
  ///   - ages: Whether there will be more to know: then a header line has to say of which day the newest source is.
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

  /// Whether an id would be taken for something else.
  ///
  /// Such are words of Swift and of generated functions, members that every object of JavaScript has, and words with a meaning
  /// of their own in files, commands or other libraries of calendars.
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
