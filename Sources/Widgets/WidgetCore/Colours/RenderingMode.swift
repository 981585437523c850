/// How the system colours a widget.
public enum RenderingMode: String, CaseIterable, Hashable, Sendable {
  /// The widget's own colours.
  case fullColor
  /// Two tints that the user chose.
  case accented
  /// Brightness only, on the lock screen.
  case vibrant
  /// Dimmed, on an always-on display.
  case reducedLuminance
}
