extension RawRepresentable where Self: CaseIterable, RawValue == String {
  /// Reads one of the raw values; the error of another names them all.
  package static func choice(_ json: JSON) throws(JSONValueError) -> Self {
    guard let text = json.string, let value = Self(rawValue: text) else {
      let words = allCases.map { $0.rawValue }.joined(separator: ", ")
      throw JSONValueError(expected: "one of: \(words)", found: json)
    }
    return value
  }
}

extension JSONObject {
  /// The value of a member; `nil` if it is missing, null, or nothing this version can read.
  ///
  /// For choices of the user: one that another version wrote is no reason to lose the others.
  package func readable<Value: JSONDecodable>(_ key: String, as type: Value.Type = Value.self) -> Value? {
    try? optional(key)
  }
}
