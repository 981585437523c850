import WidgetFoundation

/// How much text there is room for, by family and size.
///
/// Widths are estimates for the system font with its digits of the same width; the views scale what is still too long.
struct TextRoom {
  private let frame: WidgetFrame

  init(_ frame: WidgetFrame) {
    self.frame = frame
  }

  /// Characters of an amount that has a line to itself, in large digits.
  var total: Int {
    switch frame.family {
    case .medium, .large: characters(margin: 32, width: 14)
    case .small, .rectangular, .circular, .inline: amount
    }
  }

  /// Characters of an amount beside another one.
  var amount: Int {
    switch frame.family {
    case .small: characters(margin: 32, width: 9)
    case .medium, .large: characters(margin: 48, width: 9, parts: 2)
    case .rectangular: characters(margin: 8, width: 8)
    case .circular: characters(margin: 8, width: 6)
    case .inline: characters(margin: 0, width: 8, parts: 2)
    }
  }

  /// Lines below the amounts; on the lowest phones a medium widget has room for one, other families for none.
  var lines: Int {
    switch frame.family {
    case .medium: frame.size.height < 155 ? 1 : 2
    case .large: 3
    case .small, .circular, .rectangular, .inline: 0
    }
  }

  /// Categories beside the row of others.
  var categories: Int {
    guard frame.family == .large else { return 0 }
    return frame.size.height < 300 ? 2 : 3
  }

  private func characters(margin: Double, width: Double, parts: Double = 1) -> Int {
    Int(max(4, (frame.size.width - margin) / width / parts))
  }
}
