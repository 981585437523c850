import Foundation

/// The lines of a text file.
///
/// A file must be UTF-8 in normalisation form C, without a byte order mark, and its lines must end with a
/// line feed.
package struct TextLines {
  package struct Line {
    package var number: Int
    package var text: String
  }

  package private(set) var lines: [Line] = []
  private let path: String
  private let diagnostics: Diagnostics

  /// Splits a file into lines and reports problems of its text.
  ///
  /// Lines with invalid UTF-8 are reported and left out.
  package init(_ file: SourceFile, diagnostics: Diagnostics) {
    path = file.path
    self.diagnostics = diagnostics
    guard !file.bytes.isEmpty else {
      report("the file is empty")
      return
    }
    let lineFeed = UInt8(ascii: "\n")
    let carriageReturn = UInt8(ascii: "\r")
    var bytes = file.bytes[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      report("the file begins with a byte order mark; write plain UTF-8", line: 1, column: 1)
      bytes = bytes.dropFirst(3)
    }
    if bytes.last == lineFeed {
      bytes = bytes.dropLast()
    } else {
      report("the last line does not end with a line feed", line: 1 + bytes.count { $0 == lineFeed })
    }
    if let first = bytes.firstIndex(of: carriageReturn) {
      let line = 1 + bytes[..<first].count { $0 == lineFeed }
      let count = bytes.count { $0 == carriageReturn }
      report("carriage return (\(count) in the file); lines end with a line feed alone", line: line)
      bytes = bytes.filter { $0 != carriageReturn }[...]
    }
    for (index, line) in bytes.split(separator: lineFeed, omittingEmptySubsequences: false).enumerated() {
      if let text = decode(line, number: index + 1) { lines.append(Line(number: index + 1, text: text)) }
    }
  }

  /// Returns the text of a line; reports a line that is not UTF-8 and returns `nil`.
  private func decode(_ bytes: ArraySlice<UInt8>, number: Int) -> String? {
    // Most lines have nothing but these bytes, with which none of the following problems is possible.
    let isPlain = bytes.allSatisfy { $0.isVisible || $0 == UInt8(ascii: "\t") }
    if isPlain { return String(decoding: bytes, as: UTF8.self) }
    // Decoding replaces invalid bytes, so the bytes of the text are the same only if all were valid.
    // Foundation's decoder would also remove a byte order mark.
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else {
      report("invalid UTF-8", line: number, column: Self.firstInvalidColumn(bytes))
      return nil
    }
    if let scalar = text.unicodeScalars.first(where: { $0.isInvisible && $0 != "\t" }) {
      report(
        scalar.hiddenName, line: number, column: 1 + text.unicodeScalars.prefix { $0 != scalar }.count)
    }
    guard !text.unicodeScalars.allSatisfy(\.isComposed) else { return text }
    // `==` on strings compares canonical equivalence and cannot see the difference; scalars can.
    let normalised = text.precomposedStringWithCanonicalMapping
    if !text.unicodeScalars.elementsEqual(normalised.unicodeScalars) {
      let common = zip(text.unicodeScalars, normalised.unicodeScalars).prefix { $0 == $1 }.count
      report("text is not in Unicode normalisation form C (NFC)", line: number, column: common + 1)
    }
    return text
  }

  private func report(_ message: String, line: Int? = nil, column: Int? = nil) {
    diagnostics.report(message, at: SourceLocation(path: path, line: line, column: column))
  }

  private static func firstInvalidColumn(_ bytes: ArraySlice<UInt8>) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var column = 1
    while case .scalarValue = decoder.decode(&iterator) { column += 1 }
    return column
  }
}
