/// The measures of the widget in points, from its size at run time.
///
/// The sizes of the source document (364×169, 364×364) exist on no phone.
public struct SolsticeLayout: Hashable, Sendable {
  /// The picture; no size on the lock screen, which has none.
  public let image: PointSize
  /// The stack of texts beside or below the picture.
  public let text: PointSize
  /// The number of days.
  public let countFontSize: Double
  /// The name of the event.
  public let titleFontSize: Double
  /// All other lines.
  public let lineFontSize: Double
  /// The bar of the progress; 0 where there is none.
  public let barHeight: Double
  /// Between the lines.
  public let spacing: Double
  /// Around the texts.
  public let padding: Double

  /// How many of the events after the next one are listed.
  public static func upcomingRows(_ family: Family) -> Int { family == .large ? 3 : 0 }

  /// The measures for a frame.
  public init(_ frame: WidgetFrame) {
    let (width, height) = (frame.size.width, frame.size.height)
    let none = PointSize(width: 0, height: 0)
    // What remains of odd sizes is never less than nothing.
    switch frame.family {
    case .small:
      padding = min(8, height / 16)
      spacing = 2
      titleFontSize = min(12, height / 12)
      countFontSize = min(28, height / 5, Self.countSize(in: width - 2 * padding))
      lineFontSize = titleFontSize
      barHeight = 0
      let textHeight = Self.line(titleFontSize) + Self.line(countFontSize) + spacing + padding
      image = PointSize(width: width, height: max(0, height - textHeight))
      text = PointSize(width: max(0, width - 2 * padding), height: textHeight)
    case .medium:
      padding = min(10, height / 14)
      spacing = min(4, height / 40)
      titleFontSize = min(15, height / 10)
      let side = min(height, width / 2)
      countFontSize = min(34, height / 4.6, Self.countSize(in: width - side - 2 * padding))
      lineFontSize = min(12, height / 13)
      barHeight = min(6, height / 24)
      image = PointSize(width: side, height: side)
      text = PointSize(width: max(0, width - side - 2 * padding), height: height)
    case .large:
      padding = min(12, height / 28)
      spacing = min(3, height / 100)
      titleFontSize = min(16, height / 21)
      countFontSize = min(32, height / 11.5)
      lineFontSize = min(12, height / 30)
      barHeight = min(6, height / 54)
      image = PointSize(width: width, height: height / 2)
      text = PointSize(width: max(0, width - 2 * padding), height: height / 2)
    case .rectangular:
      padding = 0
      spacing = 0
      titleFontSize = min(14, height / 5.2)
      countFontSize = min(20, height / 3.6)
      lineFontSize = min(12, height / 6)
      barHeight = 0
      image = none
      text = frame.size
    case .circular, .inline:
      padding = 0
      spacing = 0
      titleFontSize = min(14, height / 4)
      countFontSize = min(24, height / 3, Self.countSize(in: width))
      lineFontSize = min(13, height / 5)
      barHeight = 0
      image = none
      text = frame.size
    }
  }

  /// The size at which the longest count fits: "Tomorrow" or "Ngày mai", eight letters of some 0.6 of the size.
  private static func countSize(in width: Double) -> Double { max(0, width) / 4.8 }

  /// The height of a line of text.
  static func line(_ fontSize: Double) -> Double { fontSize * 1.2 }

  /// The height of all texts, with so many lines besides name and count.
  func textHeight(lines: Int, hasBar: Bool) -> Double {
    let texts = Self.line(titleFontSize) + Self.line(countFontSize) + Double(lines) * Self.line(lineFontSize)
    let gaps = Double(lines + (hasBar ? 2 : 1)) * spacing
    return texts + gaps + (hasBar ? barHeight : 0)
  }
}
