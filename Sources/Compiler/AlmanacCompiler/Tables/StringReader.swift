import SourceText

/// Reads Data/strings, which has a file for each module and language: `LunarCalendarWidget.vi.tsv`.
///
/// All languages of a module must have the same keys with the same placeholders.
struct StringReader {
  private let reader: DataReader

  init(_ reader: DataReader) {
    self.reader = reader
  }

  static let folder = "Data/strings"

  static func path(_ module: String, _ language: SourceLanguage) -> String {
    "\(folder)/\(module).\(language.tag).tsv"
  }

  /// The modules that have texts, in the order of their names.
  var modules: [String] { Set(files.compactMap(\.module)).sorted() }

  /// The files with module and language, as far as these follow from their names.
  private var files: [(path: String, module: String?, tag: String)] {
    reader.tablePaths(in: Self.folder).map { path in
      let parts = path.dropFirst(Self.folder.count + 1).dropLast(".tsv".count)
        .split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      return (path, parts.count == 2 && StringKey.isTypeName(parts[0]) ? parts[0] : nil, parts.last ?? "")
    }
  }

  /// Returns the texts of all modules in their languages.
  func catalogues(_ languages: Languages) -> [StringCatalogue] {
    for file in files {
      let language = languages.all.first { $0.tag == file.tag }
      if let module = file.module, let language, language.has(module) { continue }
      reader.pass(over: file.path)
      if let module = file.module, let language {
        reader.report(
          "\(LanguageReader.path) does not say that '\(language.code)' has texts of \(module)", at: file.path)
      } else {
        let tags = languages.all.map(\.tag).joined(separator: ", ")
        reader.report("the name is not Module.language.tsv with one of the languages \(tags)", at: file.path)
      }
    }
    return modules.map { catalogue($0, languages) }
  }

  private func catalogue(_ module: String, _ languages: Languages) -> StringCatalogue {
    let main = languages.reference
    let reference = file(module, main)
    var files = [main.code: reference]
    for language in languages.having(module) where language.code != main.code {
      let file = file(module, language)
      file.compare(with: reference)
      files[language.code] = file
    }
    return StringCatalogue(module: module, texts: reference.texts(in: files))
  }

  private func file(_ module: String, _ language: SourceLanguage) -> StringFile {
    let columns = ["key", "form", "text"]
    let table = reader.table(Self.path(module, language), columns: columns, texts: ["text": language.code])
    return StringFile(table, language: language)
  }
}
