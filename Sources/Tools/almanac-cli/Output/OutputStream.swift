import Foundation

/// Standard output, written in large blocks.
struct OutputStream {
  private var buffer: [UInt8] = []
  private static let pieceSize = 1 << 16

  mutating func write(_ text: String) throws(OutputError) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.pieceSize { try flush() }
  }

  mutating func flush() throws(OutputError) {
    try StandardOutput.put(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}

/// Writes to the file descriptor, because the errors of `FileHandle` do not clearly tell that the reader is
/// gone.
private enum StandardOutput {
  static func put(_ bytes: [UInt8]) throws(OutputError) {
    var done = 0
    while done < bytes.count {
      let (count, code) = bytes.withUnsafeBytes { piece -> (Int, Int32) in
        let rest = UnsafeRawBufferPointer(rebasing: piece[done...])
        let count = write(STDOUT_FILENO, rest.baseAddress, rest.count)
        return (count, errno)
      }
      if count >= 0 {
        done += count
      } else if code == EPIPE {
        throw .readerIsGone
      } else if code != EINTR {
        throw .failed(String(cString: strerror(code)))
      }
    }
  }
}

/// The reason why output could not be written.
enum OutputError: Error {
  /// The reader of the pipe has closed it, because it has seen enough.
  case readerIsGone
  case failed(String)
}

extension OutputError: CustomStringConvertible {
  var description: String {
    switch self {
    case .readerIsGone: "the reader of the output is gone"
    case .failed(let reason): "the output cannot be written: \(reason)"
    }
  }
}
