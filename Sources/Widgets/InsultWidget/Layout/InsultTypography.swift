/// How the parts of the widget are set; sizes in points.
public struct InsultTypography: Hashable, Sendable {
  /// Where lines begin.
  public enum Alignment: String, Hashable, Sendable {
    /// At the left, as English is read.
    case leading
    /// In the middle.
    case center
  }

  /// How the title is set.
  public struct Title: Hashable, Sendable {
    /// Its type.
    public let font: WidgetFont
    /// The space between letters.
    public let tracking: Double
  }

  /// The face of insults, IM Fell English, by its PostScript name; where it is not registered, the system's serif stands in.
  ///
  /// The fonts are by Igino Marini after types of the Fell bequest, under the SIL Open Font License 1.1; the file
  /// `IMFellEnglish-Regular.ttf` belongs to the app and is named under `UIAppFonts` of the extension.
  public static let faceName = "IMFellEnglish-Regular"

  /// The type of the insult, in the largest size in which it fits.
  public let font: WidgetFont
  /// Whether the insult is set in ``faceName``.
  public let hasBookFace: Bool
  /// Between two of its lines.
  public let spacing: Double
  /// How many lines it may have.
  public let lineLimit: Int
  /// Space on all sides.
  public let inset: Double
  /// Where lines begin.
  public let alignment: Alignment
  /// How the title is set; `nil` if there is none.
  public let title: Title?
  /// The type of the time; `nil` if it is not shown.
  public let time: WidgetFont?

  /// By the source document, except for the steps of size and the lock screen.
  init(_ layout: InsultLayout, family: Family) {
    spacing = layout.spacing
    lineLimit = layout.lines
    inset = layout.inset
    hasBookFace = family == .medium || family == .large
    switch family {
    case .medium:
      (font, alignment) = (WidgetFont(layout.size, .semibold), .leading)
      title = Title(font: WidgetFont(10, .bold), tracking: 1.5)
      time = WidgetFont(9)
    case .large:
      (font, alignment) = (WidgetFont(layout.size, .bold), .center)
      title = Title(font: WidgetFont(14, .bold), tracking: 2)
      time = WidgetFont(11)
    case .small, .circular:
      (font, alignment) = (WidgetFont(layout.size, .medium), .center)
      (title, time) = (nil, nil)
    case .rectangular, .inline:
      (font, alignment) = (WidgetFont(layout.size, .medium), .leading)
      (title, time) = (nil, nil)
    }
  }
}
