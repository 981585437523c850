import Foundation
import Testing

/// The laws of the house, read from the package description and the sources.
struct LawTests {
  @Test func everyTargetHasARuleAndKeepsIt() throws {
    let package = try PackageDescription.load()
    let modules = package.targets.filter { $0.type != "test" }
    #expect(Set(modules.map(\.name)) == Set(Modules.rules.keys))
    for target in modules {
      let rule = try #require(Modules.rules[target.name])
      #expect(target.path == rule.folder)
      let declared = Set(target.target_dependencies ?? [])
      #expect(
        declared.isSubset(of: rule.allowed), "\(target.name) depends on \(declared.subtracting(rule.allowed))"
      )
      #expect(target.product_dependencies ?? [] == [])
    }
    #expect(package.dependencies.isEmpty, "no external packages")
  }

  @Test func filesImportOnlyWhatTheirModuleMay() throws {
    for (name, rule) in Modules.rules {
      for path in Repository.swiftFiles(below: rule.folder) {
        let extra = try Repository.imports(path).subtracting(rule.allowed)
        #expect(extra == [], "\(path) of \(name)")
      }
    }
  }

  /// So that the generator still builds when Generated/ is broken, and no app carries the generator.
  @Test func generatorAndRuntimeDoNotKnowEachOther() throws {
    let generator = Modules.generator.union(["almanac-compiler", "SourceText"])
    let runtime = Set(Modules.rules.keys).subtracting(generator)
    for name in runtime { #expect(Modules.rules[name]?.allowed.isDisjoint(with: Modules.generator) == true) }
    for name in generator {
      let allowed = try #require(Modules.rules[name]).allowed
      // The vocabulary is shared; it has no tables.
      #expect(allowed.subtracting(["AlmanacModel"]).isDisjoint(with: runtime), "\(name)")
    }
  }

  @Test func generatedHoldsNothingWrittenByHand() throws {
    let manifest = try Repository.text("Generated/MANIFEST.tsv")
    let named = Set(
      manifest.split(separator: "\n").compactMap { $0.split(separator: "\t").first.map(String.init) })
    let allowed = named.union(["Generated/MANIFEST.tsv", "Generated/README.md"])
    #expect(Set(Repository.files(below: "Generated")).subtracting(allowed) == [])
  }

  /// Instant, zone, locale and place are arguments everywhere but in executables.
  @Test func noAmbientState() throws {
    let banned = [
      "Date()", "Date.now", ".autoupdatingCurrent", "Calendar.current", "TimeZone.current", "Locale.current",
      ".random(",
      "SystemRandomNumberGenerator", "ProcessInfo",
    ]
    for (name, rule) in Modules.rules where name.first?.isUppercase == true {
      for path in Repository.swiftFiles(below: rule.folder) {
        let text = try Repository.text(path)
        #expect(banned.filter(text.contains) == [], "\(path)")
      }
    }
  }

  /// Nothing in the sources may stop the program on bad input.
  @Test func nothingTrapsOnInput() throws {
    for path in Repository.swiftFiles(below: "Sources") {
      let code = try Repository.text(path).split(separator: "\n").filter {
        !$0.drop { $0 == " " }.hasPrefix("//")
      }
      let found = code.filter { line in
        ["try!", "as!", "fatalError(", "preconditionFailure("].contains { line.contains($0) }
      }
      #expect(found == [], "\(path)")
    }
  }

  /// Disks of a Mac fold case; a module that holds a type of its own name cannot be named in full.
  @Test func namesAreDistinct() throws {
    let names = Modules.rules.keys.map { $0.lowercased() }
    #expect(Set(names).count == names.count)
    for (name, rule) in Modules.rules {
      for path in Repository.swiftFiles(below: rule.folder) {
        let text = try Repository.text(path)
        let declares = ["struct", "enum", "class", "actor", "protocol"].contains { kind in
          text.contains("\(kind) \(name) ") || text.contains("\(kind) \(name):")
        }
        #expect(!declares, "\(path) declares \(name)")
      }
    }
  }

  @Test func filesAreSmall() throws {
    let files = ["Sources", "Tests"].flatMap(Repository.swiftFiles)
    for path in files {
      let lines = try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false).count
      #expect(lines <= 400, "\(path)")
    }
  }
}
