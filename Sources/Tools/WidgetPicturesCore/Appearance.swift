/// How the system colours a widget in a picture.
package struct Appearance: Hashable, Sendable {
  /// The rendering mode.
  package let mode: RenderingMode
  /// Whether it is on a dark background.
  package let isDark: Bool

  /// A mode in light or dark.
  package init(_ mode: RenderingMode, isDark: Bool = false) {
    self.mode = mode
    self.isDark = isDark
  }

  /// The mode a family usually has: all colours on the home screen, one on the lock screen.
  package static func usual(of family: Family, isDark: Bool = false) -> Appearance {
    Appearance(family.isAccessory ? .vibrant : .fullColor, isDark: isDark)
  }

  /// The colour of a role.
  package func color(_ role: some ColorRole) -> RGBColor {
    switch role.rendered(in: mode, isDark: isDark) {
    case .color(let color): color
    case .tone(.accent): tint
    case .tone(let tone): base.faded(to: tone.opacity)
    }
  }

  /// What is behind the widget where it has no background of its own: a screen of one colour, so that pictures are alike.
  package func ground(_ background: some ColorRole) -> RGBColor {
    switch mode {
    case .fullColor: background.colors.color(inDark: isDark)
    case .reducedLuminance: RGBColor(0, 0, 0)
    case .accented: isDark ? RGBColor(0.09, 0.12, 0.18) : RGBColor(0.90, 0.93, 0.97)
    case .vibrant: isDark ? RGBColor(0.09, 0.10, 0.16) : RGBColor(0.20, 0.28, 0.45)
    }
  }

  /// The line around the widget, which separates it from a page of its own colour.
  package var border: RGBColor {
    isDark || mode == .vibrant || mode == .reducedLuminance
      ? RGBColor(1, 1, 1, opacity: 0.18) : RGBColor(0, 0, 0, opacity: 0.14)
  }

  /// The one colour there is beside the tint.
  private var base: RGBColor {
    mode == .accented && !isDark ? RGBColor(0, 0, 0) : RGBColor(1, 1, 1)
  }

  /// A tint as a user might choose it.
  private var tint: RGBColor {
    guard mode == .accented else { return base }
    return isDark ? RGBColor(0.50, 0.78, 1.00) : RGBColor(0.05, 0.29, 0.62)
  }
}

extension RGBColor {
  /// The colour, so much less opaque.
  package func faded(to opacity: Double) -> RGBColor {
    RGBColor(red, green, blue, opacity: self.opacity * opacity)
  }
}
