public import WidgetFoundation

extension BudgetContent {
  /// Returns the amounts below the period, with a bar or a ring.
  public func drawing(in layout: BudgetLayout, _ frame: WidgetFrame) -> Drawing {
    let room = PointSize(
      width: frame.size.width - 2 * layout.padding.width,
      height: frame.size.height - 2 * layout.padding.height)
    let drawing: Drawing? =
      switch frame.family {
      case .circular: circle(in: layout)
      case .inline:
        if case .inline(let text) = figures {
          .line("inlineText", text, layout.inlineText, isPrivate: true)
        } else {
          nil
        }
      case .small:
        (layout.ring == nil ? rows(in: layout) : rowsWithRing(in: layout))?.framed(room, .center, .top)
      case .medium, .large: rows(in: layout)?.framed(room, .center, .top)
      case .rectangular: rows(in: layout)?.framed(room)
      }
    return drawing ?? .nothing
  }

  private var role: BudgetRole { mark?.role ?? .track }

  private func circle(in layout: BudgetLayout) -> Drawing? {
    guard let mark else { return stats(in: layout) }
    return .layers {
      layout.ring.map { mark.ring($0) }
      switch figures {
      case .circle(.text(let text)):
        Drawing.column(.center) {
          Drawing.text("circleText", text, layout.circleText) { $0.isAccent = true }
          levelSymbol(layout.levelSymbol)
        }
      case .circle(.symbol(let symbol)): privateSymbol(symbol.value, layout.circleSymbol)
      default: Drawing?.none
      }
    }
  }

  /// Returns the title, the ring with the texts beside it, the amounts and a note.
  private func rowsWithRing(in layout: BudgetLayout) -> Drawing? {
    Drawing.column(spacing: layout.spacing) {
      titleText(in: layout)
      Drawing.row(spacing: BudgetLayout.ringSpacing) {
        Drawing.layers {
          if let mark, let ring = layout.ring { mark.ring(ring) }
          percentText(in: layout)
        }
        Drawing.column(spacing: layout.spacing) {
          categoryText(in: layout)
          levelRow(in: layout)
        }
      }
      Drawing.column(spacing: layout.spacing) { headline(in: layout) }
      noteTexts(in: layout)
    }
  }

  /// Returns title and category, bar, level and percentage, amounts, lines, categories and notes.
  private func rows(in layout: BudgetLayout) -> Drawing? {
    Drawing.column(spacing: layout.spacing) {
      header(in: layout)
      if let mark, let bar = layout.bar { mark.bar(bar) }
      // On the lock screen a symbol and the percentage are beside the detail, without words for the level.
      if mark != nil, layout.levelText != nil {
        Drawing.row(spacing: BudgetLayout.percentSpacing) {
          levelRow(in: layout)
          percentText(in: layout)
        }?.marked(.isOneElement)
      }
      switch figures {
      case .headline: headline(in: layout)
      case .stats(_, let below):
        stats(in: layout)
        for line in below { Drawing.text("lines", line, layout.line) }
      case .inline, .circle: Drawing?.none
      }
      if let columns = layout.categories {
        for row in categories { row.drawing(in: columns) }
      }
      noteTexts(in: layout)
    }
  }

  /// Returns the title with the category beside it, or below it in the small family.
  private func header(in layout: BudgetLayout) -> Drawing? {
    switch layout.family {
    case .small:
      Drawing.column(spacing: layout.spacing) {
        titleText(in: layout)
        categoryText(in: layout)
      }
    default:
      Drawing.row(
        .baseline,
        spacing: layout.family == .rectangular ? BudgetLayout.accessoryTitleSpacing : layout.padding.width
      ) {
        titleText(in: layout)
        categoryText(in: layout)
      }?.marked(.isOneElement)
    }
  }

  private func titleText(in layout: BudgetLayout) -> Drawing? {
    Drawing.text("title", title, layout.title) { $0.isAccent = true }?.marked(.isHeader)
  }

  private func categoryText(in layout: BudgetLayout) -> Drawing? {
    Drawing.text("category", category, layout.category)
  }

  private func percentText(in layout: BudgetLayout) -> Drawing? {
    Drawing.text("percent", mark?.percent, layout.percent, role: role)
  }

  private func levelRow(in layout: BudgetLayout) -> Drawing? {
    Drawing.row(spacing: BudgetLayout.symbolSpacing) {
      levelSymbol(layout.levelSymbol)
      Drawing.text("levelText", mark?.levelText, layout.levelText, role: role)
    }
  }

  /// Returns the symbol of the level; `nil` if the level is hidden.
  private func levelSymbol(_ font: WidgetFont?) -> Drawing? {
    privateSymbol(mark?.level.value?.symbol, font)
  }

  private func privateSymbol(_ name: String?, _ font: WidgetFont?) -> Drawing? {
    Drawing.symbol(name, font, role: role, width: font?.width)?.marked(.isPrivate)
  }

  @DrawingBuilder private func headline(in layout: BudgetLayout) -> [Drawing] {
    if case .headline(let text, let detail) = figures {
      Drawing.text("headline", text, layout.headline) { $0.isAccent = true }
      if layout.levelText != nil {
        Drawing.text("detail", detail, layout.detail)
      } else {
        Drawing.row(spacing: BudgetLayout.accessoryPercentSpacing) {
          Drawing.row(spacing: BudgetLayout.symbolSpacing) {
            levelSymbol(layout.levelSymbol)
            Drawing.text("detail", detail, layout.detail)
          }
          percentText(in: layout)
        }
      }
    }
  }

  private func stats(in layout: BudgetLayout) -> Drawing? {
    guard case .stats(let stats, _) = figures, let place = layout.stat else { return nil }
    return .row(.top, spacing: layout.padding.width) {
      for stat in stats {
        Drawing.column(place.label.alignment) {
          Drawing.text("stats.label", stat.label, place.label)
          Drawing.text("stats.amount", stat.amount, place.amount) {
            ($0.isAccent, $0.sharing) = (true, .form)
          }
        }?.marked(.spoken(stat.accessibility))
      }
    }
  }

  @DrawingBuilder private func noteTexts(in layout: BudgetLayout) -> [Drawing] {
    for note in notes(in: layout) { Drawing.text("notes", note, layout.note) }
  }
}

extension ProgressMark {
  fileprivate func ring(_ layout: RingLayout) -> Drawing {
    visible(.ring(layout, filled: fraction, Paint(role), track: Paint(BudgetRole.track)))
  }

  /// Returns the bar with a line across it at an even pace.
  fileprivate func bar(_ layout: BarLayout) -> Drawing {
    visible(.bar(layout, filled: fraction, Paint(role), track: Paint(BudgetRole.track), line: pace))
  }

  private func visible(_ mark: Drawing) -> Drawing { permille.value == nil ? mark : mark.marked(.isPrivate) }
}

extension CategoryRow {
  /// Returns name and amount above the bar.
  fileprivate func drawing(in layout: BudgetLayout.CategoryLayout) -> Drawing? {
    let bar = Drawing.bar(
      layout.bar, filled: fraction, Paint(BudgetRole.category), track: Paint(BudgetRole.track))
    return Drawing.column(spacing: layout.spacing) {
      Drawing.row(.baseline, spacing: layout.textSpacing) {
        Drawing.text("categories.name", name, layout.name) { $0.sharing = .size }
        Drawing.text("categories.amount", amount, layout.amount) { $0.sharing = .form }
      }
      amount.value == nil ? bar : bar.marked(.isPrivate)
    }?.marked(.spoken(accessibility)).link(to: page)
  }
}
