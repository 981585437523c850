package import Foundation
package import SourceText
package import SwiftEmitter

/// The generated files on disk: compares them with the expected files and updates them.
///
/// Generated/ contains only generated files. In Apps/ they are among handwritten files, so nothing is deleted there.
package struct GeneratedFolder {
  /// The error of a file that could not be written or deleted.
  package struct WriteError: Error {
    package var path: String
    package var reason: String
    /// Whether other files were already replaced; the next run replaces the rest.
    package var hasReplaced = false
  }

  /// The result of an update.
  package struct Update: Hashable, Sendable {
    package var written: [String] = []
    package var deleted: [String] = []
    package var unchanged = 0
  }

  private let root: URL
  private static let readme = "\(GeneratedFile.folder)/README.md"
  private static let temporaryPrefix = ".almanac-"

  package init(root: URL) {
    self.root = root
  }

  // MARK: - Comparing

  /// Returns all differences from the expected files, in the order of their paths.
  package func differences(from files: [GeneratedFile]) -> [Diagnostic] {
    var differences = files.compactMap(difference)
    let (expected, obsolete) = (Set(files.map(\.path)), Set(obsoletePaths(files)))
    for path in paths(below: GeneratedFile.folder) + leftovers(below: AppProjects.folder)
    where !expected.contains(path) && path != Self.readme {
      let message =
        isTemporary(path)
        ? "left behind by a run that was interrupted; make generate deletes it"
        : obsolete.contains(path)
          ? "no longer generated; make generate deletes it"
          : "stray file, which is not generated; move or delete it by hand"
      differences.append(Diagnostic(location: SourceLocation(path: path), message: message))
    }
    return differences.sorted { $0.location.path < $1.location.path }
  }

  private func difference(_ file: GeneratedFile) -> Diagnostic? {
    func found(_ message: String, line: Int? = nil) -> Diagnostic {
      Diagnostic(location: SourceLocation(path: file.path, line: line), message: message)
    }
    let url = url(file.path)
    guard FileManager.default.fileExists(atPath: url.path) else {
      return found("missing; make generate writes it")
    }
    guard !isFolder(file.path) else { return found("is a folder, expected a file; move it away") }
    do {
      let (bytes, expected) = (Array(try Data(contentsOf: url)), Array(file.text.utf8))
      guard bytes != expected else { return nil }
      let line = 1 + zip(bytes, expected).prefix { $0 == $1 }.count { $0.0 == UInt8(ascii: "\n") }
      return found("differs from what Data/ makes (first difference); make generate writes it", line: line)
    } catch {
      return found(error.localizedDescription)
    }
  }

  /// Returns the files of the last manifest that are still there and no longer generated.
  private func obsoletePaths(_ files: [GeneratedFile]) -> [String] {
    guard let text = try? String(contentsOf: url(Manifest.path), encoding: .utf8) else { return [] }
    return Set(Manifest.paths(in: text)).subtracting(files.map(\.path) + [Self.readme])
      .filter { FileManager.default.fileExists(atPath: url($0).path) && !isFolder($0) }.sorted()
  }

  // MARK: - Writing

  /// Writes files that differ, and deletes files of the last manifest that are no longer generated.
  ///
  /// All other files stay as they are. First, new files are written beside the old ones under temporary names. They
  /// are renamed only if there was room for all of them, in writable folders, so each path has a whole file at every
  /// moment. The manifest comes last, because after a run that was killed it still lists the files to delete.
  package func update(to files: [GeneratedFile]) throws(WriteError) -> Update {
    let generated = url(GeneratedFile.folder)
    try attempt(GeneratedFile.folder) { try Self.create(generated) }
    // All runs use the same temporary names. A folder that cannot be locked, as on some network disks, is written without a lock.
    let lock = open(generated.path, O_RDONLY)
    defer { close(lock) }
    while flock(lock, LOCK_EX) != 0, errno == EINTR {}
    removeLeftovers()
    // After a failed run, these are its own files; otherwise there are none.
    defer { removeLeftovers() }
    let changed = files.filter { difference($0) != nil }
    let obsolete = obsoletePaths(files)
    for file in changed { try writeTemporary(file) }
    for path in obsolete where !FileManager.default.isWritableFile(atPath: folder(of: path).path) {
      throw WriteError(path: path, reason: "cannot be deleted, as its folder cannot be written")
    }
    for file in changed where file.path != Manifest.path { try replace(file.path) }
    for path in obsolete { try complete(path, unlink(url(path).path)) }
    for file in changed where file.path == Manifest.path { try replace(file.path) }
    return Update(
      written: changed.map(\.path), deleted: obsolete, unchanged: files.count - changed.count)
  }

  private func writeTemporary(_ file: GeneratedFile) throws(WriteError) {
    if isFolder(file.path) {
      throw WriteError(path: file.path, reason: "is a folder, expected a file; move it away")
    }
    try attempt(file.path) {
      try Self.create(folder(of: file.path))
      try Data(file.text.utf8).write(to: temporary(file.path))
    }
  }

  private static func create(_ folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Runs a step that Foundation may fail at, before any file is replaced.
  private func attempt(_ path: String, _ step: () throws -> Void) throws(WriteError) {
    do { try step() } catch { throw WriteError(path: path, reason: error.localizedDescription) }
  }

  private func replace(_ path: String) throws(WriteError) {
    try complete(path, rename(temporary(path).path, url(path).path))
  }

  /// Throws the error of a system call that failed after others may have replaced files.
  private func complete(_ path: String, _ result: Int32) throws(WriteError) {
    guard result != 0 else { return }
    throw WriteError(path: path, reason: String(cString: strerror(errno)), hasReplaced: true)
  }

  /// Deletes the temporary files of a run that was killed.
  private func removeLeftovers() {
    for path in [GeneratedFile.folder, AppProjects.folder].flatMap(leftovers) { unlink(url(path).path) }
  }

  // MARK: - Paths

  private func url(_ path: String) -> URL { root.appendingPathComponent(path) }

  private func folder(of path: String) -> URL { url(path).deletingLastPathComponent() }

  private func temporary(_ path: String) -> URL {
    folder(of: path).appendingPathComponent(Self.temporaryPrefix + url(path).lastPathComponent)
  }

  private func isTemporary(_ path: String) -> Bool {
    url(path).lastPathComponent.hasPrefix(Self.temporaryPrefix)
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url(path).path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Returns the path of every file below a folder, including hidden ones.
  private func paths(below name: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: url(name).path)?.compactMap { $0 as? String } ?? []
    return paths.map { "\(name)/\($0)" }.filter { !isFolder($0) && !$0.hasSuffix("/.DS_Store") }
  }

  private func leftovers(below name: String) -> [String] { paths(below: name).filter(isTemporary) }
}

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

/// Generated/MANIFEST.tsv: the paths of the generated files, by which a later run finds those that are no longer generated.
///
/// It changes only when a file is added or removed, so that it seldom conflicts between branches.
package enum Manifest {
  package static let path = "\(GeneratedFile.folder)/MANIFEST.tsv"

  static func file(for files: [GeneratedFile]) -> GeneratedFile {
    GeneratedFile(
      path: path,
      text: """
        # The generated files. Do not edit: made by `make generate` (almanac-compiler generate).
        path

        """ + files.map { "\($0.path)\n" }.joined())
  }

  /// Returns the paths of a manifest that are below Generated/.
  ///
  /// The manifest may have been edited, so other paths are ignored. A manifest can never cause a change of
  /// other files.
  static func paths(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let path = line.prefix { $0 != "\t" }
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      let isBelow = parts.count > 1 && parts[0] == GeneratedFile.folder
      return isBelow && !parts.contains { $0.isEmpty || $0.hasPrefix(".") } ? String(path) : nil
    }
  }
}
