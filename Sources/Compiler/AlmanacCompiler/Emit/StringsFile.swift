import SwiftEmitter

/// Generated/`<Module>`Tables/Strings.swift: the texts of a module in all languages.
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
      title: "The texts of \(catalogue.module) in Vietnamese, Chinese and English.",
      notes: [
        "Languages are counted in this order: vi, zh, en. A text a line, with its key and language."
      ],
      inputs: data.digests.paths(below: ["\(StringReader.folder)/\(catalogue.module)."]))
    builder.add(["The texts of \(catalogue.module) in a language."], .texts(functions))
    return try builder.file()
  }

  private var functions: TextFunctions {
    let languages = StringCatalogue.Language.allCases
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
      name: "\(catalogue.module)Strings", languages: languages.map(\.identifier), texts: plain + counted)
  }
}
