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

  /// Zeros before a number are written by `decimal(_:width:)`, and the escapes of JSON by `JSONText`.
  ///
  /// The compiler's modules of text and literals do not import the runtime and write their own.
  @Test func numbersArePaddedAndJSONIsEscapedInOnePlace() throws {
    for layer in Layers.order {
      for path in Repository.swiftFiles(below: "Sources/\(layer)") {
        let text = try Repository.text(path)
        #expect(!text.contains("String(repeating: \"0\""), "\(path)")
        #expect(!text.contains(#""\\u"#) || path.hasPrefix("Sources/Runtime/JSONText/"), "\(path)")
      }
    }
  }

  /// An exception that is no longer needed would hide the next mistake.
  @Test func everyExceptionIsNeeded() throws {
    let modules = try Module.all()
    for (name, exception) in Layers.exceptions {
      for module in exception.modules {
        let found = try #require(modules[module])
        #expect(found.dependencies.contains(name), "\(module): \(name)")
        #expect(
          Layers.fault(found, imports: name, among: modules, exceptions: [:]) != nil, "\(module): \(name)")
      }
    }
    func imports(_ module: String) throws -> Set<String> {
      let files = Repository.swiftFiles(below: try #require(modules[module]).path)
      return try files.reduce(into: []) { $0.formUnion(try Repository.imports($1)) }
    }
    for module in Layers.foundation.by {
      #expect(try imports(module).contains("Foundation"), "\(module)")
      #expect(try !Layers.layersWithFoundation.contains(#require(modules[module]).layer), "\(module)")
    }
    for module in Layers.foundation.not {
      #expect(try Layers.layersWithFoundation.contains(#require(modules[module]).layer), "\(module)")
    }
    for module in Layers.modulesWithCLibrary {
      #expect(try !imports(module).isDisjoint(with: Layers.cLibraries), "\(module)")
    }
  }

  @Test func generatedHoldsNothingWrittenByHand() throws {
    let manifest = try Repository.text("Generated/MANIFEST.tsv")
    let named = Set(
      manifest.split(separator: "\n").compactMap { $0.split(separator: "\t").first.map(String.init) })
    let allowed = named.union(["Generated/MANIFEST.tsv", "Generated/README.md"])
    #expect(Set(Repository.files(below: "Generated")).subtracting(allowed) == [])
  }

  /// Instant, zone, locale and place are arguments everywhere, except in executables and in the one file
  /// where views read them.
  @Test func noAmbientState() throws {
    let banned = [
      "Date()", "Date.now", ".autoupdatingCurrent", "Calendar.current", "TimeZone.current", "Locale.current",
      ".random(",
      "SystemRandomNumberGenerator", "ProcessInfo",
    ]
    // Programs have names in lower case.
    for module in try Module.all().values where module.name.first?.isUppercase == true {
      for path in Repository.swiftFiles(below: module.path) where path != ViewLawTests.surroundings {
        let text = try Repository.text(path)
        // Whoever takes a lock has to ask the system for time.
        let needed = path == "Sources/Domains/Documents/Files/LockTime.swift" ? ["ProcessInfo"] : []
        #expect(banned.filter(text.contains) == needed, "\(path)")
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
    #expect(homes.count > 150)
  }

  @Test func filesAreSmall() throws {
    let files = ["Sources", "Tests"].flatMap(Repository.swiftFiles)
    for path in files {
      let lines = try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false).count
      #expect(lines <= 400, "\(path)")
    }
  }
}
