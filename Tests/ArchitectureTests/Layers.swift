/// The imports a module may have, by the folder of its layer, and the exceptions with their reasons.
///
/// A new module needs no entry here: its folder decides.
enum Layers {
  /// The folders of Sources/ from left to right: a layer may import itself and those before it.
  ///
  /// The compiler is separate: neither side imports the other, so that the compiler builds when Generated/ is
  /// broken, and no app contains it.
  static let compiler = "Compiler"
  static let order = ["Runtime", "Domains", "Widgets", "Views", "Tools"]

  /// Imports that the layers forbid, and the reasons why they are allowed.
  static let exceptions: [String: (modules: Set<String>, reason: String)] = [
    "AlmanacModel": (
      ["Ephemeris", "SwiftEmitter", "AlmanacCompiler", "almanac-compiler"],
      "the vocabulary and the one decoder of the tables, which hold no table"
    ),
    "DomainRecords": (["AlmanacCompiler"], "the records of the tables of domains"),
    "AlmanacFacts": (["AlmanacCompiler"], "the form of facts, which hold no table"),
    "CommandLineInterface": (
      ["AlmanacCompiler", "almanac-compiler"],
      "reads a command line and aligns text on a terminal as almanac does; it imports nothing"
    ),
  ]

  /// Exceptions to the layers' rule on Foundation: `by` may import it, `not` may not.
  static let foundation: (by: Set<String>, not: Set<String>) = (
    // The modules that connect the runtime and widgets to Foundation; its formatters write money and volumes.
    by: ["AlmanacFoundation", "WidgetFoundation", "BudgetWidgetCore", "HydrationWidgetCore"],
    // Modules that print numbers or run in a browser do without.
    not: ["Ephemeris", "SwiftEmitter", "AlmanacReports", "WidgetPictures"]
  )
  static let layersWithFoundation: Set = [compiler, "Domains", "Views", "Tools"]

  /// The modules that all widgets share; widgets do not import each other.
  static let sharedByWidgets: Set = ["WidgetCore", "WidgetFoundation"]

  /// The library whose core a module is, which has the name of its texts: `BudgetWidget` of `BudgetWidgetCore`.
  static func widgetLibrary(of module: String) -> String? {
    module.hasSuffix("WidgetCore") && module != "WidgetCore" ? String(module.dropLast("Core".count)) : nil
  }

  /// The frameworks of the layer of views; on systems without them, the manifest has stand-ins.
  static let appleFrameworks: Set = ["AppIntents", "RelevanceKit", "SwiftUI", "WidgetKit"]

  /// The one file that reads time, zone, locale, files and settings from the system.
  static let services = "Sources/Views/WidgetViews/SystemServices.swift"

  /// Modules that need sine and cosine, or the files of documents.
  static let modulesWithCLibrary: Set = ["Ephemeris", "SunTimes", "Documents"]
  static let cLibraries: Set = ["Darwin", "Glibc", "Musl"]

  /// Returns the reason why a module may not import another one; `nil` if it may.
  static func fault(
    _ module: Module, imports name: String, among modules: [String: Module],
    exceptions: [String: (modules: Set<String>, reason: String)] = exceptions
  ) -> String? {
    if name == "Foundation" {
      let may =
        foundation.by.contains(module.name)
        || layersWithFoundation.contains(module.layer) && !foundation.not.contains(module.name)
      return may ? nil : "has no Foundation"
    }
    if cLibraries.contains(name) {
      return modulesWithCLibrary.contains(module.name) ? nil : "has no C library"
    }
    if appleFrameworks.contains(name) { return module.layer == "Views" ? nil : "draws nothing on a screen" }
    guard let imported = modules[name] else { return "no module of the package" }
    if exceptions[name]?.modules.contains(module.name) == true { return nil }
    // These two read all tables, to say what is in them.
    if imported.isTables, ["MessageFacts", "almanac-dev"].contains(module.name) { return nil }
    if module.isTables {
      return ["AlmanacModel", "DomainRecords"].contains(name) ? nil : "tables import their records alone"
    }
    if imported.isTables {
      // The screens of a widget read its texts.
      let cores = module.layer == "Views" ? module.dependencies.compactMap(widgetLibrary) : []
      let own = [widgetLibrary(of: module.name) ?? module.name] + cores
      return own.contains { name == $0 + "Tables" } ? nil : "the tables of another module"
    }
    if module.layer == "Widgets", imported.layer == "Widgets", !sharedByWidgets.contains(name) {
      return "widgets do not know each other"
    }
    if module.layer == imported.layer { return nil }
    guard let own = order.firstIndex(of: module.layer), let other = order.firstIndex(of: imported.layer)
    else { return "compiler and runtime do not know each other" }
    return other < own ? nil : "\(imported.layer) is not to the left of \(module.layer)"
  }
}

/// A module of the package that is not a test.
struct Module {
  var name: String
  /// The folder of its sources.
  var path: String
  /// The modules on which it depends according to the manifest.
  var dependencies: Set<String>

  /// The folder of its layer, from its path; it may also be `Generated` or `Tests`.
  var layer: String {
    let parts = path.split(separator: "/")
    return String(parts[0] == "Sources" ? parts[1] : parts[0])
  }

  /// Whether the compiler writes it.
  var isTables: Bool { layer == "Generated" }

  /// Returns all modules by name, without tests and modules that only tests link.
  static func all() throws -> [String: Module] {
    let targets = try PackageDescription.load().targets.filter {
      $0.type != "test" && !["Tests/", "Apps/"].contains(where: $0.path.hasPrefix)
    }
    let modules = targets.map {
      Module(name: $0.name, path: $0.path, dependencies: Set($0.target_dependencies ?? []))
    }
    return Dictionary(uniqueKeysWithValues: modules.map { ($0.name, $0) })
  }

  /// Returns some modules and all on which they depend, directly or indirectly.
  static func reachable(from names: [String], in modules: [String: Module]) -> Set<String> {
    var found: Set<String> = []
    var waiting = names
    while let name = waiting.popLast() {
      if found.insert(name).inserted { waiting += modules[name]?.dependencies ?? [] }
    }
    return found
  }
}
