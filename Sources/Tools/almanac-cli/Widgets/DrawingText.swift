import WidgetBridge

/// A drawing as lines for a terminal: rows and columns of texts in their longest form, and bars of characters.
struct DrawingText {
  private let style: TextStyle
  /// The widths of columns of texts that end in the same place, by the name of the texts.
  private let widths: [String: Int]

  /// The replacement for a private text.
  private static let hidden = "•••"

  /// The symbols with a meaning that no text beside them has.
  private static let signs = [
    "arrow.up.right": "▲", "arrow.down.right": "▼", "equal": "=", "arrow.uturn.backward": "↩",
    "questionmark.circle.fill": "?", "checkmark.circle.fill": "✓",
    "exclamationmark.circle.fill": "!", "exclamationmark.triangle.fill": "⚠", "xmark.octagon.fill": "✗",
    "flame.fill": "🔥",
  ]

  /// A part of a row: lines below one another, placed in their column of a table.
  private struct Cell {
    var lines: [StyledText]
    var alignment = TextLayout.Alignment.leading
  }

  /// Cells side by side.
  private struct Row {
    var cells: [Cell]
    /// The distance of the cells where they are drawn; rows of one table have the same.
    var spacing = 0.0
    /// The number of spaces between the cells, except in a table.
    var gap = 0
    var alignment = TextLayout.Alignment.leading
    var isHeader = false

    func changed(_ change: (inout Row) -> Void) -> Row {
      var row = self
      change(&row)
      return row
    }

    func isInTable(with other: Row) -> Bool {
      cells.count > 1 && cells.count == other.cells.count && spacing == other.spacing
    }
  }

  /// Returns the lines of a drawing, each with a line end.
  ///
  /// - Parameters:
  ///   - drawing: The drawing of a widget.
  ///   - accessibility: The text that is read aloud; it follows a symbol or a ring without a text.
  ///   - style: Whether there are colours.
  static func lines(of drawing: Drawing, _ accessibility: AccessibilityText, style: TextStyle) -> String {
    let widths = drawing.columns.mapValues { texts in
      texts.filter { $0.layout.alignment == .trailing }
        .map { DisplayWidth.columns($0.forms.longest.escapingHiddenCharacters) }.max() ?? 0
    }
    var lines = lines(of: DrawingText(style: style, widths: widths).rows(of: drawing))
    if drawing.needsWords || !drawing.hasWords { lines.append(StyledText(accessibility.text)) }
    return lines.map { $0.line + "\n" }.joined()
  }

  /// Returns the lines of rows that are a grid, in columns without a distance: the sign after a day separates them.
  ///
  /// - Parameter cellWidth: The width of the columns, in which a day need not be in the middle.
  static func grid(_ drawing: Drawing, cellWidth: Int, style: TextStyle) -> [StyledText] {
    let rows = DrawingText(style: style, widths: [:]).rows(of: drawing).map { row in
      row.changed { row in
        for index in row.cells.indices {
          row.cells[index].lines = row.cells[index].lines.map { $0.centered(in: cellWidth) }
        }
      }
    }
    return table(rows, gap: 0)
  }

  /// Returns blocks of lines side by side.
  static func beside(_ blocks: [[StyledText]], gap: Int) -> [StyledText] {
    table([Row(cells: blocks.map { Cell(lines: $0) })], gap: gap)
  }

  // MARK: - Rows of parts

  private func rows(of drawing: Drawing) -> [Row] {
    switch drawing {
    case .text(let text): rows(of: text)
    case .hidden(let layout): [row(StyledText(Self.hidden), layout.alignment)]
    case .line(let text, _, let layout): rows(of: text.map { .text($0) } ?? .hidden(layout))
    case .symbol(let symbol):
      Self.signs[symbol.name].map { [row(StyledText($0, marks(symbol.paint), style))] } ?? []
    // A second round over the first makes the bar longer.
    case .ring(_, let filled, let paint, let track) where track.colors.monochrome == .accent:
      [
        row(
          .bar(1, width: 10, marks(track), style)
            + .bar(1, width: max(1, Int(filled * 10)), marks(paint), style))
      ]
    case .ring(_, let filled, let paint, _): [row(.bar(filled, width: 10, marks(paint), style))]
    // A thin bar separates the parts above and below it.
    case .bar(let layout, _, _, _, _) where layout.height <= 1: [row(StyledText(""))]
    case .bar(_, let filled, let paint, _, let line):
      [row(.bar(filled, width: 20, marks(paint), line: line, style))]
    case .trend(let trend): [row(.trend(trend, marks(trend.paint), style))]
    case .shape, .outline, .image, .space: []
    case .row(let parts, let spacing, _): row(of: parts, spacing: spacing)
    case .column(let parts, _, _): column(of: parts)
    case .layers(let parts): layers(of: parts)
    case .frame(let part, _, let alignment, _): rows(of: part).map { $0.changed { $0.alignment = alignment } }
    case .padding(let part, _): rows(of: part)
    case .marked(let part, .isHeader): rows(of: part).map { $0.changed { $0.isHeader = true } }
    case .marked(let part, _): rows(of: part)
    }
  }

  private func row(_ line: StyledText, _ alignment: TextLayout.Alignment = .leading) -> Row {
    Row(cells: [Cell(lines: [line])], alignment: alignment)
  }

  private func rows(of text: DrawnText) -> [Row] {
    let marks = marks(text.paint, text.layout.font)
    let width = text.layout.alignment == .trailing ? widths[text.name] ?? 0 : 0
    return text.forms.longest.escapingHiddenCharacters.split(separator: "\n").map {
      let line = StyledText(String($0), marks, style)
      return row(line.padded(to: max(width, line.width), .trailing), text.layout.alignment)
    }
  }

  /// Returns the parts side by side; a single part keeps its rows.
  private func row(of parts: [Drawing], spacing: Double) -> [Row] {
    var (cells, rows, isClose) = ([Cell](), [Row](), false)
    for part in parts {
      if case .space(let size) = part, size != PointSize(width: 0, height: 0) {
        cells.append(Cell(lines: [.spaces(1)]))
      }
      let inner = self.rows(of: part)
      guard let first = inner.first else { continue }
      isClose = isClose || cells.isEmpty && part.isCloseToNext
      cells.append(Cell(lines: Self.lines(of: inner), alignment: first.alignment))
      rows = inner
    }
    guard cells.count > 1 else { return rows }
    return [Row(cells: cells, spacing: spacing, gap: spacing == 0 ? 0 : isClose ? 1 : 2)]
  }

  /// Returns the parts below one another; a single bar below a row ends it, so that such rows are a table.
  private func column(of parts: [Drawing]) -> [Row] {
    if parts.count == 2, let bars = parts[0].uprightBars, case .row(let labels, _, _) = parts[1].unmarked {
      let cells = zip(bars, labels).map { bar, label in
        Cell(lines: Self.lines(of: [row(sign(bar), .center)] + self.rows(of: label)), alignment: .center)
      }
      return [Row(cells: cells, spacing: 0, gap: 1)]
    }
    let rows = parts.flatMap { self.rows(of: $0) }
    guard parts.count == 2, rows.count == 2, rows[0].cells.count > 1, case .bar = parts[1].unmarked else {
      return rows
    }
    return [rows[0].changed { $0.cells += rows[1].cells }]
  }

  /// Returns an upright bar as a character; a bar without a filled part is a dot.
  private func sign(_ bar: Drawing.UprightBar) -> StyledText {
    guard let paint = bar.paint else { return StyledText("·", [.dim], style) }
    let eighths = max(1, min(8, Int(bar.filled * 8)))
    return StyledText(String("▁▂▃▄▅▆▇█".dropFirst(eighths - 1).prefix(1)), marks(paint), style)
  }

  /// Returns the content of a shape in brackets, that of a ring beside it, and other layers below one another.
  private func layers(of parts: [Drawing]) -> [Row] {
    let rows = parts.flatMap { self.rows(of: $0) }
    if parts.first?.isRing == true { return [Row(cells: rows.flatMap { $0.cells }, gap: 1)] }
    guard case .shape? = parts.first, let first = rows.first else { return rows }
    return Self.lines(of: rows).enumerated().map { index, line in
      row(index == 0 ? StyledText("[") + line + StyledText("]") : line, first.alignment)
    }
  }

  /// Bold text is not dimmed, even in the colour of less important text.
  private func marks(_ paint: Paint, _ font: WidgetFont? = nil) -> [TextStyle.Mark] {
    let isBold = font?.weight == .bold || font?.weight == .semibold
    let color = TextStyle.Mark(paint)
    if color == .dim && !isBold { return [.dim] }
    return [color == .dim ? nil : color, isBold ? .bold : nil].compactMap { $0 }
  }

  // MARK: - Lines of rows

  /// Returns rows below one another: equal neighbours form a table, which is apart from everything but its heading.
  private static func lines(of rows: [Row]) -> [StyledText] {
    var (lines, rest) = ([StyledText](), rows[...])
    var (isAfterTable, isAfterHeader) = (false, false)
    while let first = rest.first {
      let rows = rest.prefix { $0.isInTable(with: first) }
      let isTable = rows.count > 1
      let isApart = isAfterTable || isTable && !isAfterHeader
      if isApart, let last = lines.last, last.width > 0 { lines.append(StyledText("")) }
      lines += isTable ? table(Array(rows)) : table([first], gap: first.gap)
      rest = rest.dropFirst(max(1, rows.count))
      (isAfterTable, isAfterHeader) = (isTable, first.isHeader)
    }
    return lines
  }

  /// Returns rows with an equal number of cells in columns; rows of several lines are apart.
  ///
  /// Columns without a distance belong to a grid and all have the same width.
  private static func table(_ rows: [Row], gap: Int? = nil) -> [StyledText] {
    let columns = (rows.first?.cells ?? []).indices.map { column in rows.map { $0.cells[column] } }
    let isGrid = gap == nil && rows.first?.spacing == 0
    let own = columns.map { cells in cells.flatMap { $0.lines.map(\.width) }.max() ?? 0 }
    let widths = isGrid ? own.map { _ in own.max() ?? 0 } : own
    let space = StyledText.spaces(gap ?? (isGrid ? 1 : 2))
    let lines = rows.map { row in
      (0..<(row.cells.map(\.lines.count).max() ?? 0)).map { line in
        zip(row.cells, widths).filter { $1 > 0 }.map { cell, width in
          (cell.lines.dropFirst(line).first ?? StyledText("")).padded(to: width, cell.alignment)
        }.reduce(nil) { line, cell in line.map { $0 + space + cell } ?? cell } ?? StyledText("")
      }
    }
    let isApart = rows.count > 1 && lines.contains { $0.count > 1 }
    return Array(lines.joined(separator: isApart ? [StyledText("")] : []))
  }
}

extension Drawing {
  /// Whether it contains a text, or the replacement of one.
  fileprivate var hasWords: Bool {
    switch self {
    case .text, .hidden, .line: true
    default: parts.contains { $0.hasWords }
    }
  }

  /// Whether it has a ring without a text, neither inside nor beside it.
  fileprivate var needsWords: Bool {
    switch self {
    case .layers(let parts) where parts.first?.isRing == true: !hasWords
    case .row(let parts, _, _): !hasWords && parts.contains { $0.needsWords }
    default: parts.contains { $0.needsWords }
    }
  }

  /// The filled part of a bar, from 0 to 1, with its colour; no colour if it is empty.
  fileprivate struct UprightBar {
    var filled = 0.0
    var paint: Paint?
  }

  /// The bars of a chart, which stand in a row on the ground that they share; `nil` for other drawings.
  fileprivate var uprightBars: [UprightBar]? {
    guard case .layers(let parts) = unmarked, case .row(let bars, _, _)? = parts.first?.unmarked else {
      return nil
    }
    let all = bars.compactMap(\.uprightBar)
    return all.isEmpty || all.count < bars.count ? nil : all
  }

  /// The bar that the drawing represents: a shape, or one on that of its goal; `nil` for other drawings.
  private var uprightBar: UprightBar? {
    switch unmarked {
    case .frame(.shape, _, _, .bottom): return UprightBar()
    case .layers(let parts):
      guard case .frame(.shape(let whole, _, _), _, _, .bottom)? = parts.first else { return nil }
      guard parts.count == 2, case .frame(.shape(let part, _, let paint), _, _, .bottom) = parts[1] else {
        return UprightBar()
      }
      return UprightBar(filled: part.height / max(1, whole.height), paint: paint)
    default: return nil
    }
  }

  fileprivate var isRing: Bool {
    if case .ring = unmarked { true } else { false }
  }

  fileprivate var unmarked: Drawing {
    if case .marked(let part, _) = self { part.unmarked } else { self }
  }

  /// Whether it is close to the next part, such as a sign or a number before its unit.
  fileprivate var isCloseToNext: Bool {
    switch unmarked {
    case .symbol, .bar: true
    case .text(let text): text.isTight || text.isNumber
    default: false
    }
  }
}
