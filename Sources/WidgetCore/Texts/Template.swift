/// A text with placeholders such as `{month}`.
struct Template {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The text with values in place of placeholders; one without a value stays, so that a test finds it.
  func filled(with values: [String: String]) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      let name = String(rest[rest.index(after: open)..<close])
      result += values[name] ?? "{\(name)}"
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
