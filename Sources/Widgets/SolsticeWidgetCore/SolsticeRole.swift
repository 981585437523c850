/// The roles of colours in the solstice widget.
///
/// The colour of a season is never its only sign: the name of the event is always beside it.
public enum SolsticeRole: String, WidgetRole {
  /// Spring, green.
  case spring
  /// Summer, orange.
  case summer
  /// Autumn, red brown.
  case autumn
  /// Winter, blue.
  case winter
  /// The unfilled part of the bar or ring.
  case track
  /// The background of the widget.
  case background

  /// The colours of the role.
  public var colors: RoleColors {
    let (light, dark): (RGBColor, RGBColor) =
      switch self {
      case .spring: (RGBColor(0.10, 0.45, 0.18), RGBColor(0.49, 0.83, 0.51))
      case .summer: (RGBColor(0.65, 0.36, 0.00), RGBColor(1.00, 0.78, 0.33))
      case .autumn: (RGBColor(0.68, 0.22, 0.09), RGBColor(0.98, 0.58, 0.43))
      case .winter: (RGBColor(0.08, 0.37, 0.68), RGBColor(0.53, 0.76, 1.00))
      case .track: (RGBColor(0, 0, 0, opacity: 0.15), RGBColor(1, 1, 1, opacity: 0.2))
      case .background: (CommonRole.background.colors.light, CommonRole.background.colors.dark)
      }
    let tone: MonochromeTone =
      switch self {
      case .spring, .summer, .autumn, .winter: .primary
      case .track: .tertiary
      case .background: .clear
      }
    return RoleColors(light: light, dark: dark, monochrome: tone)
  }
}

extension Season {
  /// The name of its picture in the asset catalogue, such as `SeasonSpring`; the same for both events that could begin it.
  package var assetName: String { "Season" + role.rawValue.capitalizedFirst }

  /// The name of the SF Symbol for places without a photograph, such as the lock screen; all exist in iOS 15.
  package var symbolName: String {
    switch self {
    case .spring: "leaf"
    case .summer: "sun.max"
    case .autumn: "wind"
    case .winter: "snowflake"
    }
  }

  /// The role of its colour, whose raw value is also the name of the season in JSON and of its picture.
  package var role: SolsticeRole {
    switch self {
    case .spring: .spring
    case .summer: .summer
    case .autumn: .autumn
    case .winter: .winter
    }
  }
}

extension Season? {
  /// The season whose picture is shown: near the equator summer, because the Sun is high all year.
  package var pictured: Season { self ?? .summer }
}
