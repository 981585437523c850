public import WidgetFoundation

/// The measures of the budget widget.
///
/// A text without a layout is not drawn in the family.
public struct BudgetLayout: WidgetLayout {
  /// Free space at the sides (width) and above and below (height), in points; columns are a side apart.
  public private(set) var padding = PointSize(width: 0, height: 0)
  /// Between rows, in points.
  public private(set) var spacing = 0.0
  /// The period.
  public private(set) var title: TextLayout?
  /// The category: behind the title in one row, and in the small family beside the ring.
  public private(set) var category: TextLayout?
  /// The ring, filled with the mark's role over the role of tracks.
  public private(set) var ring: RingLayout?
  /// The bar, likewise, with a line across it where an even pace would be.
  public private(set) var bar: BarLayout?
  /// The symbol of the level, before its word or alone.
  public private(set) var levelSymbol: WidgetFont?
  /// The level as a word.
  public private(set) var levelText: TextLayout?
  /// "82%": within the ring of the small family, at the end of a row elsewhere.
  public private(set) var percent: TextLayout?
  /// "180 left".
  public private(set) var headline: TextLayout?
  /// "of 1,000".
  public private(set) var detail: TextLayout?
  /// Amounts beside each other, each below its name.
  public private(set) var stat: StatLayout?
  /// A line below the amounts.
  public private(set) var line: TextLayout?
  /// How many lines there is room for.
  public private(set) var lineLimit = 0
  /// The rows of categories.
  public private(set) var categories: CategoryLayout?
  /// The text within the ring of the circular family.
  public private(set) var circleText: TextLayout?
  /// The symbol within the ring of the circular family where there is no text.
  public private(set) var circleSymbol: WidgetFont?
  /// The one line of the inline family.
  public private(set) var inlineText: TextLayout?
  /// A note.
  public private(set) var note: TextLayout?
  /// How many notes there is room for; those beyond it are only read aloud.
  public private(set) var noteLimit = 0

  /// The family.
  package let family: Family

  /// Between a symbol and the text behind it, in points.
  public static let symbolSpacing = 3.0
  /// Between the ring of the small family and what stands beside it, in points.
  public static let ringSpacing = 6.0
  /// Between the level and the percentage behind it, in points.
  public static let percentSpacing = 6.0
  /// Between the title and the category behind it in the rectangular family, in points.
  public static let accessoryTitleSpacing = 6.0
  /// Between the detail and the percentage behind it in the rectangular family, in points.
  public static let accessoryPercentSpacing = 4.0

  /// An amount below its name.
  public struct StatLayout: Hashable, Sendable {
    /// The name.
    public let label: TextLayout
    /// The amount.
    public let amount: TextLayout

    /// Both lines, in points.
    public var height: Double { label.height + amount.height }
  }

  /// Rows of a name and an amount above a bar.
  public struct CategoryLayout: Hashable, Sendable {
    /// How many categories there is room for; the row of all others comes after them.
    public let limit: Int
    /// Between the texts and the bar of a row, in points.
    public let spacing: Double
    /// The name.
    public let name: TextLayout
    /// The amount.
    public let amount: TextLayout
    /// The bar.
    public let bar: BarLayout

    /// Between the name and the amount, in points.
    public var textSpacing: Double { bar.width - name.width - amount.width }
    /// The height of a row, in points.
    public var rowHeight: Double { name.height + spacing + bar.height }
  }

  /// The measures for a frame and what there is to show in it.
  init(_ frame: WidgetFrame, _ facts: BudgetFacts) {
    self.init(
      frame, hasBudget: facts.standing != nil, hasCategory: facts.category != nil,
      noteCount: facts.day.noteCount + (facts.standing == nil ? 1 : 0))
  }

  /// The measures for a frame.
  ///
  /// - Parameters:
  ///   - frame: The family and size.
  ///   - hasBudget: Whether there is a budget, and so a ring or bar.
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
    // The ring has what is left of the height, and half of the width at most: category and level stand beside it.
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
    // On the lowest phones a medium widget has room for one line.
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

  /// The measures that the family has.
  public var json: JSON {
    .present([
      ("kind", "budget"), ("padding", padding.json), ("spacing", JSON(spacing)), ("title", title?.json),
      ("category", category?.json), ("ring", ring?.json), ("bar", bar?.json),
      ("levelSymbol", levelSymbol?.json), ("levelText", levelText?.json), ("percent", percent?.json),
      ("headline", headline?.json), ("detail", detail?.json),
      ("stat", stat.map { ["label": $0.label.json, "amount": $0.amount.json] }),
      ("line", line?.json), ("lineLimit", JSON(lineLimit)), ("categories", categories?.json),
      ("circleText", circleText?.json), ("circleSymbol", circleSymbol?.json),
      ("inlineText", inlineText?.json), ("note", note?.json), ("noteLimit", JSON(noteLimit)),
    ])
  }
}

extension BudgetLayout.CategoryLayout {
  fileprivate var json: JSON {
    .present([
      ("limit", JSON(limit)), ("spacing", JSON(spacing)), ("rowHeight", JSON(rowHeight)),
      ("name", name.json), ("amount", amount.json), ("bar", bar.json),
    ])
  }
}
