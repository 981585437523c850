/// The colour of a role in one rendering mode.
public enum RenderedColor: Hashable, Sendable {
  /// One of the widget's own colours.
  case color(RGBColor)
  /// A brightness of the single colour that the system draws with.
  case tone(MonochromeTone)
}

extension RoleColors {
  /// Returns the colour for a rendering mode.
  ///
  /// An always-on display uses the dark colours.
  public func rendered(in mode: RenderingMode, isDark: Bool) -> RenderedColor {
    switch mode {
    case .fullColor: .color(color(inDark: isDark))
    case .reducedLuminance: .color(dark)
    case .accented, .vibrant: .tone(monochrome)
    }
  }
}
