#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// Files of lines, to which several processes append.
extension StoreFolder {
  /// Appends bytes to a file, or creates it; they are on the disk on return.
  ///
  /// - Parameter size: The length of the file, which whoever holds the lock has read; 0 if there is none.
  package func append(_ bytes: [UInt8], to name: String, at size: Int) throws(StoreError) {
    guard let file = try OpenFile(path(name), flags: O_RDWR | O_APPEND | O_CREAT | O_NONBLOCK | O_NOFOLLOW)
    else { throw .folderMissing(path: path) }
    guard Int(try file.checkedInformation().st_size) == size else { throw .changed(path: path(name)) }
    guard size + bytes.count <= StoreLimits.fileBytes else {
      throw .tooLarge(path: path(name), bytes: size + bytes.count)
    }
    // The name of a new file has to be on the disk too, and before the bytes, so that an error means no line.
    if size == 0 { try durably { () throws(StoreError) in } }
    do throws(StoreError) {
      try file.write(bytes)
      try file.synchronize()
    } catch {
      // A full disk: these lines were never reported as saved.
      _ = ftruncate(file.descriptor, off_t(size))
      throw error
    }
  }
}
