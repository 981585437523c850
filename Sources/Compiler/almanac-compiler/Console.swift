import Foundation

/// Standard output and error.
enum Console {
  static func out(_ text: String) { write(text + "\n", to: .standardOutput) }

  static func error(_ text: String) { write(text + "\n", to: .standardError) }

  /// Writes text to standard error without a line break.
  static func status(_ text: String) { write(text, to: .standardError) }

  static var errorIsTerminal: Bool { isatty(FileHandle.standardError.fileDescriptor) != 0 }

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

/// A line on a terminal with the progress of a computation.
///
/// If the output is not a terminal, nothing is printed.
struct ProgressLine: Sendable {
  private let title: String
  private let isShown = Console.errorIsTerminal

  init(_ title: String) {
    self.title = title
  }

  func show(_ fraction: Double) {
    guard isShown else { return }
    Console.status("\r\(title) \(Int(fraction * 100)) %")
  }

  /// Clears the line.
  func end() {
    guard isShown else { return }
    Console.status("\r\u{1B}[K")
  }
}
