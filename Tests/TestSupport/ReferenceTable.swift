private import Foundation
package import SourceText

/// The tables of Data/reference, with facts from outside the code under test.
///
/// Other tables of Data/ can be read too, for independent checks.
package enum ReferenceTable {
  /// Reads the records of a table.
  ///
  /// - Throws: ``Faults`` if the table is not what its readers expect.
  package static func records(
    _ name: String, in folder: String = "reference", columns: [String]
  ) throws -> [Record] {
    let path = "Data/\(folder)/\(name).tsv"
    let bytes = try Data(contentsOf: Repository.root.appendingPathComponent(path))
    let diagnostics = Diagnostics()
    let table = Table(
      SourceFile(path: path, bytes: Array(bytes)), columns: columns, diagnostics: diagnostics)
    guard diagnostics.isEmpty else { throw Faults(diagnostics: diagnostics.all) }
    return table.records
  }

  /// The text of a table of Data/, such as `time/delta_t`, its header among it.
  package static func text(_ name: String) throws -> String {
    try String(contentsOf: Repository.root.appendingPathComponent("Data/\(name).tsv"), encoding: .utf8)
  }

  package struct Faults: Error {
    package let diagnostics: [Diagnostic]
  }
}
