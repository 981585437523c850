/// The shapes of widgets that the system offers.
///
/// The names follow WidgetKit: `systemSmall` is ``small``, `accessoryCircular` is ``circular``.
public enum Family: String, CaseIterable, Hashable, Sendable {
  /// A small square on the home screen and in StandBy.
  case small
  /// Two squares side by side.
  case medium
  /// Four squares.
  case large
  /// A small circle on the lock screen.
  case circular
  /// A rectangle on the lock screen.
  case rectangular
  /// A line of text above the clock of the lock screen.
  case inline

  /// Whether the widget is on the lock screen, where it has one colour and little room.
  public var isAccessory: Bool {
    switch self {
    case .small, .medium, .large: false
    case .circular, .rectangular, .inline: true
    }
  }

  /// Whether parts of the widget can have links of their own.
  ///
  /// In other families the system ignores such links; the whole widget is one link.
  public var allowsElementLinks: Bool { self == .medium || self == .large }
}
