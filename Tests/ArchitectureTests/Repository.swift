import Foundation

/// The files of the repository, as in a fresh clone: build products and hidden files are left out.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Returns all files below a folder, relative to the root.
  static func files(below folder: String) -> [String] {
    let url = root.appendingPathComponent(folder)
    let all = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return all.filter { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(
        atPath: url.appendingPathComponent(path).path, isDirectory: &isFolder)
      return !isFolder.boolValue && !path.hasSuffix(".DS_Store")
    }.map { "\(folder)/\($0)" }.sorted()
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  static func swiftFiles(below folder: String) -> [String] {
    files(below: folder).filter { $0.hasSuffix(".swift") }
  }

  /// Returns the modules that a source file imports.
  static func imports(_ path: String) throws -> Set<String> {
    let lines = try text(path).split(separator: "\n").map { $0.drop { $0.isWhitespace } }
    let names = lines.compactMap { line -> String? in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
        words[..<index].allSatisfy({
          $0.hasPrefix("@") || ["public", "package", "internal", "fileprivate", "private"].contains($0)
        })
      else { return nil }
      return String(words[index + 1])
    }
    return Set(names)
  }

  /// A top-level type of a file.
  struct DeclaredType {
    var name: String
    var isPublic: Bool
  }

  /// Returns the top-level types of a file.
  static func types(_ path: String) throws -> [DeclaredType] {
    let kinds: Set = ["struct", "enum", "class", "actor", "protocol", "typealias"]
    let modifiers: Set = ["public", "package", "internal", "private", "fileprivate", "final", "indirect"]
    return try text(path).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").drop { $0.hasPrefix("@") }
      guard line.first != " ", let kind = words.firstIndex(where: { kinds.contains(String($0)) }),
        kind + 1 < words.endIndex, words[..<kind].allSatisfy({ modifiers.contains(String($0)) })
      else { return nil }
      let name = words[kind + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return DeclaredType(name: String(name), isPublic: words.contains("public"))
    }
  }
}
