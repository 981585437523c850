/// Concatenation of texts.
enum Text {
  /// Returns seven texts as one, with a single allocation.
  static func joined(
    _ a: String, _ b: String, _ c: String, _ d: String, _ e: String, _ f: String, _ g: String
  ) -> String {
    let count =
      a.utf8.count + b.utf8.count + c.utf8.count + d.utf8.count + e.utf8.count + f.utf8.count + g.utf8.count
    return String(unsafeUninitializedCapacity: count) { buffer in
      var end = 0
      append(a, to: buffer, at: &end)
      append(b, to: buffer, at: &end)
      append(c, to: buffer, at: &end)
      append(d, to: buffer, at: &end)
      append(e, to: buffer, at: &end)
      append(f, to: buffer, at: &end)
      append(g, to: buffer, at: &end)
      return end
    }
  }

  private static func append(
    _ text: String, to buffer: UnsafeMutableBufferPointer<UInt8>, at end: inout Int
  ) {
    var text = text
    text.withUTF8 { bytes in
      end = buffer[end...].initialize(fromContentsOf: bytes)
    }
  }
}
