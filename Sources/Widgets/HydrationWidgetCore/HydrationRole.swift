/// The roles of colours in the hydration widget.
///
/// The orange of the app's source document has a contrast of only 2.2 on white. The streak has small text, so
/// its orange is darker, with the same hue.
public enum HydrationRole: String, WidgetRole {
  /// The filled part of the ring or bar, and the controls that add a drink.
  case progress
  /// The unfilled part, and the line above the list.
  case track
  /// The background of a button.
  case button
  /// The streak.
  case streak
  /// The progress when the goal is reached.
  case reached
  /// The volume beyond the goal, over the ring.
  case surplus
  /// Warning notes, and the progress when the goal is far exceeded.
  case warning
  /// The background of the widget.
  case background

  /// The colours of the role.
  public var colors: RoleColors {
    switch self {
    case .progress:
      RoleColors(light: RGBColor(0.00, 0.42, 0.84), dark: RGBColor(0.25, 0.64, 1.00), monochrome: .accent)
    case .track, .button:
      RoleColors(
        light: RGBColor(0.00, 0.42, 0.84, opacity: self == .track ? 0.2 : 0.08),
        dark: RGBColor(0.25, 0.64, 1.00, opacity: self == .track ? 0.2 : 0.15), monochrome: .tertiary)
    case .streak:
      RoleColors(light: RGBColor(0.70, 0.31, 0.00), dark: RGBColor(1.00, 0.65, 0.25), monochrome: .primary)
    case .reached:
      RoleColors(light: RGBColor(0.06, 0.44, 0.22), dark: RGBColor(0.42, 0.82, 0.54), monochrome: .accent)
    case .surplus:
      RoleColors(light: RGBColor(0.00, 0.24, 0.12), dark: RGBColor(0.80, 0.98, 0.86), monochrome: .accent)
    case .warning:
      RoleColors(light: RGBColor(0.72, 0.11, 0.09), dark: RGBColor(1.00, 0.55, 0.50), monochrome: .primary)
    case .background: CommonRole.background.colors
    }
  }
}

extension BeverageTint: ColorRole {
  /// The colours, with a contrast of at least 3 on the common backgrounds, as WCAG requires of symbols.
  public var colors: RoleColors {
    let (light, dark): (RGBColor, RGBColor) =
      switch self {
      case .water: (RGBColor(0.00, 0.42, 0.84), RGBColor(0.25, 0.64, 1.00))
      case .tea: (RGBColor(0.13, 0.50, 0.24), RGBColor(0.40, 0.78, 0.48))
      case .coffee: (RGBColor(0.42, 0.27, 0.14), RGBColor(0.80, 0.60, 0.42))
      case .milk: (RGBColor(0.62, 0.45, 0.28), RGBColor(0.94, 0.84, 0.70))
      case .juice: (RGBColor(0.72, 0.43, 0.00), RGBColor(1.00, 0.72, 0.25))
      case .energy: (RGBColor(0.78, 0.22, 0.20), RGBColor(1.00, 0.50, 0.46))
      case .alcohol: (RGBColor(0.55, 0.20, 0.48), RGBColor(0.86, 0.56, 0.80))
      case .other: (RGBColor(0.40, 0.40, 0.42), RGBColor(0.66, 0.66, 0.68))
      }
    return RoleColors(light: light, dark: dark, monochrome: .primary)
  }
}
