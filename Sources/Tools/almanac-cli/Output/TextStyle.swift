/// Whether text for people is coloured, with the escape sequences of ECMA-48.
struct TextStyle {
  /// A way of highlighting text.
  enum Mark: String {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case blue = "34"
    case magenta = "35"
  }

  /// The values of `--color`.
  enum Choice: String, CaseIterable {
    /// Colours on a terminal that supports them, unless the variable `NO_COLOR` is set.
    case auto
    case always
    case never
  }

  let hasColors: Bool

  init(_ choice: Choice, on output: OutputStream) {
    switch choice {
    case .always: hasColors = true
    case .never: hasColors = false
    case .auto:
      let isRefused = !(Variables.all["NO_COLOR"] ?? "").isEmpty || Variables.all["TERM"] == "dumb"
      hasColors = output.isTerminal && !isRefused
    }
  }

  /// Returns text highlighted by marks, or unchanged without colours.
  func marked(_ text: String, _ marks: [Mark]) -> String {
    guard hasColors, !marks.isEmpty, !text.isEmpty else { return text }
    return "\u{1B}[\(marks.map(\.rawValue).joined(separator: ";"))m\(text)\u{1B}[0m"
  }
}
