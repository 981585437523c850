import SourceText

/// Reads Data/strings: a file for each module and language, `LunarCalendarWidget.vi.tsv`.
///
/// All languages of a module have the same keys with the same placeholders.
struct StringReader {
  private let reader: DataReader

  init(_ reader: DataReader) {
    self.reader = reader
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

  private func catalogue(_ module: String) -> StringCatalogue? {
    var files: [StringCatalogue.Language: StringFile] = [:]
    for language in StringCatalogue.Language.allCases {
      let path = Self.path(module, language)
      guard let table = reader.table(path, columns: ["key", "form", "text"], joinersIn: ["text"]) else {
        continue
      }
      files[language] = StringFile(table, language: language)
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
