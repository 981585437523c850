package import Foundation

/// The files of the repository, as in a fresh clone: build products and hidden files are left out.
package enum Repository {
  package static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  // Many tests read the same files, and no test changes them.
  private static let listings = Locked<[String: [String]]>([:])
  private static let texts = Locked<[String: String]>([:])

  /// Returns all files below a folder, relative to the root.
  package static func files(below folder: String) -> [String] {
    if let files = listings.withLock({ $0[folder] }) { return files }
    let files = list(folder)
    listings.withLock { $0[folder] = files }
    return files
  }

  private static func list(_ folder: String) -> [String] {
    let url = root.appendingPathComponent(folder)
    let all = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return all.filter { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(
        atPath: url.appendingPathComponent(path).path, isDirectory: &isFolder)
      return !isFolder.boolValue && !path.hasSuffix(".DS_Store")
    }.map { "\(folder)/\($0)" }.sorted()
  }

  /// Returns the text of a file.
  package static func text(_ path: String) throws -> String {
    if let text = texts.withLock({ $0[path] }) { return text }
    let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    texts.withLock { $0[path] = text }
    return text
  }

  /// Returns the lines of a file that are not empty.
  package static func lines(_ path: String) throws -> [Substring] {
    try text(path).utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init)
  }

  /// Returns all Swift files below a folder, relative to the root.
  package static func swiftFiles(below folder: String) -> [String] {
    files(below: folder).filter { $0.hasSuffix(".swift") }
  }

  /// Returns the modules that a source file imports.
  package static func imports(_ path: String) throws -> Set<String> {
    let lines = try lines(path).map { $0.drop { $0.isWhitespace } }
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
  package struct DeclaredType {
    package let name: String
    package let isPublic: Bool
  }

  /// Returns the top-level types of a file.
  package static func types(_ path: String) throws -> [DeclaredType] {
    let kinds: Set = ["struct", "enum", "class", "actor", "protocol", "typealias"]
    let modifiers: Set = ["public", "package", "internal", "private", "fileprivate", "final", "indirect"]
    return try lines(path).compactMap { line in
      let words = line.split(separator: " ").drop { $0.hasPrefix("@") }
      guard line.first != " ", let kind = words.firstIndex(where: { kinds.contains(String($0)) }),
        kind + 1 < words.endIndex, words[..<kind].allSatisfy({ modifiers.contains(String($0)) })
      else { return nil }
      let name = words[kind + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return DeclaredType(name: String(name), isPublic: words.contains("public"))
    }
  }
}
