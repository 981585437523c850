public import WidgetFoundation

/// The layout of the budget widget.
///
/// A text without a layout is not drawn in the family.
public struct BudgetLayout: WidgetLayout {
  /// The margins left and right (width) and above and below (height), in points; the width is also the gap
  /// between columns.
  public private(set) var padding = PointSize(width: 0, height: 0)
  /// The distance between rows, in points.
  public private(set) var spacing = 0.0
  /// The period.
  public private(set) var title: TextLayout?
  /// The category, after the title in the same row, or beside the ring in the small family.
  public private(set) var category: TextLayout?
  /// The ring, filled with the colour of the level on the colour of the track.
  public private(set) var ring: RingLayout?
  /// The bar, coloured like the ring, with a line across it at an even pace.
  public private(set) var bar: BarLayout?
  /// The symbol of the level, before its word or alone.
  public private(set) var levelSymbol: WidgetFont?
  /// The level in words.
  public private(set) var levelText: TextLayout?
  /// The percentage, "82%": in the ring of the small family, otherwise at the end of a row.
  public private(set) var percent: TextLayout?
  /// The headline, "180 left".
  public private(set) var headline: TextLayout?
  /// The detail, "of 1,000".
  public private(set) var detail: TextLayout?
  /// The amounts side by side, each below its label.
  public private(set) var stat: StatLayout?
  /// A line below the amounts.
  public private(set) var line: TextLayout?
  /// The number of lines that fit.
  public private(set) var lineLimit = 0
  /// The rows of categories.
  public private(set) var categories: CategoryLayout?
  /// The text in the ring of the circular family.
  public private(set) var circleText: TextLayout?
  /// The symbol in the ring of the circular family if there is no text.
  public private(set) var circleSymbol: WidgetFont?
  /// The text of the inline family.
  public private(set) var inlineText: TextLayout?
  /// A note.
  public private(set) var note: TextLayout?
  /// The number of notes that fit; further notes are only read aloud.
  public private(set) var noteLimit = 0

  package let family: Family

  /// The distance between a symbol and the text after it, in points.
  public static let symbolSpacing = 3.0
  /// The distance between the ring of the small family and the texts beside it, in points.
  public static let ringSpacing = 6.0
  /// The distance between the level and the percentage after it, in points.
  public static let percentSpacing = 6.0
  /// The distance between the title and the category in the rectangular family, in points.
  public static let accessoryTitleSpacing = 6.0
  /// The distance between the detail and the percentage in the rectangular family, in points.
  public static let accessoryPercentSpacing = 4.0

  /// The layout of an amount below its label.
  public struct StatLayout: Hashable, Sendable {
    /// The name.
    public let label: TextLayout
    /// The amount.
    public let amount: TextLayout

    /// The height of both lines, in points.
    public var height: Double { label.height + amount.height }
  }

  /// The layout of rows with a name and an amount above a bar.
  public struct CategoryLayout: Hashable, Sendable {
    /// The number of categories that fit, followed by the row of all others.
    public let limit: Int
    /// The distance between the texts and the bar of a row, in points.
    public let spacing: Double
    /// The name.
    public let name: TextLayout
    /// The amount.
    public let amount: TextLayout
    /// The bar.
    public let bar: BarLayout

    /// The distance between the name and the amount, in points.
    public var textSpacing: Double { bar.width - name.width - amount.width }
    /// The height of a row, in points.
    public var rowHeight: Double { name.height + spacing + bar.height }
  }

  /// Creates the layout of a frame for the facts shown in it.
  init(_ frame: WidgetFrame, _ facts: BudgetFacts) {
    self.init(
      frame, hasBudget: facts.standing != nil, hasCategory: facts.category != nil,
      noteCount: facts.day.noteCount + (facts.standing == nil ? 1 : 0))
  }

  /// Creates the layout for a frame.
  ///
  /// - Parameters:
  ///   - frame: The family and size.
  ///   - hasBudget: Whether there is a budget, and therefore a ring or bar.
  ///   - hasCategory: Whether the budget is that of a category.
  ///   - noteCount: How many notes there are.
  package init(_ frame: WidgetFrame, hasBudget: Bool, hasCategory: Bool, noteCount: Int) {
    family = frame.family
    var rows = Rows(frame.size.height)
    switch frame.family {
    case .small: setSmall(frame.size, hasBudget, hasCategory, noteCount, &rows)
    case .medium, .large: setWide(frame.size, hasBudget, hasCategory, noteCount, &rows)
    case .rectangular: setRectangular(frame.size, hasBudget, hasCategory, noteCount, &rows)
    case .circular: setCircular(frame.size, hasBudget)
    case .inline: inlineText = TextLayout(WidgetFont(15), width: frame.size.width)
    }
    spacing = rows.spacing
  }

  private mutating func setSmall(
    _ size: PointSize, _ hasBudget: Bool, _ hasCategory: Bool, _ noteCount: Int, _ rows: inout Rows
  ) {
    padding = PointSize(width: 16, height: 12)
    rows.inset(padding.height)
    let width = size.width - 2 * padding.width
    title = rows.add(TextLayout(WidgetFont(12, .semibold), width: width))
    let note = TextLayout(WidgetFont(10), width: width, ink: .secondary)
    guard hasBudget else {
      category = hasCategory ? rows.add(TextLayout(WidgetFont(11, .semibold), width: width)) : nil
      stat = StatLayout(
        label: rows.add(TextLayout(WidgetFont(11), width: width, ink: .secondary)),
        amount: rows.add(TextLayout(WidgetFont(18, .bold), width: width)))
      (self.note, noteLimit) = rows.add(note, upTo: noteCount)
      return
    }
    headline = rows.add(TextLayout(WidgetFont(13.5, .semibold), width: width))
    detail = rows.add(TextLayout(WidgetFont(11), width: width, ink: .secondary))
    (self.note, noteLimit) = rows.add(note, upTo: min(1, noteCount))
    // The ring gets the remaining height, but at most half of the width; category and level are beside it.
    let diameter = max(0, min(width / 2, rows.room - Double(rows.count) * Rows.least)).rounded(.down)
    let ring = RingLayout(diameter: diameter, lineWidth: (diameter / 9).rounded())
    let inside = diameter - 2 * ring.lineWidth
    self.ring = ring
    percent = TextLayout(
      WidgetFont((inside / 3).rounded(.down), .semibold), width: (inside * 0.9).rounded(.down),
      alignment: .center, ink: .role)
    let beside = width - diameter - Self.ringSpacing
    category = hasCategory ? TextLayout(WidgetFont(11, .semibold), width: beside) : nil
    let symbol = WidgetFont(10)
    levelSymbol = symbol
    levelText = TextLayout(
      symbol, width: beside - symbol.width - Self.symbolSpacing, lineLimit: 2, ink: .role)
    rows.add(height: diameter)
  }

  private mutating func setWide(
    _ size: PointSize, _ hasBudget: Bool, _ hasCategory: Bool, _ noteCount: Int, _ rows: inout Rows
  ) {
    let isLarge = family == .large
    padding = PointSize(width: 16, height: 12)
    rows.inset(padding.height)
    let width = size.width - 2 * padding.width
    let column = (width - padding.width) / 2
    title = rows.add(TextLayout(WidgetFont(13, .semibold), width: hasCategory ? column : width))
    category =
      hasCategory
      ? TextLayout(WidgetFont(13), width: column, alignment: .trailing, ink: .secondary) : nil
    if hasBudget {
      let bar = BarLayout(width: width, height: isLarge ? 10 : 8)
      rows.add(height: bar.height)
      self.bar = bar
      let symbol = WidgetFont(13)
      let percent = TextLayout(WidgetFont(13, .bold), width: 80, alignment: .trailing, ink: .role)
      levelSymbol = symbol
      levelText = rows.add(
        TextLayout(
          WidgetFont(13),
          width: width - symbol.width - Self.symbolSpacing - percent.width - Self.percentSpacing, ink: .role))
      self.percent = percent
    }
    stat = StatLayout(
      label: rows.add(TextLayout(WidgetFont(11), width: column, ink: .secondary)),
      amount: rows.add(TextLayout(WidgetFont(18, .semibold), width: column), isApart: false))
    // On phones with the lowest screens a medium widget has room for only one line.
    lineLimit = isLarge ? 3 : size.height < 155 ? 1 : 2
    let line = TextLayout(WidgetFont(12), width: width)
    for _ in 0..<lineLimit { rows.add(line) }
    self.line = line
    if isLarge, !hasCategory {
      let amount = TextLayout(WidgetFont(12), width: (column * 2 / 3).rounded(.down), alignment: .trailing)
      let rowsOfCategories = CategoryLayout(
        limit: size.height < 300 ? 2 : 3, spacing: 2,
        name: TextLayout(WidgetFont(12), width: width - amount.width - 8), amount: amount,
        bar: BarLayout(width: width, height: 4))
      for _ in 0...rowsOfCategories.limit { rows.add(height: rowsOfCategories.rowHeight) }
      categories = rowsOfCategories
    }
    (note, noteLimit) = rows.add(
      TextLayout(WidgetFont(11), width: width, ink: .secondary), upTo: noteCount)
  }

  private mutating func setRectangular(
    _ size: PointSize, _ hasBudget: Bool, _ hasCategory: Bool, _ noteCount: Int, _ rows: inout Rows
  ) {
    padding = PointSize(width: 4, height: 0)
    let width = size.width - 2 * padding.width
    let column = (width - Self.accessoryTitleSpacing) / 2
    title = rows.add(TextLayout(WidgetFont(11, .semibold), width: hasCategory ? column : width))
    category = hasCategory ? TextLayout(WidgetFont(11), width: column, alignment: .trailing) : nil
    if hasBudget {
      let bar = BarLayout(width: width, height: 5)
      rows.add(height: bar.height)
      self.bar = bar
      headline = rows.add(TextLayout(WidgetFont(12, .semibold), width: width))
      let symbol = WidgetFont(11)
      let percent = TextLayout(WidgetFont(11, .semibold), width: 40, alignment: .trailing, ink: .role)
      detail = rows.add(
        TextLayout(
          WidgetFont(11),
          width: width - symbol.width - Self.symbolSpacing - percent.width - Self.accessoryPercentSpacing,
          ink: .secondary))
      levelSymbol = symbol
      self.percent = percent
    } else {
      stat = StatLayout(
        label: rows.add(TextLayout(WidgetFont(11), width: width, ink: .secondary)),
        amount: rows.add(TextLayout(WidgetFont(16, .semibold), width: width), isApart: false))
    }
    (note, noteLimit) = rows.add(
      TextLayout(WidgetFont(11), width: width, ink: .secondary), upTo: noteCount)
  }

  private mutating func setCircular(_ size: PointSize, _ hasBudget: Bool) {
    let side = min(size.width, size.height)
    guard hasBudget else {
      stat = StatLayout(
        label: TextLayout(WidgetFont(9), width: side - 16, alignment: .center, ink: .secondary),
        amount: TextLayout(WidgetFont(12, .semibold), width: size.width - 8, alignment: .center))
      return
    }
    let ring = RingLayout(diameter: side, lineWidth: 6)
    self.ring = ring
    circleText = TextLayout(
      WidgetFont(15, .semibold), width: ((side - 2 * ring.lineWidth) * 0.9).rounded(.down), alignment: .center
    )
    circleSymbol = WidgetFont(20)
    levelSymbol = WidgetFont(9)
  }
}
