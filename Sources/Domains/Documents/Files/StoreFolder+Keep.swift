#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

extension StoreFolder {
  /// Writes bytes under the given name, or under one with a number if that is used, unless a file already has
  /// these bytes.
  ///
  /// - Returns: The name.
  @discardableResult
  package func keep(_ bytes: [UInt8], as name: String) throws(StoreError) -> String {
    let kept = firstName(name) { information($0) == nil || holds($0, bytes) }
    // Only the holder of the lock creates files with such names, so the name stays free.
    if information(kept) == nil { try replace(kept, with: bytes) }
    return kept
  }

  /// Returns the first usable name: the given one, or one with a number added.
  private func firstName(_ name: String, _ isUsable: (String) -> Bool) -> String {
    var (candidate, number) = (name, 1)
    while !isUsable(candidate) {
      number += 1
      candidate = "\(name)-\(number)"
    }
    return candidate
  }

  /// Renames a file, folder or link, if there is one, to a free name, and waits until that is on the disk.
  ///
  /// - Returns: The path; `nil` if there was none.
  @discardableResult
  package func setAside(_ name: String, as kept: String) throws(StoreError) -> String? {
    guard information(name) != nil else { return nil }
    let free = firstName(kept) { information($0) == nil }
    try durably { () throws(StoreError) in
      guard rename(path(name), path(free)) == 0 else {
        throw .system(path: path(name), operation: .rename, code: errno)
      }
      FileTrace.record?(.rename(path(name), to: path(free)))
    }
    return path(free)
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
