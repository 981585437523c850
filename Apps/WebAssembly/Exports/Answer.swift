import AlmanacReports

/// The text of the last answer, which JavaScript reads, or the reason why there is none.
///
/// Every answer is allocated with its own length, so none is too long.
enum Answer {
  nonisolated(unsafe) private static var bytes = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

  /// The error of the last call that failed.
  nonisolated(unsafe) static var failure: Refusal?

  static var address: UnsafeMutablePointer<UInt8>? { bytes.baseAddress }

  /// Stores a text until the next call.
  ///
  /// - Returns: The length in bytes.
  static func keep(_ text: String) -> Int32 {
    bytes.deallocate()
    bytes = .allocate(capacity: text.utf8.count)
    _ = bytes.initialize(fromContentsOf: text.utf8)
    return Int32(bytes.count)
  }

  /// Returns the result of a call, 0 or more, or -1 if the call failed.
  static func number(_ result: () throws(Refusal) -> Int32) -> Int32 {
    do throws(Refusal) { return try result() } catch {
      failure = error
      return -1
    }
  }
}

/// Returns the address of the last answer.
@_expose(wasm, "answer")
@_cdecl("almanac_answer")
func answer() -> UnsafeMutablePointer<UInt8>? { Answer.address }
