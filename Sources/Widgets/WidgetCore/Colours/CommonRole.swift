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
