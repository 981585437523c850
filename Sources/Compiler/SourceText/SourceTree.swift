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
    // The entry itself, not what a link points to: a dangling link has to be seen.
    guard let type = try? FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
    else {
      return
    }
    do {
      if type == .typeDirectory {
        // A folder named like a file is most likely a mistake; say so where the file is looked for.
        if path.hasSuffix(".tsv") { unreadable[path] = "is a folder, expected a file" }
        for name in try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
        where !name.hasPrefix(".") {
          read("\(path)/\(name)", in: root)
        }
      } else if type == .typeRegular || type == .typeSymbolicLink {
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        if isFolder.boolValue {
          // Links to folders may lead in circles.
          unreadable[path] = "is a link to a folder, expected a file"
        } else {
          self[path] = Array(try Data(contentsOf: url))
        }
      } else {
        unreadable[path] = "is not a file"
      }
    } catch {
      unreadable[path] = "cannot be read: \(error.localizedDescription)"
    }
  }
}
