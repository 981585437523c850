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
    placeholders = names
  }
}
