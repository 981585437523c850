/// How the parts of the widget are set; sizes in points.
public struct InsultTypography: Hashable, Sendable {
  /// Where lines begin.
  public enum Alignment: Hashable, Sendable {
    /// At the left, as English is read.
    case leading
    /// In the middle.
    case center
  }

  /// The weight of type.
  public enum Weight: Hashable, Sendable {
    /// A little heavier than usual.
    case medium
    /// Between medium and bold.
    case semibold
    /// Heavy.
    case bold
  }

  /// The face of insults, IM Fell English, by its PostScript name; where it is not registered, the system's serif stands in.
  ///
  /// The fonts are by Igino Marini after types of the Fell bequest, under the SIL Open Font License 1.1; the file
  /// `IMFellEnglish-Regular.ttf` belongs to the app and is named under `UIAppFonts` of the extension.
  public static let faceName = "IMFellEnglish-Regular"

  /// The size of the insult, the largest in which it fits.
  public let size: Double
  /// Between two of its lines.
  public let spacing: Double
  /// How many lines it may have.
  public let lineLimit: Int
  /// Space on all sides.
  public let inset: Double
  /// The weight of the insult.
  public let weight: Weight
  /// Whether the insult is set in ``faceName``.
  public let hasBookFace: Bool
  /// Where lines begin.
  public let alignment: Alignment
  /// The size of the title and the space between its letters; `nil` if there is no title.
  public let title: Title?
  /// The size of the time; `nil` if it is not shown.
  public let timeSize: Double?

  /// How the title is set.
  public struct Title: Hashable, Sendable {
    /// The size.
    public let size: Double
    /// The space between letters.
    public let tracking: Double
  }

  /// By the source document, except for the steps of size and the lock screen.
  init(_ layout: InsultLayout, family: Family) {
    size = layout.size
    spacing = layout.spacing
    lineLimit = layout.lines
    inset = layout.inset
    hasBookFace = family == .medium || family == .large
    switch family {
    case .medium:
      (weight, alignment) = (.semibold, .leading)
      title = Title(size: 10, tracking: 1.5)
      timeSize = 9
    case .large:
      (weight, alignment) = (.bold, .center)
      title = Title(size: 14, tracking: 2)
      timeSize = 11
    case .small, .circular:
      (weight, alignment) = (.medium, .center)
      (title, timeSize) = (nil, nil)
    case .rectangular, .inline:
      (weight, alignment) = (.medium, .leading)
      (title, timeSize) = (nil, nil)
    }
  }
}
