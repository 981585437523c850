import SwiftEmitter

/// Changes of a module's texts, by key and language.
struct TextComparison {
  /// The module as messages name it.
  let subject: String
  let before: TextFunctions
  let after: TextFunctions

  func changes() -> [Change] {
    let (old, new) = (Self.wordings(before), Self.wordings(after))
    let keys = new.map(\.key) + old.map(\.key).filter { key in !new.contains { $0.key == key } }
    let (was, now) = (Dictionary(uniqueKeysWithValues: old), Dictionary(uniqueKeysWithValues: new))
    return keys.filter { was[$0] != now[$0] }.map { .text(of: subject, $0, from: was[$0], to: now[$0]) }
      + interface()
  }

  /// Returns the texts by key, language and form: "days, en, one".
  private static func wordings(_ functions: TextFunctions) -> [(key: String, text: String)] {
    functions.texts.flatMap { text in
      zip(functions.ownLanguages, text.wordings).flatMap { language, wording in
        let key = "\(text.name), \(language)"
        return wording.one.map { [("\(key), one", $0), ("\(key), other", wording.other)] }
          ?? [(key, wording.other)]
      }
    }
  }

  /// Returns changes in the arguments of existing texts; code that uses these texts depends on them.
  private func interface() -> [Change] {
    after.texts.compactMap { text in
      guard let was = before.texts.first(where: { $0.name == text.name }),
        was.parameters != text.parameters || was.isCounted != text.isCounted
      else { return nil }
      let (old, new) = (Self.arguments(was), Self.arguments(text))
      return Change(
        .other, .code, subject, item: text.name, before: old, after: new,
        text: "arguments of \(text.name): \(old) → \(new)")
    }
  }

  private static func arguments(_ text: TextFunctions.Text) -> String {
    let names = (text.isCounted ? [TextFunctions.count] : []) + text.parameters
    return names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}
