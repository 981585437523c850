/// A colour in the sRGB colour space.
public struct RGBColor: Hashable, Sendable {
  /// The red component, from 0 to 1.
  public let red: Double
  /// The green component, from 0 to 1.
  public let green: Double
  /// The blue component, from 0 to 1.
  public let blue: Double
  /// The opacity, from 0 (clear) to 1.
  public let opacity: Double

  /// Creates a colour; values outside 0 to 1 are clamped, and NaN becomes 0.
  public init(_ red: Double, _ green: Double, _ blue: Double, opacity: Double = 1) {
    self.red = Self.clamped(red)
    self.green = Self.clamped(green)
    self.blue = Self.clamped(blue)
    self.opacity = Self.clamped(opacity)
  }

  /// Returns the colour as it appears on an opaque background.
  public func over(_ background: RGBColor) -> RGBColor {
    RGBColor(
      mix(red, background.red), mix(green, background.green), mix(blue, background.blue))
  }

  private func mix(_ front: Double, _ back: Double) -> Double { front * opacity + back * (1 - opacity) }

  private static func clamped(_ component: Double) -> Double {
    component.isNaN ? 0 : max(0, min(1, component))
  }
}
