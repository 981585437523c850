import SwiftEmitter

/// The parts that all generated JavaScript files share: the header, and the form of texts.
enum JavaScriptText {
  /// Returns the text of a file.
  ///
  /// - Parameters:
  ///   - title: The content of the file, in one line.
  ///   - notes: The explanation of a record.
  ///   - inputs: The paths of the files of Data/ from which it is made.
  ///   - body: The lines of code.
  static func source(
    title: String, notes: [String], inputs: [String], body: [String]
  ) throws(EmissionError) -> String {
    let header =
      [title, "", "Do not edit: made by `make generate` (almanac-compiler generate).", ""] + notes
      + ["", "Inputs:"] + inputs.map { "  \($0)" }
    let lines = header.map { $0.isEmpty ? "//" : "// \($0)" } + [""] + body
    // A line break would end a comment too early; JavaScript has two more line breaks than most languages.
    if let line = lines.first(where: { $0.contains(where: \.isNewline) }) {
      throw .lineBreakInComment(line)
    }
    return lines.map { "\($0)\n" }.joined()
  }

  /// Returns a text in quotation marks.
  static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\0"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}":
        "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }

  /// Returns texts as an array literal.
  static func list(_ texts: [String]) -> String { "[\(texts.map(literal).joined(separator: ", "))]" }
}

extension SourceData {
  /// Returns a plain text of a module, in the nearest language that has it.
  func plainText(
    _ key: String, of module: String, in language: SourceLanguage
  ) throws(EmissionError) -> String {
    let code = languages.source(of: language, in: module).code
    guard let catalogue = strings.first(where: { $0.module == module }),
      let index = catalogue.keys.firstIndex(of: key), let text = catalogue.texts[code]?[index]
    else { throw .badText("\(module).\(key)") }
    return text
  }
}
