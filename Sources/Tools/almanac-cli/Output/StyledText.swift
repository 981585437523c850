import WidgetBridge

/// A text with its colours, and its number of columns without them.
struct StyledText {
  private(set) var text = ""
  private(set) var width = 0

  /// Creates a text that is highlighted by marks.
  init(_ text: String, _ marks: [TextStyle.Mark] = [], _ style: TextStyle? = nil) {
    self.text = style?.marked(text, marks) ?? text
    width = DisplayWidth.columns(text)
  }

  /// The text without spaces at the end.
  var line: String { String(text.reversed().drop { $0 == " " }.reversed()) }

  static func + (first: StyledText, second: StyledText) -> StyledText {
    var both = first
    both.text += second.text
    both.width += second.width
    return both
  }

  /// Returns a number of spaces.
  static func spaces(_ count: Int) -> StyledText { StyledText(String(repeating: " ", count: max(0, count))) }

  /// Returns the text with spaces around it.
  ///
  /// Numbers of one and two digits in the middle of a column end in the same place.
  func padded(to room: Int, _ alignment: TextLayout.Alignment) -> StyledText {
    let before =
      switch alignment {
      case .leading: 0
      case .center: room / 2 - width / 2
      case .trailing: room - width
      }
    return .spaces(before) + self + .spaces(room - width - before)
  }

  /// Returns the text in the middle of a column, without the space before it if the column is too narrow.
  func centered(in room: Int) -> StyledText {
    guard width > room, text.hasPrefix(" ") else { return padded(to: room, .center) }
    var shorter = self
    shorter.text.removeFirst()
    shorter.width -= 1
    return shorter.padded(to: room, .center)
  }

  /// Returns a bar that is filled from the left, and full only if nothing is missing; a small part stays visible.
  ///
  /// - Parameters:
  ///   - filled: The filled part, from 0 to 1.
  ///   - width: The number of columns.
  ///   - marks: The colour of the filled part.
  ///   - line: The position of a line across the bar as a part of its width; `nil` for none.
  ///   - style: Whether there are colours.
  static func bar(
    _ filled: Double, width: Int, _ marks: [TextStyle.Mark], line: Double? = nil, _ style: TextStyle
  ) -> StyledText {
    let least = filled > 0 ? 1 : 0
    let count = max(least, Int(max(0, min(1, filled)) * Double(width)))
    var signs = Array(repeating: Character("█"), count: count)
    signs += Array(repeating: "░", count: width - count)
    if let line { signs[max(0, min(width - 1, Int(line * Double(width))))] = "|" }
    return StyledText(String(signs[..<count]), marks, style)
      + StyledText(String(signs[count...]), [.dim], style)
  }

  /// Returns a column of one to eight eighths for each value, and dots for future ones.
  static func trend(_ trend: DrawnTrend, _ marks: [TextStyle.Mark], _ style: TextStyle) -> StyledText {
    let eighths = Array("▁▂▃▄▅▆▇█")
    let columns = trend.points.map { String(eighths[max(0, min(7, $0 * 8 / 1001))]) }.joined()
    return StyledText(
      columns + String(repeating: "·", count: max(0, trend.slotCount - trend.points.count)), marks, style)
  }
}

extension TextStyle.Mark {
  /// Creates the colour nearest to a paint on a dark ground; `nil` for the usual colour of text.
  init?(_ paint: Paint) {
    let color = paint.colors.dark
    let (red, green, blue) = (color.red, color.green, color.blue)
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    // Nearly grey.
    guard range > most / 4 else {
      guard paint.colors.monochrome == .secondary else { return nil }
      self = .dim
      return
    }
    // The hue as an angle: red is 0, green is 120, blue is 240.
    let sixths =
      most == red
      ? (green - blue) / range : most == green ? 2 + (blue - red) / range : 4 + (red - green) / range
    switch sixths * 60 {
    case ..<20: self = .red
    case ..<70: self = .yellow
    case ..<170: self = .green
    case ..<255: self = .blue
    case ..<330: self = .magenta
    default: self = .red
    }
  }
}
