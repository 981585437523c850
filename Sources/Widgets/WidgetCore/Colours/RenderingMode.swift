/// How the system colours a widget.
public enum RenderingMode: String, CaseIterable, Hashable, Sendable {
  /// In the colours of the widget.
  case fullColor
  /// In two tints of the user's choice.
  case accented
  /// In one brightness pattern, on the lock screen.
  case vibrant
  /// Dimmed, on a display that is always on.
  case reducedLuminance
}
