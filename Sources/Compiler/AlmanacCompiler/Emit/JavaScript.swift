import SwiftEmitter

/// The parts that all generated JavaScript files share: the header, and the form of values.
enum JavaScript {
  /// A member of an object: its name and its value as code.
  typealias Member = (name: String, value: String)

  /// Returns a file of Generated/JavaScript.
  ///
  /// - Parameters:
  ///   - name: The name of the file without its extension.
  ///   - title: The content of the file, in one line.
  ///   - notes: The explanation of a record.
  ///   - inputs: The paths of the files of Data/ from which it is made, as prefixes.
  ///   - body: The lines of code.
  static func file(
    _ name: String, title: String, notes: [String], from inputs: [String], of data: SourceData,
    body: [String]
  ) throws(EmissionError) -> GeneratedFile {
    let inputs = data.inputs(below: inputs)
    let header =
      [title, "", "Do not edit: made by `make generate` (almanac-compiler generate).", ""] + notes
      + ["", "Inputs:"] + inputs.map { "  \($0)" }
    let lines = header.map { $0.isEmpty ? "//" : "// \($0)" } + [""] + body
    // A line break would end a comment too early; JavaScript has two more line breaks than most languages.
    if let line = lines.first(where: { $0.contains(where: \.isNewline) }) { throw .lineBreak(line) }
    return GeneratedFile(
      path: "\(GeneratedFile.folder)/JavaScript/\(name).js", text: lines.map { "\($0)\n" }.joined())
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

  /// Returns the name of a member, in quotation marks if it is an id of several words.
  static func key(_ name: String) -> String { name.contains("-") ? literal(name) : name }

  /// Returns an object with some members, each on a line.
  static func lines(_ name: String, _ members: [Member]) -> [String] {
    ["  \(name): {"]
      + members.flatMap { "    \($0.name): \($0.value),".split(separator: "\n").map(String.init) } + ["  },"]
  }

  /// Returns a list of rows, each on a line, as a member of an object.
  static func rows(_ name: String, _ rows: [[String]]) -> [String] {
    ["  \(name): ["] + rows.map { "    [\($0.joined(separator: ", "))]," } + ["  ],"]
  }

  /// The keys of the names of the months from January, in the texts of WidgetCore.
  static let solarMonths = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
    "november", "december",
  ]
}

/// Names as the runtime chooses them; JavaScriptWordsTests compares the files with it.
extension SourceData {
  /// Returns the language of a calendar's names of the cycle of sixty in texts of a language.
  ///
  /// It is the language of the texts. But the reference language has names in pinyin, and uses those of the
  /// calendar's own language if they are in Latin letters.
  func cycleLanguage(of calendar: CalendarSource, in language: SourceLanguage) -> SourceLanguage {
    guard language == languages.reference, let own = calendar.names.flatMap({ languages[$0] }) else {
      return language
    }
    // The scripts of East Asia begin with the radicals at U+2E80.
    let isLatin = names.stems.allSatisfy { $0[own.code].unicodeScalars.allSatisfy { $0.value < 0x2E80 } }
    return isLatin ? own : language
  }

  /// Returns the modern names of lunar months; Vietnamese also has an older name for month 11.
  func modernMonths(in language: String) -> [String] {
    language == "vi" ? names.lunarMonthsModernVi : names.lunarMonths.map { $0[language] }
  }

  /// Returns a plain text of a module as code, in the nearest language that has it.
  func text(_ key: String, of module: String, in language: SourceLanguage) throws(EmissionError) -> String {
    JavaScript.literal(try plainText(key, of: module, in: language))
  }

  /// Returns plain texts of a module as an array literal.
  func list(
    _ keys: [String], of module: String, in language: SourceLanguage
  ) throws(EmissionError) -> String {
    let texts = try keys.map { key throws(EmissionError) in try plainText(key, of: module, in: language) }
    return JavaScript.list(texts)
  }

  /// Returns a plain text of a module, in the nearest language that has it.
  func plainText(
    _ key: String, of module: String, in language: SourceLanguage
  ) throws(EmissionError) -> String {
    let texts = strings.first { $0.module == module }?.texts.first { $0.key == key && !$0.isCounted }
    guard let wording = texts?.wordings[languages.source(of: language, in: module).code] else {
      throw EmissionError(
        "Data/strings/\(module).*.tsv have no plain text '\(key)', which the files for JavaScript need")
    }
    return wording.other
  }
}
