import SourceText

/// One file of Data/strings, validated on its own.
struct StringFile {
  private struct Entry {
    var record: Record
    var template: StringTemplate
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
      guard let key = StringKey.key(record), let form = record.choice("form", of: StringCatalogue.Form.self),
        let text = record.text("text")
      else { continue }
      let place = Place(key: key, form: form)
      guard
        unique.insert(
          place, named: form == .plain ? "key \(key)" : "key \(key), form \(form.rawValue)", in: record)
      else { continue }
      guard form == .plain || language.plural.forms.contains(form) else {
        record.report(
          "\(language.code) has no form '\(form.rawValue)'; it has: "
            + language.plural.forms.map(\.rawValue).joined(separator: ", "), at: "form")
        continue
      }
      guard let template = StringTemplate(text) else {
        record.report(
          "a brace without its partner, or braces without a name such as {month}: '\(text)'", at: "text")
        continue
      }
      if let name = template.placeholders.sorted().first(where: StringKey.isReserved) {
        record.report(
          "the placeholder {\(name)} cannot be an argument: the word is reserved by Swift or the generated code",
          at: "text")
        continue
      }
      if !keys.contains(key) { keys.append(key) }
      entries[place] = Entry(record: record, template: template)
    }
    checkForms(of: language)
  }

  var plainKeys: [String] { keys.filter { !isCounted($0) } }
  var countedKeys: [String] { keys.filter(isCounted) }

  /// For each key the names of its placeholders in alphabetical order, without the number of a counted text.
  var placeholders: [String: [String]] {
    keys.reduce(into: [:]) { names, key in
      let all = main(key)?.template.placeholders ?? []
      names[key] = (isCounted(key) ? all.subtracting([Self.count]) : all).sorted()
    }
  }

  func text(_ key: String, _ form: StringCatalogue.Form) -> String? {
    entries[Place(key: key, form: form)]?.template.text
  }

  /// Reports keys and placeholders that differ from those of the reference.
  func compare(with reference: StringFile) {
    for key in reference.keys {
      guard let theirs = reference.main(key) else { continue }
      guard let mine = main(key) else {
        table.report(
          "key \(key) is missing",
          notes: [.init(location: theirs.record.location, message: "it is here")])
        continue
      }
      if isCounted(key) != reference.isCounted(key) {
        mine.record.report(
          "key \(key) is a plain text in one language and a counted one in another",
          notes: [.init(location: theirs.record.location, message: "the other is here")])
      } else if mine.template.placeholders != theirs.template.placeholders {
        mine.record.report(
          "key \(key) has the placeholders \(Self.list(mine)), expected \(Self.list(theirs))", at: "text",
          notes: [.init(location: theirs.record.location(of: "text"), message: "expected as here")])
      }
    }
    for key in keys where reference.main(key) == nil {
      guard let mine = main(key) else { continue }
      mine.record.report("key \(key) is not in \(reference.table.path)")
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
      guard let other = entries[Place(key: key, form: .other)] else { continue }
      if !other.template.placeholders.contains(Self.count) {
        other.record.report("a text with the form 'other' needs the placeholder {\(Self.count)}", at: "text")
      }
      // The text for one may have the number as a word; all other placeholders must be the same.
      if let one = entries[Place(key: key, form: .one)],
        one.template.placeholders.union([Self.count]) != other.template.placeholders.union([Self.count])
      {
        one.record.report(
          "key \(key) has the placeholders \(Self.list(one)) for one, \(Self.list(other)) for others",
          at: "text",
          notes: [.init(location: other.record.location(of: "text"), message: "the other is here")])
      }
    }
  }

  private static func list(_ entry: Entry) -> String {
    let names = entry.template.placeholders.sorted().map { "{\($0)}" }
    return names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}
