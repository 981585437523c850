/// A state of a file, to find out whether another process has written it since.
public struct DocumentRevision: Hashable, Sendable {
  private let count: Int
  private let digest: UInt64

  init(_ bytes: [UInt8]) {
    count = bytes.count
    // FNV-1a, eight bytes at a time: it detects changes, but not forgery.
    digest = bytes.withUnsafeBytes { raw in
      var digest: UInt64 = 0xcbf2_9ce4_8422_2325
      var index = 0
      while index < raw.count {
        var word: UInt64 = 0
        if index + 8 <= raw.count {
          word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
          index += 8
        } else {
          word = UInt64(raw[index])
          index += 1
        }
        digest = (digest ^ word) &* 0x100_0000_01b3
        digest ^= digest >> 29
      }
      return digest
    }
  }
}
