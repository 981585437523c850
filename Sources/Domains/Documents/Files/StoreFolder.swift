internal import Foundation

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// The folder that an app and its widgets share, by its path.
package struct StoreFolder: Hashable, Sendable {
  package let path: String

  /// Creates the folder of a file, and checks the name.
  init(url: URL?, fileName: String) throws(StoreError) {
    guard let url else { throw .noContainer(name: fileName) }
    guard StoreFileName.isAllowed(fileName) else { throw .invalidName(fileName) }
    path = url.path
  }

  /// Returns the path of a file in the folder.
  package func path(_ name: String) -> String { path.hasSuffix("/") ? path + name : "\(path)/\(name)" }

  /// Returns the bytes of a file; `nil` if there is none.
  package func read(_ name: String) throws(StoreError) -> [UInt8]? {
    guard let file = try openToRead(name) else {
      try checkExistence()
      return nil
    }
    return try file.readAll()
  }

  /// Throws the error that reading would throw, without reading.
  func checkReadable(_ name: String) throws(StoreError) { _ = try openToRead(name)?.readableSize() }

  func openToRead(_ name: String) throws(StoreError) -> OpenFile? {
    // Do not wait for a writer if the name is that of a pipe.
    try OpenFile(path(name), flags: O_RDONLY | O_NONBLOCK | O_NOFOLLOW)
  }

  /// Replaces the bytes of a file in one step: a reader finds the old file or the new one, never a part.
  ///
  /// - Parameter isDurable: Whether the bytes are on the disk before they have the name; without that a power cut can
  ///   leave a damaged file.
  package func replace(_ name: String, with bytes: [UInt8], isDurable: Bool = true) throws(StoreError) {
    let temporary = path(name + ".temporary")
    // A killed process may have left a file of this name; its content was never saved.
    try remove(name + ".temporary")
    guard let file = try OpenFile(temporary, flags: O_WRONLY | O_CREAT | O_EXCL) else {
      throw .folderMissing(path: path)
    }
    do throws(StoreError) {
      var replaced = stat()
      if stat(path(name), &replaced) == 0 { _ = fchmod(file.descriptor, replaced.st_mode & 0o777) }
      try file.write(bytes)
      if isDurable { try file.synchronize() }
    } catch {
      _ = unlink(temporary)
      throw error
    }
    guard rename(temporary, path(name)) == 0 else {
      let code = errno
      _ = unlink(temporary)
      throw .system(path: path(name), operation: .rename, code: code)
    }
    FileTrace.record?(.rename(temporary, to: path(name)))
  }

  /// Appends bytes to a file, or creates it; they are on the disk on return.
  ///
  /// - Parameter size: The length of the file, which the holder of the lock has read; 0 if there is none.
  package func append(_ bytes: [UInt8], to name: String, at size: Int) throws(StoreError) {
    guard let file = try OpenFile(path(name), flags: O_RDWR | O_APPEND | O_CREAT | O_NONBLOCK | O_NOFOLLOW)
    else { throw .folderMissing(path: path) }
    guard Int(try file.checkedInformation().st_size) == size else { throw .changed(path: path(name)) }
    guard size + bytes.count <= StoreLimits.fileBytes else {
      throw .tooLarge(path: path(name), bytes: size + bytes.count)
    }
    // A new file's name must be on the disk before its bytes, so that no line is saved if there is an error.
    if size == 0 { try durably { () throws(StoreError) in } }
    do throws(StoreError) {
      try file.write(bytes)
      try file.synchronize()
    } catch {
      // The disk is full. The lines were not reported as saved, so they are removed, with the file if it was new.
      if size == 0 { _ = unlink(path(name)) } else { _ = ftruncate(file.descriptor, off_t(size)) }
      throw error
    }
  }

  /// Changes names of files and waits until the change is on the disk.
  package func durably(_ body: () throws(StoreError) -> Void) throws(StoreError) {
    // The folder is opened first, so that nothing has changed if this fails.
    guard let folder = try OpenFile(path, flags: O_RDONLY | O_DIRECTORY) else {
      throw .folderMissing(path: path)
    }
    try body()
    do throws(StoreError) {
      try folder.synchronize()
    } catch {
      // Some file systems have nothing to do here and return this error.
      if case .system(_, _, EINVAL) = error { return }
      throw error
    }
  }

  package func remove(_ name: String) throws(StoreError) {
    guard unlink(path(name)) != 0 else {
      FileTrace.record?(.remove(path(name)))
      return
    }
    if errno == ENOENT { return }
    let code = errno
    if let information = information(name), information.st_mode & S_IFMT == S_IFDIR {
      throw .notAFile(path: path(name))
    }
    throw .system(path: path(name), operation: .remove, code: code)
  }

  /// Returns the sorted names of the files with a prefix.
  package func names(beginningWith prefix: String) throws(StoreError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasPrefix(prefix) }
        .sorted()
    } catch {
      try checkExistence()
      throw .system(path: path, operation: .read, code: EIO)
    }
  }

  /// Calls the body while no other process or thread holds the lock of a name.
  ///
  /// A new lock file is removed again if the body fails, so that a refused change leaves no file. A process
  /// that has opened it meanwhile notices that its name is gone, and opens the next one.
  package func locked<Value, Failure: Error>(
    _ name: String, _ body: () throws(Failure) -> Value
  ) throws(StoreError) -> Result<Value, Failure> {
    let isNew = information(name) == nil
    guard let file = try openLocked(name, flags: O_RDWR | O_CREAT) else {
      throw .folderMissing(path: path)
    }
    let result = Result(catching: body)
    // It is removed while it is locked: later, the name could be that of another process's lock.
    if isNew, case .failure = result { try? remove(name) }
    _ = consume file
    return result
  }

  /// Refuses anything but a regular file, before the lock of a document is created and left beside it.
  func refuseOther(_ name: String) throws(StoreError) {
    switch information(name).map({ $0.st_mode & S_IFMT }) {
    case nil, S_IFREG: break
    case S_IFLNK: throw .symbolicLink(path: path(name))
    default: throw .notAFile(path: path(name))
    }
  }

  /// Opens and locks a file; `nil` if there is none.
  func openLocked(_ name: String, flags: Int32) throws(StoreError) -> OpenFile? {
    while true {
      guard var file = try OpenFile(path(name), flags: flags | O_NOFOLLOW | O_NONBLOCK) else { return nil }
      let opened = try file.checkedInformation()
      try file.lock()
      // The file may have been removed between opening and locking; then the lock means nothing.
      var named = stat()
      if stat(path(name), &named) == 0, named.st_ino == opened.st_ino, named.st_dev == opened.st_dev {
        return file
      }
    }
  }

  private func checkExistence() throws(StoreError) {
    var information = stat()
    guard stat(path, &information) == 0 else {
      if errno == ENOENT { throw .folderMissing(path: path) }
      throw .system(path: path, operation: .open, code: errno)
    }
  }
}
