package import Foundation

/// A file in memory: its path as shown in messages, and its bytes.
package struct SourceFile: Hashable, Sendable {
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}

/// The files of a folder in memory, by path, with the problems of unreadable ones.
package struct SourceTree: Sendable {
  package private(set) var files: [String: SourceFile] = [:]
  /// The problems of paths that exist but cannot be read as files, such as a folder in place of a file.
  package private(set) var unreadable: [String: String] = [:]

  package init(_ files: [SourceFile] = []) {
    for file in files { self[file.path] = file.bytes }
  }

  /// The bytes of a file.
  ///
  /// Setting `nil` removes the file.
  package subscript(path: String) -> [UInt8]? {
    get { files[path]?.bytes }
    set { files[path] = newValue.map { SourceFile(path: path, bytes: $0) } }
  }

  package var paths: [String] { files.keys.sorted() }

  /// Reads all files below `root/folder`.
  ///
  /// Names that begin with a dot are skipped.
  ///
  /// - Parameters:
  ///   - folder: A path below the root; the paths of the files begin with it.
  ///   - root: The folder to which paths are relative.
  package init(folder: String, in root: URL) {
    read(folder, in: root)
  }

  private mutating func read(_ path: String, in root: URL) {
    let url = root.appendingPathComponent(path)
    // These are the attributes of the entry itself and not of a link's target: a dangling link must be found.
    guard let type = try? FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
    else {
      return
    }
    do {
      if type == .typeDirectory {
        // A folder named like a file is probably a mistake, which is reported for the expected file.
        if path.hasSuffix(".tsv") { unreadable[path] = "is a folder, expected a file" }
        for name in try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
        where !name.hasPrefix(".") {
          read("\(path)/\(name)", in: root)
        }
      } else if type == .typeRegular || type == .typeSymbolicLink {
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        if isFolder.boolValue {
          // Links to folders are not followed, as they may form circles.
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
