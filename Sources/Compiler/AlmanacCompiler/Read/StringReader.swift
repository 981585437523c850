import SourceText

/// Reads Data/strings: a file for each module and language, `LunarCalendarWidget.vi.tsv`.
///
/// All languages of a module have the same keys with the same placeholders.
struct StringReader {
  private let reader: DataReader
  private let letters: Set<Unicode.Scalar>?

  /// - Parameter letters: Those whose width is known, so that every text can be measured; `nil` if their table could not
  ///   be read.
  init(_ reader: DataReader, letters: [LetterWidths]?) {
    self.reader = reader
    self.letters = letters.map { Set($0.map(\.letter)) }
  }

  static let folder = "Data/strings"

  static func path(_ module: String, _ language: StringCatalogue.Language) -> String {
    "\(folder)/\(module).\(language.rawValue).tsv"
  }

  func catalogues() -> [StringCatalogue] {
    var modules: [String] = []
    for path in reader.tablePaths(in: Self.folder) {
      let parts = path.dropFirst(Self.folder.count + 1).dropLast(".tsv".count)
        .split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, StringKey.isTypeName(parts[0]),
        StringCatalogue.Language(rawValue: parts[1]) != nil
      else {
        let languages = StringCatalogue.Language.allCases.map(\.rawValue).joined(separator: ", ")
        reader.report("the name is not Module.language.tsv with one of the languages \(languages)", at: path)
        reader.pass(over: path)
        continue
      }
      if modules.last != parts[0] { modules.append(parts[0]) }
    }
    return modules.compactMap(catalogue)
  }

  private func checkLetters(of record: Record) {
    guard let letters else { return }
    let unknown = record["text"].unicodeScalars.first {
      $0.value < FontReader.firstSquareLetter && !letters.contains($0) && !$0.properties.isJoinControl
    }
    guard let unknown else { return }
    record.report(
      "\(FontReader.path) has no width of '\(unknown)' (U+\(String(unknown.value, radix: 16, uppercase: true))),"
        + " so nobody can tell whether the text fits", at: "text")
  }

  private func catalogue(_ module: String) -> StringCatalogue? {
    var files: [StringCatalogue.Language: StringFile] = [:]
    for language in StringCatalogue.Language.allCases {
      let path = Self.path(module, language)
      guard let table = reader.table(path, columns: ["key", "form", "text"], joinersIn: ["text"]) else {
        continue
      }
      files[language] = StringFile(table, language: language)
      table.records.forEach(checkLetters)
    }
    guard files.count == StringCatalogue.Language.allCases.count, let reference = files[.reference] else {
      return nil
    }
    for language in StringCatalogue.Language.allCases where language != .reference {
      files[language]?.compare(with: reference)
    }
    return StringCatalogue(
      module: module, keys: reference.plainKeys, countedKeys: reference.countedKeys,
      placeholders: reference.placeholders,
      texts: files.mapValues { file in reference.plainKeys.compactMap { file.text($0, .plain) } },
      countedTexts: files.mapValues { file in
        reference.countedKeys.compactMap { key in
          guard let other = file.text(key, .other) else { return nil }
          return .init(one: file.text(key, .one), other: other)
        }
      })
  }
}
