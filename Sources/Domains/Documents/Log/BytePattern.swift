/// A sequence of bytes to search for.
///
/// The search follows Horspool's rule, with the last four bytes in place of the last one. If these four are
/// not in the pattern, it moves on by nearly its length. So it never looks at most bytes, even in texts of
/// few different letters, such as ids.
package struct BytePattern: Sendable {
  private let bytes: [UInt8]
  /// The largest safe steps, by the hash of the last bytes; 0 at a possible match.
  private let steps: [UInt8]
  /// The step after a possible match that turned out to be wrong.
  private let shortStep: Int

  /// The number of bytes that are compared together.
  private static let width = MemoryLayout<UInt32>.size

  /// Makes a pattern; an empty one is never found.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let count = bytes.count
    guard count >= Self.width else {
      (steps, shortStep) = ([], 1)
      return
    }
    var steps = [UInt8](repeating: UInt8(clamping: count - Self.width + 1), count: 1 << 12)
    var shortStep = steps[0]
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      for end in Self.width...count {
        let mixed = Self.mixed(before: start + end)
        if end == count { shortStep = steps[mixed] }
        steps[mixed] = UInt8(clamping: count - end)
      }
    }
    (self.steps, self.shortStep) = (steps, Int(shortStep))
  }

  /// Returns the hash of the four bytes before a place in memory; the loops that call it stay within their bytes.
  private static func mixed(before end: UnsafeRawPointer) -> Int {
    Int(((end - width).loadUnaligned(as: UInt32.self) &* 0x9E37_79B1) >> 20)
  }

  /// Returns the first place of the pattern at or after a start; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - block: The bytes to search.
  ///   - start: A place in the block, 0 or more.
  package func place(in block: UnsafeRawBufferPointer, from start: Int = 0) -> Int? {
    guard bytes.count >= Self.width else {
      guard !bytes.isEmpty, start + bytes.count <= block.count else { return nil }
      return (start...(block.count - bytes.count)).first { block[$0...].starts(with: bytes) }
    }
    guard let first = block.baseAddress else { return nil }
    return steps.withUnsafeBufferPointer { steps in
      var end = start + bytes.count
      while end <= block.count {
        let step = Int(steps[Self.mixed(before: first + end)])
        if step == 0, block[(end - bytes.count)..<end].elementsEqual(bytes) { return end - bytes.count }
        end += step == 0 ? shortStep : step
      }
      return nil
    }
  }
}
