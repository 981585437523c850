/// A number that is not a whole number of 64 bits, kept as its text.
public struct JSONNumber: Hashable, Sendable {
  /// The number as it was written, such as `0.10` or `1e999`.
  public let text: String

  init(unchecked text: String) { self.text = text }

  /// The nearest `Double`; `nil` if that would be infinite.
  public var double: Double? {
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// The number as an integer of 64 bits, if it is one.
  ///
  /// Such numbers are written with a fraction or an exponent: `3.0` or `1e3`.
  var integer: Int64? {
    let bytes = text.utf8
    let end = bytes.firstIndex { $0 | 0x20 == UInt8(ascii: "e") } ?? bytes.endIndex
    guard let exponent = end == bytes.endIndex ? 0 : Int(text[bytes.index(after: end)...]) else { return nil }
    let point = bytes[..<end].firstIndex(of: UInt8(ascii: "."))
    var digits = Array(bytes[..<(point ?? end)])
    var zeros = exponent
    if let point {
      let fraction = bytes[bytes.index(after: point)..<end]
      digits += fraction
      zeros = exponent.subtractingReportingOverflow(fraction.count).partialValue
    }
    if digits.allSatisfy({ $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: "-") }) { return 0 }
    while zeros < 0, digits.last == UInt8(ascii: "0") {
      digits.removeLast()
      zeros += 1
    }
    // The number has more digits than 64 bits can hold.
    guard (0...20).contains(zeros) else { return nil }
    digits += Array(repeating: UInt8(ascii: "0"), count: zeros)
    return Int64(String(decoding: digits, as: UTF8.self))
  }
}

extension JSONNumber: LosslessStringConvertible {
  /// Creates a number from its JSON text.
  ///
  /// - Returns: `nil` for any other text, and for a whole number of 64 bits, which is ``JSON/integer(_:)``.
  public init?(_ description: String) {
    guard
      case .success(.number(let number)) = Result(catching: { () throws(JSONSyntaxError) in
        try JSON(parsing: Array(description.utf8))
      }), number.text.utf8.count == description.utf8.count
    else { return nil }
    self = number
  }

  /// The number as it was written.
  public var description: String { text }
}
