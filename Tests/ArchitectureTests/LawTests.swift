import Foundation
import TestSupport
import Testing

/// The rules of the sources, checked on the package description and the files.
struct LawTests {
  @Test func everyModuleHasAFolderOfItsLayer() throws {
    let package = try PackageDescription.load()
    #expect(package.dependencies.isEmpty, "no external packages")
    for target in package.targets where target.type != "test" {
      #expect(target.product_dependencies ?? [] == [])
    }
    for module in try Module.all().values {
      let folder = module.isTables ? "Generated" : "Sources/\(module.layer)"
      #expect(module.path == "\(folder)/\(module.name)")
      #expect(module.isTables || module.layer == Layers.compiler || Layers.order.contains(module.layer))
    }
  }

  @Test func dependenciesPointToTheLeft() throws {
    let modules = try Module.all()
    for module in modules.values {
      for name in module.dependencies {
        #expect(Layers.fault(module, imports: name, among: modules) == nil, "\(module.name): \(name)")
      }
    }
  }

  @Test func filesImportOnlyWhatTheirModuleMay() throws {
    let modules = try Module.all()
    for module in modules.values {
      for path in Repository.swiftFiles(below: module.path) {
        for name in try Repository.imports(path) {
          #expect(Layers.fault(module, imports: name, among: modules) == nil, "\(path): \(name)")
        }
      }
    }
  }

  /// Instant, zone, locale and place are arguments everywhere, except in executables and in the one file
  /// where views read them.
  @Test func noAmbientState() throws {
    let banned = [
      "Date()", "Date.now", ".autoupdatingCurrent", "Calendar.current", "TimeZone.current", "Locale.current",
      ".random(",
      "SystemRandomNumberGenerator", "ProcessInfo",
    ]
    let bannedInViews = banned + ["UserDefaults", "FileManager", "WidgetCenter"]
    // These two ask for the time and the zone of whoever starts them.
    let programs: Set = ["almanac-cli", "almanac-compiler"]
    for module in try Module.all().values where !programs.contains(module.name) {
      for path in Repository.swiftFiles(below: module.path) where path != Layers.services {
        let text = try Repository.text(path)
        // Code that takes a lock has to ask the system for time.
        let needed = path == "Sources/Domains/Documents/Files/LockTime.swift" ? ["ProcessInfo"] : []
        let found = (module.layer == "Views" ? bannedInViews : banned).filter(text.contains)
        #expect(found == needed, "\(path)")
      }
    }
  }

  /// Bad input must never stop the program.
  @Test func nothingTrapsOnInput() throws {
    for path in Repository.swiftFiles(below: "Sources") {
      let code = try Repository.lines(path).filter {
        !$0.drop { $0 == " " }.hasPrefix("//")
      }
      let found = code.filter { line in
        ["try!", "as!", "fatalError(", "preconditionFailure("].contains { line.contains($0) }
      }
      #expect(found == [], "\(path)")
    }
  }

  /// Disks of a Mac ignore case, and a module that contains a type of its own name cannot be named in full.
  @Test func namesAreDistinct() throws {
    let modules = try Module.all()
    let names = modules.keys.map { $0.lowercased() }
    #expect(Set(names).count == names.count)
    for module in modules.values {
      for path in Repository.swiftFiles(below: module.path) {
        let types = try Repository.types(path)
        #expect(!types.contains { $0.name == module.name }, "\(path) declares \(module.name)")
      }
    }
  }

  /// An app may import several of the libraries, and a name must then have one meaning.
  @Test func noTwoLibrariesHavePublicTypesOfOneName() throws {
    var homes: [String: String] = [:]
    let libraries = try Module.all().values.filter {
      Layers.order.contains($0.layer) && $0.name.first?.isUppercase == true
    }
    for module in libraries.sorted(by: { $0.name < $1.name }) {
      for path in Repository.swiftFiles(below: module.path) {
        for type in try Repository.types(path) where type.isPublic {
          #expect(homes[type.name] == nil, "\(type.name) is in \(path) and in \(homes[type.name] ?? "")")
          homes[type.name] = path
        }
      }
    }
    #expect(!homes.isEmpty)
  }

  /// In a build with stand-ins, whether a module can be imported depends on what was built before.
  @Test func nothingAsksWhetherAppleFrameworksAreThere() throws {
    for path in ["Sources", "Tests", "Apps"].flatMap(Repository.swiftFiles)
    where path != "Tests/ArchitectureTests/LawTests.swift" {
      let text = try Repository.text(path)
      #expect(Layers.appleFrameworks.filter { text.contains("canImport(\($0))") } == [], "\(path)")
    }
  }

  /// Imports for dates, days off and the Sun bring neither members of JSON on texts and lists nor records of apps.
  @Test func librariesOfDatesBringNeitherJSONNorRecordsOfApps() throws {
    let dates = ["AlmanacFoundation", "DayAlmanac", "SunTimes", "WorkingDays"]
    let found = Module.reachable(from: dates, in: try Module.all())
    #expect(found.contains("AlmanacModel") && found.isDisjoint(with: ["DomainRecords", "JSONText"]))
  }

  /// Widths of letters are for measuring and drawing: no app and no bridge links them.
  @Test func noLibraryLinksTheWidthsOfLetters() throws {
    let modules = try Module.all()
    let libraries = try PackageDescription.load().products.filter { $0.type.library != nil }
    #expect(!libraries.isEmpty)
    for library in libraries {
      #expect(!Module.reachable(from: library.targets, in: modules).contains("FontWidths"), "\(library.name)")
    }
  }
}
