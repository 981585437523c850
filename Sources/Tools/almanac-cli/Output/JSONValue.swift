/// A JSON value whose objects keep the order of their keys, so that the same input gives the same bytes.
enum JSONValue {
  case text(String)
  case integer(Int)
  /// A finite number.
  case number(Double)
  case boolean(Bool)
  case null
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// Text, or null if there is none.
  init(_ text: String?) { self = text.map(JSONValue.text) ?? .null }
}

extension JSONValue: CustomStringConvertible {
  /// The value as RFC 8259 writes it, in one line.
  var description: String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .integer(let number): String(number)
    case .number(let number): String(number)
    case .boolean(let value): value ? "true" : "false"
    case .null: "null"
    case .array(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\(Self.quoted($0.key)): \($0.value)" }.joined(separator: ", "))}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
