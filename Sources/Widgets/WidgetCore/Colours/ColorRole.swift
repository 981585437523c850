/// The purpose of a colour in a widget; the widget's palette gives the colour for it.
public protocol ColorRole: CaseIterable, Hashable, Sendable, RawRepresentable<String> {
  /// The colours of the role.
  var colors: RoleColors { get }
}

/// The roles of one widget; the raw value is the name of the role in snapshots.
public protocol WidgetRole: ColorRole {
  /// The colour behind everything; nothing is drawn if the system removes backgrounds.
  static var background: Self { get }
}

/// A role with its colours, independent of its type, so that one drawing can have the roles of several widgets.
public struct Paint: Hashable, Sendable {
  /// The name of the role.
  package let role: String
  /// The colours of the role.
  package let colors: RoleColors

  /// Creates the paint of a role.
  package init(_ role: some ColorRole) {
    self.role = role.rawValue
    colors = role.colors
  }
}

/// The roles of text and background that all widgets share.
public enum CommonRole: String, ColorRole {
  /// The colour of the main text.
  case primary
  /// The colour of less important text.
  case secondary
  /// The colour behind everything.
  case background

  /// The colours of the role.
  public var colors: RoleColors {
    switch self {
    case .primary:
      RoleColors(light: RGBColor(0, 0, 0), dark: RGBColor(1, 1, 1), monochrome: .primary)
    case .secondary:
      RoleColors(light: RGBColor(0.38, 0.38, 0.40), dark: RGBColor(0.68, 0.68, 0.70), monochrome: .secondary)
    case .background:
      RoleColors(light: RGBColor(1, 1, 1), dark: RGBColor(0.11, 0.11, 0.12), monochrome: .clear)
    }
  }
}

/// The colours of a role in light and dark, and its tone when there is only one colour.
public struct RoleColors: Hashable, Sendable {
  /// The colour on a light background.
  package let light: RGBColor
  /// The colour on a dark background.
  package let dark: RGBColor
  /// The tone when the system draws in one colour.
  package let monochrome: MonochromeTone

  /// Creates the colours of a role.
  package init(light: RGBColor, dark: RGBColor, monochrome: MonochromeTone) {
    self.light = light
    self.dark = dark
    self.monochrome = monochrome
  }

  /// Returns the colour for light or dark.
  package func color(inDark isDark: Bool) -> RGBColor { isDark ? dark : light }
}

/// The colour of a role in one rendering mode.
package enum RenderedColor: Hashable, Sendable {
  /// One of the widget's own colours.
  case color(RGBColor)
  /// A brightness of the single colour that the system draws with.
  case tone(MonochromeTone)
}

extension RoleColors {
  /// Returns the colour for a rendering mode.
  ///
  /// An always-on display uses the dark colours.
  package func rendered(in mode: RenderingMode, isDark: Bool) -> RenderedColor {
    switch mode {
    case .fullColor: .color(color(inDark: isDark))
    case .reducedLuminance: .color(dark)
    case .accented, .vibrant: .tone(monochrome)
    }
  }
}

/// How the system colours a widget.
public enum RenderingMode: String, CaseIterable, Hashable, Sendable {
  /// The widget's own colours.
  case fullColor
  /// Two tints that the user chose.
  case accented
  /// Brightness only, on the lock screen.
  case vibrant
  /// Dimmed, on an always-on display.
  case reducedLuminance
}

/// The brightness that replaces a colour when the system draws a widget in one colour.
package enum MonochromeTone: String, CaseIterable, Hashable, Sendable {
  /// Full brightness.
  case primary
  /// For less important text.
  case secondary
  /// For marks and lines, and for buttons and days, on which the user's tint has to be readable.
  case tertiary
  /// For the part that has the user's tint when the system draws in two tints.
  case accent
  /// Nothing is drawn, as the system removes backgrounds.
  case clear

  /// The opacity, from 0 to 1.
  package var opacity: Double {
    switch self {
    case .primary, .accent: 1
    case .secondary: 0.7
    case .tertiary: 0.18
    case .clear: 0
    }
  }
}

/// A colour in the sRGB colour space.
package struct RGBColor: Hashable, Sendable {
  /// The red component, from 0 to 1.
  package let red: Double
  /// The green component, from 0 to 1.
  package let green: Double
  /// The blue component, from 0 to 1.
  package let blue: Double
  /// The opacity, from 0 (clear) to 1.
  package let opacity: Double

  /// Creates a colour; values outside 0 to 1 are clamped, and NaN becomes 0.
  package init(_ red: Double, _ green: Double, _ blue: Double, opacity: Double = 1) {
    self.red = Self.clamped(red)
    self.green = Self.clamped(green)
    self.blue = Self.clamped(blue)
    self.opacity = Self.clamped(opacity)
  }

  /// Returns the colour as it appears on an opaque background.
  package func over(_ background: RGBColor) -> RGBColor {
    RGBColor(
      mix(red, background.red), mix(green, background.green), mix(blue, background.blue))
  }

  private func mix(_ front: Double, _ back: Double) -> Double { front * opacity + back * (1 - opacity) }

  private static func clamped(_ component: Double) -> Double {
    component.isNaN ? 0 : max(0, min(1, component))
  }
}
