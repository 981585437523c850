import WidgetFoundation

/// The rows of a widget within its margins, from top to bottom, with as much room between them as there is.
struct Rows {
  /// The smallest distance between two rows, in points.
  static let least = 2.0
  /// The parts of the diameter of a circle that a label near its edge and an amount in the middle cannot have, in points.
  static let (labelInset, amountInset) = (16.0, 8.0)

  /// The margins left and right, which are also between columns, and above and below, in points.
  let margins: PointSize
  /// The size within the margins, in points.
  let size: PointSize
  /// The height that is left, in points.
  private(set) var room: Double
  private(set) var count = 0
  private var parts: [Drawing] = []
  private let alignment: Drawing.VerticalAlignment
  private let most: Double

  init(_ frame: WidgetFrame) {
    let isAccessory = frame.family.isAccessory
    margins = PointSize(width: isAccessory ? 4 : 16, height: isAccessory ? 0 : 12)
    size = PointSize(
      width: frame.size.width - 2 * margins.width, height: frame.size.height - 2 * margins.height)
    room = size.height
    alignment = isAccessory ? .center : .top
    most = frame.family == .large ? 18 : 8
  }

  /// The width of each of two columns, in points.
  var column: Double { (size.width - margins.width) / 2 }

  /// Adds a row, if there is one, below the others.
  mutating func add(_ part: Drawing?) {
    guard let part else { return }
    leave(part.height)
    parts.append(part)
  }

  /// Adds a row at an index, if there is one, in room that was left for it.
  mutating func insert(_ part: Drawing?, at index: Int) {
    if let part { parts.insert(part, at: index) }
  }

  /// The index of the next row.
  var nextIndex: Int { parts.count }

  /// Inserts as many rows of categories as there is room for.
  mutating func insert(_ categories: [CategoryRow], _ table: CategoryTable, at index: Int) {
    for (offset, row) in categories.enumerated()
    where room - table.rowHeight >= Double(count) * Self.least {
      leave(table.rowHeight)
      insert(table.drawing(of: row), at: index + offset)
    }
  }

  /// Leaves room for rows of a height in points, whether they exist or not.
  mutating func leave(_ height: Double, times: Int = 1) {
    room -= height * Double(times)
    count += times
  }

  /// Adds as many notes as fit; further notes are only read aloud.
  mutating func add(notes: some Sequence<TextForms>, size: Double) {
    let layout = TextLayout(WidgetFont(size), width: self.size.width)
    for note in notes where room - layout.height >= Double(count) * Self.least {
      add(.text("notes", note, layout, role: CommonRole.secondary))
    }
  }

  /// The distance between rows in steps of half a point, so that all rows fit.
  var spacing: Double {
    count > 1 ? max(0, min(most, (2 * room / Double(count - 1)).rounded(.down) / 2)) : 0
  }

  /// The rows within the margins.
  var drawing: Drawing {
    Drawing.column(parts, spacing: spacing, .leading).framed(size, .center, alignment)
  }
}

extension WidgetFont {
  private var symbolWidth: Double { lineHeight.rounded(.up) }
  private static let symbolSpacing = 3.0

  /// Returns a private symbol; `nil` if it is hidden.
  func symbol(_ name: String?, role: some ColorRole) -> Drawing? {
    Drawing.symbol(name, self, role: role, width: symbolWidth)?.marked(.isPrivate)
  }

  /// Returns a private text after a symbol, both in this font and in a width in points; a hidden text has no symbol.
  func text(
    _ name: String, _ forms: Sensitive<TextForms>, after symbol: String?, width: Double, lineLimit: Int = 1,
    role: some ColorRole = CommonRole.primary, symbolRole: some ColorRole
  ) -> Drawing? {
    .row(spacing: Self.symbolSpacing) {
      self.symbol(symbol, role: symbolRole)
      Drawing.text(
        name, forms,
        TextLayout(self, width: width - symbolWidth - Self.symbolSpacing, lineLimit: lineLimit), role: role)
    }
  }
}

extension Drawing {
  /// Returns the title, in semibold letters of a size in points.
  static func title(_ title: TextForms, _ size: Double, width: Double) -> Drawing? {
    text("title", title, TextLayout(WidgetFont(size, .semibold), width: width)) { $0.isAccent = true }?
      .marked(.isHeader)
  }

  /// The height of a row with all lines that its texts may have, in points.
  fileprivate var height: Double {
    switch self {
    case .text(let text): text.height
    case .hidden(let layout): layout.height
    case .ring(let ring, _, _, _): ring.diameter
    case .bar(let bar, _, _, _, _): bar.height
    case .frame(_, let size, _, _): size.height
    case .column(let parts, let spacing, _):
      parts.reduce(spacing * Double(parts.count - 1)) { $0 + $1.height }
    default: parts.map { $0.height }.max() ?? 0
    }
  }
}
