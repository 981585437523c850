import Documents

/// The text of a file, as UTF-8 without a byte order mark.
struct LedgerText {
  let bytes: [UInt8]
  let encoding: LedgerLayout.Encoding

  /// Decodes the bytes of a file, by a byte order mark or else as the layout says.
  ///
  /// - Throws: Lines that are not in the encoding, or the question which one it is.
  init(_ bytes: [UInt8], _ chosen: LedgerLayout.Encoding?) throws(LedgerFileError) {
    let marks: [(LedgerLayout.Encoding, [UInt8])] = [
      (.utf8, [0xEF, 0xBB, 0xBF]), (.utf16, [0xFF, 0xFE]), (.utf16, [0xFE, 0xFF]),
    ]
    let mark = marks.first { bytes.starts(with: $0.1) }
    encoding = mark?.0 ?? chosen ?? .utf8
    let rest = bytes.dropFirst(mark?.1.count ?? 0)
    switch encoding {
    case .utf8: self.bytes = Array(rest)
    case .windows1252: self.bytes = try Self.windows1252(rest)
    case .utf16: self.bytes = try Self.utf16(Array(rest), isBigEndian: mark?.1.first == 0xFE)
    }
    if encoding == .utf8 { try check(isChosen: chosen != nil || mark != nil) }
    guard !self.bytes.contains(0) else {
      let lines = Self.lines(self.bytes).filter { self.bytes[$0.range].contains(0) }
      throw LedgerFileError(lines.map { LedgerFault(.nul, at: TextPlace(line: $0.number)) })
    }
  }

  private func check(isChosen: Bool) throws(LedgerFileError) {
    guard String(utf8: bytes) == nil else { return }
    let lines = Self.lines(bytes).filter { String(utf8: Array(bytes[$0.range])) == nil }
    if !isChosen, let line = lines.first, let western = try? Self.windows1252(bytes[line.range]) {
      let text = String(decoding: western, as: UTF8.self).trimmed
      throw LedgerFileError(.encoding(line: line.number, text))
    }
    throw LedgerFileError(lines.map { LedgerFault(.encoding(.utf8), at: TextPlace(line: $0.number)) })
  }

  private static func lines(_ bytes: [UInt8]) -> some Sequence<(number: Int, range: Range<Int>)> {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated().lazy
      .map { ($0.offset + 1, $0.element.indices) }
  }

  /// The characters of the bytes 80 to 9F; zeros are bytes without a character.
  private static let western: [UInt16] = [
    0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0,
    0x017D, 0, 0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
    0x0153, 0, 0x017E, 0x0178,
  ]

  private static func windows1252(_ bytes: ArraySlice<UInt8>) throws(LedgerFileError) -> [UInt8] {
    var line = 1
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte == UInt8(ascii: "\n") { line += 1 }
      let unit = (0x80..<0xA0).contains(byte) ? western[Int(byte) - 0x80] : UInt16(byte)
      guard unit != 0 || byte == 0 else {
        throw LedgerFileError([LedgerFault(.encoding(.windows1252), at: TextPlace(line: line))])
      }
      units.append(unit)
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static func utf16(_ bytes: [UInt8], isBigEndian: Bool) throws(LedgerFileError) -> [UInt8] {
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { place in
      let (one, other) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isBigEndian ? one << 8 | other : other << 8 | one
    }
    var text: [UInt8] = []
    let isWrong = transcode(units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true) {
      text.append($0)
    }
    guard !isWrong, bytes.count % 2 == 0 else {
      let line = text.count { $0 == UInt8(ascii: "\n") } + 1
      throw LedgerFileError([LedgerFault(.encoding(.utf16), at: TextPlace(line: line))])
    }
    return text
  }
}
