import SourceText
import SwiftEmitter

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
    // Bytes, because a combining mark behind a brace makes another character of it.
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
      // The text for one may have the number as a word; all other placeholders must be the same.
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
