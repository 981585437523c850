/// A text with named placeholders: `{month}/{year}`.
struct StringTemplate {
  let text: String
  let placeholders: Set<String>

  /// Reads a template.
  ///
  /// - Returns: `nil` if a brace is unpaired or the text between braces is not a name.
  init?(_ text: String) {
    self.text = text
    var names: Set<String> = []
    var rest = text[...]
    while let brace = rest.utf8.firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) {
      guard rest[brace] == "{", let end = rest[brace...].firstIndex(of: "}") else { return nil }
      let name = String(rest[rest.index(after: brace)..<end])
      guard StringKey.isName(name) else { return nil }
      names.insert(name)
      rest = rest[rest.index(after: end)...]
    }
    placeholders = names
  }
}
