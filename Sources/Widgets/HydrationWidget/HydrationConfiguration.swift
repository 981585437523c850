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
    let lengths = 1...HydrationEntry.longestID
    self.init(
      beverage: reader.choice(
        "beverage", expected: "the id of a beverage, \(lengths.lowerBound) to \(lengths.upperBound) bytes"
      ) { (id: String) in lengths.contains(id.utf8.count) ? Beverage(id: id) : nil } ?? .water)
  }

  /// The choice.
  public var members: JSONObject { ["beverage": .string(beverage.id)] }
}
