import Foundation

/// SHA-256 as defined by FIPS 180-4.
///
/// The ids of objects in Xcode projects are made of it. Foundation does not have it on Linux.
package enum SHA256 {
  /// Returns the digest in 64 hexadecimal digits.
  package static func hexDigest(of bytes: [UInt8]) -> String {
    var state: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    var message = bytes
    message.append(0x80)
    message.append(contentsOf: repeatElement(0, count: (120 - message.count % 64) % 64))
    let bitCount = UInt64(bytes.count) * 8
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      message.append(UInt8(truncatingIfNeeded: bitCount >> shift))
    }
    message.withUnsafeBufferPointer { message in
      roundConstants.withUnsafeBufferPointer { constants in
        for start in stride(from: 0, to: message.count, by: 64) {
          process(UnsafeBufferPointer(rebasing: message[start..<start + 64]), constants, &state)
        }
      }
    }
    return state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private static func process(
    _ block: UnsafeBufferPointer<UInt8>, _ constants: UnsafeBufferPointer<UInt32>, _ state: inout [UInt32]
  ) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
      for i in 0..<16 {
        let bytes = (
          UInt32(block[4 * i]), UInt32(block[4 * i + 1]), UInt32(block[4 * i + 2]), UInt32(block[4 * i + 3])
        )
        schedule[i] = bytes.0 << 24 | bytes.1 << 16 | bytes.2 << 8 | bytes.3
      }
      for i in 16..<64 {
        let (w15, w2) = (schedule[i - 15], schedule[i - 2])
        let s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >> 3)
        let s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >> 10)
        schedule[i] = schedule[i - 16] &+ s0 &+ schedule[i - 7] &+ s1
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      for i in 0..<64 {
        let s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
        let choice = (e & f) ^ (~e & g)
        let first = h &+ s1 &+ choice &+ constants[i] &+ schedule[i]
        let s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
        let majority = (a & b) ^ (a & c) ^ (b & c)
        (h, g, f, e) = (g, f, e, d &+ first)
        (d, c, b, a) = (c, b, a, first &+ s0 &+ majority)
      }
      for (i, value) in [a, b, c, d, e, f, g, h].enumerated() { state[i] &+= value }
    }
  }

  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The first 32 bits of the fractions of the cube roots of the first 64 primes, as the standard defines them.
  private static let roundConstants: [UInt32] = (2...311).filter { number in
    !(2..<number).contains { number.isMultiple(of: $0) }
  }.map { prime in
    let root = cbrt(Double(prime))
    return UInt32((root - root.rounded(.down)) * 0x1p32)
  }
}
