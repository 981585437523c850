import SourceText
import SwiftEmitter

/// The widths of a letter in several weights, in thousandths of the type size.
package struct LetterWidths: Hashable, Sendable {
  package var letter: Unicode.Scalar
  /// The widths, in the order of ``FontReader/weights``.
  package var widths: [Int]
  /// The name in Unicode.
  package var name: String
}

/// Reads Data/fonts: the widths of letters, with which texts are measured, in the order of the letters' codes.
enum FontReader {
  static let path = "Data/fonts/inter.tsv"
  /// The columns of widths, one for each weight.
  static let weights = ["regular", "medium", "semibold", "bold"]
  /// The first of the letters that are Chinese, Japanese or Korean; they are as wide as the type size.
  static let firstSquareLetter: UInt32 = 0x2E80

  /// Returns the widths; every letter of the languages needs one, so that every text can be measured.
  static func read(_ reader: DataReader, _ languages: Languages) -> [LetterWidths] {
    var last: Unicode.Scalar?
    let table = reader.table(path, columns: ["code"] + weights + ["name"])
    let letters = table.rows { record in
      let limit = String(firstSquareLetter, radix: 16)
      let code = record.field("code", is: "a hexadecimal number below \(limit)") {
        UInt32($0, radix: 16).flatMap(Unicode.Scalar.init).map { $0.value < firstSquareLetter } ?? false
      }
      let letter = UInt32(code, radix: 16).flatMap(Unicode.Scalar.init) ?? " "
      let row = LetterWidths(
        letter: letter, widths: weights.map { record.integer($0, in: 1...4000) }, name: record.text("name"))
      guard !record.isBad else { return row }
      if let last, letter <= last {
        record.report(
          "code \(code) comes after a larger code or appears twice; codes must increase", at: "code")
      }
      last = letter
      return row
    }
    let (known, limit) = (Set(letters.map(\.letter)), Unicode.Scalar(firstSquareLetter) ?? " ")
    for letter in languages.all.compactMap({ $0.alphabet.lacking(in: known, below: limit) })
    where !table.isBad {
      table.report("no width of \(letter)")
    }
    return letters
  }
}

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
