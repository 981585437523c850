/// One step that a store takes in its folder, for tests that cut the power between any two, and that count what is done while a
/// lock is held.
package enum FileStep: Hashable, Sendable {
  /// So many bytes of a file were read.
  case read(String, count: Int)
  /// A file was locked, until it is closed.
  case lock(String)
  /// A file was closed.
  case close(String)
  /// A file was made under a name.
  case create(String)
  /// Bytes were written at a place of a file.
  case write(String, offset: Int, bytes: [UInt8])
  /// A file was cut off.
  case truncate(String, size: Int)
  /// What was written to a file is on the disk, or the names of a folder are.
  case synchronize(String)
  /// A file got the name of another one, in place of it.
  case rename(String, to: String)
  /// A file got a second name.
  case link(String, to: String)
  /// A name was taken away.
  case remove(String)
}

/// Tells the steps of the task at hand, where a test wants to know them.
package enum FileTrace {
  /// Called after each step.
  @TaskLocal package static var record: (@Sendable (FileStep) -> Void)?
}

extension FileStep {
  /// Whether there is something else on the disk after it, or something is there for certain.
  package var isChange: Bool {
    switch self {
    case .read, .lock, .close: false
    case .create, .write, .truncate, .synchronize, .rename, .link, .remove: true
    }
  }
}
