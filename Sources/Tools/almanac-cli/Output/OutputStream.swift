import Foundation

/// The output of the command, written in large blocks.
struct OutputStream {
  /// Writes a block of bytes.
  typealias Destination = (_ bytes: [UInt8]) throws(OutputError) -> Void

  /// Whether the output is shown on a terminal.
  let isTerminal: Bool
  private let destination: Destination
  private var buffer: [UInt8] = []
  private static let pieceSize = 1 << 16

  /// Standard output.
  init() {
    self.init(isTerminal: isatty(STDOUT_FILENO) == 1, to: StandardOutput.put)
  }

  /// Creates output to another destination.
  init(isTerminal: Bool, to destination: @escaping Destination) {
    self.isTerminal = isTerminal
    self.destination = destination
  }

  mutating func write(_ text: String) throws(OutputError) {
    try write { $0.append(contentsOf: text.utf8) }
  }

  /// Writes what a body appends.
  mutating func write(_ body: (_ bytes: inout [UInt8]) -> Void) throws(OutputError) {
    body(&buffer)
    if buffer.count >= Self.pieceSize { try flush() }
  }

  mutating func flush() throws(OutputError) {
    try destination(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}

/// Writes to the file descriptor, because the errors of `FileHandle` do not clearly report that the reader is
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
  /// The reader has closed the pipe, because it needs no more.
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
