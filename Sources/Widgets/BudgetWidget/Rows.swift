import WidgetFoundation

extension WidgetFont {
  /// The width that is reserved for a symbol, in points.
  package var width: Double { lineHeight.rounded(.up) }
}

/// Sums the heights of a widget's rows from top to bottom.
struct Rows {
  /// The smallest and the largest distance between two rows, in points.
  static let (least, most) = (2.0, 8.0)

  /// The remaining height, in points.
  private(set) var room: Double
  /// The number of rows that have a distance to the row before.
  private(set) var count = 0

  init(_ height: Double) {
    room = height
  }

  /// Subtracts the margins above and below.
  mutating func inset(_ padding: Double) { room -= 2 * padding }

  /// Adds a row with a height in points.
  mutating func add(height: Double) {
    room -= height
    count += 1
  }

  /// Adds a text as a row; `isApart` tells whether it has a distance to the row before.
  @discardableResult mutating func add(_ text: TextLayout, isApart: Bool = true) -> TextLayout {
    room -= text.height
    count += isApart ? 1 : 0
    return text
  }

  /// Adds as many notes as fit, at most `limit`.
  ///
  /// - Returns: The layout of a note, `nil` if none fits, and the number of notes.
  mutating func add(_ note: TextLayout, upTo limit: Int) -> (note: TextLayout?, count: Int) {
    var added = 0
    while added < limit, room - note.height >= Double(count) * Self.least {
      add(note)
      added += 1
    }
    return (added > 0 ? note : nil, added)
  }

  /// The distance between rows in steps of half a point, so that all rows fit.
  var spacing: Double {
    count > 1 ? max(0, min(Self.most, (2 * room / Double(count - 1)).rounded(.down) / 2)) : 0
  }
}
