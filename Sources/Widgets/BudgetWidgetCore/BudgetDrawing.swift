public import WidgetFoundation

extension BudgetFacts {
  /// The number of widths of a ring's line in its diameter, and of heights of the percentage in the ring.
  private static let (ringLines, percentLines) = (9.0, 3.0)
  /// The part of the room inside a ring for the percentage.
  private static let percentShare = 0.9
  /// The distance between a mark and the text beside it.
  private static let markSpacing = 6.0
  /// The least height of a medium widget with room for two lines.
  private static let twoLineHeight = 155.0
  /// The largest note in the shape of a button.
  private static let invitationSize = PointSize(width: 160, height: 28)

  /// Returns the amounts below the period, with a bar or a ring.
  public func drawing(in frame: WidgetFrame) -> Drawing {
    switch frame.family {
    case .small: standing.map { small($0, in: frame) } ?? smallWithoutBudget(in: frame)
    case .medium, .large: wide(in: frame)
    case .rectangular: rectangular(in: frame)
    case .circular: circular(in: frame.size) ?? .nothing
    case .inline:
      .line("inlineText", inlineText, TextLayout(WidgetFont(15), width: frame.size.width), isPrivate: true)
        ?? .nothing
    }
  }

  /// Returns the title, the ring with the category and the level beside it, the amounts and a note.
  private func small(_ standing: StandingFacts, in frame: WidgetFrame) -> Drawing {
    var rows = Rows(frame)
    let width = rows.size.width
    rows.add(.title(title, 12, width: width))
    rows.add(
      .text("left", standing.left, TextLayout(WidgetFont(13.5, .semibold), width: width)) {
        $0.isAccent = true
      })
    rows.add(
      .text(
        "ofBudget", standing.ofBudget, TextLayout(WidgetFont(11), width: width), role: CommonRole.secondary))
    rows.add(.text("today", today, TextLayout(WidgetFont(10), width: width)))
    rows.add(notes: notes.prefix(1), size: 10)
    // The ring gets the remaining height, but at most half of the width; category and level are beside it.
    let diameter = max(0, min(width / 2, rows.room - Double(rows.count) * Rows.least)).rounded(.down)
    let ring = RingLayout(diameter: diameter, lineWidth: (diameter / Self.ringLines).rounded())
    let inside = diameter - 2 * ring.lineWidth
    let percentLayout = TextLayout(
      WidgetFont((inside / Self.percentLines).rounded(.down), .semibold),
      width: (inside * Self.percentShare).rounded(.down), alignment: .center)
    let beside = width - diameter - Self.markSpacing
    rows.leave(diameter)
    rows.insert(
      .row(spacing: Self.markSpacing) {
        Drawing.layers {
          standing.ring(ring)
          standing.percent(percentLayout)
        }
        Drawing.column(spacing: rows.spacing) {
          Drawing.text("category", category, TextLayout(WidgetFont(11, .semibold), width: beside))
          standing.level(WidgetFont(10), width: beside, lineLimit: 2)
        }
      }, at: 1)
    return rows.drawing
  }

  /// Returns title and category, bar, level and percentage, amounts, lines, categories and notes.
  ///
  /// A budget alone in the large family has larger type, in the room of the categories.
  private func wide(in frame: WidgetFrame) -> Drawing {
    let isLarge = frame.family == .large
    let isAlone = isLarge && categories.count < 2
    var rows = Rows(frame)
    let width = rows.size.width
    rows.add(titleRow(13, width: width, spacing: rows.margins.width, categoryRole: .secondary))
    if let standing {
      if isAlone { rows.add(standing.percent(TextLayout(WidgetFont(44, .semibold), width: width))) }
      rows.add(standing.bar(BarLayout(width: width, height: isAlone ? 18 : isLarge ? 10 : 8)))
      let besideLayout = TextLayout(
        WidgetFont(13, isAlone ? .regular : .bold), width: isAlone ? rows.column : 80, alignment: .trailing)
      rows.add(
        Drawing.row(spacing: Self.markSpacing) {
          standing.level(
            WidgetFont(isAlone ? 15 : 13), width: width - besideLayout.width - Self.markSpacing)
          isAlone
            ? Drawing.text("ofBudget", standing.ofBudget, besideLayout, role: CommonRole.secondary)
            : standing.percent(besideLayout)
        }?.marked(.isOneElement))
    }
    let amounts = amountsRow(
      TextLayout(WidgetFont(isAlone ? 22 : 18, .semibold), width: rows.column), spacing: rows.margins.width)
    if standing == nil {
      rows.add(
        .row(spacing: rows.margins.width) {
          amounts
          invitation(width: rows.column)
        })
      let index = rows.nextIndex
      rows.add(.text("others", others, TextLayout(WidgetFont(12), width: width)))
      rows.add(notes: notes.dropFirst(), size: 11)
      rows.insert(categories, CategoryTable(width, isOneLine: !isLarge), at: index)
      return rows.drawing
    }
    rows.add(amounts)
    // On phones with the lowest screens a medium widget has room for only one line.
    let lineLimit = isLarge ? 3 : frame.size.height < Self.twoLineHeight ? 1 : 2
    let lineLayout = TextLayout(WidgetFont(isAlone ? 15 : 12), width: width)
    // Spending in other currencies matters more than the pace, so its line is always kept.
    let lines = ([today].compactMap { $0 } + advice).prefix(lineLimit - (others == nil ? 0 : 1))
    for line in lines { rows.add(.text("advice", line, lineLayout)) }
    rows.add(.text("others", others, lineLayout))
    rows.leave(lineLayout.height, times: lineLimit - lines.count - (others == nil ? 0 : 1))
    if isLarge, category == nil {
      let table = CategoryTable(width, isOneLine: false)
      for row in categories { rows.add(table.drawing(of: row)) }
      rows.leave(table.rowHeight, times: isAlone ? 0 : CategoryRow.limit(in: .large) - categories.count)
    }
    rows.add(notes: notes, size: 11)
    return rows.drawing
  }

  /// Returns title and category, then bar, what is left, and its budget between the symbol of the level and the
  /// percentage, or the spent amount without a budget.
  ///
  /// On the lock screen there are no words for the level.
  private func rectangular(in frame: WidgetFrame) -> Drawing {
    var rows = Rows(frame)
    let width = rows.size.width
    rows.add(titleRow(11, width: width, spacing: Self.markSpacing, categoryRole: .primary))
    if let standing {
      rows.add(standing.bar(BarLayout(width: width, height: 5)))
      rows.add(
        .text("left", standing.left, TextLayout(WidgetFont(12, .semibold), width: width)) {
          $0.isAccent = true
        })
      let percentLayout = TextLayout(WidgetFont(11, .semibold), width: 40, alignment: .trailing)
      let spacing = 4.0
      rows.add(
        Drawing.row(spacing: spacing) {
          WidgetFont(11).text(
            "ofBudget", standing.ofBudget, after: standing.symbol.value,
            width: width - percentLayout.width - spacing, role: CommonRole.secondary,
            symbolRole: standing.role)
          standing.percent(percentLayout)
        })
    } else {
      rows.add(amountsRow(TextLayout(WidgetFont(16, .semibold), width: width)))
    }
    rows.add(notes: notes, size: 11)
    return rows.drawing
  }

  private func smallWithoutBudget(in frame: WidgetFrame) -> Drawing {
    var rows = Rows(frame)
    let width = rows.size.width
    rows.add(.title(title, 12, width: width))
    rows.add(.text("category", category, TextLayout(WidgetFont(11, .semibold), width: width)))
    rows.add(amountsRow(TextLayout(WidgetFont(18, .bold), width: width)))
    rows.add(invitation(width: width))
    rows.add(notes: notes.dropFirst(), size: 10)
    return rows.drawing
  }

  /// Returns the first note, which asks for a budget, in the shape of a button.
  private func invitation(width: Double) -> Drawing? {
    let size = PointSize(width: min(width, Self.invitationSize.width), height: Self.invitationSize.height)
    return Drawing.layers {
      Drawing.shape(size, radius: size.height / 2, Paint(BudgetRole.track))
      Drawing.text(
        "notes", notes.first,
        TextLayout(WidgetFont(13, .semibold), width: size.width - size.height, alignment: .center),
        role: BudgetRole.trend)
    }?.framed(size)
  }

  /// Returns the percentage in the ring, or the spent amount without a budget.
  private func circular(in size: PointSize) -> Drawing? {
    let side = min(size.width, size.height)
    guard let standing else {
      return amountsRow(
        TextLayout(WidgetFont(12, .semibold), width: size.width - Rows.amountInset, alignment: .center),
        label: TextLayout(WidgetFont(10), width: side - Rows.labelInset, alignment: .center))
    }
    let ring = RingLayout(diameter: side, lineWidth: 6)
    let percentLayout = TextLayout(
      WidgetFont(15, .semibold), width: ((side - 2 * ring.lineWidth) * Self.percentShare).rounded(.down),
      alignment: .center)
    return .layers {
      standing.ring(ring)
      if standing.percent == nil {
        standing.symbol(WidgetFont(20))
      } else {
        Drawing.column(.center) {
          standing.percent(percentLayout, role: CommonRole.primary) { $0.isAccent = true }
          standing.symbol(WidgetFont(9))
        }
      }
    }
  }

  /// Returns the title with the category beside it.
  private func titleRow(_ size: Double, width: Double, spacing: Double, categoryRole: CommonRole) -> Drawing?
  {
    let width = category == nil ? width : (width - spacing) / 2
    return Drawing.row(.baseline, spacing: spacing) {
      Drawing.title(title, size, width: width)
      Drawing.text(
        "category", category, TextLayout(WidgetFont(size), width: width, alignment: .trailing),
        role: categoryRole)
    }?.marked(.isOneElement)
  }

  /// Returns the amounts side by side, each below its label.
  private func amountsRow(_ amount: TextLayout, label: TextLayout? = nil, spacing: Double = 0) -> Drawing? {
    let label = label ?? TextLayout(WidgetFont(11), width: amount.width)
    return .row(.top, spacing: spacing) {
      for part in amounts {
        Drawing.column(label.alignment) {
          Drawing.text("amounts.label", part.label, label, role: CommonRole.secondary)
          Drawing.text("amounts.amount", part.amount, amount) {
            ($0.isAccent, $0.sharing) = (true, .form)
          }
        }?.marked(.spoken(part.accessibility))
      }
    }
  }
}

extension StandingFacts {
  /// The colour of the filled part and of the level's words; that of the track if the level is hidden.
  fileprivate var role: BudgetRole { level.value.map { isOld ? .old : BudgetRole($0) } ?? .track }

  private var fraction: Double { Double(permille.value ?? 0) / 1000 }

  fileprivate func ring(_ layout: RingLayout) -> Drawing {
    visible(.ring(layout, filled: fraction, Paint(role), track: Paint(BudgetRole.track)))
  }

  /// Returns the bar with a line across it at an even pace, or at the end of the budget if more was spent.
  func bar(_ layout: BarLayout) -> Drawing {
    let line = Double(budgetPermille?.value ?? pacePermille) / 1000
    return visible(.bar(layout, filled: fraction, Paint(role), track: Paint(BudgetRole.track), line: line))
  }

  private func visible(_ mark: Drawing) -> Drawing { permille.value == nil ? mark : mark.marked(.isPrivate) }

  fileprivate func percent(_ layout: TextLayout) -> Drawing? { percent(layout, role: role) }

  fileprivate func percent(
    _ layout: TextLayout, role: some ColorRole, _ change: (inout DrawnText) -> Void = { _ in }
  ) -> Drawing? {
    Drawing.text("percent", percent, layout, role: role, change)
  }

  fileprivate func level(_ font: WidgetFont, width: Double, lineLimit: Int = 1) -> Drawing? {
    font.text(
      "levelText", levelText, after: symbol.value, width: width, lineLimit: lineLimit, role: role,
      symbolRole: role)
  }

  fileprivate func symbol(_ font: WidgetFont) -> Drawing? { font.symbol(symbol.value, role: role) }
}
