import AlmanacCompiler
import Foundation
import SourceText

/// The project's own data, and what is computed from it once for all tests: a computation of the whole sky takes
/// seconds in an unoptimised build.
enum Project {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let tree = SourceTree(folder: "Data", in: root)

  /// Files that take most of the time of reading.
  private static let longPaths = Set(tree.paths.filter { (tree[$0]?.count ?? 0) > 20_000 })

  /// What is wrong with the other files of a tree: the long ones are not read.
  static func problems(inShortFilesOf tree: SourceTree) -> [Diagnostic] {
    var short = tree
    for path in longPaths { short[path] = nil }
    do {
      _ = try readData(short)
      return []
    } catch {
      return error.diagnostics.filter { !longPaths.contains($0.location.path) }
    }
  }

  static func data() throws -> SourceData { try readData(tree) }

  private static let skyTask = Task { try await Sky.compute(try data().finder) }

  static func sky() async throws -> Sky { try await skyTask.value }

  private static let filesTask = Task { try compile(try data(), sky: try await sky()).files }

  /// What the project's own Data/ makes.
  static func files() async throws -> [GeneratedFile] { try await filesTask.value }

  /// Compiles a changed Data/ with the sky of the project: for changes that do not touch the astronomy.
  static func compileWithSharedSky(_ tree: SourceTree) async throws -> [GeneratedFile] {
    try compile(try readData(tree), sky: try await sky()).files
  }
}

extension SourceTree {
  /// The text of a file.
  func text(_ path: String) -> String {
    self[path].map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// This tree with a file changed by a function of its text.
  func changing(_ path: String, _ change: (String) -> String) -> SourceTree {
    var tree = self
    tree[path] = Array(change(text(path)).utf8)
    return tree
  }

  /// This tree with the first occurrence of a text replaced.
  func replacing(_ old: String, with new: String, in path: String) -> SourceTree {
    changing(path) { text in
      guard let range = text.range(of: old) else { return text }
      return text.replacingCharacters(in: range, with: new)
    }
  }
}
