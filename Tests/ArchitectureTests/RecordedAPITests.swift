import Foundation
import TestSupport
import Testing

/// Every library has documentation, and a record of its public API.
struct RecordedAPITests {
  @Test func everyLibraryIsDocumentedAndRecorded() throws {
    let manifest = try Repository.text("Package.swift")
    let lists = manifest.split(separator: "ibraries = [\n").dropFirst().map { $0.split(separator: "]")[0] }
    let libraries = lists.joined().split(separator: "\"").filter { $0.allSatisfy(\.isLetter) }.map(
      String.init)
    #expect(lists.count == 2 && libraries.contains("Almanac") && libraries.contains("WidgetViews"))
    let documented = Repository.files(below: "Sources").filter { $0.contains(".docc/") }
      .map { String($0.split(separator: "/")[2]) }
    #expect(Set(documented) == Set(libraries))
    let recorded = Repository.files(below: "Tests/PublicAPI").map { $0.split(separator: "/")[2] }
    #expect(recorded == libraries.sorted().map { "\($0).txt" })
  }
}
