import AlmanacCompiler
import Testing

/// The report of `diff` about the projects in Apps/.
struct ProjectDiffTests {
  /// Installed apps and widgets meet in the group, which holds all that users have stored.
  @Test func anotherGroupIsAnIdentifierThatAppsNoLongerFind() async throws {
    let path = "Generated/WidgetCoreTables/Apps.swift"
    var tree = try await GeneratedTree.ofProject()
    let old = #"group: "group.app.solverv""#
    let text = tree.files[path, default: ""]
    #expect(text.contains(old))
    tree.files[path] = text.replacing(old, with: #"group: "group.app.other""#)
    let comparison = try await GeneratedTree.comparison(to: tree)
    #expect(
      comparison.lines(.identifiers) == [
        "WidgetCore app records: solverv: group 'group.app.solverv' → 'group.app.other'"
      ])
    #expect(comparison.lines(.words) == [])
  }

  /// Returns a tree with a manifest of files and their digests.
  private func tree(_ name: String, _ files: [String: String]) -> GeneratedTree {
    let rows = files.sorted { $0.key < $1.key }.map { "\($0.key)\t0\t0\t\($0.value)\t-\n" }
    return GeneratedTree(name: name, files: [Manifest.path: rows.joined()])
  }

  private static let files = [
    "Apps/One/App/Info.plist": "a", "Apps/One/Widget/Info.plist": "b", "Generated/margins.tsv": "c",
  ]

  @Test func aFileThatDiffersIsNamedWithItsApp() throws {
    var changed = Self.files
    changed["Apps/One/Widget/Info.plist"] = "d"
    changed["Generated/margins.tsv"] = "e"
    let comparison = try tree("old", Self.files).comparison(to: tree("new", changed))
    #expect(comparison.differingFiles == ["Apps/One/Widget/Info.plist"])
    #expect(comparison.changesInEffect.map(\.subject) == ["Apps/One"])
    #expect(comparison.changesInEffect.map(\.text) == ["1 file differs: Widget/Info.plist"])
    #expect(comparison.changesInEffect.allSatisfy { $0.group == .other })
  }

  @Test func aProjectComesAndGoes() throws {
    let (none, some) = (tree("none", ["Generated/margins.tsv": "c"]), tree("some", Self.files))
    #expect(try none.comparison(to: some).changes.map(\.text) == ["a new project of 2 files"])
    #expect(try some.comparison(to: none).changes.map(\.text) == ["the project of 2 files is gone"])
    #expect(try some.comparison(to: some).changes == [])
    // Only tables have sizes.
    #expect(try none.comparison(to: some).sizes.files == [])
  }
}
