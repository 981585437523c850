#if canImport(BudgetWidget)
package import BudgetWidget

extension BudgetContent: PicturedContent {
  /// Returns the picture: the amounts below the period, with the bar or ring.
  package func part(in layout: BudgetLayout, _ frame: WidgetFrame, _ painter: Painter) -> Part {
    let part: Part? =
      switch frame.family {
      case .circular: circle(layout, painter)
      case .inline: inline(layout, painter)
      case .small: layout.ring == nil ? rows(in: layout, painter) : rowsWithRing(in: layout, painter)
      case .medium, .large, .rectangular: rows(in: layout, painter)
      }
    guard let part else { return .nothing }
    let room = PointSize(
      width: frame.size.width - 2 * layout.padding.width,
      height: frame.size.height - 2 * layout.padding.height)
    return .placed(part, room, .center, frame.family.isAccessory ? .center : .top)
  }

  private var role: BudgetRole { mark?.role ?? .track }

  private func inline(_ layout: BudgetLayout, _ painter: Painter) -> Part? {
    guard case .inline(let text) = figures else { return nil }
    return painter.text(text, layout.inlineText)
  }

  private func circle(_ layout: BudgetLayout, _ painter: Painter) -> Part? {
    guard let mark else { return stats(in: layout, painter) }
    let inside: Part? =
      switch figures {
      case .circle(.text(let text)):
        Part.stack(
          [painter.text(text, layout.circleText), levelSymbol(layout.levelSymbol, painter)], .center)
      case .circle(.symbol(let symbol)): painter.symbol(symbol.value, layout.circleSymbol, role: role)
      default: nil
      }
    return .layers([mark.ring(layout.ring, painter), inside].compactMap { $0 })
  }

  /// Returns the title, the ring with the texts beside it, the amounts and a note.
  private func rowsWithRing(in layout: BudgetLayout, _ painter: Painter) -> Part? {
    let level = Part.line(
      [
        levelSymbol(layout.levelSymbol, painter), painter.text(mark?.levelText, layout.levelText, role: role),
      ],
      spacing: BudgetLayout.symbolSpacing)
    let beside = Part.stack([painter.text(category, layout.category), level], spacing: layout.spacing)
    let ring = Part.layers(
      [
        mark?.ring(layout.ring, painter), painter.text(mark?.percent, layout.percent, role: role),
      ].compactMap { $0 })
    return Part.stack(
      [
        painter.text(title, layout.title), Part.line([ring, beside], spacing: BudgetLayout.ringSpacing),
        Part.stack(headline(in: layout, painter), spacing: layout.spacing),
      ] + noteParts(in: layout, painter), spacing: layout.spacing)
  }

  /// Returns title and category, bar, level and percentage, amounts, lines, categories and notes.
  private func rows(in layout: BudgetLayout, _ painter: Painter) -> Part? {
    // In the small family the category has its own line.
    let isBelow = layout.family == .small
    let titles = [painter.text(title, layout.title), painter.text(category, layout.category)]
    let header =
      isBelow
      ? Part.stack(titles, spacing: layout.spacing)
      : Part.line(
        titles,
        spacing: layout.family == .rectangular
          ? BudgetLayout.accessoryTitleSpacing : layout.padding.width, .baseline)
    return Part.stack(
      [header, mark?.bar(layout.bar, painter), level(in: layout, painter)]
        + figureParts(in: layout, painter)
        + categoryParts(in: layout.categories, painter) + noteParts(in: layout, painter),
      spacing: layout.spacing)
  }

  /// Returns a row with the level and the percentage; `nil` if the level has no text and both are beside the
  /// detail.
  private func level(in layout: BudgetLayout, _ painter: Painter) -> Part? {
    guard let mark, layout.levelText != nil else { return nil }
    let text = Part.line(
      [levelSymbol(layout.levelSymbol, painter), painter.text(mark.levelText, layout.levelText, role: role)],
      spacing: BudgetLayout.symbolSpacing)
    return Part.line(
      [text, painter.text(mark.percent, layout.percent, role: role)], spacing: BudgetLayout.percentSpacing)
  }

  private func figureParts(in layout: BudgetLayout, _ painter: Painter) -> [Part?] {
    switch figures {
    case .headline: headline(in: layout, painter)
    case .stats(_, let below): [stats(in: layout, painter)] + below.map { painter.text($0, layout.line) }
    case .inline, .circle: []
    }
  }

  private func headline(in layout: BudgetLayout, _ painter: Painter) -> [Part?] {
    guard case .headline(let text, let detail) = figures else { return [] }
    let below = painter.text(detail, layout.detail)
    // On the lock screen, the level is shown by a symbol and a percentage beside the detail.
    guard layout.levelText == nil else { return [painter.text(text, layout.headline), below] }
    let described = Part.line(
      [levelSymbol(layout.levelSymbol, painter), below], spacing: BudgetLayout.symbolSpacing)
    return [
      painter.text(text, layout.headline),
      Part.line(
        [described, painter.text(mark?.percent, layout.percent, role: role)],
        spacing: BudgetLayout.accessoryPercentSpacing),
    ]
  }

  private func stats(in layout: BudgetLayout, _ painter: Painter) -> Part? {
    guard case .stats(let stats, _) = figures else { return nil }
    let amounts = stats.compactMap { $0.amount.value }
    let form = painter.form(of: amounts, in: layout.stat?.amount)
    let scale = painter.scale(of: amounts.map { $0.from(form) }, in: layout.stat?.amount)
    return Part.line(
      stats.map { stat in
        let amount = stat.amount.map { $0.from(form) }
        return Part.stack(
          [
            painter.text(stat.label, layout.stat?.label),
            painter.text(amount, layout.stat?.amount, scale: scale),
          ],
          layout.stat?.label.alignment ?? .leading)
      }, spacing: layout.padding.width, .top)
  }

  /// Returns the symbol of the level, in the room that the layout reserves; `nil` if the level was removed.
  private func levelSymbol(_ font: WidgetFont?, _ painter: Painter) -> Part? {
    guard let font, let symbol = painter.symbol(mark?.level.value?.symbol, font, role: role) else {
      return nil
    }
    return symbol.centered(in: PointSize(width: font.width, height: font.lineHeight))
  }

  /// The categories, with all amounts in the first form that they have room for.
  private func categoryParts(in layout: BudgetLayout.CategoryLayout?, _ painter: Painter) -> [Part?] {
    let amounts = categories.compactMap { $0.amount.value }
    let form = painter.form(of: amounts, in: layout?.amount)
    let scales = (
      name: painter.scale(of: categories.map { $0.name.value }, in: layout?.name),
      amount: painter.scale(of: amounts.map { $0.from(form) }, in: layout?.amount)
    )
    return categories.map { $0.part(in: layout, from: form, scales, painter) }
  }

  private func noteParts(in layout: BudgetLayout, _ painter: Painter) -> [Part?] {
    notes(in: layout).map { painter.text($0, layout.note) }
  }
}

extension ProgressMark {
  fileprivate func ring(_ layout: RingLayout?, _ painter: Painter) -> Part? {
    painter.ring(layout, fraction, role: role, track: BudgetRole.track)
  }

  /// Returns the bar with a line across it at an even pace.
  fileprivate func bar(_ layout: BarLayout?, _ painter: Painter) -> Part? {
    guard let layout, let bar = painter.bar(layout, fraction, role: role, track: BudgetRole.track)
    else { return nil }
    guard let pace else { return bar }
    let line = PointSize(width: BarLayout.lineWidth, height: layout.height)
    let left = layout.lineStart(at: pace)
    // On the filled part the line is a gap: in its own colour it would not be seen there.
    let color =
      coversPace
      ? painter.appearance.ground(BudgetRole.background) : painter.color(CommonRole.primary)
    let mark = Part.line([Part.space(left), .box(line, radius: 0, color)])
    let size = PointSize(width: layout.width, height: layout.height)
    return .layers([bar] + [mark].compactMap { $0.map { .placed($0, size, .leading, .center) } })
  }
}

extension CategoryRow {
  /// Name and amount above the bar.
  fileprivate func part(
    in layout: BudgetLayout.CategoryLayout?, from form: Int, _ scales: (name: Double, amount: Double),
    _ painter: Painter
  ) -> Part? {
    guard let layout else { return nil }
    let texts = Part.line(
      [
        painter.text(name, layout.name, scale: scales.name),
        painter.text(amount.map { $0.from(form) }, layout.amount, scale: scales.amount),
      ], spacing: layout.textSpacing, .baseline)
    let bar = painter.bar(layout.bar, fraction, role: BudgetRole.category, track: BudgetRole.track)
    return Part.stack([texts, bar], spacing: layout.spacing)
  }
}
#endif
