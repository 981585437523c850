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
    var rows = Rows(frame)
    let (width, isSmall) = (rows.size.width, frame.family == .small)
    let sizes = FontSizes(frame.family)
    guard frame.family == .medium || frame.family == .large else {
      rows.add(.title(title, sizes.title, width: width))
      if isSmall {
        let layout = TextLayout(WidgetFont(sizes.period), width: width)
        rows.add(.text("period", period, layout, role: CommonRole.secondary))
      }
      rows.add(totalText(sizes.total, width: width))
      rows.add(changeText(sizes.change, width: width, lineLimit: isSmall ? 2 : 1))
      let index = rows.nextIndex
      if isSmall { rows.add(othersText(sizes.others, width: width)) }
      rows.add(notes: notes, size: sizes.notes)
      // The line has the rest of the height, if that is enough to see how it rises.
      let rest = (rows.room - Double(rows.count) * Self.distance).rounded(.down)
      if isSmall, rest >= Self.leastLine, let trend {
        rows.leave(rest)
        rows.insert(lines(of: trend, in: PointSize(width: width, height: rest)), at: index)
      }
      return rows.drawing
    }
    let periodLayout = TextLayout(WidgetFont(sizes.period), width: rows.column, alignment: .trailing)
    rows.add(
      Drawing.row(.baseline, spacing: rows.margins.width) {
        Drawing.title(title, sizes.title, width: rows.column)
        Drawing.text("period", period, periodLayout, role: CommonRole.secondary)
      }?.marked(.isOneElement))
    let table = CategoryTable(width, isOneLine: true)
    if frame.family == .medium {
      // The change is beside the total, as there is more width than height.
      rows.add(
        .row(spacing: rows.margins.width) {
          totalText(sizes.total, width: change == nil ? width : rows.column)
          changeText(sizes.change, width: rows.column, lineLimit: 2)
        })
      let index = rows.nextIndex
      rows.add(othersText(sizes.others, width: width))
      rows.add(notes: notes, size: sizes.notes)
      rows.insert(categories, table, at: index)
    } else {
      rows.add(totalText(sizes.total, width: width))
      rows.add(changeText(sizes.change, width: width))
      let index = rows.nextIndex
      rows.leave(Self.leastChart)
      rows.add(othersText(sizes.others, width: width))
      rows.add(notes: notes, size: sizes.notes)
      rows.insert(categories, table, at: index)
      // The chart gets the height that remains with some distance between rows.
      let more = max(0, rows.room - Double(rows.count) * Self.distance).rounded(.down)
      rows.leave(more, times: 1)
      rows.insert(chart(PointSize(width: max(0, width), height: Self.leastChart + more)), at: index)
    }
    return rows.drawing
  }

  private func totalText(_ size: Double, width: Double) -> Drawing? {
    .text("total", total, TextLayout(WidgetFont(size, .bold), width: width)) { $0.isAccent = true }
  }

  private func changeText(_ size: Double, width: Double, lineLimit: Int = 1) -> Drawing? {
    change.flatMap { change in
      WidgetFont(size).text(
        "change.text", change.map { $0.text }, after: change.value?.direction.symbol, width: width,
        lineLimit: lineLimit, symbolRole: CommonRole.primary)
    }
  }

  private func othersText(_ size: Double, width: Double) -> Drawing? {
    .text("others", others, TextLayout(WidgetFont(size), width: width), role: CommonRole.secondary)
  }

  // MARK: - The chart

  /// The least height of the chart and of its lines alone, and the distance of rows above and below them, in points.
  private static let (leastChart, leastLine, distance) = (92.0, 16.0, 5.0)
  /// The diameter of the dot at the end of the line, and the widths of the line of this period and of the one before.
  private static let (dot, lineWidth, previousLineWidth) = (7.0, 2.5, 1.0)
  /// The font size of the chart, and the distance of its lines from the texts around them.
  private static let (chartSize, chartSpacing) = (10.0, 2.0)
  /// The part of the width for an amount or a day: a fifth.
  private static let labels = 5.0
  /// The piece of a line before the amount of the period before, and its distance.
  private static let (key, keySpacing) = (PointSize(width: 14, height: 1.5), 5.0)

  /// Returns the lines of this period and the one before, with the amount of the latter above, days below and amounts beside
  /// them.
  private func chart(_ size: PointSize) -> Drawing? {
    guard let trend, let axis else { return nil }
    let (font, spacing) = (WidgetFont(Self.chartSize), Self.chartSpacing)
    let amounts = TextLayout(font, width: (size.width / Self.labels).rounded(.down), alignment: .trailing)
    let room = PointSize(
      width: size.width - amounts.width - 2 * spacing,
      height: size.height - 2 * (font.lineHeight + spacing))
    return Drawing.column(spacing: spacing) {
      caption(of: trend, font, width: size.width)
      lines(of: trend, in: room, besideAmounts: amounts, spacing: 2 * spacing)
      labels(of: axis, font, width: room.width)
    }?.framed(size, .leading, .bottom)
  }

  /// Returns the amounts beside the lines, each at its height.
  ///
  /// The amount at one end is left out if it would be on the 0.
  private func levels(of line: Sparkline, _ layout: TextLayout, height: Double) -> Drawing? {
    func top(_ level: TrendLevel) -> Double {
      let middle = Self.height(of: line.part(level.permille), in: height) - layout.height / 2
      return max(0, min(height - layout.height, middle))
    }
    let zero = line.levels.first { $0.permille == 0 }.map(top) ?? 0
    return Drawing.layers {
      for level in line.levels where level.permille == 0 || abs(top(level) - zero) >= layout.height {
        Drawing.column {
          Drawing.space(PointSize(width: layout.width, height: top(level)))
          Drawing.text("trend.levels", level.text, layout, role: CommonRole.secondary)
        }?.framed(PointSize(width: layout.width, height: height), .trailing, .top)
      }
    }?.marked(.isPrivate)
  }

  /// Returns the distance from the top to a part of the height, in thousandths, that leaves room for half of the dot.
  private static func height(of permille: Int, in height: Double) -> Double {
    dot / 2 + (height - dot / 2) * Double(1000 - permille) / 1000
  }

  /// Returns the amount, after a piece of the line that it belongs to.
  private func caption(of trend: Sensitive<Sparkline>, _ font: WidgetFont, width: Double) -> Drawing? {
    let layout = TextLayout(font, width: width - Self.key.width - Self.keySpacing)
    guard let shown = trend.value else { return .hidden(layout) }
    return .row(spacing: Self.keySpacing) {
      if shown.previous != nil { Drawing.shape(Self.key, radius: 0, Paint(CommonRole.secondary)) }
      Drawing.text("trend.caption", shown.caption, layout, role: CommonRole.secondary)?.marked(.isPrivate)
    } ?? .space(PointSize(width: 0, height: font.lineHeight))
  }

  /// Returns the lines with the axis at 0; that of this period ends with a dot at the last step that has begun.
  private func lines(
    of trend: Sensitive<Sparkline>, in size: PointSize, besideAmounts amounts: TextLayout? = nil,
    spacing: Double = 0
  ) -> Drawing? {
    let whole = PointSize(width: size.width + spacing + (amounts?.width ?? 0), height: size.height)
    return .layers {
      let axis = Drawing.shape(PointSize(width: size.width, height: 1), radius: 0, Paint(BudgetRole.track))
      let zero = trend.value?.part(0) ?? 0
      if zero == 0 {
        axis.framed(whole, .leading, .bottom)
      } else {
        let top = Self.height(of: zero, in: size.height)
        Drawing.column {
          Drawing.space(PointSize(width: size.width, height: min(top, size.height - 1)))
          axis
        }?.framed(whole, .leading, .top)
      }
      if let amounts {
        trend.value.flatMap { levels(of: $0, amounts, height: size.height) }?.framed(whole, .trailing, .top)
      }
      trend.value.flatMap { line in
        // Above the lines there is room for half of the dot.
        let room = PointSize(width: size.width, height: size.height - Self.dot / 2)
        let drawn = DrawnTrend(
          line.points.map(line.part), slotCount: line.slotCount, room, lineWidth: Self.lineWidth,
          role: BudgetRole.trend)
        return Drawing.layers {
          line.previous.map {
            Drawing.trend(
              DrawnTrend(
                $0.map(line.part), slotCount: $0.count, room, lineWidth: Self.previousLineWidth,
                role: CommonRole.secondary)
            ).framed(whole, .leading, .bottom)
          }
          Drawing.trend(drawn).framed(whole, .leading, .bottom)
          drawn.end.map { end in
            let (left, top) = (
              max(0, min(size.width - Self.dot, end.x - Self.dot / 2)),
              max(0, min(size.height - Self.dot, end.y))
            )
            let dot = Drawing.shape(
              PointSize(width: Self.dot, height: Self.dot), radius: Self.dot / 2, Paint(BudgetRole.trend))
            let row = Drawing.row([.space(left), dot], spacing: 0, .top)
            return Drawing.column([.space(PointSize(width: 0, height: top)), row], spacing: 0, .leading)
              .framed(whole, .leading, .top)
          }
        }?.marked(.isPrivate).marked(.spoken(line.accessibility))
      }
    }
  }

  /// Returns the day of the mark below the end of the line, and the first and last day where they have room beside it.
  private func labels(of axis: TrendAxis, _ font: WidgetFont, width: Double) -> Drawing? {
    let label = (width / Self.labels).rounded(.down)
    func text(_ forms: TextForms, _ alignment: TextLayout.Alignment) -> Drawing? {
      .text(
        "trend.axis", forms, TextLayout(font, width: label, alignment: alignment), role: CommonRole.secondary)
    }
    let middle = width * Double(axis.permille) / 1000
    let start = axis.mark == nil ? width : max(0, min(width - label, middle - label / 2))
    let hasFirst = axis.mark == nil || start >= label
    let hasLast = axis.mark == nil || start + label <= width - label
    return .row(spacing: 0) {
      if hasFirst { text(axis.first, .leading) }
      if let mark = axis.mark {
        Drawing.space(hasFirst ? start - label : start)
        text(mark, middle < label / 2 ? .leading : middle > width - label / 2 ? .trailing : .center)
      }
      if hasLast {
        Drawing.space(axis.mark == nil ? width - 2 * label : width - start - 2 * label)
        text(axis.last, .trailing)
      }
    }
  }

  private func circle(in size: PointSize) -> Drawing? {
    let titleLayout = TextLayout(
      WidgetFont(10), width: min(size.width, size.height) - Rows.labelInset, alignment: .center)
    let totalLayout = TextLayout(
      WidgetFont(12, .semibold), width: size.width - Rows.amountInset, alignment: .center)
    return Drawing.column(.center) {
      Drawing.row(.baseline) {
        Drawing.text("title", title, titleLayout, role: CommonRole.secondary) { $0.isAccent = true }?.marked(
          .isHeader)
      }?.marked(.isOneElement)
      Drawing.text("total", total, totalLayout) { $0.isAccent = true }
    }?.framed(size)
  }
}

/// The font sizes of a family with rows, in points.
private struct FontSizes {
  let title, period, total, change, others, notes: Double

  init(_ family: Family) {
    (title, period, total, change, others, notes) =
      switch family {
      case .small: (12, 11, 19, 11, 10, 10)
      case .medium: (13, 12, 22, 12, 12, 11)
      case .large: (13, 12, 28, 13, 12, 11)
      case .rectangular, .circular, .inline: (12, 11, 16, 11, 11, 11)
      }
  }
}
