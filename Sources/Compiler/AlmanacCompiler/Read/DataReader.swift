import SourceText

/// Hands out the tables of Data/ and keeps account of which files were asked for, so that a file nobody reads is
/// reported instead of ignored.
final class DataReader {
  private let diagnostics: Diagnostics
  private let tree: SourceTree
  private var known: Set<String> = []

  /// The folder all paths begin with.
  static let folder = "Data"
  private static let readme = "Data/README.md"

  init(_ tree: SourceTree, diagnostics: Diagnostics) {
    self.tree = tree
    self.diagnostics = diagnostics
  }

  /// A table, or `nil` with a report if there is none to read.
  ///
  /// - Parameters:
  ///   - path: From the folder that Data/ is in.
  ///   - columns: The names of the columns, in this order.
  ///   - joinersIn: The columns whose texts may have joiners (U+200C, U+200D).
  ///   - mayBeEmpty: Whether a table without records is allowed.
  func table(
    _ path: String, columns: [String], joinersIn: Set<String> = [], mayBeEmpty: Bool = false
  ) -> Table? {
    known.insert(path)
    if let problem = tree.unreadable[path] {
      report(problem, at: path)
      return nil
    }
    guard let file = tree.files[path] else {
      report("the file is missing", at: path)
      return nil
    }
    return Table(
      file, columns: columns, joinersIn: joinersIn, mayBeEmpty: mayBeEmpty, diagnostics: diagnostics)
  }

  /// Reports a problem of a file or folder as a whole.
  func report(_ message: String, at path: String) {
    diagnostics.report(message, at: SourceLocation(path: path))
  }

  /// Takes note of a file whose name was reported, so that it is not reported once more.
  func pass(over path: String) { known.insert(path) }

  /// The paths of all tables directly in a folder, readable or not, in order.
  func tablePaths(in folder: String) -> [String] {
    let paths = Set(tree.paths).union(tree.unreadable.keys)
    return paths.filter { path in
      path.hasPrefix(folder + "/") && path.hasSuffix(".tsv")
        && !path.dropFirst(folder.count + 1).contains("/")
    }.sorted()
  }

  /// Reports files that belong to no table.
  func reportUnknownFiles() {
    let paths = Set(tree.paths).union(tree.unreadable.keys).subtracting(known)
    for path in paths.sorted() where !path.hasPrefix(InputDigests.referenceFolder) && path != Self.readme {
      let message =
        tree.unreadable[path] ?? "nothing reads this file; \(Self.readme) says which files there are"
      report(message, at: path)
    }
  }
}
