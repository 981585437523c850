import AlmanacCompiler
import AlmanacModel
import SourceText
import Testing

extension FactTree {
  private static let project = Task { FactTree(name: "old", try await Project.files()) }

  /// Returns the facts generated from Data/, compiled once for all tests.
  static func ofProject() async throws -> FactTree { try await project.value }

  /// Returns the facts generated from a changed Data/, if it makes an almanac.
  static func of(_ tree: SourceTree) async throws -> FactTree {
    FactTree(name: "new", try await Project.files(of: tree))
  }

  /// Returns the files generated from Data/ with the facts of a changed Data/.
  static func facts(of tree: SourceTree) async throws -> FactTree {
    var changed = try await ofProject()
    changed.name = "new"
    for file in try await Project.facts(of: tree) { changed.files[file.path] = file.text }
    return changed
  }

  /// Returns the changes from the files generated from Data/ to another tree, seen from 2026-11-20.
  static func comparison(to other: FactTree) async throws -> TreeComparison {
    try await ofProject().comparison(to: other)
  }

  /// Returns the changes from this tree to another, seen from 2026-11-20.
  func comparison(to other: FactTree) throws -> TreeComparison {
    try TreeComparison(
      from: self, to: other, now: DayNumber(try CivilDate(year: 2026, month: 11, day: 20)))
  }

  /// Returns this tree with a changed line: the first line of a file that begins with a text.
  func changingLine(
    _ path: String, _ start: String, _ change: (String) -> String
  ) throws -> FactTree {
    var tree = self
    tree.name = "new"
    var lines = files[path, default: ""].split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    let index = try #require(lines.firstIndex { $0.hasPrefix(start) }, "\(path) has no line '\(start)'")
    lines[index] = change(lines[index])
    tree.files[path] = lines.joined(separator: "\n")
    return tree
  }
}

extension TreeComparison {
  /// Returns the changes of a group as "subject: text".
  func lines(_ group: Change.Group) -> [String] {
    changes.filter { $0.group == group }.map { "\($0.subject): \($0.text)" }
  }
}
