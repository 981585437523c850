/// Why bytes are not JSON, and where.
public struct JSONSyntaxError: Error, Hashable, Sendable {
  /// What was found.
  public enum Reason: Hashable, Sendable {
    /// The text ends inside a value.
    case endOfText
    /// A byte stands where it may not.
    case unexpectedByte(UInt8)
    /// There is more after the value.
    case trailingText
    /// The bytes are not UTF-8.
    case invalidUTF8
    /// An escape that JSON does not have, or half of a surrogate pair.
    case invalidEscape
    /// A control character that has to be escaped.
    case controlCharacter
    /// A number with a leading zero, or without digits where they have to be.
    case invalidNumber
    /// Two members of an object have the same key.
    case duplicateKey
    /// Arrays and objects are nested more deeply than ``JSON/depthLimit``.
    case tooDeep
  }

  /// What was found.
  public let reason: Reason
  /// How many bytes stand before it.
  public let offset: Int

  /// A fault at a place.
  public init(reason: Reason, offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

extension JSONSyntaxError: CustomStringConvertible {
  /// The reason and the place, for a developer.
  public var description: String { "byte \(offset): \(reason.text)" }
}

extension JSONSyntaxError.Reason {
  fileprivate var text: String {
    switch self {
    case .endOfText: "the text ends inside a value"
    case .unexpectedByte(let byte): "byte 0x\(String(byte, radix: 16)) may not stand here"
    case .trailingText: "nothing but white space may follow the value"
    case .invalidUTF8: "not UTF-8"
    case .invalidEscape: "not an escape of JSON, or half of a surrogate pair"
    case .controlCharacter: "a control character has to be escaped"
    case .invalidNumber: "not a number as JSON writes it"
    case .duplicateKey: "an object has a key twice"
    case .tooDeep: "deeper than \(JSON.depthLimit) arrays and objects"
    }
  }
}
