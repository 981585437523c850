import SourceText
package import SwiftEmitter

/// The texts of one module in its languages.
package struct StringCatalogue: Hashable, Sendable {
  package enum Form: String, CaseIterable, Sendable {
    case plain = "-"
    case one
    case other
  }

  /// A text in the languages of its module, with `{name}` for values.
  package struct Text: Hashable, Sendable {
    package var key: String
    /// The names of the placeholders in alphabetical order, without `{count}` of a counted text.
    ///
    /// They become the arguments of a function, so their order must not depend on the wording.
    package var placeholders: [String]
    /// Whether the text depends on a number, `{count}`.
    package var isCounted: Bool
    /// The wordings by the codes of the languages.
    package var wordings: [String: TextFunctions.Wording]
  }

  /// The module whose texts these are.
  package var module: String
  /// The plain texts, then the counted ones, each in the order of the file of the reference language.
  package var texts: [Text]
}

/// The allowed names of keys and placeholders of texts: they become functions and arguments in Swift.
enum StringKey {
  /// Keywords that Swift does not accept as a name without backticks.
  private static let swiftWords: Set = [
    "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
    "guard", "if", "import", "in", "init", "inout", "internal", "is", "let",
    "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  /// Whether functions and arguments cannot have the name.
  static func isReserved(_ name: String) -> Bool {
    swiftWords.contains(name) || TextFunctions.reserved.contains(name)
  }

  /// Whether a text is an ASCII lower-case letter followed by letters and digits.
  static func isName(_ text: String) -> Bool {
    text.utf8.first?.isLowerCase == true && text.utf8.allSatisfy(\.isLetterOrDigit)
  }

  /// Whether a text is an ASCII upper-case letter followed by letters and digits.
  static func isTypeName(_ text: String) -> Bool {
    text.utf8.first?.isUpperCase == true && text.utf8.allSatisfy(\.isLetterOrDigit)
  }
}

/// Reads Data/strings, which has a file for each module and language: `LunarCalendarWidget.vi.tsv`.
///
/// All languages of a module must have the same keys with the same placeholders.
struct StringReader {
  private let reader: DataReader

  init(_ reader: DataReader) {
    self.reader = reader
  }

  static let folder = "Data/strings"

  static func path(_ module: String, _ language: SourceLanguage) -> String {
    "\(folder)/\(module).\(language.tag).tsv"
  }

  /// The modules that have texts, in the order of their names.
  var modules: [String] { Set(files.compactMap(\.module)).sorted() }

  /// The files with module and language, if their names have them.
  private var files: [(path: String, module: String?, tag: String)] {
    reader.tablePaths(in: Self.folder).map { path in
      let parts = path.dropFirst(Self.folder.count + 1).dropLast(".tsv".count)
        .split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      return (path, parts.count == 2 && StringKey.isTypeName(parts[0]) ? parts[0] : nil, parts.last ?? "")
    }
  }

  /// Returns the texts of all modules in their languages.
  func catalogues(_ languages: Languages) -> [StringCatalogue] {
    for file in files {
      let language = languages.all.first { $0.tag == file.tag }
      if let module = file.module, let language, language.has(module) { continue }
      reader.pass(over: file.path)
      if let module = file.module, let language {
        reader.report(
          "\(LanguageReader.path) does not say that '\(language.code)' has texts of \(module)", at: file.path)
      } else {
        let tags = languages.all.map(\.tag).joined(separator: ", ")
        reader.report("the name is not Module.language.tsv with one of the languages \(tags)", at: file.path)
      }
    }
    return modules.map { catalogue($0, languages) }
  }

  private func catalogue(_ module: String, _ languages: Languages) -> StringCatalogue {
    let main = languages.reference
    let reference = file(module, main)
    var files = [main.code: reference]
    for language in languages.having(module) where language.code != main.code {
      let file = file(module, language)
      file.compare(with: reference)
      files[language.code] = file
    }
    return StringCatalogue(module: module, texts: reference.texts(in: files))
  }

  private func file(_ module: String, _ language: SourceLanguage) -> StringFile {
    let columns = ["key", "form", "text"]
    let table = reader.table(Self.path(module, language), columns: columns, texts: ["text": language.code])
    return StringFile(table, language: language)
  }
}

/// One file of Data/strings, validated on its own.
struct StringFile {
  private struct Entry {
    var record: Record
    var text: String
    /// The names in braces.
    var placeholders: Set<String>
  }

  private struct Place: Hashable {
    var key: String
    var form: StringCatalogue.Form
  }

  private let table: Table
  /// The keys in the order of the file, each once.
  private var keys: [String] = []
  private var entries: [Place: Entry] = [:]
  private static let count = "count"

  init(_ table: Table, language: SourceLanguage) {
    self.table = table
    var unique = UniqueKeys<Place>()
    for record in table.records {
      let key = record.field(
        "key",
        is: "a name such as daysLeft: a lower-case letter a to z, then letters and digits, "
          + "and not a word that is reserved by Swift or the generated code"
      ) { StringKey.isName($0) && !StringKey.isReserved($0) }
      let place = Place(key: key, form: record.choice("form", of: StringCatalogue.Form.self))
      let form = place.form.rawValue
      let isNew = unique.insert(
        place, named: place.form == .plain ? "key \(key)" : "key \(key), form \(form)", in: record)
      let text = record.text("text") { text in
        guard let names = Self.placeholders(in: text) else {
          return "a brace without its partner, or braces without a name such as {month}: '\(text)'"
        }
        return names.sorted().first(where: StringKey.isReserved).map {
          "the placeholder {\($0)} cannot be an argument: the word is reserved by Swift or the generated code"
        }
      }
      guard isNew else { continue }
      guard place.form == .plain || language.plural.forms.contains(place.form) else {
        record.report(
          "\(language.code) has no form '\(form)'; it has: "
            + language.plural.forms.map(\.rawValue).joined(separator: ", "), at: "form")
        continue
      }
      if !keys.contains(key) { keys.append(key) }
      entries[place] = Entry(record: record, text: text, placeholders: Self.placeholders(in: text) ?? [])
    }
    checkForms(of: language)
  }

  /// Returns the names of the placeholders in a text such as `{month}/{year}`.
  ///
  /// - Returns: `nil` if a brace is unpaired or the text between braces is not a name.
  private static func placeholders(in text: String) -> Set<String>? {
    var names: Set<String> = []
    var rest = text[...]
    let (opening, closing) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    // Bytes are compared, because a combining mark after a brace would join it to another character.
    while let brace = rest.utf8.firstIndex(where: { $0 == opening || $0 == closing }) {
      guard rest.utf8[brace] == opening, let end = rest.utf8[brace...].firstIndex(of: closing) else {
        return nil
      }
      let name = String(rest[rest.utf8.index(after: brace)..<end])
      guard StringKey.isName(name) else { return nil }
      names.insert(name)
      rest = rest[rest.utf8.index(after: end)...]
    }
    return names
  }

  /// Returns the texts of a module, by its files in each language; this one is that of the reference language.
  func texts(in files: [String: StringFile]) -> [StringCatalogue.Text] {
    (keys.filter { !isCounted($0) } + keys.filter(isCounted)).map { key in
      let isCounted = isCounted(key)
      let names = main(key)?.placeholders ?? []
      return StringCatalogue.Text(
        key: key, placeholders: (isCounted ? names.subtracting([Self.count]) : names).sorted(),
        isCounted: isCounted,
        wordings: files.compactMapValues { file in
          file.main(key).map { .init(one: file.entries[Place(key: key, form: .one)]?.text, other: $0.text) }
        })
    }
  }

  /// Reports keys and placeholders that differ from those of the reference.
  func compare(with reference: StringFile) {
    guard reference.table.isReadable else { return }
    for key in reference.keys {
      guard let theirs = reference.main(key) else { continue }
      guard let mine = main(key) else {
        table.report(
          "key \(key) is missing",
          notes: [.init(location: theirs.record.location, message: "it is here")])
        continue
      }
      if mine.record.isBad || theirs.record.isBad { continue }
      if isCounted(key) != reference.isCounted(key) {
        mine.record.report(
          "key \(key) is a plain text in one language and a counted one in another",
          notes: [.init(location: theirs.record.location, message: "the other is here")])
      } else if mine.placeholders != theirs.placeholders {
        mine.record.report(
          "key \(key) has the placeholders \(Self.list(mine)), expected \(Self.list(theirs))", at: "text",
          notes: [.init(location: theirs.record.location(of: "text"), message: "expected as here")])
      }
    }
    for key in keys where reference.main(key) == nil {
      main(key)?.record.report("key \(key) is not in \(reference.table.path)")
    }
  }

  private func isCounted(_ key: String) -> Bool { entries[Place(key: key, form: .other)] != nil }

  /// Returns the plain text or the form for most numbers.
  private func main(_ key: String) -> Entry? {
    entries[Place(key: key, form: .plain)] ?? entries[Place(key: key, form: .other)]
  }

  private func checkForms(of language: SourceLanguage) {
    for key in keys {
      let found = StringCatalogue.Form.allCases.filter { entries[Place(key: key, form: $0)] != nil }
      guard let first = found.first, let entry = entries[Place(key: key, form: first)] else { continue }
      if found == [.plain] { continue }
      guard found == language.plural.forms else {
        entry.record.report(
          "key \(key) has the forms \(found.map(\.rawValue).joined(separator: ", ")), expected '-' or "
            + language.plural.forms.map(\.rawValue).joined(separator: ", "))
        continue
      }
      guard let other = entries[Place(key: key, form: .other)], !other.record.isBad else { continue }
      if !other.placeholders.contains(Self.count) {
        other.record.report("a text with the form 'other' needs the placeholder {\(Self.count)}", at: "text")
      }
      // The form for one may write the number as a word; all other placeholders must be the same.
      if let one = entries[Place(key: key, form: .one)], !one.record.isBad,
        one.placeholders.union([Self.count]) != other.placeholders.union([Self.count])
      {
        one.record.report(
          "key \(key) has the placeholders \(Self.list(one)) for one, \(Self.list(other)) for others",
          at: "text",
          notes: [.init(location: other.record.location(of: "text"), message: "the other is here")])
      }
    }
  }

  private static func list(_ entry: Entry) -> String {
    let names = entry.placeholders.sorted().map { "{\($0)}" }
    return names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}
