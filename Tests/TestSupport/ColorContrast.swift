import Foundation
package import WidgetCore

extension RGBColor {
  /// Returns the contrast ratio with another opaque colour, from 1 to 21.
  ///
  /// Source: W3C, Web Content Accessibility Guidelines 2.2, definitions of contrast ratio and relative
  /// luminance. Text needs 4.5; large text and signs need 3.
  package func contrast(with other: RGBColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var luminance: Double { 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) }

  private func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }
}
