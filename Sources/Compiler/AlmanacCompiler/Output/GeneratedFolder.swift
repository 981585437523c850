package import Foundation

/// The generated files on disk: compares them with what should be there, and brings them up to date.
///
/// Generated/ holds nothing else. In Apps/ they lie among files that people write, which are left alone.
package struct GeneratedFolder {
  /// A difference between the folder and what should be there.
  package enum Difference: Hashable, Sendable {
    case missing(path: String)
    /// The first line that differs, counted from 1.
    case changed(path: String, line: Int)
    /// A file nothing generates.
    case stray(path: String)
    /// What a run that was killed has left behind; the next one takes it away.
    case leftover(path: String)
    case unreadable(path: String, reason: String)
  }

  /// A file that could not be written; everything is as it was before.
  package struct WriteError: Error {
    package var path: String
    package var reason: String
  }

  private let root: URL
  /// Hand-written files that belong there.
  private static let known: Set<String> = ["\(GeneratedFile.folder)/README.md"]
  private static let temporaryPrefix = ".almanac-"

  package init(root: URL) {
    self.root = root
  }

  // MARK: - Comparing

  /// All differences, in the order of their paths.
  package func differences(from files: [GeneratedFile]) -> [Difference] {
    let expected = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0) })
    var differences: [(path: String, difference: Difference)] = files.compactMap { file in
      difference(file).map { (file.path, $0) }
    }
    let generated = existingPaths(below: GeneratedFile.folder)
    let inProjects = existingPaths(below: GeneratedFile.projectFolder).filter(isLeftover)
    for path in generated + inProjects where expected[path] == nil && !Self.known.contains(path) {
      differences.append((path, isLeftover(path) ? .leftover(path: path) : .stray(path: path)))
    }
    for path in obsoletePaths(files) where path.hasPrefix("\(GeneratedFile.projectFolder)/") {
      differences.append((path, .stray(path: path)))
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

  /// Every file below a folder, hidden ones too.
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

  /// What an update did.
  package struct Update: Hashable, Sendable {
    package var written: [String] = []
    package var deleted: [String] = []
    package var unchanged = 0
  }

  /// Brings the folder up to date: writes what differs, deletes what the last manifest names and nothing makes any
  /// more, and leaves all else alone.
  ///
  /// Everything is first written under other names; only when all of that is on disk are the files renamed. A run
  /// that fails leaves every old file whole.
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

  /// Puts the new files in their places and takes the obsolete ones away; if one step fails, all are undone.
  ///
  /// A new file takes the name of the old one in one step, so that no name is missing at any moment, whenever the process
  /// is killed; until all is done the old file has a second name, to be put back under the first.
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
        // A disk without second names gets a copy.
        guard link(url.path, old.path) == 0 || (errno != EEXIST && copies(url, to: old)) else {
          throw fail(file.path)
        }
        kept.append(old)
        undo.append { rename(old.path, url.path) }
      } else {
        undo.append { unlink(url.path) }
      }
      guard rename(temporary.path, url.path) == 0 else {
        // Nothing has taken the name; the second one of the old file goes.
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
    // Everything is in place; what is left of the old files is of no use any more.
    for url in kept { try? FileManager.default.removeItem(at: url) }
  }

  private func copies(_ url: URL, to copy: URL) -> Bool {
    (try? FileManager.default.copyItem(at: url, to: copy)) != nil
  }

  /// Keeps other runs out until the descriptor is closed: temporary names are the same in all.
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
    // A folder that cannot be locked, as on some network disks, is written all the same.
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    return descriptor
  }

  /// What a run that was killed has left.
  private func removeLeftovers() {
    for path in [GeneratedFile.folder, GeneratedFile.projectFolder].flatMap(existingPaths)
    where isLeftover(path) {
      try? FileManager.default.removeItem(at: root.appendingPathComponent(path))
    }
  }

  private func isLeftover(_ path: String) -> Bool {
    path.split(separator: "/").last?.hasPrefix(Self.temporaryPrefix) == true
  }

  /// Files that the manifest on disk names and this run does not make.
  ///
  /// In Apps/ only those that are still as they were made: what somebody has changed there is theirs.
  private func obsoletePaths(_ files: [GeneratedFile]) -> [String] {
    let url = root.appendingPathComponent(Manifest.path)
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    let made = Set(files.map(\.path)).union(Self.known)
    return Manifest.digests(in: text).filter { path, digest in
      guard !made.contains(path), let bytes = bytes(path) else { return false }
      return path.hasPrefix("\(GeneratedFile.folder)/") || SHA256.hexDigest(of: bytes) == digest
    }.map(\.path)
  }

  /// The bytes of a file; `nil` if there is none.
  private func bytes(_ path: String) -> [UInt8]? {
    (try? Data(contentsOf: root.appendingPathComponent(path))).map(Array.init)
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
