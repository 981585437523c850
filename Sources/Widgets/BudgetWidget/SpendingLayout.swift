public import WidgetFoundation

/// The layout of the spending widget.
///
/// A text without a layout is not drawn in the family.
public struct SpendingLayout: WidgetLayout {
  /// The margins left and right (width) and above and below (height), in points; the width is also the gap
  /// between columns.
  public private(set) var padding = PointSize(width: 0, height: 0)
  /// The distance between rows, in points.
  public private(set) var spacing = 0.0
  /// The relative name of the period, "This month".
  public private(set) var title: TextLayout?
  /// The name of the period, "October 2025", after the title in the same row, or below it in the small
  /// family.
  public private(set) var period: TextLayout?
  /// The total.
  public private(set) var total: TextLayout?
  /// The symbol before the change.
  public private(set) var changeSymbol: WidgetFont?
  /// The change since last year.
  public private(set) var change: TextLayout?
  /// The line of other currencies.
  public private(set) var line: TextLayout?
  /// The trend.
  public private(set) var trend: TrendLayout?
  /// The text of the inline family.
  public private(set) var inlineText: TextLayout?
  /// A note.
  public private(set) var note: TextLayout?
  /// The number of notes that fit; further notes are only read aloud.
  public private(set) var noteLimit = 0

  package let family: Family

  /// The layout of a sparkline.
  public struct TrendLayout: Hashable, Sendable {
    /// The area for all steps of the period, in points.
    public let size: PointSize
    /// The thickness of the line, in points.
    public let lineWidth: Double
  }

  /// Creates the layout of a frame for the facts shown in it.
  init(_ frame: WidgetFrame, _ facts: SpendingFacts) {
    self.init(
      frame, hasChange: facts.change != nil, hasOthers: !facts.others.isEmpty,
      noteCount: facts.day.noteCount + (facts.isEmpty ? 1 : 0))
  }

  /// Creates the layout for a frame.
  ///
  /// - Parameters:
  ///   - frame: The family and size.
  ///   - hasChange: Whether there is a change since last year.
  ///   - hasOthers: Whether there is spending in other currencies.
  ///   - noteCount: How many notes there are.
  package init(_ frame: WidgetFrame, hasChange: Bool, hasOthers: Bool, noteCount: Int) {
    family = frame.family
    let size = frame.size
    var rows = Rows(size.height)
    switch frame.family {
    case .small:
      padding = PointSize(width: 16, height: 12)
      rows.inset(padding.height)
      let width = size.width - 2 * padding.width
      title = rows.add(TextLayout(WidgetFont(12, .semibold), width: width))
      period = rows.add(TextLayout(WidgetFont(11), width: width, ink: .secondary))
      total = rows.add(TextLayout(WidgetFont(18, .bold), width: width))
      (note, noteLimit) = rows.add(
        TextLayout(WidgetFont(10), width: width, ink: .secondary), upTo: noteCount)
    case .medium, .large:
      padding = PointSize(width: 16, height: 12)
      rows.inset(padding.height)
      let width = size.width - 2 * padding.width
      let column = (width - padding.width) / 2
      title = rows.add(TextLayout(WidgetFont(13, .semibold), width: column))
      period = TextLayout(WidgetFont(12), width: column, alignment: .trailing, ink: .secondary)
      total = rows.add(TextLayout(WidgetFont(28, .bold), width: width))
      if hasChange { setChange(13, width: width, &rows) }
      line = hasOthers ? rows.add(TextLayout(WidgetFont(12), width: width, ink: .secondary)) : nil
      (note, noteLimit) = rows.add(
        TextLayout(WidgetFont(11), width: width, ink: .secondary), upTo: noteCount)
      if frame.family == .large {
        // The trend gets the height that remains with the largest distance between rows.
        let height = max(0, rows.room - Double(rows.count) * Rows.most).rounded(.down)
        trend = TrendLayout(size: PointSize(width: max(0, width), height: height), lineWidth: 2)
        rows.add(height: height)
      }
    case .rectangular:
      padding = PointSize(width: 4, height: 0)
      let width = size.width - 2 * padding.width
      title = rows.add(TextLayout(WidgetFont(12, .semibold), width: width))
      total = rows.add(TextLayout(WidgetFont(16, .bold), width: width))
      if hasChange { setChange(11, width: width, &rows) }
      (note, noteLimit) = rows.add(
        TextLayout(WidgetFont(11), width: width, ink: .secondary), upTo: noteCount)
    case .circular:
      title = TextLayout(
        WidgetFont(9), width: min(size.width, size.height) - 16, alignment: .center, ink: .secondary)
      total = TextLayout(WidgetFont(12, .semibold), width: size.width - 8, alignment: .center)
    case .inline: inlineText = TextLayout(WidgetFont(15), width: size.width)
    }
    spacing = rows.spacing
  }

  private mutating func setChange(_ size: Double, width: Double, _ rows: inout Rows) {
    let symbol = WidgetFont(size)
    changeSymbol = symbol
    change = rows.add(TextLayout(symbol, width: width - symbol.width - BudgetLayout.symbolSpacing))
  }
}
