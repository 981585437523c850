import WidgetFoundation

extension WidgetFont {
  /// The width that is kept for a symbol, in points.
  package var width: Double { lineHeight.rounded(.up) }
}

/// Adds up the rows of a widget from top to bottom.
struct Rows {
  /// The least and the most space between two rows, in points.
  static let (least, most) = (2.0, 8.0)

  /// The height that is left.
  private(set) var room: Double
  /// How many rows are apart from the one before.
  private(set) var count = 0

  init(_ height: Double) {
    room = height
  }

  /// Takes free space off above and below.
  mutating func inset(_ padding: Double) { room -= 2 * padding }

  /// Adds a row of a height.
  mutating func add(height: Double) {
    room -= height
    count += 1
  }

  /// Adds a text as a row of its own, or as one that is not apart from the row before.
  @discardableResult mutating func add(_ text: TextLayout, isApart: Bool = true) -> TextLayout {
    room -= text.height
    count += isApart ? 1 : 0
    return text
  }

  /// Adds as many notes as fit, at most so many.
  ///
  /// - Returns: The note, `nil` if none fits, and how many were added.
  mutating func add(_ note: TextLayout, upTo limit: Int) -> (note: TextLayout?, count: Int) {
    var added = 0
    while added < limit, room - note.height >= Double(count) * Self.least {
      add(note)
      added += 1
    }
    return (added > 0 ? note : nil, added)
  }

  /// The space between rows in half points, so that all of them fit.
  var spacing: Double {
    count > 1 ? max(0, min(Self.most, (2 * room / Double(count - 1)).rounded(.down) / 2)) : 0
  }
}
