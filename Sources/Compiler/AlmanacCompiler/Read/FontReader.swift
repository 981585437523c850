import SourceText

/// The widths of a letter in several weights, in thousandths of the type size.
package struct LetterWidths: Hashable, Sendable {
  package var letter: Unicode.Scalar
  /// The widths, in the order of ``FontReader/weights``.
  package var widths: [Int]
  /// The name in Unicode.
  package var name: String
}

/// Reads Data/fonts: the widths of letters, with which texts are measured.
struct FontReader {
  private let reader: DataReader

  init(_ reader: DataReader) {
    self.reader = reader
  }

  static let path = "Data/fonts/inter.tsv"
  /// The columns of widths, one for each weight.
  static let weights = ["regular", "medium", "semibold", "bold"]
  /// The first of the letters that are Chinese, Japanese or Korean; they are as wide as the type size.
  static let firstSquareLetter: UInt32 = 0x2E80
  private static let range = 1...4000

  /// Returns the letters in the order of their codes.
  func letters() -> [LetterWidths]? {
    guard let table = reader.table(Self.path, columns: ["code"] + Self.weights + ["name"]) else { return nil }
    var letters: [LetterWidths] = []
    for record in table.records {
      guard let letter = letter(record), let name = record.text("name") else { continue }
      let widths = Self.weights.compactMap { record.integer($0, in: Self.range) }
      guard widths.count == Self.weights.count else { continue }
      if let last = letters.last?.letter, letter <= last {
        record.report(
          "code \(record["code"]) comes after a larger code or appears twice; codes must increase", at: "code"
        )
      }
      letters.append(LetterWidths(letter: letter, widths: widths, name: name))
    }
    return letters.count == table.records.count ? letters : nil
  }

  private func letter(_ record: Record) -> Unicode.Scalar? {
    guard let code = UInt32(record["code"], radix: 16), code < Self.firstSquareLetter,
      let letter = Unicode.Scalar(code)
    else {
      record.report(
        "code '\(record["code"])' is not a hexadecimal number below \(String(Self.firstSquareLetter, radix: 16))",
        at: "code")
      return nil
    }
    return letter
  }
}
