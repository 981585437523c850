/// The reason why bytes are not JSON, and the position of the fault.
public struct JSONSyntaxError: Error, Hashable, Sendable {
  /// The kind of fault.
  public enum Reason: Hashable, Sendable {
    /// The text ends inside a value.
    case endOfText
    /// A byte is not allowed at its position.
    case unexpectedByte(UInt8)
    /// Text follows after the value.
    case trailingText
    /// The bytes are not UTF-8.
    case invalidUTF8
    /// An escape is not one of JSON's, or is half of a surrogate pair.
    case invalidEscape
    /// A control character is not escaped.
    case controlCharacter
    /// A number has a leading zero, or lacks digits where they are required.
    case invalidNumber
    /// Two members of an object have the same key.
    case duplicateKey
    /// Arrays and objects are nested more deeply than ``JSON/depthLimit``.
    case tooDeep
  }

  /// The kind of fault.
  public let reason: Reason
  /// The number of bytes before the fault.
  public let offset: Int

  /// Creates an error at a position.
  public init(reason: Reason, offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

extension JSONSyntaxError: CustomStringConvertible {
  /// The position and the reason, for a developer.
  public var description: String { "byte \(offset): \(reason.text)" }
}

extension JSONSyntaxError.Reason {
  fileprivate var text: String {
    switch self {
    case .endOfText: "the text ends inside a value"
    case .unexpectedByte(let byte): "byte 0x\(String(byte, radix: 16)) is not allowed here"
    case .trailingText: "only white space may follow the value"
    case .invalidUTF8: "not UTF-8"
    case .invalidEscape: "not an escape of JSON, or half of a surrogate pair"
    case .controlCharacter: "a control character must be escaped"
    case .invalidNumber: "not a number in the form of JSON"
    case .duplicateKey: "an object has the same key twice"
    case .tooDeep: "deeper than \(JSON.depthLimit) arrays and objects"
    }
  }
}
