import SwiftEmitter

/// What all generated files of JavaScript share: the header, and how texts are written.
enum JavaScriptText {
  /// A file.
  ///
  /// - Parameters:
  ///   - title: What it holds, in one line.
  ///   - notes: How to read it.
  ///   - inputs: The paths of the files of Data/ it is made from.
  ///   - body: The lines of code.
  static func source(
    title: String, notes: [String], inputs: [String], body: [String]
  ) throws(EmissionError) -> String {
    let header =
      [title, "", "Do not edit: made by `make generate` (almanac-compiler generate).", ""] + notes
      + ["", "Inputs:"] + inputs.map { "  \($0)" }
    let lines = header.map { $0.isEmpty ? "//" : "// \($0)" } + [""] + body
    // A comment must not end before its line does; JavaScript has two more ends of lines than most.
    if let line = lines.first(where: { $0.contains(where: \.isNewline) }) {
      throw .lineBreakInComment(line)
    }
    return lines.map { "\($0)\n" }.joined()
  }

  /// A text in quotation marks.
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

  /// Texts in brackets.
  static func list(_ texts: [String]) -> String { "[\(texts.map(literal).joined(separator: ", "))]" }
}

extension SourceData {
  /// A plain text of a module, in the nearest language that has it.
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
