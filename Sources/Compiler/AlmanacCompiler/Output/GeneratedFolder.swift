package import Foundation

/// The generated files on disk: compares them with the expected files and updates them.
///
/// Generated/ contains only generated files. In Apps/ they are among handwritten files, which are never
/// changed.
package struct GeneratedFolder {
  /// A difference between the folder and the expected files.
  package enum Difference: Hashable, Sendable {
    case missing(path: String)
    /// The first line that differs, counted from 1.
    case changed(path: String, line: Int)
    /// A file that is not generated.
    case stray(path: String)
    /// A temporary file of a run that was killed; the next run deletes it.
    case leftover(path: String)
    case unreadable(path: String, reason: String)
  }

  /// The error of a file that could not be written; all files are as they were before.
  package struct WriteError: Error {
    package var path: String
    package var reason: String
  }

  private let root: URL
  /// The handwritten files in Generated/.
  private static let known: Set<String> = ["\(GeneratedFile.folder)/README.md"]
  private static let temporaryPrefix = ".almanac-"

  package init(root: URL) {
    self.root = root
  }

  // MARK: - Comparing

  /// Returns all differences, in the order of their paths.
  package func differences(from files: [GeneratedFile]) -> [Difference] {
    let expected = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0) })
    var differences: [(path: String, difference: Difference)] = files.compactMap { file in
      difference(file).map { (file.path, $0) }
    }
    let generated = existingPaths(below: GeneratedFile.folder)
    let inProjects = existingPaths(below: "Apps").filter(isLeftover)
    for path in generated + inProjects where expected[path] == nil && !Self.known.contains(path) {
      differences.append((path, isLeftover(path) ? .leftover(path: path) : .stray(path: path)))
    }
    return differences.sorted { $0.path < $1.path }.map(\.difference)
  }

  private func difference(_ file: GeneratedFile) -> Difference? {
    let url = root.appendingPathComponent(file.path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      return .missing(path: file.path)
    }
    guard !isFolder.boolValue else { return .unreadable(path: file.path, reason: "is a folder") }
    do {
      let bytes = Array(try Data(contentsOf: url))
      let expected = Array(file.text.utf8)
      guard bytes != expected else { return nil }
      let common = zip(bytes, expected).prefix { $0 == $1 }.count
      let line = 1 + expected.prefix(common).count { $0 == UInt8(ascii: "\n") }
      return .changed(path: file.path, line: line)
    } catch {
      return .unreadable(path: file.path, reason: error.localizedDescription)
    }
  }

  /// Returns the path of every file below a folder, including hidden ones.
  private func existingPaths(below name: String) -> [String] {
    let folder = root.appendingPathComponent(name)
    guard let enumerator = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    return enumerator.compactMap { $0 as? String }.filter { path in
      var isFolder: ObjCBool = false
      let url = folder.appendingPathComponent(path)
      _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      return !isFolder.boolValue && url.lastPathComponent != ".DS_Store"
    }.map { "\(name)/\($0)" }
  }

  // MARK: - Writing

  /// The result of an update.
  package struct Update: Hashable, Sendable {
    package var written: [String] = []
    package var deleted: [String] = []
    package var unchanged = 0
  }

  /// Writes files that differ, and deletes files of the last manifest that are no longer generated.
  ///
  /// All other files stay as they are. New files are first written under temporary names, and only when all
  /// are on disk are they renamed. If a run fails, every old file stays complete.
  package func update(to files: [GeneratedFile]) throws(WriteError) -> Update {
    let lock = try lockFolder()
    defer { close(lock) }
    removeLeftovers()
    let obsolete = self.obsoletePaths(files)
    var update = Update()
    var pending: [(temporary: URL, file: GeneratedFile)] = []
    do throws(WriteError) {
      for file in files {
        guard difference(file) != nil else {
          update.unchanged += 1
          continue
        }
        pending.append((try writeTemporary(file), file))
      }
    } catch {
      for entry in pending { try? FileManager.default.removeItem(at: entry.temporary) }
      throw error
    }
    try replace(pending, deleting: obsolete)
    update.written = pending.map(\.file.path)
    update.deleted = obsolete
    return update
  }

  /// Renames the new files and deletes the obsolete ones; if a step fails, all steps are undone.
  ///
  /// A rename replaces the old file in one step, so that each path always has a file, even if the process is
  /// killed. Until all steps are done, a second link keeps the old file, so that it can be restored.
  private func replace(
    _ pending: [(temporary: URL, file: GeneratedFile)], deleting obsolete: [String]
  ) throws(WriteError) {
    var undo: [() -> Void] = []
    var kept: [URL] = []
    func fail(_ path: String) -> WriteError {
      let reason = String(cString: strerror(errno))
      for step in undo.reversed() { step() }
      for entry in pending { try? FileManager.default.removeItem(at: entry.temporary) }
      return WriteError(path: path, reason: reason)
    }
    func aside(_ url: URL) -> URL {
      url.deletingLastPathComponent()
        .appendingPathComponent("\(Self.temporaryPrefix)old-\(url.lastPathComponent)")
    }
    for (temporary, file) in pending {
      let url = root.appendingPathComponent(file.path)
      let old = aside(url)
      if FileManager.default.fileExists(atPath: url.path) {
        // A file system without hard links gets a copy.
        guard link(url.path, old.path) == 0 || (errno != EEXIST && copies(url, to: old)) else {
          throw fail(file.path)
        }
        kept.append(old)
        undo.append { rename(old.path, url.path) }
      } else {
        undo.append { unlink(url.path) }
      }
      guard rename(temporary.path, url.path) == 0 else {
        // The rename failed, so only the second link of the old file has to be removed.
        if undo.popLast() != nil, kept.last == old { unlink(old.path) }
        throw fail(file.path)
      }
    }
    for path in obsolete {
      let url = root.appendingPathComponent(path)
      guard rename(url.path, aside(url).path) == 0 else { throw fail(path) }
      kept.append(aside(url))
      undo.append { rename(aside(url).path, url.path) }
    }
    // All files are in place, so the kept links of old files can be deleted.
    for url in kept { try? FileManager.default.removeItem(at: url) }
  }

  private func copies(_ url: URL, to copy: URL) -> Bool {
    (try? FileManager.default.copyItem(at: url, to: copy)) != nil
  }

  /// Locks the folder until the descriptor is closed, because all runs use the same temporary names.
  private func lockFolder() throws(WriteError) -> Int32 {
    let folder = root.appendingPathComponent(GeneratedFile.folder)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw WriteError(path: GeneratedFile.folder, reason: error.localizedDescription)
    }
    let descriptor = open(folder.path, O_RDONLY)
    guard descriptor >= 0 else {
      throw WriteError(path: GeneratedFile.folder, reason: String(cString: strerror(errno)))
    }
    // A folder that cannot be locked, as on some network disks, is written without a lock.
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    return descriptor
  }

  /// Deletes the temporary files of a run that was killed.
  private func removeLeftovers() {
    for path in [GeneratedFile.folder, "Apps"].flatMap(existingPaths)
    where isLeftover(path) {
      try? FileManager.default.removeItem(at: root.appendingPathComponent(path))
    }
  }

  private func isLeftover(_ path: String) -> Bool {
    path.split(separator: "/").last?.hasPrefix(Self.temporaryPrefix) == true
  }

  /// Returns the files of the manifest on disk that this run does not generate.
  private func obsoletePaths(_ files: [GeneratedFile]) -> [String] {
    let url = root.appendingPathComponent(Manifest.path)
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    let made = Set(files.map(\.path)).union(Self.known)
    return Manifest.paths(in: text).filter { path in
      !made.contains(path)
        && FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
    }
  }

  private func writeTemporary(_ file: GeneratedFile) throws(WriteError) -> URL {
    let url = root.appendingPathComponent(file.path)
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
      throw WriteError(path: file.path, reason: "is a folder, expected a file; move it away")
    }
    let folder = url.deletingLastPathComponent()
    let temporary = folder.appendingPathComponent(Self.temporaryPrefix + url.lastPathComponent)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: temporary)
    } catch {
      try? FileManager.default.removeItem(at: temporary)
      throw WriteError(path: file.path, reason: error.localizedDescription)
    }
    return temporary
  }
}
