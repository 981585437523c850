import AlmanacCompiler
import AlmanacModel
import SourceText
import Testing

extension GeneratedTree {
  private static let project = Task {
    let tree = GeneratedTree(try await Project.files(), name: "old")
    return (tree: tree, tables: try GeneratedTables(tree))
  }

  /// Returns the files generated from Data/, compiled once for all tests.
  static func ofProject() async throws -> GeneratedTree { try await project.value.tree }

  /// Returns the changes from the files generated from Data/ to another tree, seen from 2026-11-20.
  static func comparison(to other: GeneratedTree) async throws -> TreeComparison {
    try GeneratedTree.comparison(from: try await project.value.tables, to: other)
  }

  private static func comparison(
    from before: GeneratedTables, to other: GeneratedTree
  ) throws -> TreeComparison {
    let now = DayNumber(try CivilDate(year: 2026, month: 11, day: 20))
    return TreeComparison(from: before, to: try GeneratedTables(other, reusing: before), now: now)
  }

  /// Returns the files generated from a changed Data/.
  static func of(_ tree: SourceTree) async throws -> GeneratedTree {
    GeneratedTree(try await Project.files(of: tree), name: "new")
  }

  /// Returns this tree with a changed line: the first line of a file that contains some texts.
  func changingLine(_ path: String, with texts: [String], _ change: (String) -> String) -> GeneratedTree {
    var tree = self
    tree.name = "new"
    var lines = files[path, default: ""].split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    if let index = lines.firstIndex(where: { line in texts.allSatisfy(line.contains) }) {
      lines[index] = change(lines[index])
    }
    tree.files[path] = lines.joined(separator: "\n")
    return tree
  }

  /// Returns the changes from this tree to another, seen from 2026-11-20.
  func comparison(to other: GeneratedTree) throws -> TreeComparison {
    try GeneratedTree.comparison(from: try GeneratedTables(self), to: other)
  }
}

extension TreeComparison {
  /// Returns the changes of a group as "subject: text".
  func lines(_ group: Change.Group) -> [String] {
    changes.filter { $0.group == group }.map { "\($0.subject): \($0.text)" }
  }
}
