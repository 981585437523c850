/// A role's colour where the system has settled how widgets are coloured.
public enum RenderedColor: Hashable, Sendable {
  /// A colour of the widget's own.
  case color(RGBColor)
  /// A brightness of the one colour there is.
  case tone(MonochromeTone)
}

extension ColorRole {
  /// The colour in a rendering mode.
  ///
  /// A display that is always on is dark.
  public func rendered(in mode: RenderingMode, isDark: Bool) -> RenderedColor {
    switch mode {
    case .fullColor: .color(colors.color(inDark: isDark))
    case .reducedLuminance: .color(colors.dark)
    case .accented, .vibrant: .tone(colors.monochrome)
    }
  }
}
