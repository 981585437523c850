extension KeyedDecodingContainer {
  /// The value of a key; `nil` if it is missing, null, or nothing this version can read.
  func ifReadable<Value: Decodable>(_ key: Key) -> Value? {
    // One field of another version is no reason to lose the others.
    try? decodeIfPresent(Value.self, forKey: key)
  }
}
