package import Foundation
package import SourceText

/// The text files of Generated/ at some moment: a revision, or the folder as it is on disk.
package struct GeneratedTree: Sendable {
  /// What reports call it: "HEAD", "the working tree".
  package var name: String
  /// Texts by path from the root: "Generated/...".
  package var files: [String: String]
  /// Files of Data/ that came, went or changed since this was made from them.
  package let outdated: [String]

  /// - Parameter data: The files of Data/ beside it, to see whether it was made from them; `nil` if nobody asks.
  package init(name: String, files: [String: String], data: SourceTree? = nil) {
    self.name = name
    self.files = files
    outdated =
      data.flatMap { Manifest.changedInputs(since: files[Manifest.path] ?? "", in: InputDigests($0)) } ?? []
  }

  /// Files that were just made; those of projects are compared by the digests of the manifest alone.
  package init(_ files: [GeneratedFile], name: String) {
    let own = files.filter { $0.path.hasPrefix("\(GeneratedFile.folder)/") }
    self.init(name: name, files: Dictionary(own.map { ($0.path, $0.text) }) { first, _ in first })
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
      name: "the working tree", files: tree.files.mapValues { String(decoding: $0.bytes, as: UTF8.self) },
      data: SourceTree(folder: DataReader.folder, in: root))
  }
}
