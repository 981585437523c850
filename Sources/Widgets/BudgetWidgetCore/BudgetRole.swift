import WidgetFoundation

/// The roles of colours in the budget widgets.
///
/// The colours of levels are dark enough in light mode, and light enough in dark mode, for small text.
public enum BudgetRole: String, WidgetRole {
  /// Less than 70 % of a budget is spent.
  case good
  /// At least 70 % is spent.
  case warning
  /// At least 90 % is spent.
  case danger
  /// More than the budget is spent.
  case over
  /// The data is too old to know how much is spent.
  case old
  /// The unfilled part of a bar or ring.
  case track
  /// The line of a trend.
  case trend
  /// The filled part of a category's bar.
  case category
  /// The background of the widget.
  case background

  /// Creates the role of a level.
  package init(_ level: BudgetLevel) { self = BudgetRole(rawValue: level.rawValue) ?? .over }

  /// The colours of the role.
  public var colors: RoleColors {
    switch self {
    case .good:
      RoleColors(light: RGBColor(0.05, 0.42, 0.22), dark: RGBColor(0.37, 0.82, 0.52), monochrome: .accent)
    case .warning:
      RoleColors(light: RGBColor(0.58, 0.33, 0.00), dark: RGBColor(1.00, 0.74, 0.30), monochrome: .accent)
    case .danger:
      RoleColors(light: RGBColor(0.76, 0.10, 0.10), dark: RGBColor(1.00, 0.50, 0.46), monochrome: .accent)
    case .over:
      RoleColors(light: RGBColor(0.60, 0.00, 0.25), dark: RGBColor(1.00, 0.52, 0.66), monochrome: .accent)
    case .old:
      RoleColors(light: RGBColor(0.38, 0.38, 0.40), dark: RGBColor(0.68, 0.68, 0.70), monochrome: .accent)
    case .track:
      RoleColors(light: RGBColor(0.88, 0.89, 0.91), dark: RGBColor(0.25, 0.26, 0.28), monochrome: .tertiary)
    case .trend:
      RoleColors(light: RGBColor(0.00, 0.36, 0.72), dark: RGBColor(0.50, 0.74, 1.00), monochrome: .accent)
    case .category:
      RoleColors(light: RGBColor(0.33, 0.33, 0.62), dark: RGBColor(0.70, 0.70, 0.96), monochrome: .accent)
    case .background: CommonRole.background.colors
    }
  }
}

extension BudgetLevel {
  /// The SF Symbol that shows the level without colour.
  package var symbol: String {
    switch self {
    case .good: "checkmark.circle.fill"
    case .warning: "exclamationmark.circle.fill"
    case .danger: "exclamationmark.triangle.fill"
    case .over: "xmark.octagon.fill"
    }
  }
}
