#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

extension StoreFolder {
  /// Writes bytes under a name that is free, the given one or with a number behind it, unless they are there already.
  ///
  /// - Returns: The name.
  @discardableResult
  func keep(_ bytes: [UInt8], as name: String) throws(StoreError) -> String {
    var number = 1
    while true {
      let candidate = number == 1 ? name : "\(name)-\(number)"
      if try create(candidate, bytes) { return candidate }
      if holds(candidate, bytes) { return candidate }
      number += 1
    }
  }

  /// Gives a file a name that is free, the given one or with a number behind it, without reading it.
  ///
  /// It keeps its old name too where that can be, so that the next file takes this place in one step. It cannot be with
  /// a folder, and on disks on which a file has one name.
  ///
  /// - Returns: The new name.
  @discardableResult
  func link(_ name: String, as kept: String) throws(StoreError) -> String {
    var number = 1
    while true {
      let candidate = number == 1 ? kept : "\(kept)-\(number)"
      if linkat(AT_FDCWD, path(name), AT_FDCWD, path(candidate), 0) == 0 {
        FileTrace.record?(.link(path(name), to: path(candidate)))
        return candidate
      }
      // Who holds the lock is alone in giving such names.
      if information(candidate) == nil {
        guard rename(path(name), path(candidate)) == 0 else {
          throw .system(path: path(name), operation: .rename, code: errno)
        }
        FileTrace.record?(.rename(path(name), to: path(candidate)))
        return candidate
      }
      number += 1
    }
  }

  /// Gives a file, should there be one, another name that is free, and waits until that is on the disk.
  ///
  /// - Returns: The path; `nil` if there was none.
  @discardableResult
  func setAside(_ name: String, as kept: String) throws(StoreError) -> String? {
    guard information(name) != nil else { return nil }
    var candidate = ""
    try durably { () throws(StoreError) in candidate = try link(name, as: kept) }
    // Not before the new name is on the disk, for the order of two changes of names is not certain.
    if information(name) != nil { try durably { () throws(StoreError) in try remove(name) } }
    return path(candidate)
  }

  /// Whether a file has these bytes and no others.
  func holds(_ name: String, _ bytes: [UInt8]) -> Bool {
    guard let information = information(name), Int(information.st_size) == bytes.count else { return false }
    return (try? read(name)) == bytes
  }

  /// Whether two names are of one file.
  func isSame(_ left: String, _ right: String) -> Bool {
    guard let left = information(left), let right = information(right) else { return false }
    return left.st_ino == right.st_ino && left.st_dev == right.st_dev
  }

  /// Whether a name here and one in another folder are of one place, by the numbers of files, for a path may have links in it.
  func isPlace(_ name: String, same other: String, in folder: StoreFolder) -> Bool {
    if let left = information(name), let right = folder.information(other) {
      return left.st_ino == right.st_ino && left.st_dev == right.st_dev
    }
    // Where nothing is yet, the folder tells.
    var (left, right) = (stat(), stat())
    return name == other && stat(path, &left) == 0 && stat(folder.path, &right) == 0
      && left.st_ino == right.st_ino && left.st_dev == right.st_dev
  }

  /// Which state of a file this is, without reading it.
  func revision(_ name: String) -> DocumentRevision {
    guard let information = information(name) else { return DocumentRevision([]) }
    #if canImport(Darwin)
      let modified = information.st_mtimespec
    #else
      let modified = information.st_mtim
    #endif
    let state = "\(information.st_ino) \(information.st_size) \(modified.tv_sec) \(modified.tv_nsec)"
    return DocumentRevision(Array(state.utf8))
  }

  /// What stands under a name, be it a file, a folder or a link; `nil` if that cannot be seen.
  func information(_ name: String) -> stat? {
    var information = stat()
    return lstat(path(name), &information) == 0 ? information : nil
  }
}
