import SwiftEmitter

/// Generated/`<Module>`Tables/Strings.swift: the texts of a module in its languages.
struct StringsFile {
  private let catalogue: StringCatalogue
  private let data: SourceData

  init(_ catalogue: StringCatalogue, data: SourceData) {
    self.catalogue = catalogue
    self.data = data
  }

  func file() throws(EmissionError) -> GeneratedFile {
    var builder = SourceFileBuilder(
      "\(catalogue.module)Tables/Strings.swift",
      title: "The texts of \(catalogue.module) in \(data.languages.names(in: catalogue.module)).",
      notes: [
        data.languages.note(on: catalogue.module), "One text per line, with its key and language.",
      ],
      inputs: data.digests.paths(below: ["\(StringReader.folder)/\(catalogue.module)."] + Inputs.languages))
    builder.add(["The texts of \(catalogue.module) in a language."], .texts(functions))
    return try builder.file()
  }

  private var functions: TextFunctions {
    let languages = data.languages.having(catalogue.module).map(\.code)
    let others = data.languages.all.filter { !$0.has(catalogue.module) }
    let plain = catalogue.keys.enumerated().map { index, key in
      TextFunctions.Text(
        name: key, parameters: catalogue.placeholders[key, default: []],
        wordings: languages.compactMap { language in
          catalogue.texts[language].map { .init(other: $0[index]) }
        })
    }
    let counted = catalogue.countedKeys.enumerated().map { index, key in
      TextFunctions.Text(
        name: key, parameters: catalogue.placeholders[key, default: []], isCounted: true,
        wordings: languages.compactMap { language in
          catalogue.countedTexts[language].map { .init(one: $0[index].one, other: $0[index].other) }
        })
    }
    return TextFunctions(
      name: "\(catalogue.module)Strings", languages: data.languages.codes,
      fallbacks: Dictionary(
        others.map { ($0.code, data.languages.source(of: $0, in: catalogue.module).code) },
        uniquingKeysWith: { first, _ in first }), texts: plain + counted)
  }
}
