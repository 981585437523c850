/// A value whose objects keep the order in which their members are given, as commands print them.
package enum OrderedJSON {
  /// A value that needs no order of its own.
  case value(JSON)
  case array([OrderedJSON])
  case object([(key: String, value: OrderedJSON)])

  package static let null = Self.value(.null)
  package static func text(_ text: String) -> Self { .value(.string(text)) }
  package static func integer(_ number: Int) -> Self { .value(.integer(Int64(number))) }
  package static func boolean(_ value: Bool) -> Self { .value(.bool(value)) }
  /// A finite number.
  package static func number(_ number: Double) -> Self {
    .value(.number(JSONNumber(unchecked: "\(number)")))
  }

  /// Text, or null if there is none.
  package init(_ text: String?) { self = text.map(OrderedJSON.text) ?? .null }
}

extension OrderedJSON: CustomStringConvertible {
  /// The value on one line, with a space behind each comma and colon.
  package var description: String {
    var writer = JSONWriter(openLevels: 0)
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
