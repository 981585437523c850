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

extension Family: JSONDecodable, JSONEncodable {
  /// Reads the name of a family: `small`.
  public init(json: JSON) throws(JSONValueError) { self = try Self.choice(json) }

  /// The name.
  public var json: JSON { .string(rawValue) }
}

extension HourCycle: JSONDecodable, JSONEncodable {
  /// Reads `twelve` or `twentyFour`.
  public init(json: JSON) throws(JSONValueError) { self = try Self.choice(json) }

  /// The word.
  public var json: JSON { .string(rawValue) }
}

extension CalendarRegion: JSONDecodable, JSONEncodable {
  /// Reads `vietnam` or `china`.
  public init(json: JSON) throws(JSONValueError) { self = try Self.choice(json) }

  /// The word.
  public var json: JSON { .string(rawValue) }
}

extension PointSize: JSONDecodable, JSONEncodable {
  /// Reads `{"height": 158, "width": 338}`, in points; both as ``WidgetFrame/sides`` allows.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    func side(_ key: String) throws(JSONValueError) -> Double {
      let length: Double = try object.required(key)
      guard WidgetFrame.sides.contains(length) else {
        throw JSONValueError(expected: "1 to 10000 points", found: object[key] ?? .null).inside(key)
      }
      return length
    }
    self.init(width: try side("width"), height: try side("height"))
  }
}
