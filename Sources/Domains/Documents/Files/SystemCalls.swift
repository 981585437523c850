#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// Returns the system's message for an error number.
package func systemMessage(_ code: Int32) -> String { String(cString: strerror(code)) }

/// An open file, closed at the end of its lifetime.
struct OpenFile: ~Copyable {
  let descriptor: Int32
  let path: String
  /// The time that the system grants while the file is locked; `nil` if it is not locked, or if no time is needed.
  private var lockTime: LockTime?

  /// Opens a file.
  ///
  /// - Returns: `nil` if it does not exist.
  init?(_ path: String, flags: Int32, mode: mode_t = 0o600) throws(StoreError) {
    let isNew = FileTrace.record != nil && flags & O_CREAT != 0 && access(path, F_OK) != 0
    let descriptor = retrying { open(path, flags | O_CLOEXEC, mode) }
    if descriptor < 0 {
      if errno == ENOENT { return nil }
      if errno == ELOOP { throw .symbolicLink(path: path) }
      throw .system(path: path, operation: .open, code: errno)
    }
    self.descriptor = descriptor
    self.path = path
    if isNew { FileTrace.record?(.create(path)) }
  }

  deinit {
    _ = close(descriptor)
    FileTrace.record?(.close(path))
    lockTime?.end()
  }

  /// Returns the length and the type of the file.
  private func information() throws(StoreError) -> stat {
    var information = stat()
    guard fstat(descriptor, &information) == 0 else {
      throw .system(path: path, operation: .read, code: errno)
    }
    return information
  }

  /// Returns the length and the type, and throws if it is not a regular file.
  func checkedInformation() throws(StoreError) -> stat {
    let information = try information()
    guard information.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }
    return information
  }

  /// Returns the number of bytes to read.
  func readableSize() throws(StoreError) -> Int {
    let size = Int(try checkedInformation().st_size)
    guard size <= StoreLimits.fileBytes else { throw .tooLarge(path: path, bytes: size) }
    return size
  }

  /// Reads a number of bytes from an offset, or fewer if the file ends before.
  func read(at offset: Int, count wanted: Int) throws(StoreError) -> [UInt8] {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
      while count < wanted, let start = buffer.baseAddress {
        let read = retrying { pread(descriptor, start + count, wanted - count, off_t(offset + count)) }
        if read < 0 { code = errno }
        guard read > 0 else { return }
        count += read
      }
    }
    guard code == 0 else { throw .system(path: path, operation: .read, code: code) }
    FileTrace.record?(.read(path, count: bytes.count))
    return bytes
  }

  /// Reads all bytes from the beginning.
  func readAll() throws(StoreError) -> [UInt8] { try read(at: 0, count: try readableSize()) }

  /// Writes all bytes at the current position of the file.
  func write(_ bytes: [UInt8]) throws(StoreError) {
    var code: Int32 = 0
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count, let start = buffer.baseAddress {
        let written = retrying { writeBytes(descriptor, start + done, buffer.count - done) }
        guard written > 0 else {
          code = written < 0 ? errno : ENOSPC
          return
        }
        done += written
      }
    }
    guard code == 0 else { throw .system(path: path, operation: .write, code: code) }
    if let record = FileTrace.record {
      let end = Int(lseek(descriptor, 0, SEEK_CUR))
      record(.write(path, offset: end - bytes.count, bytes: bytes))
    }
  }

  /// Waits until the written bytes are on the disk.
  func synchronize() throws(StoreError) {
    #if canImport(Darwin)
    // fsync leaves the bytes in the cache of the drive here; F_FULLFSYNC does not, but some volumes lack
    // it.
    let isSynchronized = fcntl(descriptor, F_FULLFSYNC) == 0
    #else
    let isSynchronized = false
    #endif
    guard isSynchronized || retrying({ fsync(descriptor) }) == 0 else {
      throw .system(path: path, operation: .write, code: errno)
    }
    FileTrace.record?(.synchronize(path))
  }

  /// Locks the file unless another process or thread has locked it; the lock ends with the file or the process.
  func tryLock() throws(StoreError) -> Bool {
    if retrying({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 { return true }
    guard errno == EWOULDBLOCK else { throw .system(path: path, operation: .lock, code: errno) }
    return false
  }

  /// Waits for the time that the system grants and then for the lock, at most ``LockTime/limit`` in all.
  ///
  /// If the time ends before the file is locked, that is an error. If it ends later, the holder of the lock
  /// finishes and closes the file, for which the system leaves some seconds.
  mutating func lock() throws(StoreError) {
    let time = try LockTime.ask(for: path)
    lockTime = time
    // The first waits are short, because a write lasts milliseconds.
    var wait: UInt32 = 500
    var waited = time?.waited ?? 0
    let limit = LockTime.limit
    while !(try tryLock()) {
      guard waited < limit else { throw .busy(path: path) }
      guard time?.isExpired != true else { break }
      _ = usleep(wait)
      waited += wait
      wait = min(wait * 2, 5_000)
    }
    guard time?.isExpired != true else { throw .suspending(path: path) }
    FileTrace.record?(.lock(path))
  }
}

private func writeBytes(_ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, start, count)
}

/// Repeats a call that a signal interrupted.
func retrying<Number: SignedInteger>(_ call: () -> Number) -> Number {
  while true {
    let result = call()
    guard result < 0, errno == EINTR else { return result }
  }
}
