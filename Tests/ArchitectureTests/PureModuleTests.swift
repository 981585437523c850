import Foundation
import TestSupport
import Testing

/// The modules that do not need Foundation, so that they can run in a browser.
struct PureModuleTests {
  /// The only file that uses the C library, and does without it if there is none.
  private static let trigonometry = "Sources/Runtime/SunTimes/Sky/Trigonometry.swift"

  /// In the bridge and the pictures, the files for widgets with Foundation are left out where those cannot be
  /// imported.
  private static func isLeftOut(_ path: String, of module: String, without impure: Set<String>) throws -> Bool
  {
    let lines = try Repository.lines(path)
    return ["WidgetBridge", "WidgetPictures"].contains(module) && lines.last == "#endif"
      && impure.contains { lines.first == "#if canImport(\($0))" }
      && !lines.contains { $0.hasPrefix("#else") }
  }

  @Test func noFileImportsFoundationOrACLibrary() throws {
    let all = try Module.all()
    let runtime = all.values.filter { $0.layer == "Runtime" && $0.name != "AlmanacFoundation" }.map(\.name)
    let pure = all.filter { $0.value.layer != "Domains" && !Layers.foundation.by.contains($0.key) }
    let names = Module.reachable(
      from: runtime + ["AlmanacReports", "WidgetBridge", "WidgetPictures"], in: pure
    ).intersection(pure.keys)
    let impure = Set(all.keys).subtracting(pure.keys)
    for name in names {
      let module = try #require(all[name])
      let files = Repository.swiftFiles(below: module.path)
      #expect(!files.isEmpty, "\(name)")
      for path in files where try !Self.isLeftOut(path, of: name, without: impure) {
        let imports = try Repository.imports(path)
        let allowed = path == Self.trigonometry ? Layers.cLibraries : []
        let system = imports.filter { $0.hasPrefix("Foundation") || impure.contains($0) }
          .union(imports.intersection(Layers.cLibraries.union(["Android", "WASILibc", "ucrt"])))
        #expect(system.subtracting(allowed) == [], "\(path)")
      }
    }
  }
}
