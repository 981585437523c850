/// The layout of the widget in points.
///
/// Small has the ring above one line; medium has the ring beside lines and buttons. Large has the ring beside
/// lines and the streak, and below them the divider, the list, the link, the amounts and the note.
public struct HydrationLayout: WidgetLayout {
  /// The layout of the listed drinks, one per row, with their texts in the order of the members.
  public struct Entries: Hashable, Sendable {
    /// The largest number of drinks.
    public let rows: Int
    /// The height of a row.
    public let height: Double
    /// The distance between the texts of a row.
    public let spacing: Double
    /// The symbol of the beverage.
    public let symbol: WidgetFont
    /// The name.
    public let name: TextLayout
    /// The amount.
    public let volume: TextLayout
    /// The time.
    public let time: TextLayout

    /// The number of bars in place of removed drinks, independent of the number of drinks.
    public var hiddenRows: Int { min(3, rows) }
  }

  /// The layout of a button or link with round ends.
  public struct Button: Hashable, Sendable {
    /// The width and height.
    public let size: PointSize
    /// The distance by which the tappable area extends above and below the button; it does not touch that of
    /// another button.
    public let tapMargin: Double
    /// The margin before and after the symbol and the text, where the ends are round.
    public let padding: Double
    /// The symbol before the text; `nil` if none is drawn.
    public let symbol: WidgetFont?
    /// The text.
    public let text: TextLayout

    /// The distance between the symbol and the text.
    public var symbolSpacing: Double { (symbol?.size ?? 0) * 0.25 }
  }

  /// The layout of the amounts to add with one tap, side by side.
  public struct Presets: Hashable, Sendable {
    /// The largest number of amounts.
    public let count: Int
    /// The layout of each button.
    public let button: Button
  }

  /// The margin on all four sides: the system's own margin; 0 on the lock screen.
  public private(set) var padding = 0.0
  /// The distance between parts, and between texts and buttons side by side.
  public private(set) var spacing = 0.0
  /// The distance between the lines of a part.
  public private(set) var lineSpacing = 0.0
  /// The ring.
  public private(set) var ring: RingLayout?
  /// The distance between the ring and the texts beside it, and before the streak in large.
  public private(set) var ringSpacing = 0.0
  /// The percentage, in the ring or after the bar.
  public private(set) var percent: TextLayout?
  /// The symbol of a caution, in the ring in place of the percentage.
  public private(set) var cautionSymbol: WidgetFont?
  /// The total, without the goal.
  public private(set) var total: TextLayout?
  /// The goal, after the total.
  public private(set) var ofGoal: TextLayout?
  /// The total and the goal in one text.
  public private(set) var totalOfGoal: TextLayout?
  /// The bar of rectangular, before the percentage.
  public private(set) var bar: BarLayout?
  /// The remaining amount to the goal.
  public private(set) var rest: TextLayout?
  /// The last drink.
  public private(set) var lastDrink: TextLayout?
  /// The message after a failed tap, in place of ``rest`` and ``lastDrink``.
  public private(set) var appendFailed: TextLayout?
  /// The symbol of the streak: before its text in medium, above it in large.
  public private(set) var flame: WidgetFont?
  /// The streak in words.
  public private(set) var streak: TextLayout?
  /// The short text of the streak, with only the days.
  public private(set) var streakShort: TextLayout?
  /// The line above the list.
  public private(set) var divider: BarLayout?
  /// The list.
  public private(set) var entries: Entries?
  /// The text in place of the list while it is empty.
  public private(set) var noEntries: TextLayout?
  /// The link that opens the sheet for a new drink.
  public private(set) var addButton: Button?
  /// The amounts: after the link in medium, below it in large.
  public private(set) var presets: Presets?
  /// The note about a very high goal, or about far more than the goal.
  public private(set) var healthNote: TextLayout?
  /// The text of the inline family.
  public private(set) var inline: TextLayout?

  /// The measures for a frame.
  package init(_ frame: WidgetFrame) {
    let (width, height) = (frame.size.width, frame.size.height)
    switch frame.family {
    case .small: setSmall(width: max(0, width - 2 * Self.margin), height: max(0, height - 2 * Self.margin))
    case .medium: setMedium(width: max(0, width - 2 * Self.margin), height: max(0, height - 2 * Self.margin))
    case .large: setLarge(width: max(0, width - 2 * Self.margin), height: max(0, height - 2 * Self.margin))
    case .rectangular:
      let scale = min(1, height / 68)
      lineSpacing = 4 * scale
      spacing = 6 * scale
      let part = min(48 * scale, width / 3)
      totalOfGoal = TextLayout(WidgetFont(15 * scale, .semibold), width: width)
      percent = TextLayout(WidgetFont(12 * scale), width: part, alignment: .trailing, ink: .secondary)
      bar = BarLayout(width: width - part - spacing, height: 6 * scale)
      rest = TextLayout(WidgetFont(13 * scale), width: width, ink: .secondary)
    case .circular: setRing(min(width, height), lineWidth: min(5, height / 14), most: 17)
    case .inline: inline = TextLayout(WidgetFont(15), width: width)
    }
  }

  /// The system's own margin on each side.
  private static let margin = 16.0
  /// The minimum height of a tappable area in Apple's Human Interface Guidelines.
  private static let tapHeight = 44.0

  private mutating func setRing(_ diameter: Double, lineWidth: Double, most: Double) {
    ring = RingLayout(diameter: diameter, lineWidth: lineWidth)
    let room = max(0, diameter - 2 * lineWidth) * 0.86
    // Five characters of about 0.6 times the font size, such as "100 %".
    percent = TextLayout(WidgetFont(min(most, room / 3), .bold), width: room, alignment: .center)
    cautionSymbol = WidgetFont(room * 0.4)
  }

  private mutating func setSmall(width: Double, height: Double) {
    padding = Self.margin
    let diameter = min(70, max(24, height - 24))
    setRing(diameter, lineWidth: 8, most: 16)
    spacing = min(8, height / 14)
    totalOfGoal = TextLayout(
      WidgetFont(min(13, height / 8.4), .semibold), width: width, alignment: .center)
  }

  /// Sets the layout of total and goal side by side, the rest, and the last drink.
  private mutating func setLines(width: Double, size: Double, scale: Double) {
    let half = max(0, width - spacing) / 2
    total = TextLayout(WidgetFont(size, .semibold), width: half)
    ofGoal = TextLayout(WidgetFont(13 * scale), width: half, ink: .secondary)
    rest = TextLayout(WidgetFont(13 * scale), width: width)
    lastDrink = TextLayout(WidgetFont(12 * scale), width: width, ink: .secondary)
    appendFailed = TextLayout(WidgetFont(12 * scale), width: width, lineLimit: 2, ink: .role)
  }

  private mutating func setMedium(width: Double, height: Double) {
    // The sizes are those of the usual screen; smaller screens scale all of them down.
    let scale = min(1, width / 306, height / 126)
    padding = Self.margin
    spacing = 8 * scale
    lineSpacing = 4 * scale
    let diameter = min(70, max(24, height))
    setRing(diameter, lineWidth: 8, most: 16)
    let ringSpacing = 2 * spacing
    self.ringSpacing = ringSpacing
    let column = max(0, width - diameter - ringSpacing)
    setLines(width: column, size: 20 * scale, scale: scale)
    let flame = WidgetFont(12 * scale)
    self.flame = flame
    streak = TextLayout(
      WidgetFont(12 * scale), width: column - flame.lineHeight - lineSpacing, ink: .role)
    let buttons = max(0, column - spacing)
    addButton = Button(
      width: buttons * 0.58, height: 30 * scale, tapHeight: Self.tapHeight,
      font: WidgetFont(13 * scale, .medium), hasSymbol: true)
    presets = Presets(
      count: 1,
      button: Button(
        width: buttons * 0.42, height: 30 * scale, tapHeight: Self.tapHeight,
        font: WidgetFont(13 * scale, .medium), hasSymbol: true))
  }

  private mutating func setLarge(width: Double, height: Double) {
    let scale = min(1, width / 306, height / 322)
    padding = Self.margin
    spacing = 8 * scale
    lineSpacing = 2 * scale
    setRing(56 * scale, lineWidth: 8 * scale, most: 13)
    let days = 48 * scale
    let ringSpacing = 1.5 * spacing
    self.ringSpacing = ringSpacing
    setLines(width: max(0, width - 56 * scale - days - 2 * ringSpacing), size: 18 * scale, scale: scale)
    flame = WidgetFont(20 * scale)
    streakShort = TextLayout(WidgetFont(12 * scale), width: days, alignment: .center, ink: .role)
    divider = BarLayout(width: width, height: 1)
    let rows = Int(((height - 125) / 22).rounded(.down))
    entries = Entries(rows: max(0, min(5, rows)), width: width, scale: scale)
    noEntries = rows > 0 ? TextLayout(WidgetFont(13 * scale), width: width, ink: .secondary) : nil
    let font = WidgetFont(13 * scale, .medium)
    let high = 36 * scale
    // The link and the amounts are below one another.
    let tapHeight = min(Self.tapHeight, high + spacing)
    addButton = Button(width: width, height: high, tapHeight: tapHeight, font: font, hasSymbol: true)
    let count = max(1, min(4, Int((width / 64).rounded(.down))))
    // Screen readers read the beverage; there is no room for its symbol on each button.
    presets = Presets(
      count: count,
      button: Button(
        width: max(0, width - Double(count - 1) * spacing) / Double(count), height: high,
        tapHeight: tapHeight, font: font, hasSymbol: false))
    healthNote =
      rows > 0 ? TextLayout(WidgetFont(11 * scale), width: width, lineLimit: 3, ink: .role) : nil
  }
}

extension HydrationLayout.Entries {
  fileprivate init(rows: Int, width: Double, scale: Double) {
    self.rows = rows
    height = 22 * scale
    spacing = 6 * scale
    symbol = WidgetFont(14 * scale)
    let room = max(0, width - symbol.lineHeight - 3 * spacing)
    name = TextLayout(WidgetFont(13 * scale), width: room / 2)
    volume = TextLayout(
      WidgetFont(13 * scale, .semibold), width: room / 4, alignment: .trailing)
    time = TextLayout(WidgetFont(12 * scale), width: room / 4, alignment: .trailing, ink: .secondary)
  }
}

extension HydrationLayout.Button {
  fileprivate init(width: Double, height: Double, tapHeight: Double, font: WidgetFont, hasSymbol: Bool) {
    size = PointSize(width: max(0, width), height: max(0, height))
    tapMargin = max(0, tapHeight - size.height) / 2
    // At the height of the curves a symbol is wider than the letters of a text.
    padding = size.height * (hasSymbol ? 1.0 / 3 : 0.18)
    let symbol = hasSymbol ? WidgetFont(font.size) : nil
    self.symbol = symbol
    let taken = 2 * padding + (symbol.map { $0.lineHeight + $0.size * 0.25 } ?? 0)
    text = TextLayout(font, width: width - taken, alignment: .center, ink: .role)
  }
}
