extension JSONObject {
  /// The value of a member; `nil` if it is missing, null, or nothing this version can read.
  ///
  /// For choices of the user: one that another version wrote is no reason to lose the others.
  package func readable<Value: JSONDecodable>(_ key: String, as type: Value.Type = Value.self) -> Value? {
    try? optional(key)
  }
}
