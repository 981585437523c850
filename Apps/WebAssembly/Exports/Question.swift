/// The text of the next question, which JavaScript writes.
enum Question {
  nonisolated(unsafe) private(set) static var bytes = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

  /// Memory for a text of so many bytes; `nil` for no bytes.
  static func memory(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
    bytes.deallocate()
    bytes = .allocate(capacity: max(0, count))
    bytes.initialize(repeating: 0)
    return bytes.baseAddress
  }

  /// The words that were written there, with NUL between them.
  static var words: [String] {
    bytes.split(separator: 0, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Where JavaScript has to write the text of the next question; `count` is its length in bytes.
@_expose(wasm, "question")
@_cdecl("almanac_question")
func question(_ count: Int32) -> UnsafeMutablePointer<UInt8>? { Question.memory(Int(count)) }
