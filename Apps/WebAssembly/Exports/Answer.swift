import AlmanacReports

/// The text of the last answer, which JavaScript reads, or why there is none.
///
/// Every answer gets memory of its own length, so none can be too long.
enum Answer {
  nonisolated(unsafe) private static var bytes = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

  /// Why the last call that failed has no answer.
  nonisolated(unsafe) static var failure: Refusal?

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

  /// The result of a call, 0 or more; or -1 for one that failed.
  static func number(_ result: () throws(Refusal) -> Int32) -> Int32 {
    do throws(Refusal) { return try result() } catch {
      failure = error
      return -1
    }
  }
}

/// Where the text of the last answer is.
@_expose(wasm, "answer")
@_cdecl("almanac_answer")
func answer() -> UnsafeMutablePointer<UInt8>? { Answer.address }
