/// A JSON value whose objects keep the order in which their members are given, for the output of commands.
package enum OrderedJSON {
  /// A value whose members need no special order.
  case value(JSON)
  case array([OrderedJSON])
  case object([(key: String, value: OrderedJSON)])

  package static let null = Self.value(.null)
  package static func text(_ text: String) -> Self { .value(.string(text)) }
  package static func integer(_ number: Int) -> Self { .value(.integer(Int64(number))) }
  package static func boolean(_ value: Bool) -> Self { .value(.bool(value)) }
  /// Creates a number, which must be finite.
  package static func number(_ number: Double) -> Self {
    .value(.number(JSONNumber(unchecked: "\(number)")))
  }

  /// Creates a text, or null for `nil`.
  package init(_ text: String?) { self = text.map(OrderedJSON.text) ?? .null }
}

extension OrderedJSON: CustomStringConvertible {
  /// The value on one line, with a space after each comma and colon.
  package var description: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the value as ``description`` has it.
  package func write(to bytes: inout [UInt8]) {
    var writer = JSONWriter(openLevels: 0)
    // Swapped, because two owners of the bytes would copy them.
    swap(&writer.bytes, &bytes)
    writer.write(self)
    swap(&writer.bytes, &bytes)
  }
}
