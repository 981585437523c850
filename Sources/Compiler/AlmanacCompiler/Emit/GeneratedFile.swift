package import SwiftEmitter

/// A generated file in memory, for Generated/ or for a project in Apps/.
package struct GeneratedFile: Hashable, Sendable {
  /// The path from the root: "Generated/...", "Apps/...".
  package var path: String
  package var text: String
  /// The declarations of the text, if it is Swift source.
  package var declarations: [Declaration] = []

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  package static let folder = "Generated"
}
