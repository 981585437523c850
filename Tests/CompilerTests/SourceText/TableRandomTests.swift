import SourceText
import TestSupport
import Testing

/// For all bytes of a file, reading ends with a table or with a message.
struct TableRandomTests {
  static let columns = ["index", "name"]

  /// The parts of random files: parts of good files, and parts with every known kind of mistake.
  static let parts: [[UInt8]] =
    [
      "# title: T\n", "# source: S\n", "# publisher: P\n", "# licence: L\n", "# obtained: O\n",
      "# units: U\n",
      "# records: 1\n", "# records:\n", "# records: x\n", "#", "# ", ":", "# title:", "index\tname\n",
      "name\tindex\n", "index", "name", "\t", "\n", "\r", "\r\n", " ", "0\tGiáp\n", "1", "-", "1e400",
      "\u{FEFF}",
      "e\u{301}", "\u{301}", "\u{200D}", "🇻🇳", "\u{0}", "\u{85}", "\u{2028}", "甲",
    ].map { Array($0.utf8) } + [
      [0x80], [0xC3], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF], [0xEF, 0xBB],
    ]

  static func failure(of bytes: [UInt8]) -> String? {
    let result = ReadResult(SourceFile(path: "t.tsv", bytes: bytes), columns: columns)
    guard let table = result.table else {
      return result.messages.isEmpty ? "neither table nor message: \(bytes)" : nil
    }
    // A returned table is usable: its fields are there, and parsing them ends as well.
    for record in table.records {
      let integer = record.integer("index", in: 0...100)
      let isWhole = !record.isBad
      let number = record.number("index", in: 0...100)
      if isWhole, record.isBad { return "a whole number that is not a number: \(bytes)" }
      // A number that was reported is a dummy, and in the range too.
      if !(0...100).contains(number) || !(0...100).contains(integer) { return "out of range: \(bytes)" }
      _ = record.text("name")
      _ = record.location(of: "name")
    }
    let lineCount = bytes.count { $0 == UInt8(ascii: "\n") } + 1
    let isInside = result.reports.allSatisfy { diagnostic in
      diagnostic.location.path == "t.tsv" && (1...lineCount).contains(diagnostic.location.line ?? 1)
        && (1...bytes.count + 1).contains(diagnostic.location.column ?? 1)
    }
    return isInside ? nil : "a message outside the file: \(bytes)"
  }

  @Test func randomBytesAreReadOrRefused() {
    var numbers = Seeded(1)
    var failures: [String] = []
    for _ in 0..<1500 {
      let count = Int.random(in: 0...60, using: &numbers)
      let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &numbers) }
      failures += [Self.failure(of: bytes)].compactMap { $0 }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test func randomPartsOfFilesAreReadOrRefused() {
    var numbers = Seeded(2)
    var failures: [String] = []
    for _ in 0..<1500 {
      let count = Int.random(in: 0...30, using: &numbers)
      let bytes = (0..<count).flatMap { _ in Self.parts.randomElement(using: &numbers) ?? [] }
      failures += [Self.failure(of: bytes)].compactMap { $0 }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test func damagedFilesAreReadOrRefused() {
    var numbers = Seeded(3)
    let good = Array((ReadResult.header + "# records: 2\nindex\tname\n0\tGiáp\n1\tẤt\n").utf8)
    var failures: [String] = []
    for _ in 0..<1500 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        let place = Int.random(in: 0..<bytes.count, using: &numbers)
        switch Int.random(in: 0..<3, using: &numbers) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = UInt8.random(in: .min ... .max, using: &numbers)
        default: bytes.insert(contentsOf: Self.parts.randomElement(using: &numbers) ?? [], at: place)
        }
      }
      failures += [Self.failure(of: bytes)].compactMap { $0 }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test func everyBeginningOfAFileIsReadOrRefused() {
    let good = Array((ReadResult.header + "# records: 2\nindex\tname\n0\tGiáp\n1\tẤt\n").utf8)
    var failures: [String] = []
    for count in 0..<good.count {
      let bytes = Array(good.prefix(count))
      failures += [Self.failure(of: bytes)].compactMap { $0 }
      // A truncated file is never accepted as a whole one.
      if ReadResult(SourceFile(path: "t.tsv", bytes: bytes), columns: Self.columns).messages.isEmpty {
        failures.append("no message about the first \(count) bytes")
      }
    }
    #expect(failures.prefix(5) == [])
  }
}
