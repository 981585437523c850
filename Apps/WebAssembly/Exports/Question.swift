import JSONText

/// The text of the next question, which JavaScript writes.
enum Question {
  nonisolated(unsafe) private static var bytes = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

  /// Memory for a text of so many bytes; `nil` for no bytes.
  static func memory(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
    bytes.deallocate()
    bytes = .allocate(capacity: max(0, count))
    bytes.initialize(repeating: 0)
    return bytes.baseAddress
  }

  /// What was written there, as JSON.
  static func json() throws(Failure) -> JSON {
    do throws(JSONSyntaxError) {
      return try JSON(parsing: Array(bytes))
    } catch {
      throw Failure(code: "badRequest", message: error.description)
    }
  }
}

/// Where JavaScript has to write the text of the next question; `count` is its length in bytes.
@_expose(wasm, "question")
@_cdecl("almanac_question")
func question(_ count: Int32) -> UnsafeMutablePointer<UInt8>? { Question.memory(Int(count)) }
