/// A place in a file of text.
public struct TextPlace: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The character in the line, from 1; `nil` for the line as a whole.
  public let column: Int?

  init(line: Int, column: Int? = nil) {
    self.line = line
    self.column = column
  }

  /// Finds the place of a byte; its column counts bytes.
  public init(ofByte offset: Int, in bytes: [UInt8]) {
    let before = bytes.prefix(offset)
    line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    column = offset - start + 1
  }
}

extension TextPlace: Comparable {
  /// Whether a place comes before another.
  public static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column ?? 0) < (right.line, right.column ?? 0)
  }
}

extension TextPlace: CustomStringConvertible {
  /// "12:4", or "12" for a line as a whole.
  public var description: String { column.map { "\(line):\($0)" } ?? "\(line)" }
}
