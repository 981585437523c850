import Foundation
import TestSupport
import Testing

/// The modules that do not need Foundation, so that they can run in a browser.
struct PureModuleTests {
  /// The only file that uses the C library, and does without it if there is none.
  private static let trigonometry = "Sources/Runtime/SunTimes/Sky/Trigonometry.swift"

  /// Returns the runtime without AlmanacFoundation, the bridge and the pictures for browsers, and all their
  /// dependencies.
  private static func modules() throws -> [Module] {
    let all = try Module.all()
    let runtime = all.values.filter { $0.layer == "Runtime" && $0.name != "AlmanacFoundation" }.map(\.name)
    let names = Module.reachable(from: runtime + ["WidgetBridgeCore", "WidgetPicturesCore"], in: all)
    return try names.map { try #require(all[$0]) }
  }

  @Test func noFileImportsFoundationOrACLibrary() throws {
    for module in try Self.modules() {
      let files = Repository.swiftFiles(below: module.path)
      #expect(!files.isEmpty, "\(module.name)")
      for path in files {
        let imports = try Repository.imports(path)
        let allowed = path == Self.trigonometry ? Layers.cLibraries : []
        let system = imports.filter { $0.hasPrefix("Foundation") }
          .union(imports.intersection(Layers.cLibraries.union(["Android", "WASILibc", "ucrt"])))
        #expect(system.subtracting(allowed) == [], "\(path)")
      }
    }
  }

  /// A module that is missing from the script would not be checked.
  @Test func everyOneOfThemIsCompiledAsEmbeddedSwift() throws {
    let script = try Repository.text("Tests/check-embedded.sh")
    let start = try #require(script.range(of: "\nmodules=(\n"))
    let end = try #require(script[start.upperBound...].range(of: "\n)\n"))
    let listed = Set(
      script[start.upperBound..<end.lowerBound].split { " \n\"".contains($0) }.map(String.init))
    #expect(Set(try Self.modules().map(\.name)).subtracting(listed) == [])
  }
}
