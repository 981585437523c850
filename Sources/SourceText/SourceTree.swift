package import Foundation

/// The files of a folder in memory, by path, with what could not be read.
package struct SourceTree: Sendable {
  package private(set) var files: [String: SourceFile] = [:]
  /// What is wrong with paths that exist and cannot be read as files, such as a folder in place of a file.
  package private(set) var unreadable: [String: String] = [:]

  package init(_ files: [SourceFile] = []) {
    for file in files { self[file.path] = file.bytes }
  }

  /// The bytes of a file.
  ///
  /// Set `nil` to take it away.
  package subscript(path: String) -> [UInt8]? {
    get { files[path]?.bytes }
    set { files[path] = newValue.map { SourceFile(path: path, bytes: $0) } }
  }

  package var paths: [String] { files.keys.sorted() }

  /// Reads all files below `root/folder`.
  ///
  /// Names that begin with a dot are passed over.
  ///
  /// - Parameters:
  ///   - folder: A path below the root; the paths of the files begin with it.
  ///   - root: The folder that paths are relative to.
  package init(folder: String, in root: URL) {
    read(folder, in: root)
  }

  private mutating func read(_ path: String, in root: URL) {
    let url = root.appendingPathComponent(path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return }
    do {
      if isFolder.boolValue {
        // A folder named like a file is most likely a mistake; say so where the file is looked for.
        if path.hasSuffix(".tsv") { unreadable[path] = "is a folder, expected a file" }
        for name in try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
        where !name.hasPrefix(".") {
          read("\(path)/\(name)", in: root)
        }
      } else {
        self[path] = Array(try Data(contentsOf: url))
      }
    } catch {
      unreadable[path] = "cannot be read: \(error.localizedDescription)"
    }
  }
}
