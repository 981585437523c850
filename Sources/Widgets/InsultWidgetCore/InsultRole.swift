/// The roles of colours in the insult widget.
///
/// Parchment, burgundy and dark grey are from the app's source document. Its colours for the title (0.36,
/// 0.47, 0.48) and the time (gray at 70 %) have contrasts of only 3.9 and 2.2 on parchment, so they are
/// darker here. It has no dark colours.
public enum InsultRole: String, WidgetRole {
  /// The background, parchment.
  case background
  /// The insult.
  case insult
  /// The insult in the small family.
  case smallInsult
  /// The title and the emblem.
  case title
  /// The time from which the insult is shown.
  case since

  /// The colours of the role.
  public var colors: RoleColors {
    switch self {
    case .background:
      RoleColors(light: RGBColor(0.95, 0.91, 0.82), dark: RGBColor(0.16, 0.13, 0.10), monochrome: .clear)
    case .insult:
      RoleColors(light: RGBColor(0.54, 0.25, 0.29), dark: RGBColor(0.93, 0.66, 0.66), monochrome: .primary)
    case .smallInsult:
      RoleColors(light: RGBColor(0.20, 0.20, 0.20), dark: RGBColor(0.93, 0.90, 0.84), monochrome: .primary)
    case .title:
      RoleColors(light: RGBColor(0.30, 0.40, 0.41), dark: RGBColor(0.62, 0.74, 0.75), monochrome: .accent)
    case .since:
      RoleColors(light: RGBColor(0.40, 0.38, 0.34), dark: RGBColor(0.72, 0.69, 0.63), monochrome: .secondary)
    }
  }
}
