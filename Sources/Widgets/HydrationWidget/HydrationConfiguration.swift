/// What the user chose in the widget's settings.
public struct HydrationConfiguration: Hashable, Sendable {
  /// What the buttons add.
  public var beverage: Beverage

  /// Buttons that add a beverage, water by default.
  public init(beverage: Beverage = .water) {
    self.beverage = beverage
  }
}
