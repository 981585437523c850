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
    // The attributes are those of the entry itself, not of a link's target, so that dangling links are found.
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

/// A location in a text file: path, and if known the line and column, both counted from 1.
///
/// Columns count Unicode scalars, which in normalisation form C are the characters that a reader sees.
package struct SourceLocation: Hashable, Sendable {
  package var path: String
  package var line: Int?
  package var column: Int?

  package init(path: String, line: Int? = nil, column: Int? = nil) {
    self.path = path
    self.line = line
    self.column = column
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `path`, `path:line` or `path:line:column`, as compilers write it.
  package var description: String {
    guard let line else { return path }
    guard let column else { return "\(path):\(line)" }
    return "\(path):\(line):\(column)"
  }
}

/// One problem in a text file, with other locations that explain it.
package struct Diagnostic: Hashable, Sendable {
  package var location: SourceLocation
  package var message: String
  /// The remarks about second locations, such as that of the first of two equal keys.
  package var notes: [Diagnostic]

  package init(location: SourceLocation, message: String, notes: [Diagnostic] = []) {
    self.location = location
    self.message = message
    self.notes = notes
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The text `path:line:column: error: message`, with a line for each note; hidden characters are escaped as
  /// `\\u{1B}`.
  package var description: String {
    let lines = ["\(location): error: \(message)"] + notes.map { "\($0.location): note: \($0.message)" }
    return lines.map(\.printable).joined(separator: "\n")
  }
}

/// All problems of a run, in the order in which they were found.
///
/// Readers report problems here and continue, so that a maintainer sees all of them at once.
package final class Diagnostics {
  package private(set) var all: [Diagnostic] = []

  package init() {}

  package var isEmpty: Bool { all.isEmpty }

  package func report(_ message: String, at location: SourceLocation, notes: [Diagnostic] = []) {
    all.append(Diagnostic(location: location, message: message, notes: notes))
  }

  /// Adds problems that were found elsewhere.
  package func add(_ problems: [Diagnostic]) { all += problems }

  /// Reports the first five of some problems, and the number of the others.
  ///
  /// - Parameters:
  ///   - words: The name of the others: "like these", "differences like these".
  ///   - path: The file or folder of the others.
  package func report(_ problems: [Diagnostic], others words: String, at path: String) {
    all += problems.prefix(5)
    if problems.count > 5 { report("\(problems.count - 5) more \(words)", at: SourceLocation(path: path)) }
  }
}
