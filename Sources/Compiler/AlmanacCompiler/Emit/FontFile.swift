import SwiftEmitter

extension SourceData {
  /// Generated/FontWidthsTables/Letters.swift: the widths of letters.
  func lettersFile() throws(EmissionError) -> GeneratedFile {
    var builder = SourceFileBuilder(
      "FontWidthsTables/Letters.swift",
      title: "The advance widths of letters, in thousandths of the type size.",
      notes: [
        "Five numbers per letter: its code, and its widths in the weights \(FontReader.weights.joined(separator: ", ")).",
        "In the order of the codes. Kerning is not included.",
      ],
      inputs: inputs(below: [FontReader.path]))
    builder.add(
      ["The letters."],
      .integers(
        IntegerTable(
          "letters", .int32,
          rows: letters.map { letter in
            IntegerTable.Row(
              [Int64(letter.letter.value)] + letter.widths.map(Int64.init), comment: letter.name)
          })))
    builder.constant("letterCount", .int, letters.count, "The number of letters.")
    for (index, field) in (["code"] + FontReader.weights.map { "\($0)Width" }).enumerated() {
      builder.accessor(
        index == 0 ? "letterCode" : field, "Int32",
        "The \(index == 0 ? "code of a letter" : "width of a letter in \(FontReader.weights[index - 1]) type").",
        tables: ["letters"], stride: 1 + FontReader.weights.count, offset: index)
    }
    return try builder.file()
  }
}
