/// A value in an XML property list.
indirect enum PropertyListValue {
  case text(String)
  case boolean(Bool)
  case list([PropertyListValue])
  case members([String: PropertyListValue])

  static func texts(_ texts: [String]) -> PropertyListValue { .list(texts.map(PropertyListValue.text)) }

  /// The text of a file, with sorted keys.
  var fileText: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    \(lines(depth: 0).joined(separator: "\n"))
    </plist>

    """
  }

  private func lines(depth: Int) -> [String] {
    let indent = String(repeating: "\t", count: depth)
    switch self {
    case .text(let text): return ["\(indent)<string>\(XMLText.escaped(text))</string>"]
    case .boolean(let answer): return ["\(indent)<\(answer)/>"]
    case .list(let values):
      guard !values.isEmpty else { return ["\(indent)<array/>"] }
      return ["\(indent)<array>"] + values.flatMap { $0.lines(depth: depth + 1) } + ["\(indent)</array>"]
    case .members(let members):
      guard !members.isEmpty else { return ["\(indent)<dict/>"] }
      return ["\(indent)<dict>"]
        + members.sorted { $0.key < $1.key }.flatMap {
          ["\(indent)\t<key>\(XMLText.escaped($0.key))</key>"] + $0.value.lines(depth: depth + 1)
        } + ["\(indent)</dict>"]
    }
  }
}

/// Escaping of texts in XML.
enum XMLText {
  static func escaped(_ text: String) -> String {
    text.map { character -> String in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      default: String(character)
      }
    }.joined()
  }
}
