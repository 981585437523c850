/// The text of the last answer, which JavaScript reads.
///
/// Every answer gets memory of its own length, so none can be too long.
enum Answer {
  nonisolated(unsafe) private static var bytes = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

  static var address: UnsafeMutablePointer<UInt8>? { bytes.baseAddress }

  /// Keeps a text until the next one.
  ///
  /// - Returns: Its length in bytes.
  static func keep(_ text: String) -> Int32 {
    bytes.deallocate()
    bytes = .allocate(capacity: text.utf8.count)
    _ = bytes.initialize(fromContentsOf: text.utf8)
    return Int32(bytes.count)
  }

  /// The result of a call, 0 or more; or minus the length of an error: its code, a space and its message.
  static func number(_ result: () throws(Failure) -> Int32) -> Int32 {
    do throws(Failure) { return try result() } catch { return -keep("\(error.code) \(error.message)") }
  }
}

/// Where the text of the last answer is.
@_expose(wasm, "answer")
@_cdecl("almanac_answer")
func answer() -> UnsafeMutablePointer<UInt8>? { Answer.address }
