package import SwiftUI

/// The colours of a widget in a rendering mode, in light or dark.
package struct Palette: Hashable, Sendable {
  /// The way the system colours the widget.
  package let mode: RenderingMode
  /// Whether the background is dark.
  package let isDark: Bool

  /// Creates the colours of a rendering mode.
  package init(mode: RenderingMode, isDark: Bool) {
    self.mode = mode
    self.isDark = isDark
  }

  /// Creates the colours of a rendering mode and a colour scheme.
  package init(mode: RenderingMode, scheme: ColorScheme) {
    self.init(mode: mode, isDark: scheme == .dark)
  }

  /// Returns the colour of a role.
  package func color(_ role: some ColorRole) -> Color {
    color(Paint(role))
  }

  /// Returns the colour of a role with its colours.
  func color(_ paint: Paint) -> Color {
    switch paint.colors.rendered(in: mode, isDark: isDark) {
    case .color(let color):
      Color(.sRGB, red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
    case .tone(let tone): Color.primary.opacity(tone.opacity)
    }
  }

  /// Returns whether a paint has the user's tint.
  func isAccent(_ paint: Paint) -> Bool {
    if case .tone(.accent) = paint.colors.rendered(in: mode, isDark: isDark) { true } else { false }
  }
}

extension Font.Weight {
  /// Creates the weight of a layout.
  init(_ weight: WidgetFont.Weight) {
    switch weight {
    case .regular: self = .regular
    case .medium: self = .medium
    case .semibold: self = .semibold
    case .bold: self = .bold
    }
  }
}
