extension JSONObject {
  /// Creates an object from the members that have a value.
  ///
  /// In the JSON of widgets, a member without a value is left out; null marks a private value that was
  /// removed.
  package init(present members: [(key: String, value: JSON?)]) {
    self.init()
    for member in members { self[member.key] = member.value }
  }
}

extension JSON {
  /// Returns an object of the members that have a value.
  package static func present(_ members: [(key: String, value: JSON?)]) -> JSON {
    .object(JSONObject(present: members))
  }
}

extension Sensitive {
  /// Returns the value as JSON, or null if it was removed.
  package func json(_ value: (Value) -> JSON) -> JSON {
    switch self {
    case .visible(let shown): value(shown)
    case .redacted: .null
    }
  }
}

extension Sensitive where Value == TextForms {
  /// The forms of the text, or null if they were removed.
  package var json: JSON { json { $0.json } }
}
