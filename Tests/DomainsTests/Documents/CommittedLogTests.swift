import Foundation
import TestSupport
import Testing

@testable import Documents

/// A file of lines; a document says how many of its bytes count.
struct CommittedLogTests {
  private let folder: Folder
  private let log: CommittedLog

  init() throws {
    folder = try Folder()
    log = try CommittedLog(DocumentPlace(folder: folder.url.path, name: "d.json"), name: "d.json-2026.jsonl")
  }

  private func lines(_ committed: Int?) throws -> [String] {
    var lines: [String] = []
    try log.forEachLine(committed: committed) { line, _ in lines.append(String(decoding: line, as: UTF8.self))
    }
    return lines
  }

  @Test func whatDoesNotCountIsNotReadIsToldAndIsCutOffBeforeTheNextLine() throws {
    #expect(try log.size() == nil)
    #expect(try lines(0) == [])
    let first = try log.append(Array("one\n".utf8), behind: 0)
    _ = try log.append(Array("lost, and long\n".utf8), behind: first)
    #expect(try lines(first) == ["one"])
    #expect(try lines(nil) == ["one", "lost, and long"])
    #expect(try log.tail(behind: first) == Array("lost, and long\n".utf8))
    let second = try log.append(Array("two\n".utf8), behind: first)
    #expect(folder.bytes("d.json-2026.jsonl") == Array("one\ntwo\n".utf8))
    #expect(try lines(second) == ["one", "two"])
    #expect(try log.tail(behind: second) == [])
    try log.cutTail(behind: first)
    #expect(folder.bytes("d.json-2026.jsonl") == Array("one\n".utf8))
    // Copies are made on request, each once.
    let name = try log.keep(Array("kept\n".utf8), at: noon)
    #expect(try log.keep(Array("kept\n".utf8), at: noon) == name)
    #expect(folder.names.filter { $0.contains(".corrupt-") } == [name])
    let place = DocumentPlace(folder: folder.url.path, name: "d.json")
    #expect(try CommittedLog.kept(place, name) == Array("kept\n".utf8))
  }

  @Test func aFileThatIsShorterThanTheDocumentSaysIsAnErrorAndNothingIsAddedToIt() throws {
    let end = try log.append(Array("one\ntwo\n".utf8), behind: 0)
    try folder.put("one\n", "d.json-2026.jsonl")
    let error = StoreError.shortened(path: log.path, bytes: 4, expected: end)
    #expect(throws: error) { try log.checkSize(end) }
    #expect(throws: error) { try log.append(Array("three\n".utf8), behind: end) }
    #expect(throws: error) { try lines(end) }
    #expect(folder.bytes("d.json-2026.jsonl") == Array("one\n".utf8))
  }

  @Test func aLinkOrAFolderInThePlaceOfTheFileIsLeftAlone() throws {
    try folder.put("real\n", "real")
    try FileManager.default.createSymbolicLink(atPath: log.path, withDestinationPath: "real")
    #expect(throws: StoreError.symbolicLink(path: log.path)) { try log.append([10], behind: 0) }
    #expect(throws: StoreError.symbolicLink(path: log.path)) { try lines(nil) }
    #expect(folder.bytes("real") == Array("real\n".utf8))
    try FileManager.default.removeItem(atPath: log.path)
    try FileManager.default.createDirectory(atPath: log.path, withIntermediateDirectories: false)
    #expect(throws: StoreError.self) { try log.append([10], behind: 0) }
    #expect(throws: StoreError.self) { try lines(nil) }
  }

  /// Returns some lines, from the last one on.
  private func lastLines(_ count: Int, _ committed: Int) throws -> [String] {
    var lines: [String] = []
    try log.forEachLineFromEnd(committed: committed) { line throws(StoreError) in
      lines.append(String(decoding: line, as: UTF8.self))
      return lines.count < count
    }
    return lines
  }

  /// Lines are read from the first and from the last, whatever their length and the ends of the blocks.
  @Test func linesAreReadFromTheFirstAndFromTheLast() throws {
    var random = Seeded(12)
    for _ in 0..<8 {
      var all: [String] = []
      while all.reduce(0, { $0 + $1.utf8.count }) < 300_000 {
        let length = random.below(20) == 0 ? random.below(150_000) : random.below(400)
        all.append("k\(random.below(9))" + String(repeating: "x", count: length))
      }
      // Line feeds replace damaged lines.
      let feeds = (0..<all.count).map { _ in String(repeating: "\n", count: random.below(9) == 0 ? 3 : 1) }
      try? FileManager.default.removeItem(atPath: log.path)
      let text = zip(all, feeds).map { $0 + $1 }.joined()
      let committed = try log.append(Array(text.utf8), behind: 0)
      _ = try log.append(Array("does not count\n".utf8), behind: committed)
      #expect(try lines(committed) == all)
      for count in [1, 2, 17, all.count + 1] {
        #expect(try lastLines(count, committed) == all.reversed().prefix(count).map { $0 }, "\(count)")
      }
    }
    #expect(try lastLines(9, 0) == [])
    #expect(throws: StoreError.self) { try lastLines(9, 1_000_000) }
  }

  /// Finds the first place of the bytes, whatever their length and the letters around them.
  ///
  /// The test compares this with a search that tries each place.
  @Test func bytesAreFoundWhereTheyBeginFirst() throws {
    var random = Seeded(13)
    var found = 0
    for _ in 0..<3_000 {
      let letters = [1, 2, 3, 200][random.below(4)]
      let text = (0..<random.below(400)).map { _ in UInt8(random.below(letters)) }
      let length = random.below(3) == 0 ? random.below(300) : random.below(12)
      let start = random.below(text.count + 1)
      let bytes =
        random.below(2) == 0
        ? Array(text[start...].prefix(length)) : (0..<length).map { _ in UInt8(random.below(letters)) }
      let from = random.below(3) == 0 ? random.below(text.count + 1) : 0
      let last = text.count - bytes.count
      let expected =
        bytes.isEmpty || from > last ? nil : (from...last).first { text[$0...].starts(with: bytes) }
      if expected != nil { found += 1 }
      #expect(text.withUnsafeBytes { BytePattern(bytes).place(in: $0, from: from) } == expected)
    }
    #expect(found > 500)
  }
}
