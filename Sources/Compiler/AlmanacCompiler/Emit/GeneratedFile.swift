package import SwiftEmitter

/// A generated file in memory, for Generated/ or for a project in Apps/.
package struct GeneratedFile: Hashable, Sendable {
  /// The path from the root: "Generated/...", "Apps/...".
  package var path: String
  package var text: String
  /// The number of records, for the manifest; 0 for a file that is not a table.
  package var rows: Int
  /// The bytes of data in a compiled program, for the manifest; 0 for a file that is not compiled.
  package var dataBytes: Int
  /// The paths of the files of Data/ from which it is made.
  package var inputs: [String]
  /// The declarations of the text, if it is Swift source.
  package var declarations: [Declaration] = []

  package init(
    path: String, text: String, rows: Int = 0, dataBytes: Int = 0, inputs: [String] = []
  ) {
    self.path = path
    self.text = text
    self.rows = rows
    self.dataBytes = dataBytes
    self.inputs = inputs
  }

  package static let folder = "Generated"
}
