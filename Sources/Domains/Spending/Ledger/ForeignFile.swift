import Documents
import Foundation

/// A file that is no ledger, by its form or program.
public enum ForeignFile: CaseIterable, Hashable, Sendable {
  case excel, numbers, openDocument, compressed, pdf, richText
  /// No text.
  case binary
  case ofx, qif
  /// A SWIFT statement, MT940 or MT942.
  case mt940
  /// A statement of ISO 20022.
  case camt
  case xml, html
  /// A journal of beancount, hledger or ledger.
  case journal
  /// UTF-16 or UTF-32.
  case utf16
  /// Text in another encoding than UTF-8.
  case otherEncoding
  /// A table with these between its fields.
  case semicolons, tabs, bars
  case linesBeforeHeader, noHeader
  /// A table without the columns `date` and `amount`.
  case otherColumns
  case otherText, otherJSON
}

/// The form of a file, by its first bytes and its header.
enum FileForm: Equatable {
  case empty, json, csv
  /// The kind of file, and the names of its columns or members, if these are the reason.
  case foreign(ForeignFile, [String])

  /// Returns the length of a byte order mark of UTF-8.
  static func markLength(_ bytes: some Collection<UInt8>) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Recognises a file by its first bytes.
  init(_ piece: PlainCSV.Bytes) {
    let start = Array(piece.prefix(64 << 10))
    let head = start.dropFirst(Self.markLength(start)).drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let isJSON = head.first == UInt8(ascii: "{") || head.first == UInt8(ascii: "[")
    if head.isEmpty {
      self = .empty
    } else if let form = Self.binary(start) {
      self = .foreign(form, [])
    } else if !isJSON, PlainCSV.hasHeader(piece) {
      self = .csv
    } else if let form = Self.markup(head) {
      self = .foreign(form, [])
    } else {
      self = isJSON ? .json : Self.table(head)
    }
  }

  private static func binary(_ head: [UInt8]) -> ForeignFile? {
    let marks: [(ForeignFile, [UInt8])] = [
      (.excel, [0xD0, 0xCF, 0x11, 0xE0]), (.pdf, Array("%PDF".utf8)), (.richText, Array("{\\rtf".utf8)),
      (.compressed, [0x1F, 0x8B]), (.compressed, Array("BZh".utf8)), (.compressed, [0xFD, 0x37, 0x7A]),
      (.compressed, [0x28, 0xB5, 0x2F, 0xFD]), (.compressed, [0x37, 0x7A, 0xBC, 0xAF]),
      (.utf16, [0xFF, 0xFE]), (.utf16, [0xFE, 0xFF]), (.utf16, [0, 0, 0xFE, 0xFF]),
    ]
    if let form = marks.first(where: { head.starts(with: $0.1) })?.0 { return form }
    let names = String(decoding: head.starts(with: Array("PK".utf8) + [3, 4]) ? head : [], as: UTF8.self)
    if !names.isEmpty {
      let isExcel = names.contains("[Content_Types]") || names.contains("xl/")
      let isNumbers = names.contains(".iwa") || names.contains("Index.zip")
      return names.contains("opendocument")
        ? .openDocument : isNumbers ? .numbers : isExcel ? .excel : .compressed
    }
    let zeros = head.prefix(1_000).indices.filter { head[$0] == 0 }
    // In UTF-16, one of a letter's two bytes is usually zero, and always the same one.
    let isUTF16 = zeros.count * 4 > min(head.count, 1_000) && Set(zeros.map { $0 & 1 }).count == 1
    return zeros.isEmpty ? nil : isUTF16 ? .utf16 : .binary
  }

  private static func markup(_ head: ArraySlice<UInt8>) -> ForeignFile? {
    let text = String(decoding: head.prefix(4_096), as: UTF8.self).lowercased()
    if text.hasPrefix("!") { return .qif }
    if text.hasPrefix("{1:") || text.hasPrefix(":20:") || text.contains("\n:20:") { return .mt940 }
    guard text.hasPrefix("<") || text.hasPrefix("ofxheader") else { return nil }
    let words: [(String, ForeignFile)] = [
      ("<ofx", .ofx), ("ofxheader", .ofx), ("camt.05", .camt), ("schemas-microsoft-com:office", .excel),
      ("<html", .html), ("<!doctype html", .html), ("<table", .html),
    ]
    return words.first { text.contains($0.0) }?.1 ?? .xml
  }

  /// Recognises a table or another text whose first line is not the header of the plain CSV.
  private static func table(_ head: ArraySlice<UInt8>) -> FileForm {
    let lines = head.split(maxSplits: 60) { $0 == 0x0A || $0 == 0x0D }.prefix(60)
    let texts = lines.map { String(decoding: $0, as: UTF8.self) }
    if texts.indices.contains(where: { isJournal(texts[$0...]) }) { return .foreign(.journal, []) }
    if lines.contains(where: PlainCSV.hasHeader) { return .foreign(.linesBeforeHeader, []) }
    // The last line may be cut.
    if lines.prefix(max(1, lines.count - 1)).contains(where: { String(utf8: Array($0)) == nil }) {
      return .foreign(.otherEncoding, [])
    }
    let marks = CharacterSet(charactersIn: " \"")
    let tables = texts.prefix(30).flatMap { text in
      ",;\t|".map { mark in
        (mark, text.split(separator: mark).map { $0.trimmingCharacters(in: marks) }.filter { !$0.isEmpty })
      }
    }
    let widest = tables.map(\.1.count).max() ?? 0
    // Titles before the header are shorter, and quoted commas make rows longer.
    let header = tables.first { $0.1.count >= max(2, widest * 2 / 3) }
    guard let (mark, names) = header else { return .foreign(.otherText, []) }
    if let form = [";": ForeignFile.semicolons, "\t": .tabs, "|": .bars][mark] { return .foreign(form, []) }
    let isRow = names[0].first?.isNumber == true || names.contains { CivilDate($0) != nil }
    return isRow ? .foreign(.noHeader, []) : .foreign(.otherColumns, names.prefix(12).map(\.shown))
  }

  /// Whether lines begin with a transaction or directive of plain-text accounting: a date, and words or indented lines.
  private static func isJournal(_ lines: ArraySlice<String>) -> Bool {
    let parts = lines.first?.split(maxSplits: 1) { $0 == " " || $0 == "=" } ?? []
    guard parts.count == 2, parts[0].utf8.count >= 8,
      parts[0].utf8.allSatisfy({ (0x30...0x39).contains($0) || [0x2D, 0x2E, 0x2F].contains($0) })
    else { return false }
    return ["open ", "close ", "balance ", "commodity ", "price "].contains(where: parts[1].hasPrefix)
      || lines.dropFirst().first.map { $0.hasPrefix("  ") || $0.hasPrefix("\t") } ?? false
  }
}
