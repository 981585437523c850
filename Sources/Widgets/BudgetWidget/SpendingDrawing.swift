public import WidgetFoundation

extension SpendingFacts {
  /// Returns the total below the period, with the change, notes and the trend where there is room.
  public func drawing(in frame: WidgetFrame) -> Drawing {
    switch frame.family {
    case .inline:
      .line("inlineText", inlineText, TextLayout(WidgetFont(15), width: frame.size.width), isPrivate: true)
        ?? .nothing
    case .circular: circle(in: frame.size) ?? .nothing
    case .small, .medium, .large, .rectangular: rows(in: frame)
    }
  }

  private func rows(in frame: WidgetFrame) -> Drawing {
    let isSmall = frame.family == .small
    let isWide = !isSmall && !frame.family.isAccessory
    var rows = Rows(frame)
    let width = rows.size.width
    let titleText = Drawing.title(title, isWide ? 13 : 12, width: isWide ? rows.column : width)
    if isSmall {
      rows.add(titleText)
      rows.add(.text("period", period, TextLayout(WidgetFont(11), width: width), role: CommonRole.secondary))
    } else {
      let periodLayout = TextLayout(WidgetFont(12), width: rows.column, alignment: .trailing)
      rows.add(
        Drawing.row(.baseline, spacing: rows.margins.width) {
          titleText
          if isWide { Drawing.text("period", period, periodLayout, role: CommonRole.secondary) }
        }?.marked(.isOneElement))
    }
    let totalLayout = TextLayout(WidgetFont(isWide ? 28 : isSmall ? 18 : 16, .bold), width: width)
    rows.add(.text("total", total, totalLayout) { $0.isAccent = true })
    if let change, !isSmall {
      rows.add(
        WidgetFont(isWide ? 13 : 11).text(
          "change.text", change.map { $0.text }, after: change.value?.direction.symbol, width: width,
          symbolRole: CommonRole.primary))
    }
    if isWide {
      rows.add(.text("others", others, TextLayout(WidgetFont(12), width: width), role: CommonRole.secondary))
    }
    rows.add(notes: notes, size: isSmall ? 10 : 11)
    if let trend {
      // The trend gets the height that remains with the largest distance between rows.
      let height = max(0, rows.room - Double(rows.count) * Rows.most).rounded(.down)
      rows.add(Self.line(of: trend, in: PointSize(width: max(0, width), height: height)))
    }
    return rows.drawing
  }

  /// Returns the line of the trend, which ends at the last step that has begun, on its axis.
  private static func line(of trend: Sensitive<Sparkline>, in size: PointSize) -> Drawing? {
    .layers {
      Drawing.shape(PointSize(width: size.width, height: 1), radius: 0, Paint(BudgetRole.track))
        .framed(size, .leading, .bottom)
      trend.value.map { line in
        Drawing.trend(
          DrawnTrend(line.points, slotCount: line.slotCount, size, lineWidth: 2, role: BudgetRole.trend)
        ).marked(.isPrivate).marked(.spoken(line.accessibility))
      }
    }
  }

  private func circle(in size: PointSize) -> Drawing? {
    let titleLayout = TextLayout(
      WidgetFont(9), width: min(size.width, size.height) - 16, alignment: .center)
    let totalLayout = TextLayout(WidgetFont(12, .semibold), width: size.width - 8, alignment: .center)
    return Drawing.column(.center) {
      Drawing.row(.baseline) {
        Drawing.text("title", title, titleLayout, role: CommonRole.secondary) { $0.isAccent = true }?.marked(
          .isHeader)
      }?.marked(.isOneElement)
      Drawing.text("total", total, totalLayout) { $0.isAccent = true }
    }?.framed(size)
  }
}
