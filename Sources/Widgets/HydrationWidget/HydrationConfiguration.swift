/// What the user chose in the widget's settings.
public struct HydrationConfiguration: WidgetSettings {
  /// What the buttons add.
  public var beverage: Beverage

  /// Buttons that add a beverage.
  public init(beverage: Beverage) {
    self.beverage = beverage
  }

  /// Buttons that add water.
  public init() { self.init(beverage: .water) }

  /// Reads a configuration; a beverage that only a newer version knows is kept.
  public init(_ reader: inout SettingsReader) {
    let id: String? = reader.choice("beverage")
    let lengths = 1...HydrationEntry.longestID
    if let id, !lengths.contains(id.utf8.count) {
      let expected = "the id of a beverage, \(lengths.lowerBound) to \(lengths.upperBound) bytes"
      reader.report(JSONValueError(expected: expected, found: .string(id)).inside("beverage"))
      self.init()
    } else {
      self.init(beverage: id.map { Beverage(id: $0) } ?? .water)
    }
  }

  /// The choice.
  public var members: JSONObject { ["beverage": .string(beverage.id)] }
}
