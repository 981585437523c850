extension BeverageTint: ColorRole {
  /// The colours, with a contrast of at least 3 to the common backgrounds, as WCAG asks of symbols.
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
