/// A text with placeholders such as `{month}`.
struct Template {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The text with values in place of placeholders; one without a value stays, so that a test finds it.
  func filled(with values: [String: String]) -> String {
    // Braces are ASCII, so they are found byte by byte, without looking for the ends of characters.
    let bytes = text.utf8
    var result = ""
    var rest = bytes.startIndex
    while let open = bytes[rest...].firstIndex(of: UInt8(ascii: "{")),
      let close = bytes[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      result += text[rest..<open]
      let end = bytes.index(after: close)
      result += values[String(text[bytes.index(after: open)..<close])] ?? String(text[open..<end])
      rest = end
    }
    return result + text[rest...]
  }
}
