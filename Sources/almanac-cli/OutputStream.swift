import Foundation

/// Standard output, written in large pieces.
struct OutputStream {
  private var buffer: [UInt8] = []
  private static let pieceSize = 1 << 16

  mutating func write(_ text: String) throws {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.pieceSize { try flush() }
  }

  mutating func flush() throws {
    try FileHandle.standardOutput.write(contentsOf: Data(buffer))
    buffer.removeAll(keepingCapacity: true)
  }
}
