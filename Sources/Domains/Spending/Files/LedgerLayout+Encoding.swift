import Documents
import Foundation

extension LedgerLayout {
  /// Returns the bytes of a file as UTF-8 without a byte order mark, and sets the ``encoding``: that of the mark, else the one
  /// that was chosen, else UTF-8.
  ///
  /// - Throws: Lines that are not in the encoding, or the question which one it is.
  mutating func decoded(_ bytes: [UInt8]) throws(LedgerFileError) -> [UInt8] {
    let marks: [(Encoding, [UInt8])] = [
      (.utf8, [0xEF, 0xBB, 0xBF]), (.utf16, [0xFF, 0xFE]), (.utf16, [0xFE, 0xFF]),
    ]
    let mark = marks.first { bytes.starts(with: $0.1) }
    let isChosen = mark != nil || encoding != nil
    let used = mark?.0 ?? encoding ?? .utf8
    encoding = used
    let rest = bytes.dropFirst(mark?.1.count ?? 0)
    let text: [UInt8]
    switch used {
    case .utf8: text = try Self.utf8(Array(rest), isChosen: isChosen)
    case .windows1252: text = try Self.windows1252(rest)
    case .utf16: text = try Self.utf16(Array(rest), isBigEndian: mark?.1.first == 0xFE)
    }
    guard !text.contains(0) else {
      let lines = Self.lines(text).filter { text[$0.range].contains(0) }
      throw LedgerFileError(lines.lazy.map { LedgerFault(.nul, at: TextPlace(line: $0.number)) })
    }
    return text
  }

  private static func utf8(_ bytes: [UInt8], isChosen: Bool) throws(LedgerFileError) -> [UInt8] {
    guard String(utf8: bytes) == nil else { return bytes }
    let wrong = lines(bytes).filter { String(utf8: Array(bytes[$0.range])) == nil }
    if !isChosen, let line = wrong.first, let western = try? windows1252(bytes[line.range]) {
      let text = String(decoding: western, as: UTF8.self).trimmed
      throw LedgerFileError(asking: .encoding(line: line.number, text))
    }
    throw LedgerFileError(wrong.lazy.map { LedgerFault(.encoding(.utf8), at: TextPlace(line: $0.number)) })
  }

  private static func lines(_ bytes: [UInt8]) -> some Sequence<(number: Int, range: Range<Int>)> {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated().lazy
      .map { ($0.offset + 1, $0.element.indices) }
  }

  private static func windows1252(_ bytes: some Sequence<UInt8>) throws(LedgerFileError) -> [UInt8] {
    let without: [UInt8] = [0x81, 0x8D, 0x8F, 0x90, 0x9D]
    guard let text = String(bytes: bytes, encoding: .windowsCP1252),
      !bytes.contains(where: { without.contains($0) })
    else { throw LedgerFileError(.encoding(.windows1252)) }
    return Array(text.utf8)
  }

  private static func utf16(_ bytes: [UInt8], isBigEndian: Bool) throws(LedgerFileError) -> [UInt8] {
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { place in
      UInt16(bytes[isBigEndian ? place : place + 1]) << 8 | UInt16(bytes[isBigEndian ? place + 1 : place])
    }
    var text: [UInt8] = []
    let isWrong = transcode(units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true) {
      text.append($0)
    }
    guard !isWrong, bytes.count % 2 == 0 else { throw LedgerFileError(.encoding(.utf16)) }
    return text
  }
}
