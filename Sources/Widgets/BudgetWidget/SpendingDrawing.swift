public import WidgetFoundation

extension SpendingContent {
  /// Returns the total below the period, with the change, notes and the trend where there is room.
  public func drawing(in layout: SpendingLayout, _ frame: WidgetFrame) -> Drawing {
    guard case .amount(let amount) = total else {
      guard case .inline(let text) = total else { return .nothing }
      return .line("inlineText", text, layout.inlineText, isPrivate: true) ?? .nothing
    }
    let room = PointSize(
      width: frame.size.width - 2 * layout.padding.width,
      height: frame.size.height - 2 * layout.padding.height)
    let rows = Drawing.column(frame.family == .circular ? .center : .leading, spacing: layout.spacing) {
      header(in: layout)
      Drawing.text("total", amount, layout.total) { $0.isAccent = true }
      changeRow(in: layout)
      for line in lines { Drawing.text("lines", line, layout.line) }
      for note in notes(in: layout) { Drawing.text("notes", note, layout.note) }
      layout.trend.flatMap { trend(in: $0) }
    }
    return rows?.framed(room, .center, frame.family.isAccessory ? .center : .top) ?? .nothing
  }

  /// Returns the title with the period beside it, or below it in the small family.
  private func header(in layout: SpendingLayout) -> Drawing? {
    let title = Drawing.text("title", title, layout.title) { $0.isAccent = true }?.marked(.isHeader)
    let period = Drawing.text("period", period, layout.period)
    switch layout.family {
    case .small:
      return .column(spacing: layout.spacing) {
        title
        period
      }
    default:
      return Drawing.row(.baseline, spacing: layout.padding.width) {
        title
        period
      }?.marked(.isOneElement)
    }
  }

  private func changeRow(in layout: SpendingLayout) -> Drawing? {
    guard let change, let font = layout.changeSymbol else { return nil }
    return .row(spacing: BudgetLayout.symbolSpacing) {
      Drawing.symbol(
        change.value?.direction.symbol, font, role: CommonRole.primary, width: font.width)?
        .marked(.isPrivate)
      Drawing.text("change.text", change.map { $0.text }, layout.change)
    }
  }

  /// Returns the line of the trend, which ends at the last step that has begun, on its axis.
  private func trend(in layout: SpendingLayout.TrendLayout) -> Drawing? {
    guard let trend else { return nil }
    let axis = PointSize(width: layout.size.width, height: 1)
    return .layers {
      Drawing.shape(axis, radius: 0, Paint(BudgetRole.track)).framed(layout.size, .leading, .bottom)
      trend.value.map { line in
        Drawing.trend(
          DrawnTrend(
            line.points, slotCount: line.slotCount, layout.size, lineWidth: layout.lineWidth,
            role: BudgetRole.trend)
        ).marked(.isPrivate).marked(.spoken(line.accessibility))
      }
    }
  }
}
