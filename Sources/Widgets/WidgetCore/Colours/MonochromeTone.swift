/// The brightness that replaces a colour when the system draws a widget in one colour.
public enum MonochromeTone: String, CaseIterable, Hashable, Sendable {
  /// Full brightness.
  case primary
  /// For less important text.
  case secondary
  /// For marks and lines, and for buttons and days, on which the user's tint has to be readable.
  case tertiary
  /// For the part that takes the user's tint when the system draws in two tints.
  case accent
  /// Nothing is drawn, as the system removes backgrounds.
  case clear

  /// The opacity, from 0 to 1.
  public var opacity: Double {
    switch self {
    case .primary, .accent: 1
    case .secondary: 0.7
    case .tertiary: 0.18
    case .clear: 0
    }
  }
}
