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

  /// No table has the versions and the texts that the system shows, so only the digests of their files tell that they changed.
  @Test(arguments: [
    ("apps", "\tHydrationWidget\t1.0\t", "\tHydrationWidget\t1.1\t"),
    ("usage", "Solverv uses", "Solverv needs"),
  ])
  func aFileThatOnlyProjectsAreMadeFromIsNamed(file: String, old: String, new: String) async throws {
    let path = "Data/apps/\(file).tsv"
    #expect(Project.tree.text(path).contains(old))
    let comparison = try await GeneratedTree.comparison(
      to: .of(Project.tree.replacing(old, with: new, in: path)))
    #expect(
      comparison.lines(.other) == [
        "\(path): changed: read it, and the projects in Apps/ that are made from it"
      ])
    #expect(comparison.lines(.comments) == [])
  }
}
