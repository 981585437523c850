#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

extension StoreFolder {
  /// Writes bytes under a free name, the given one or one with a number added, unless a file has them
  /// already.
  ///
  /// - Returns: The name.
  @discardableResult
  func keep(_ bytes: [UInt8], as name: String) throws(StoreError) -> String {
    try firstName(name) { (candidate) throws(StoreError) in
      try create(candidate, bytes) || holds(candidate, bytes)
    }
  }

  /// Gives a file a free name, the given one or one with a number added, without reading it.
  ///
  /// If possible it also keeps its old name, so that the next file replaces it in one step. That is not
  /// possible for a folder, or on disks on which a file has only one name.
  ///
  /// - Returns: The new name.
  @discardableResult
  package func link(_ name: String, as kept: String) throws(StoreError) -> String {
    try firstName(kept) { (candidate) throws(StoreError) in
      if linkat(AT_FDCWD, path(name), AT_FDCWD, path(candidate), 0) == 0 {
        FileTrace.record?(.link(path(name), to: path(candidate)))
        return true
      }
      // Only the holder of the lock gives such names.
      guard information(candidate) == nil else { return false }
      guard rename(path(name), path(candidate)) == 0 else {
        throw .system(path: path(name), operation: .rename, code: errno)
      }
      FileTrace.record?(.rename(path(name), to: path(candidate)))
      return true
    }
  }

  /// Returns the first name, the given one or one with a number added, that can be used.
  private func firstName(
    _ name: String, _ use: (String) throws(StoreError) -> Bool
  ) throws(StoreError) -> String {
    var (candidate, number) = (name, 1)
    while !(try use(candidate)) {
      number += 1
      candidate = "\(name)-\(number)"
    }
    return candidate
  }

  /// Renames a file, if there is one, to a free name, and waits until that is on the disk.
  ///
  /// - Returns: The path; `nil` if there was none.
  @discardableResult
  package func setAside(_ name: String, as kept: String) throws(StoreError) -> String? {
    guard information(name) != nil else { return nil }
    var candidate = ""
    try durably { () throws(StoreError) in candidate = try link(name, as: kept) }
    // Only after the new name is on the disk, because the order of two changes of names is not certain.
    if information(name) != nil { try durably { () throws(StoreError) in try remove(name) } }
    return path(candidate)
  }

  /// Returns whether a file has exactly these bytes.
  package func holds(_ name: String, _ bytes: [UInt8]) -> Bool {
    guard let information = information(name), Int(information.st_size) == bytes.count else { return false }
    return (try? read(name)) == bytes
  }

  /// Returns whether a name here and one in another folder are the same file, by file numbers: paths may
  /// contain links.
  package func isPlace(_ name: String, same other: String, in folder: StoreFolder) -> Bool {
    if let left = information(name), let right = folder.information(other) {
      return left.st_ino == right.st_ino && left.st_dev == right.st_dev
    }
    // If there is no file yet, compare the folders.
    var (left, right) = (stat(), stat())
    return name == other && stat(path, &left) == 0 && stat(folder.path, &right) == 0
      && left.st_ino == right.st_ino && left.st_dev == right.st_dev
  }

  /// Returns the length of the file, folder or link of a name; `nil` if there is none.
  package func length(_ name: String) -> Int? { information(name).map { Int(clamping: $0.st_size) } }

  /// Returns information on the file, folder or link of a name; `nil` if there is none.
  func information(_ name: String) -> stat? {
    var information = stat()
    return lstat(path(name), &information) == 0 ? information : nil
  }
}
