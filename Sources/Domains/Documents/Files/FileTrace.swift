/// One step of a store in its folder.
///
/// Tests use it to cut the power between any two steps, and to count the work done while a lock is held.
package enum FileStep: Hashable, Sendable {
  /// A number of bytes of a file was read.
  case read(String, count: Int)
  /// A file was locked, until it is closed.
  case lock(String)
  /// A file was closed.
  case close(String)
  /// A file was created.
  case create(String)
  /// Bytes were written at an offset of a file.
  case write(String, offset: Int, bytes: [UInt8])
  /// A file was truncated.
  case truncate(String, size: Int)
  /// The bytes of a file, or the names in a folder, were synchronized to the disk.
  case synchronize(String)
  /// A file was renamed and replaced the file of the new name.
  case rename(String, to: String)
  /// A name was removed.
  case remove(String)
}

/// Reports the steps of the current task to a test.
package enum FileTrace {
  /// Called after each step.
  @TaskLocal package static var record: (@Sendable (FileStep) -> Void)?
}

extension FileStep {
  /// Whether the step changes what is on the disk, or makes a change durable.
  package var isChange: Bool {
    switch self {
    case .read, .lock, .close: false
    case .create, .write, .truncate, .synchronize, .rename, .remove: true
    }
  }
}
