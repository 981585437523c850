package import Foundation
import SourceText

/// The text files of Generated/ at some moment: a revision, or the folder as it is on disk.
package struct GeneratedTree: Sendable {
  /// What reports call it: "HEAD", "the working tree".
  package var name: String
  /// Texts by path from the root: "Generated/...".
  package var files: [String: String]

  package init(name: String, files: [String: String]) {
    self.name = name
    self.files = files
  }

  /// The folder on disk.
  ///
  /// - Throws: ``UnreadableTables`` for a file that is there and cannot be read: it must not pass for a deleted one.
  package init(workingTree root: URL) throws(UnreadableTables) {
    let tree = SourceTree(folder: GeneratedFile.folder, in: root)
    if let (path, reason) = tree.unreadable.min(by: { $0.key < $1.key }) {
      throw UnreadableTables(path, reason: reason)
    }
    self.init(
      name: "the working tree", files: tree.files.mapValues { String(decoding: $0.bytes, as: UTF8.self) })
  }
}
