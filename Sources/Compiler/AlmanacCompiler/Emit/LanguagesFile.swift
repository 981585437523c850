import AlmanacModel
import SwiftEmitter

extension SourceData {
  /// Generated/AlmanacTables/Languages.swift: the languages with their facts.
  func languagesFile() throws(EmissionError) -> GeneratedFile {
    let languages = self.languages.all
    var builder = SourceFileBuilder(
      "AlmanacTables/Languages.swift", title: "The languages of names and texts.",
      notes: ["In all tables, the number of a language is its index here."],
      inputs: digests.paths(below: Inputs.languages))
    builder.add(
      ["The languages, each with the language that is used if it has no names or texts."],
      .records(RecordTable(name: "languageRecords", type: "LanguageRecord", rows: languages.map(Self.row))))
    for (index, language) in languages.enumerated() {
      builder.add(
        ["The index of \(language.name)."],
        .constant(Constant(name: "language_\(language.code)", type: .uint8, value: Int64(index))))
    }
    return try builder.file()
  }

  private static func row(_ language: SourceLanguage) -> RecordTable.Row {
    RecordTable.Row(
      [
        .init("code", .text(language.code)), .init("tag", .text(language.tag)),
        .init("fallback", language.fallback.map(RecordTable.Value.text)),
        .init("hours", .integer(language.hours)), .init("hourDigits", .integer(language.hourDigits)),
        .init("solstices", .enumCase("\(language.solstices)")),
      ], comment: language.name)
  }
}

extension RecordTable.Value {
  /// Returns the value of a name in several languages.
  static func texts(_ name: NameRecord) -> RecordTable.Value {
    .texts(
      name.texts.map { language, forms in
        let all = forms.all.map(\.text)
        return RecordTable.Field(language.text, all.count == 1 ? .text(all[0]) : .forms(all))
      })
  }
}
