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

  /// Returns the contrast ratio with another opaque colour, from 1 to 21.
  ///
  /// Source: W3C, Web Content Accessibility Guidelines 2.2, definitions of contrast ratio and relative
  /// luminance. Text needs 4.5; large text and signs need 3.
  public func contrast(with other: RGBColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var luminance: Double { 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) }

  private func linear(_ component: Double) -> Double {
    if component <= 0.04045 { return component / 12.92 }
    let base = (component + 0.055) / 1.055
    let root = Self.fifthRoot(base)
    return base * base * root * root
  }

  /// Returns the fifth root of a number from 0 to 1 by Newton's method.
  ///
  /// A C library is not available on every platform this compiles for.
  private static func fifthRoot(_ number: Double) -> Double {
    var root = 1.0
    // The first step starts above the root, so each step goes down until rounding stops it.
    while true {
      let power = root * root * root * root
      let next = root - (root - number / power) / 5
      guard next < root else { return root }
      root = next
    }
  }

  private func mix(_ front: Double, _ back: Double) -> Double { front * opacity + back * (1 - opacity) }

  private static func clamped(_ component: Double) -> Double {
    component.isNaN ? 0 : max(0, min(1, component))
  }
}
