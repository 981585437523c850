import Foundation
import SourceText
import Testing

struct SourceTreeTests {
  /// Creates an empty folder, and deletes it with its content afterwards.
  static func withFolder(_ body: (URL) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "SourceTreeTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url)
  }

  static func write(_ text: String, to path: String, in root: URL) throws {
    let url = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  @Test func allFilesBelowTheFolderAreRead() throws {
    try Self.withFolder { root in
      try Self.write("a\n", to: "Data/a.tsv", in: root)
      try Self.write("b\r\n", to: "Data/sub/deep/b.tsv", in: root)
      try Self.write("", to: "Data/empty.tsv", in: root)
      try Self.write("note", to: "Data/README", in: root)
      try Self.write("outside", to: "Other/c.tsv", in: root)
      let tree = SourceTree(folder: "Data", in: root)
      #expect(tree.paths == ["Data/README", "Data/a.tsv", "Data/empty.tsv", "Data/sub/deep/b.tsv"])
      #expect(tree["Data/a.tsv"] == Array("a\n".utf8))
      #expect(tree["Data/sub/deep/b.tsv"] == Array("b\r\n".utf8))
      #expect(tree["Data/empty.tsv"] == [])
      #expect(tree.files["Data/a.tsv"] == SourceFile(path: "Data/a.tsv", text: "a\n"))
      #expect(tree.unreadable == [:])
    }
  }

  @Test func bytesAreNotChanged() throws {
    try Self.withFolder { root in
      let bytes = Array(UInt8.min...UInt8.max)
      try Data(bytes).write(to: root.appendingPathComponent("raw"))
      #expect(SourceTree(folder: "raw", in: root)["raw"] == bytes)
    }
  }

  @Test func namesThatBeginWithADotArePassedOver() throws {
    try Self.withFolder { root in
      try Self.write("a", to: "Data/.hidden.tsv", in: root)
      try Self.write("a", to: "Data/.git/b.tsv", in: root)
      try Self.write("a", to: "Data/sub/.DS_Store", in: root)
      try Self.write("a", to: "Data/seen.tsv", in: root)
      #expect(SourceTree(folder: "Data", in: root).paths == ["Data/seen.tsv"])
    }
  }

  @Test func aFolderNamedLikeATableIsReported() throws {
    try Self.withFolder { root in
      try Self.write("a", to: "Data/x.tsv/inside.tsv", in: root)
      try Self.write("b", to: "Data/y.tsv", in: root)
      let tree = SourceTree(folder: "Data", in: root)
      #expect(tree.unreadable == ["Data/x.tsv": "is a folder, expected a file"])
      #expect(tree["Data/x.tsv"] == nil)
      #expect(tree["Data/x.tsv/inside.tsv"] == Array("a".utf8))
      #expect(tree["Data/y.tsv"] == Array("b".utf8))
    }
  }

  @Test func aMissingFolderIsAnEmptyTree() throws {
    try Self.withFolder { root in
      let tree = SourceTree(folder: "Data", in: root)
      #expect(tree.paths == [])
      #expect(tree.unreadable == [:])
    }
  }

  @Test func anEmptyFolderIsAnEmptyTree() throws {
    try Self.withFolder { root in
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent("Data/sub"), withIntermediateDirectories: true)
      let tree = SourceTree(folder: "Data", in: root)
      #expect(tree.paths == [])
      #expect(tree.unreadable == [:])
    }
  }

  @Test func aTreeInMemoryIsChangedByPath() {
    var tree = SourceTree([SourceFile(path: "b", text: "2"), SourceFile(path: "a", text: "1")])
    #expect(tree.paths == ["a", "b"])
    tree["c"] = [51]
    tree["a"] = nil
    tree["b"] = []
    #expect(tree.paths == ["b", "c"])
    #expect(tree["a"] == nil)
    #expect(tree["b"] == [])
    #expect(tree.files["c"] == SourceFile(path: "c", text: "3"))
  }
}
