import SwiftEmitter

extension StringCatalogue {
  /// Generated/`<Module>`Tables/Strings.swift: the texts of a module in its languages.
  func stringsFile(_ data: SourceData) throws(EmissionError) -> GeneratedFile {
    var builder = SourceFileBuilder(
      "\(module)Tables/Strings.swift",
      title: "The texts of \(module) in \(data.languages.names(in: module)).",
      notes: [
        data.languages.note(on: module), "One text per line, with its key and language.",
      ],
      inputs: data.inputs(below: ["\(StringReader.folder)/\(module)."] + Inputs.languages))
    builder.add(["The texts of \(module) in a language."], .texts(functions(data)))
    return try builder.file()
  }

  /// Returns the functions that return the texts.
  func functions(_ data: SourceData) -> TextFunctions {
    let languages = data.languages.having(module).map(\.code)
    let others = data.languages.all.filter { !$0.has(module) }
    return TextFunctions(
      name: "\(module)Strings", languages: data.languages.codes,
      fallbacks: Dictionary(
        others.map { ($0.code, data.languages.source(of: $0, in: module).code) },
        uniquingKeysWith: { first, _ in first }),
      texts: texts.map { text in
        .init(
          name: text.key, parameters: text.placeholders, isCounted: text.isCounted,
          wordings: languages.compactMap { text.wordings[$0] })
      })
  }
}
