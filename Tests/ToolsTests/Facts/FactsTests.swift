import AlmanacFacts
import Foundation
import TestSupport
import Testing

@testable import almanac_dev

/// The facts that the compiler has written from what it computed, and those that programs read from the tables.
struct FactsTests {
  @Test(arguments: RuntimeFacts.files.map(\.name))
  func theTablesSayWhatTheCompilerHasComputed(_ name: String) throws {
    let url = Repository.root.appendingPathComponent("Generated/facts/\(name).tsv")
    let written = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    let read = try #require(RuntimeFacts.files.first { $0.name == name }).facts().map { Substring($0.line) }
    let faults = read.difference(from: written).map { step in
      switch step {
      case .remove(_, let line, _): "computed: \(line)"
      case .insert(_, let line, _): "read: \(line)"
      }
    }
    #expect(faults.prefix(4) == [], "\(faults.count) lines differ")
    #expect(!read.isEmpty)
  }

  /// The page's data is in JavaScript, and compared there.
  @Test func everyOtherFileOfFactsIsRead() throws {
    let folder = Repository.root.appendingPathComponent("Generated/facts")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(files) == Set((RuntimeFacts.files.map(\.name) + ["page"]).map { "\($0).tsv" }))
  }
}
