import Foundation
import TestSupport
import Testing

/// Every library has documentation, and a record of its public API.
struct RecordedAPITests {
  @Test func everyLibraryIsDocumentedAndRecorded() throws {
    let libraries = try PackageDescription.load().products.filter { $0.type.library != nil }
    // Views are in products on a Mac only.
    let views = Repository.swiftFiles(below: "Sources/Views").map { String($0.split(separator: "/")[2]) }
    let documented = Repository.files(below: "Sources").filter { $0.contains(".docc/") }
      .map { String($0.split(separator: "/")[2]) }
    #expect(Set(documented) == Set(libraries.flatMap(\.targets)).union(views))
    let recorded = Repository.files(below: "Tests/PublicAPI").map { $0.split(separator: "/")[2] }
    #expect(recorded == libraries.map { "\($0.name).txt" }.sorted())
  }
}
