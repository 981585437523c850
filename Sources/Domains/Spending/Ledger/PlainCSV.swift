import Documents

/// Reads one plain CSV by RFC 4180, a row after another; lines end with LF, CR LF or CR.
struct PlainCSV {
  typealias Bytes = UnsafeMutableBufferPointer<UInt8>
  private typealias Column = LedgerBuilder.Column

  /// The range of each field of the row, and whether quotation marks inside it are doubled.
  private var fields: [(range: Range<Int>, isEscaped: Bool)] = []
  /// The flaw in the form of the row, with its offset.
  private var flaw: (reason: LedgerFault.Reason, offset: Int)?
  /// The line breaks inside the fields of the row.
  private var breaks = 0
  /// The index of the field of each column; `nil` before the header was read.
  private var indices: [Int?]?
  private var texts: [LedgerBuilder.Bytes] = []
  private var columnCount = 0
  private var line = 1
  /// The offset at which the row begins.
  private var start = 0
  /// Whether there was no row below the header.
  private(set) var isEmpty = true
  private var isUTF8 = true

  /// Whether the name of a column suggests that it decides if a row counts, or which way its money went.
  private static func mayDecide(_ name: String) -> Bool {
    // "TransactionType" has two words.
    let parted = name.reduce(into: "") {
      $0 += $1.isUppercase && $0.last?.isLowercase == true ? " \($1)" : "\($1)"
    }
    let words = parted.lowercased().split { !$0.isLetter }.map(String.init)
    return words.contains(where: deciding.contains) || words.count > 1 && words.allSatisfy { $0.count == 1 }
      || words.contains("in") && words.contains("out") || signs.contains(where: name.contains)
  }

  private static let deciding: Set = [
    "af", "bij", "bookingstatus", "buchungsstatus", "cancelled", "canceled", "cdtdbtind", "cleared", "cr",
    "credit", "debet",
    "debit", "deleted", "deposit", "direction", "dr", "drcr", "estado", "excluded", "expense", "failed",
    "haben", "ignore",
    "income", "indicator", "kredit", "loại", "pending", "refund", "refunded", "reversed", "richtung", "sens",
    "sign", "soll", "state", "stato", "status", "statut", "tipo", "transfer", "trạng", "type", "void",
    "withdrawal",
  ]
  private static let signs = [
    "收", "支", "収", "入出", "种别", "種別", "类型", "類型", "状态", "狀態", "状態", "상태", "구분", "유형",
  ]

  // Computed, because a stored one is looked up at each byte.
  private static var lineFeed: UInt8 { UInt8(ascii: "\n") }
  private static var carriageReturn: UInt8 { UInt8(ascii: "\r") }
  private static var quote: UInt8 { UInt8(ascii: "\"") }
  private static var comma: UInt8 { UInt8(ascii: ",") }

  /// Whether the first line that is not blank has the columns date and amount.
  static func hasHeader(_ bytes: some Sequence<UInt8>) -> Bool {
    var (head, reader) = (Array(bytes), PlainCSV())
    return head.withUnsafeMutableBufferPointer { head in
      reader.start = FileForm.markLength(head)
      while reader.start < head.count, let next = reader.split(head, isLast: true), reader.isBlank {
        reader.start = next
      }
      let indices = reader.columns(head)
      return indices[0] != nil && indices[1] != nil
    }
  }

  /// Reads the rows that end in a piece.
  ///
  /// - Returns: The number of bytes of these rows; `nil` if nothing more can be read.
  mutating func readRows(_ bytes: Bytes, isLast: Bool, into builder: inout LedgerBuilder) -> Int? {
    start = indices == nil ? FileForm.markLength(bytes) : 0
    builder.ledger.hasRecords = true
    let end =
      isLast ? bytes.count : (bytes.lastIndex { $0 != Self.comma && Self.endsField($0) } ?? start - 1) + 1
    if isUTF8, let offset = firstInvalidUTF8(in: .init(rebasing: bytes[start..<max(start, end)])) {
      isUTF8 = false
      let line = line + bytes[start..<(start + offset)].count { $0 == Self.lineFeed }
      builder.report(.foreign(.otherEncoding, []), Ledger.Place(file: builder.fileName, line: line))
    }
    while start < bytes.count, let next = split(bytes, isLast: isLast) {
      if !isBlank { readRow(bytes, &builder) }
      line += 1 + breaks
      start = next
    }
    guard start > 0 || isLast else {
      isEmpty = false
      let reason: LedgerFault.Reason = breaks > 0 ? .quoteOpen : .tooLarge(bytes.count)
      builder.report(reason, Ledger.Place(file: builder.fileName, line: line))
      return nil
    }
    return start
  }

  /// Whether all fields are empty: an empty line, or one of commas alone.
  private var isBlank: Bool { flaw == nil && fields.allSatisfy { $0.range.isEmpty } }

  /// Finds the fields of the row at ``start``.
  ///
  /// - Returns: The offset after its line break; `nil` if it does not end in these bytes and more will follow.
  private mutating func split(_ bytes: Bytes, isLast: Bool) -> Int? {
    fields.removeAll(keepingCapacity: true)
    (flaw, breaks) = (nil, 0)
    var (index, count) = (start, bytes.count)
    while true {
      var (first, end, isEscaped) = (index, index, false)
      if index < count, bytes[index] == Self.quote {
        first += 1
        repeat {
          index += 1
          isEscaped = end >= first
          while index < count, bytes[index] != Self.quote {
            if bytes[index] == Self.lineFeed { breaks += 1 }
            index += 1
          }
          end = index
          if index == count { flaw = flaw ?? (.quoteOpen, first - 1) }
          index = min(index + 1, count)
        } while index < count && bytes[index] == Self.quote
        if index < count, !Self.endsField(bytes[index]) { flaw = flaw ?? (.quoteInside, index) }
        while index < count, !Self.endsField(bytes[index]) { index += 1 }
      } else {
        // Nearly all bytes of a field are greater than a comma.
        while index < count, bytes[index] > Self.comma || !Self.endsField(bytes[index]) {
          if bytes[index] == Self.quote { flaw = flaw ?? (.quoteInside, index) }
          index += 1
        }
        end = index
      }
      fields.append((first..<end, isEscaped))
      guard index < count else { return isLast ? index : nil }
      let byte = bytes[index]
      index += 1
      guard byte != Self.comma else { continue }
      guard byte == Self.carriageReturn else { return index }
      guard index < count || isLast else { return nil }
      return index < count && bytes[index] == Self.lineFeed ? index + 1 : index
    }
  }

  private static func endsField(_ byte: UInt8) -> Bool {
    byte == comma || byte == lineFeed || byte == carriageReturn
  }

  /// Returns the index of each column in a header.
  private mutating func columns(_ bytes: Bytes) -> [Int?] {
    let names = fields.indices.map { String(decoding: text(of: $0, bytes), as: UTF8.self).lowercased() }
    return Column.allCases.map { names.firstIndex(of: "\($0)") }
  }

  private mutating func readRow(_ bytes: Bytes, _ builder: inout LedgerBuilder) {
    let file = builder.fileName
    if let flaw { builder.report(flaw.reason, place(flaw.offset, bytes, file)) }
    guard let indices else { return readHeader(bytes, &builder) }
    isEmpty = false
    guard flaw == nil else { return }
    guard fields.count == columnCount else {
      return builder.report(.fields(fields.count, expected: columnCount), place(start, bytes, file))
    }
    for (column, index) in indices.enumerated() {
      texts[column] = index.map { text(of: $0, bytes) } ?? .init(start: nil, count: 0)
    }
    let record = builder.record(texts) { column in
      place(indices[column.rawValue].map { fields[$0].range.lowerBound } ?? start, bytes, file)
    }
    guard let record else { return }
    builder.add(record, id: texts[Column.id.rawValue], note: texts[Column.note.rawValue], at: line)
  }

  private mutating func readHeader(_ bytes: Bytes, _ builder: inout LedgerBuilder) {
    let indices = columns(bytes)
    (self.indices, columnCount) = (indices, fields.count)
    texts = [LedgerBuilder.Bytes](repeating: .init(start: nil, count: 0), count: indices.count)
    let names = fields.indices.filter { !indices.contains($0) }.map {
      String(decoding: text(of: $0, bytes), as: UTF8.self).shown
    }.filter { !$0.isEmpty }
    for name in names where LedgerFile.columns.contains(name.lowercased()) {
      builder.report(.repeatedColumn(name), place(start, bytes, builder.fileName))
    }
    // If such a column were ignored, failed payments and income would count as spending.
    for name in names where Self.mayDecide(name) {
      builder.report(.columnOfMeaning(name), place(start, bytes, builder.fileName))
    }
    guard !names.isEmpty else { return }
    builder.ledger.unusedColumns.append(.init(file: builder.fileName, names: names))
  }

  /// Returns the text of a field without spaces at both ends.
  private mutating func text(of index: Int, _ bytes: Bytes) -> LedgerBuilder.Bytes {
    var (first, end) = (fields[index].range.lowerBound, fields[index].range.upperBound)
    if fields[index].isEscaped {
      // Two quotation marks become one; spaces at the end replace the removed ones, so that columns stay right.
      var read = first
      var written = first
      while read < end {
        bytes[written] = bytes[read]
        read += bytes[read] == Self.quote ? 2 : 1
        written += 1
      }
      bytes[written..<end].update(repeating: UInt8(ascii: " "))
      fields[index].isEscaped = false
    }
    while first < end, bytes[first] == UInt8(ascii: " ") { first += 1 }
    while end > first, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return LedgerBuilder.Bytes(rebasing: bytes[first..<end])
  }

  /// Returns the position of an offset; its column counts characters.
  private func place(_ offset: Int, _ bytes: Bytes, _ file: String) -> Ledger.Place {
    let lines = bytes[start..<offset].split(separator: Self.lineFeed, omittingEmptySubsequences: false)
    // Bytes that continue a character do not count.
    let column = (lines.last?.count { $0 & 0xC0 != 0x80 } ?? 0) + 1
    return Ledger.Place(file: file, line: line + lines.count - 1, column: column)
  }
}
