/// What colours are for in the hydration widget.
///
/// The orange of the source document has a contrast of 2.2 to white; for the small text of the streak this is a darker
/// one of the same hue.
public enum HydrationRole: String, ColorRole {
  /// The part of the ring that is drunk, and what adds a drink.
  case progress
  /// The ring behind it.
  case track
  /// The streak.
  case streak
  /// A goal that is reached.
  case reached
  /// Notes that warn.
  case warning

  /// The colours of the role.
  public var colors: RoleColors {
    switch self {
    case .progress:
      RoleColors(light: RGBColor(0.00, 0.42, 0.84), dark: RGBColor(0.25, 0.64, 1.00), monochrome: .accent)
    case .track:
      RoleColors(
        light: RGBColor(0.00, 0.42, 0.84, opacity: 0.2), dark: RGBColor(0.25, 0.64, 1.00, opacity: 0.2),
        monochrome: .tertiary)
    case .streak:
      RoleColors(light: RGBColor(0.70, 0.31, 0.00), dark: RGBColor(1.00, 0.65, 0.25), monochrome: .primary)
    case .reached:
      RoleColors(light: RGBColor(0.06, 0.44, 0.22), dark: RGBColor(0.42, 0.82, 0.54), monochrome: .accent)
    case .warning:
      RoleColors(light: RGBColor(0.72, 0.11, 0.09), dark: RGBColor(1.00, 0.55, 0.50), monochrome: .primary)
    }
  }
}
