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
        "Languages are counted in this order: vi, zh, en. A text a line, with its key; {name} stands for a value."
      ],
      inputs: data.digests.inputs(below: ["\(StringReader.folder)/\(catalogue.module)."]))
    if !catalogue.keys.isEmpty {
      builder.add(
        ["The keys of the texts, in the order of the tables."],
        .cases(Cases(name: "Text", cases: catalogue.keys)))
      addTexts(
        "texts", "The texts by key.", catalogue.texts, comments: catalogue.keys, to: &builder)
      addAccessor("textTemplate", "A text with its placeholders.", tables: "texts", to: &builder)
    }
    if !catalogue.countedKeys.isEmpty {
      builder.add(
        ["The keys of the texts that depend on a number, in the order of the tables."],
        .cases(Cases(name: "CountedText", cases: catalogue.countedKeys)))
      addTexts(
        "countedTexts", "Two texts a key: for 1, and for other numbers.",
        catalogue.countedTexts.mapValues { $0.flatMap { [$0.one, $0.other] } },
        comments: catalogue.countedKeys.flatMap { ["\($0), one", "\($0), other"] }, to: &builder)
      addAccessor(
        "countedTextTemplateForOne", "The text for 1.", tables: "countedTexts", stride: 2, to: &builder)
      addAccessor(
        "countedTextTemplate", "The text for other numbers than 1.", tables: "countedTexts", stride: 2,
        offset: 1, to: &builder)
    }
    return try builder.file()
  }

  private func addTexts(
    _ name: String, _ documentation: String, _ texts: [StringCatalogue.Language: [String]],
    comments: [String], to builder: inout SourceFileBuilder
  ) {
    for language in StringCatalogue.Language.allCases {
      builder.add(
        [documentation],
        .strings(
          StringTable(
            name: "\(name)_\(language.identifier)", values: texts[language] ?? [], comments: comments)))
    }
  }

  private func addAccessor(
    _ name: String, _ documentation: String, tables: String, stride: Int = 1, offset: Int = 0,
    to builder: inout SourceFileBuilder
  ) {
    let tables = StringCatalogue.Language.allCases.map { "\(tables)_\($0.identifier)" }
    builder.add(
      [documentation],
      .accessor(
        Accessor(
          name: name, element: "String", selection: .parameter("language"), tables: tables, stride: stride,
          offset: offset)))
  }
}
