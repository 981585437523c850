import Foundation

/// Splits the output of `git cat-file --batch` into objects.
///
/// Each object is a line with its size, its bytes, and a line feed.
struct BlobReader {
  private var rest: Data

  init(_ output: Data) {
    rest = output
  }

  /// Returns the bytes of the next object, or `nil` if there is none.
  mutating func next() -> Data? {
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
    guard words.count == 3, let size = Int(words[2]), rest.distance(from: end, to: rest.endIndex) > size + 1
    else { return nil }
    let start = end + 1
    let bytes = rest[start..<start + size]
    rest = rest[(start + size + 1)...]
    return bytes
  }
}
