/// The colours of a role in light and dark, and what stands for them in one colour.
public struct RoleColors: Hashable, Sendable {
  /// On a light background.
  public let light: RGBColor
  /// On a dark background.
  public let dark: RGBColor
  /// Where there is one colour.
  public let monochrome: MonochromeTone

  /// The colours of a role.
  public init(light: RGBColor, dark: RGBColor, monochrome: MonochromeTone) {
    self.light = light
    self.dark = dark
    self.monochrome = monochrome
  }

  /// The colour in light or dark.
  public func color(inDark isDark: Bool) -> RGBColor { isDark ? dark : light }
}
