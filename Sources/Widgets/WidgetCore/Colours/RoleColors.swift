/// The colours of a role in light and dark, and its tone when there is only one colour.
public struct RoleColors: Hashable, Sendable {
  /// The colour on a light background.
  public let light: RGBColor
  /// The colour on a dark background.
  public let dark: RGBColor
  /// The tone when the system draws in one colour.
  public let monochrome: MonochromeTone

  /// Creates the colours of a role.
  public init(light: RGBColor, dark: RGBColor, monochrome: MonochromeTone) {
    self.light = light
    self.dark = dark
    self.monochrome = monochrome
  }

  /// Returns the colour for light or dark.
  public func color(inDark isDark: Bool) -> RGBColor { isDark ? dark : light }
}
