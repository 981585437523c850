import Foundation

/// Standard output and error.
enum Console {
  static func out(_ text: String) { write(text + "\n", to: .standardOutput) }

  static func error(_ text: String) { write(text + "\n", to: .standardError) }

  /// Whether some output could not be written.
  ///
  /// A closed pipe, as with `| head`, does not count.
  nonisolated(unsafe) private(set) static var hasFailed = false

  /// Makes a write to a closed pipe an error instead of the end of the process.
  static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

  private static func write(_ text: String, to handle: FileHandle) {
    let bytes = Array(text.utf8)
    var position = 0
    while position < bytes.count {
      let count = bytes[position...].withUnsafeBytes {
        Foundation.write(handle.fileDescriptor, $0.baseAddress, $0.count)
      }
      if count < 0 {
        if errno == EINTR { continue }
        if errno != EPIPE { hasFailed = true }
        return
      }
      position += count
    }
  }
}
