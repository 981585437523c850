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
