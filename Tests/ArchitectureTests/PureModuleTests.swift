import Foundation
import Testing

/// The modules that need no Foundation, so that they can run in a browser.
struct PureModuleTests {
  /// The bridge that answers in a browser, the widgets it answers for, and what they are made of.
  private static let widgets = [
    "Sources/Tools/WidgetBridgeCore", "Sources/Widgets/InsultWidget", "Generated/InsultWidgetTables",
    "Sources/Widgets/LunarCalendarWidget", "Generated/LunarCalendarWidgetTables",
    "Sources/Widgets/SolsticeWidget", "Generated/SolsticeWidgetTables", "Sources/Widgets/WidgetCore",
    "Generated/WidgetCoreTables",
  ]

  /// The only file that asks the C library for anything, and does without where there is none.
  private static let trigonometry = "Sources/Runtime/SunTimes/Sky/Trigonometry.swift"

  /// Every module of the runtime but the bridge to Foundation, with its tables.
  private static func runtime() throws -> [String: String] {
    let bridge = "AlmanacFoundation"
    let folders = Set(
      Repository.swiftFiles(below: "Sources/Runtime").compactMap { path in
        path.split(separator: "/").dropFirst(2).first.map(String.init)
      })
    #expect(folders.contains(bridge))
    var modules: [String: String] = [:]
    for module in folders.subtracting([bridge]) { modules[module] = "Sources/Runtime/\(module)" }
    for module in modules.keys {
      let tables = "\(module)Tables"
      if !Repository.files(below: "Generated/\(tables)").isEmpty { modules[tables] = "Generated/\(tables)" }
    }
    return modules
  }

  private static func all() throws -> [String: String] {
    var modules = try runtime()
    for folder in widgets { modules[String(folder.split(separator: "/").last ?? "")] = folder }
    return modules
  }

  @Test func noFileImportsFoundationOrACLibrary() throws {
    for (module, folder) in try Self.all() {
      let files = Repository.swiftFiles(below: folder)
      #expect(!files.isEmpty, "\(module)")
      for path in files {
        let imports = try Repository.imports(path)
        let allowed = path == Self.trigonometry ? Layers.cLibraries : []
        let system = imports.filter { $0 == "Foundation" || $0.hasPrefix("Foundation") }
          .union(imports.intersection(Layers.cLibraries.union(["Android", "WASILibc", "ucrt"])))
        #expect(system.subtracting(allowed) == [], "\(path)")
      }
    }
  }

  /// So that none can come to need more than Embedded Swift has without anybody noticing.
  @Test func everyOneOfThemIsCompiledAsEmbeddedSwift() throws {
    let script = try Repository.text("Tests/check-embedded.sh")
    let start = try #require(script.range(of: "\nmodules=(\n"))
    let end = try #require(script[start.upperBound...].range(of: "\n)\n"))
    let listed = Set(
      script[start.upperBound..<end.lowerBound].split { " \n\"".contains($0) }.map(String.init))
    #expect(Set(try Self.all().keys).subtracting(listed) == [])
  }
}
