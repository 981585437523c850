/// The colours of the seasons.
///
/// They never stand alone: the name of the event is always beside them.
public enum SeasonRole: String, ColorRole {
  /// Green.
  case spring
  /// Orange.
  case summer
  /// Red brown.
  case autumn
  /// Blue.
  case winter

  /// The role of a season.
  public init(_ season: Season) {
    switch season {
    case .spring: self = .spring
    case .summer: self = .summer
    case .autumn: self = .autumn
    case .winter: self = .winter
    }
  }

  /// The colours of the role.
  public var colors: RoleColors {
    switch self {
    case .spring:
      RoleColors(light: RGBColor(0.10, 0.45, 0.18), dark: RGBColor(0.49, 0.83, 0.51), monochrome: .primary)
    case .summer:
      RoleColors(light: RGBColor(0.65, 0.36, 0.00), dark: RGBColor(1.00, 0.78, 0.33), monochrome: .primary)
    case .autumn:
      RoleColors(light: RGBColor(0.68, 0.22, 0.09), dark: RGBColor(0.98, 0.58, 0.43), monochrome: .primary)
    case .winter:
      RoleColors(light: RGBColor(0.08, 0.37, 0.68), dark: RGBColor(0.53, 0.76, 1.00), monochrome: .primary)
    }
  }
}
