import Foundation

/// Takes the output of `git cat-file --batch` apart: for each object a line with its size, its bytes, a line feed.
struct BlobReader {
  private var rest: Data

  init(_ output: Data) {
    rest = output
  }

  /// The bytes of the next object, or `nil` if there is none.
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
