import Foundation
import SourceText
import Testing

/// Tables of Data/reference, facts from outside the code under test, and others of Data/ for a second route.
enum ReferenceTable {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func records(
    _ name: String, in folder: String = "reference", columns: [String]
  ) throws -> [Record] {
    let path = "Data/\(folder)/\(name).tsv"
    let bytes = try Data(contentsOf: root.appendingPathComponent(path))
    let diagnostics = Diagnostics()
    let table = try #require(
      Table(SourceFile(path: path, bytes: Array(bytes)), columns: columns, diagnostics: diagnostics))
    #expect(diagnostics.all == [])
    return table.records
  }
}
