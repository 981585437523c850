#if canImport(BudgetWidget)
package import BudgetWidget

extension SpendingContent: PicturedContent {
  /// Returns the picture: the total below the period, the change, the trend and notes.
  package func part(in layout: SpendingLayout, _ frame: WidgetFrame, _ painter: Painter) -> Part {
    let room = PointSize(
      width: frame.size.width - 2 * layout.padding.width,
      height: frame.size.height - 2 * layout.padding.height)
    let part: Part?
    switch total {
    case .inline(let text): part = painter.text(text, layout.inlineText)
    case .amount(let amount):
      part = Part.stack(
        [header(in: layout, frame.family, painter), painter.text(amount, layout.total)]
          + [changePart(in: layout, painter)] + lines.map { painter.text($0, layout.line) }
          + notes(in: layout).map { painter.text($0, layout.note) }
          + [trendPart(in: layout.trend, painter)],
        spacing: layout.spacing, frame.family == .circular ? .center : .leading)
    }
    return .placed(part ?? .nothing, room, .center, frame.family.isAccessory ? .center : .top)
  }

  /// Returns the header: the period after the title, or below it in the small family.
  private func header(in layout: SpendingLayout, _ family: Family, _ painter: Painter) -> Part? {
    let texts = [painter.text(title, layout.title), painter.text(period, layout.period)]
    return family == .small
      ? Part.stack(texts, spacing: layout.spacing)
      : Part.line(texts, spacing: layout.padding.width, .baseline)
  }

  private func changePart(in layout: SpendingLayout, _ painter: Painter) -> Part? {
    guard let change, let font = layout.changeSymbol else { return nil }
    let symbol = painter.symbol(change.value?.direction.symbol, font, role: CommonRole.primary)
    return Part.line(
      [
        symbol?.centered(in: PointSize(width: font.width, height: font.lineHeight)),
        painter.text(change.map { $0.text }, layout.change),
      ], spacing: BudgetLayout.symbolSpacing)
  }

  /// Returns the line of the trend, which ends at the last step that has begun.
  private func trendPart(in layout: SpendingLayout.TrendLayout?, _ painter: Painter) -> Part? {
    guard let layout, let trend else { return nil }
    let (size, half) = (layout.size, layout.lineWidth / 2)
    let axis = Part.box(PointSize(width: size.width, height: 1), radius: 0, painter.color(BudgetRole.track))
    guard case .visible(let line) = trend, line.points.count > 1 else {
      return .placed(axis, size, .leading, .bottom)
    }
    let step = (size.width - 2 * half) / Double(max(1, line.slotCount - 1))
    let points = line.points.enumerated().map { slot, permille in
      PicturePoint(
        x: half + Double(slot) * step,
        y: half + (size.height - 2 * half) * (1 - Double(permille) / 1000))
    }
    return .layers([
      .placed(axis, size, .leading, .bottom),
      .curve(points, size, lineWidth: layout.lineWidth, painter.color(BudgetRole.trend)),
    ])
  }
}
#endif
