import Foundation
import TestSupport
import Testing

@testable import Documents

/// A file of lines of which a document says how many bytes count.
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

  @Test("What does not count is not read, and is cut off before the next line and kept")
  func uncommitted() throws {
    #expect(try log.size() == nil)
    #expect(try lines(0) == [])
    let first = try log.append(Array("one\n".utf8), behind: 0, at: noon)
    _ = try log.append(Array("lost, and long\n".utf8), behind: first, at: noon)
    #expect(try lines(first) == ["one"])
    #expect(try lines(nil) == ["one", "lost, and long"])
    let second = try log.append(Array("two\n".utf8), behind: first, at: noon)
    #expect(folder.bytes("d.json-2026.jsonl") == Array("one\ntwo\n".utf8))
    #expect(try lines(second) == ["one", "two"])
    let kept = folder.names.filter { $0.contains(".corrupt-") }
    #expect(kept.map { folder.bytes($0) } == [Array("lost, and long\n".utf8)])
    // The same lines once more, as after a program that was killed: nothing is lost then.
    _ = try log.append(Array("three\n".utf8), behind: second, at: noon)
    _ = try log.append(Array("three\nfour\n".utf8), behind: second, at: noon)
    #expect(folder.names.filter { $0.contains(".corrupt-") } == kept)
  }

  @Test("A file that is shorter than the document says is an error, and nothing is added to it")
  func shortened() throws {
    let end = try log.append(Array("one\ntwo\n".utf8), behind: 0, at: noon)
    try folder.put("one\n", "d.json-2026.jsonl")
    let error = StoreError.shortened(path: log.path, bytes: 4, expected: end)
    #expect(throws: error) { try log.checkSize(end) }
    #expect(throws: error) { try log.append(Array("three\n".utf8), behind: end, at: noon) }
    #expect(throws: error) { try lines(end) }
    #expect(folder.bytes("d.json-2026.jsonl") == Array("one\n".utf8))
  }

  @Test("A link or a folder in the place of the file is left alone")
  func noFile() throws {
    try folder.put("real\n", "real")
    try FileManager.default.createSymbolicLink(atPath: log.path, withDestinationPath: "real")
    #expect(throws: StoreError.symbolicLink(path: log.path)) { try log.append([10], behind: 0, at: noon) }
    #expect(throws: StoreError.symbolicLink(path: log.path)) { try lines(nil) }
    #expect(folder.bytes("real") == Array("real\n".utf8))
    try FileManager.default.removeItem(atPath: log.path)
    try FileManager.default.createDirectory(atPath: log.path, withIntermediateDirectories: false)
    #expect(throws: StoreError.self) { try log.append([10], behind: 0, at: noon) }
    #expect(throws: StoreError.self) { try lines(nil) }
  }

  /// The other route: Foundation's search in the whole text.
  @Test("Lines are found as in the whole text, whatever their length and where blocks of reading end")
  func search() throws {
    var random = Seeded(12)
    for _ in 0..<5 {
      var all: [String] = []
      while all.reduce(0, { $0 + $1.utf8.count }) < 300_000 {
        let length = random.below(20) == 0 ? random.below(150_000) : random.below(400)
        let text = (0..<length).map { _ in "abc"[random.below(3)] }.joined()
        all.append("k\(random.below(9)) \(text)")
      }
      try? FileManager.default.removeItem(atPath: log.path)
      let committed = try log.append(Array(all.map { $0 + "\n" }.joined().utf8), behind: 0, at: noon)
      #expect(try lines(committed) == all)
      for pattern in ["k3", "abcabca", "ccc", "k7 a", "nowhere", "a"] {
        let found = try log.lines(with: Array(pattern.utf8), committed: committed)
        #expect(found == all.filter { $0.contains(pattern) }.map { Array($0.utf8) }, "\(pattern)")
      }
    }
  }
}

extension String {
  fileprivate subscript(place: Int) -> String { String(self[index(startIndex, offsetBy: place)]) }
}
