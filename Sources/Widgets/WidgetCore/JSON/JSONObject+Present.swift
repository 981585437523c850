extension JSONObject {
  /// An object of those members that have a value.
  ///
  /// In the JSON of widgets a member without a value is left out, and null is a private value that was taken out.
  package init(present members: [(key: String, value: JSON?)]) {
    self.init()
    for member in members { self[member.key] = member.value }
  }
}

extension JSON {
  /// An object of those members that have a value.
  package static func present(_ members: [(key: String, value: JSON?)]) -> JSON {
    .object(JSONObject(present: members))
  }
}

extension Sensitive {
  /// The value as JSON; null if it was taken out.
  package func json(_ value: (Value) -> JSON) -> JSON {
    switch self {
    case .visible(let shown): value(shown)
    case .redacted: .null
    }
  }
}

extension Sensitive where Value == TextForms {
  /// The forms of the text; null if it was taken out.
  package var json: JSON { json { $0.json } }
}
