import TestSupport
import Testing

/// The diagram of the modules in the README matches the manifest.
struct ModuleGraphTests {
  /// The diagram: a box for each layer, and an arrow for each dependency that does not follow from others;
  /// tables are left out.
  private static func diagram(_ modules: [String: Module]) -> String {
    let shown = modules.values.filter { !$0.isTables }.sorted { $0.name < $1.name }
    var lines = ["flowchart RL"]
    for layer in [Layers.compiler] + Layers.order {
      lines.append("  subgraph \(layer)")
      lines += shown.filter { $0.layer == layer }.map { "    \($0.name)" }
      lines.append("  end")
    }
    for module in shown {
      let direct = module.dependencies.filter { modules[$0]?.isTables == false }
      let others = direct.reduce(into: Set<String>()) { found, name in
        found.formUnion(reachable(from: name, in: modules))
      }
      lines += direct.subtracting(others).sorted().map { "  \(module.name) --> \($0)" }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns all modules on which a module depends, directly or indirectly.
  private static func reachable(from name: String, in modules: [String: Module]) -> Set<String> {
    let direct = modules[name]?.dependencies ?? []
    return direct.reduce(into: direct) { $0.formUnion(reachable(from: $1, in: modules)) }
  }

  /// Widths of letters are for measuring and drawing: no app and no bridge links them.
  @Test func onlyWhatMeasuresOrDrawsLinksTheFont() throws {
    let modules = try Module.all()
    let linking = modules.keys.filter { Self.reachable(from: $0, in: modules).contains("FontWidthsTables") }
    let measuring: Set = ["FontWidths", "WidthCheck", "almanac-widths"]
    let drawing: Set = [
      "PictureGallery", "WidgetPictures", "WidgetPicturesCore", "almanac-cli", "almanac-pictures",
    ]
    #expect(Set(linking) == measuring.union(drawing))
    let products = try Repository.text("Package.swift").split(separator: "let libraries = [")[1]
    let listed = products.split(separator: "]")[0]
    #expect(!listed.contains("Width") && !listed.contains("Picture"))
  }

  @Test func theReadMeShowsTheModulesOfTheManifest() throws {
    let expected = Self.diagram(try Module.all())
    let blocks = try Repository.text("README.md").split(separator: "```mermaid\n").dropFirst()
    let shown = blocks.first.map { String($0.split(separator: "\n```")[0]) }
    #expect(shown == expected, "put this into README.md:\n\(expected)")
  }
}
