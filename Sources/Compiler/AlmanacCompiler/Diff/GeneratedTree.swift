package import Foundation
package import SourceText

/// The text files of Generated/ in a revision or in the folder on disk.
package struct GeneratedTree: Sendable {
  /// The name in reports: "HEAD", "the working tree".
  package var name: String
  /// Texts by path from the root: "Generated/...".
  package var files: [String: String]
  /// The files of Data/ that were added, removed or changed after this tree was made from them.
  package let outdated: [String]

  /// Creates a tree of files.
  ///
  /// - Parameter data: The files of Data/ that are compared with the manifest; `nil` for no comparison.
  package init(name: String, files: [String: String], data: SourceTree? = nil) {
    self.name = name
    self.files = files
    outdated =
      data.flatMap { Manifest.changedInputs(since: files[Manifest.path] ?? "", in: InputDigests($0)) } ?? []
  }

  /// Creates a tree of files as they are stored.
  init(name: String, _ tree: SourceTree, data: SourceTree) {
    let texts = tree.files.mapValues { String(decoding: $0.bytes, as: UTF8.self) }
    self.init(name: name, files: texts, data: data)
  }

  /// Creates a tree of files that were just generated; those of the projects in Apps/ are no part of it.
  package init(_ files: [GeneratedFile], name: String) {
    let own = files.filter { $0.path.hasPrefix("\(GeneratedFile.folder)/") }
    self.init(name: name, files: Dictionary(own.map { ($0.path, $0.text) }) { first, _ in first })
  }

  /// Reads the folder on disk.
  ///
  /// - Throws: ``UnreadableFacts`` for a file that exists but cannot be read: it must not be taken for a
  ///   deleted one.
  package init(workingTree root: URL) throws(UnreadableFacts) {
    let tree = SourceTree(folder: GeneratedFile.folder, in: root)
    if let (path, reason) = tree.unreadable.min(by: { $0.key < $1.key }) {
      throw UnreadableFacts(path, reason)
    }
    self.init(name: "the working tree", tree, data: SourceTree(folder: DataReader.folder, in: root))
    guard hasFacts else { return }
    let manifest = manifest
    // Without these lines nothing could be said of what is missing.
    guard !manifest.data.isEmpty else {
      throw UnreadableFacts(Manifest.path, "names no files of Data/; run make generate")
    }
    for path in manifest.inputs.keys.sorted() where files[path, default: ""].isEmpty {
      throw UnreadableFacts(path, "is missing or empty; run make generate")
    }
  }

  /// The contents of the manifest; empty if there is none.
  var manifest: Manifest.Table { Manifest.Table(files[Manifest.path, default: ""]) }

  /// Whether the tree has facts, by which it can be compared.
  package var hasFacts: Bool { files.keys.contains(where: Facts.covers) }
}
