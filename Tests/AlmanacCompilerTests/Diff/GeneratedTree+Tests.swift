import AlmanacCompiler
import AlmanacModel
import SourceText
import Testing

extension GeneratedTree {
  private static let project = Task {
    let tree = GeneratedTree(try await Project.files(), name: "old")
    return (tree: tree, tables: try GeneratedTables(tree))
  }

  /// What Data/ makes, compiled once for all tests.
  static func ofProject() async throws -> GeneratedTree { try await project.value.tree }

  /// What changed from what Data/ makes to another tree, seen from 2026-11-20.
  static func comparison(to other: GeneratedTree) async throws -> TreeComparison {
    try GeneratedTree.comparison(from: try await project.value.tables, to: other)
  }

  private static func comparison(
    from before: GeneratedTables, to other: GeneratedTree
  ) throws -> TreeComparison {
    let now = DayNumber(try CivilDate(year: 2026, month: 11, day: 20))
    return TreeComparison(from: before, to: try GeneratedTables(other, reusing: before), now: now)
  }

  /// What a changed Data/ makes.
  static func of(_ tree: SourceTree) async throws -> GeneratedTree {
    GeneratedTree(try await Project.compileWithSharedSky(tree), name: "new")
  }

  /// This tree with the first line of a file that holds some texts changed.
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

  /// What changed to another tree, seen from 2026-11-20.
  func comparison(to other: GeneratedTree) throws -> TreeComparison {
    try GeneratedTree.comparison(from: try GeneratedTables(self), to: other)
  }
}

extension TreeComparison {
  /// The changes of a group as "subject: text".
  func lines(_ group: Change.Group) -> [String] {
    changes.filter { $0.group == group }.map { "\($0.subject): \($0.text)" }
  }
}
