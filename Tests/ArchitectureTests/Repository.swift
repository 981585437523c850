import Foundation

/// The files of the repository, as git would see them in a fresh clone: what is built or hidden is left out.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// All files below a folder, relative to the root.
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

  /// The modules a source file imports.
  static func imports(_ path: String) throws -> Set<String> {
    let lines = try text(path).split(separator: "\n").map { $0.drop { $0 == " " } }
    let names = lines.compactMap { line -> String? in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
        words[..<index].allSatisfy({
          $0.hasPrefix("@") || ["public", "package", "internal", "private"].contains($0)
        })
      else { return nil }
      return String(words[index + 1])
    }
    return Set(names)
  }
}
