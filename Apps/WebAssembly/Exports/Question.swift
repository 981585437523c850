/// The text of the next request, which JavaScript writes.
enum Question {
  nonisolated(unsafe) private(set) static var bytes = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

  /// Allocates memory for a number of bytes; `nil` for 0 bytes.
  static func memory(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
    bytes.deallocate()
    bytes = .allocate(capacity: max(0, count))
    bytes.initialize(repeating: 0)
    return bytes.baseAddress
  }

  /// The words of the request, which are separated by NUL.
  static var words: [String] {
    bytes.split(separator: 0, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Returns the address where JavaScript must write the text of the next request; `count` is its length in
/// bytes.
@_expose(wasm, "question")
@_cdecl("almanac_question")
func question(_ count: Int32) -> UnsafeMutablePointer<UInt8>? { Question.memory(Int(count)) }
