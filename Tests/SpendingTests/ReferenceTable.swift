import Foundation
import SourceText
import Testing

/// Tables of Data/: facts from outside the code under test.
enum ReferenceTable {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func records(
    _ name: String, in folder: String = "reference", columns: [String]
  ) throws -> [Record] {
    let path = "Data/\(folder)/\(name).tsv"
    let bytes = try Data(contentsOf: root.appendingPathComponent(path))
    let diagnostics = Diagnostics()
    let file = SourceFile(path: path, bytes: Array(bytes))
    let table = try #require(Table(file, columns: columns, diagnostics: diagnostics))
    #expect(diagnostics.all == [])
    return table.records
  }
}
