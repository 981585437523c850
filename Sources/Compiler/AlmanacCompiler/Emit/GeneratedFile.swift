/// A generated file in memory: of Generated/, or of a project in Apps/.
package struct GeneratedFile: Hashable, Sendable {
  /// The path from the root: "Generated/...", "Apps/...".
  package var path: String
  package var text: String
  /// Records, for the manifest; 0 for what is no table.
  package var rows: Int
  /// Bytes of data in a compiled program, for the manifest; 0 for what is not compiled.
  package var dataBytes: Int
  /// The paths of the files of Data/ it was made from.
  package var inputs: [String]

  package init(path: String, text: String, rows: Int, dataBytes: Int, inputs: [String]) {
    self.path = path
    self.text = text
    self.rows = rows
    self.dataBytes = dataBytes
    self.inputs = inputs
  }

  package static let folder = "Generated"
  /// The folder of projects, where most files are written by hand.
  package static let projectFolder = "Apps"
}
