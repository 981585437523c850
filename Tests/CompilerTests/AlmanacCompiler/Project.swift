import AlmanacCompiler
import Foundation
import SourceText
import TestSupport

/// The project's own data, and results that are computed from it once for all tests.
///
/// Computing the whole sky takes seconds in an unoptimised build.
enum Project {
  static let root = Repository.root

  static let tree = SourceTree(folder: "Data", in: root)

  /// The files that take most of the reading time; those that grow every year are read, however long they are.
  private static let longPaths = Set(
    tree.paths.filter { path in
      (tree[path]?.count ?? 0) > 20_000
        && !["Data/about/", "Data/places/", "Data/almanac-day/"].contains(where: path.hasPrefix)
    })

  /// Returns the problems of the short files of a tree; the long ones are not read.
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

  private static let dataResult = Result { () throws(CompilationFailure) in try readData(tree) }

  static func data() throws -> SourceData { try dataResult.get() }

  private static let skyTask = Task { try await Sky.compute(try data().finder) }

  static func sky() async throws -> Sky { try await skyTask.value }

  private static let almanacTask = Task { try encodedAlmanac(try data(), sky: try await sky()).almanac }

  private static let filesTask = Task { try emit(try data(), try await almanacTask.value) }

  /// Returns the files generated from the project's own Data/.
  static func files() async throws -> [GeneratedFile] { try await filesTask.value }

  /// Compiles a changed Data/ with what the change leaves as it is in the project: always the sky, and mostly the whole almanac.
  ///
  /// - Parameter tree: A tree whose series are those of the project.
  static func files(of tree: SourceTree) async throws -> [GeneratedFile] {
    guard hasSameAlmanac(tree) else { return try compile(try readData(tree), sky: try await sky()).files }
    return try emit(try readData(tree), try await almanacTask.value)
  }

  /// Returns the facts of a changed Data/, which are much less to print than all files.
  ///
  /// - Parameter tree: A tree whose series are those of the project.
  static func facts(of tree: SourceTree) async throws -> [GeneratedFile] {
    let data = try readData(tree)
    let almanac =
      hasSameAlmanac(tree)
      ? try await almanacTask.value : try encodedAlmanac(data, sky: try await sky()).almanac
    return AlmanacCompiler.facts(of: data, almanac)
  }

  /// Compares the decided days of a tree, whose calendars are those of the project, with its laws.
  static func checkDecidedDays(of tree: SourceTree) async throws {
    try AlmanacCompiler.checkDecidedDays(of: try readData(tree), try await almanacTask.value)
  }

  private static func hasSameAlmanac(_ tree: SourceTree) -> Bool {
    // The folders of all that `encodedAlmanac` depends on.
    let computed = ["astronomy", "calendars", "time"].map { "Data/\($0)/" }
    return Set(tree.paths).union(Self.tree.paths).allSatisfy { path in
      !computed.contains { path.hasPrefix($0) } || tree[path] == Self.tree[path]
    }
  }
}

extension SourceTree {
  /// Returns the text of a file.
  func text(_ path: String) -> String {
    self[path].map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Returns this tree with a file whose text is changed by a function.
  ///
  /// If rows were added or removed, and the number of records was right, it is that of the changed file.
  func changing(_ path: String, _ change: (String) -> String) -> SourceTree {
    var tree = self
    let (old, new) = (text(path), change(text(path)))
    let line = { (text: String) in
      "# records: \(text.split(separator: "\n").count { !$0.hasPrefix("#") } - 1)\n"
    }
    let counted = old.contains(line(old)) ? new.replacing(line(old), with: line(new)) : new
    tree[path] = Array(counted.utf8)
    return tree
  }

  /// Returns this tree with the first occurrence of a text replaced.
  func replacing(_ old: String, with new: String, in path: String) -> SourceTree {
    changing(path) { text in
      guard let range = text.range(of: old) else { return text }
      return text.replacingCharacters(in: range, with: new)
    }
  }
}
