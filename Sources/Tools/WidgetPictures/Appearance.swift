/// The colouring of a widget in a picture.
package struct Appearance: Hashable, Sendable {
  package let mode: RenderingMode
  /// Whether the background is dark.
  package let isDark: Bool
  /// Whether the user has chosen glass without a tint, for which the system uses the mode of two tints.
  package let isClear: Bool

  /// The looks that a user can choose for widgets, by name: a mode, or `clear`.
  package enum Look: String, CaseIterable, Sendable {
    case fullColor, accented, clear, vibrant, reducedLuminance
  }

  /// Creates a colouring from a mode in light or dark.
  package init(_ mode: RenderingMode, isDark: Bool = false) {
    (self.mode, self.isDark, isClear) = (mode, isDark, false)
  }

  /// Creates a colouring from a look in light or dark.
  package init(look: Look, isDark: Bool) {
    (mode, self.isDark) = (RenderingMode(rawValue: look.rawValue) ?? .accented, isDark)
    isClear = look == .clear
  }

  /// Returns the usual colouring of a family: full colour on the home screen, one colour on the lock screen.
  package static func usual(of family: Family, isDark: Bool = false) -> Appearance {
    Appearance(family.isAccessory ? .vibrant : .fullColor, isDark: isDark)
  }

  /// Returns the colour of a role.
  package func color(_ colors: RoleColors) -> RGBColor {
    switch colors.rendered(in: mode, isDark: isDark) {
    case .color(let color): color
    case .tone(.accent): tint
    case .tone(let tone): base.faded(to: tone.opacity)
    }
  }

  /// Returns the colour behind the widget; without a background of its own it is a plain colour, so that
  /// pictures look alike.
  package func ground(_ background: some ColorRole) -> RGBColor {
    switch mode {
    case .fullColor: background.colors.color(inDark: isDark)
    case .reducedLuminance: RGBColor(0, 0, 0)
    // An assumed wallpaper behind the glass.
    case .accented where isClear: isDark ? RGBColor(0.15, 0.17, 0.20) : RGBColor(0.15, 0.19, 0.25)
    case .accented: isDark ? RGBColor(0.09, 0.12, 0.18) : RGBColor(0.90, 0.93, 0.97)
    case .vibrant: isDark ? RGBColor(0.09, 0.10, 0.16) : RGBColor(0.20, 0.28, 0.45)
    }
  }

  /// The colour of the border around the widget, which separates it from a page of the same colour.
  package var border: RGBColor {
    isDark || isClear || mode == .vibrant || mode == .reducedLuminance
      ? RGBColor(1, 1, 1, opacity: 0.18) : RGBColor(0, 0, 0, opacity: 0.14)
  }

  /// The one colour besides the tint: white, if there is none.
  private var base: RGBColor {
    mode == .accented && !isDark && !isClear ? RGBColor(0, 0, 0) : RGBColor(1, 1, 1)
  }

  /// An example of a tint.
  private var tint: RGBColor {
    guard mode == .accented, !isClear else { return base }
    return isDark ? RGBColor(0.50, 0.78, 1.00) : RGBColor(0.05, 0.29, 0.62)
  }
}

extension RGBColor {
  /// Returns the colour with its opacity multiplied.
  package func faded(to opacity: Double) -> RGBColor {
    RGBColor(red, green, blue, opacity: self.opacity * opacity)
  }
}
