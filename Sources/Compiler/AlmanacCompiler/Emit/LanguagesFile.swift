import AlmanacModel
import SwiftEmitter

extension SourceData {
  /// Generated/AlmanacTables/Languages.swift: the languages with their facts.
  func languagesFile() throws(EmissionError) -> GeneratedFile {
    let languages = self.languages.all
    var builder = SourceFileBuilder(
      "AlmanacTables/Languages.swift", title: "The languages of names and texts.",
      notes: ["In all tables, the number of a language is its index here."],
      inputs: inputs(below: Inputs.languages))
    builder.add(.languages, of: self)
    for (index, language) in languages.enumerated() {
      builder.constant("language_\(language.code)", .uint8, index, "The index of \(language.name).")
    }
    return try builder.file()
  }
}

extension RecordTable.Value {
  /// Returns the value of a name in several languages.
  static func texts(_ name: NameRecord) -> RecordTable.Value {
    .texts(
      name.texts.map { language, forms in
        RecordTable.Field(language, forms.shorter.isEmpty ? .text(forms.longest) : .forms(forms.all))
      })
  }
}
