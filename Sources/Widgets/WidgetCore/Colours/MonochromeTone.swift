/// What takes the place of a colour where there is only one.
public enum MonochromeTone: CaseIterable, Hashable, Sendable {
  /// The full brightness.
  case primary
  /// Text of less weight.
  case secondary
  /// Marks and lines behind text.
  case tertiary
  /// The part that takes the user's tint where there are two.
  case accent
  /// Nothing is drawn: the system takes backgrounds away.
  case clear

  /// How opaque it is drawn, 0 to 1.
  public var opacity: Double {
    switch self {
    case .primary, .accent: 1
    case .secondary: 0.7
    case .tertiary: 0.25
    case .clear: 0
    }
  }
}
