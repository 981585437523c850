extension SolsticeFacts {
  /// Returns the countdown beside or below the picture of the season, or in the ring of the time since the last event.
  public func drawing(in frame: WidgetFrame) -> Drawing {
    let (width, height) = (frame.size.width, frame.size.height)
    switch frame.family {
    case .small:
      let lines = Lines(
        width: width, padding: Drawing.margin, bottom: min(8, height / 16), spacing: min(2, height / 70),
        title: min(12, height / 12), count: min(28, height / 5), size: min(11, height / 14))
      let isPolar = sun?.value.map { $0.isPolar && $0.place == nil } ?? false
      let note = isPolar ? sunTimes(lines.line, rows: 1) : nil
      let texts =
        lines.title.height + lines.count.height + lines.spacing + lines.bottom
        + (note == nil ? 0 : lines.line.height + lines.spacing)
      let picture = PointSize(width: width, height: max(0, height - texts))
      return poster(picture, in: frame, lines) {
        heading(lines)
        note
      }
    case .medium:
      let side = min(height, width / 2)
      let lines = Lines(
        width: width - side, padding: min(10, height / 18), spacing: min(4, height / 50),
        title: min(15, height / 10), count: min(34, height / 5.2), size: min(12, height / 13))
      return poster(PointSize(width: side, height: side), in: frame, lines) {
        heading(lines)
        bar(lines, height: min(6, height / 24))
        // There are few lines, so the place replaces the progress.
        Drawing.text(
          "progress.text", namesPlace ? nil : progress.text, lines.line, role: CommonRole.secondary)
        Drawing.text("momentText", momentText, lines.line)
        sunTimes(lines.line, spacing: lines.spacing, rows: 2)?.link(to: SolsticeLink.sun)
      }
    case .large:
      let lines = Lines(
        width: width, padding: Drawing.margin, spacing: min(3, height / 160),
        title: min(16, height / 22), count: min(32, height / 12.5), size: min(12, height / 32))
      // The line with the name of the place reduces the height of the picture.
      let place = namesPlace ? lines.line.height : 0
      return poster(PointSize(width: width, height: max(0, height / 2 - place)), in: frame, lines) {
        heading(lines)
        bar(lines, height: min(6, height / 60))
        Drawing.text("progress.text", progress.text, lines.line, role: CommonRole.secondary)
        Drawing.text("momentText", momentText, lines.line)
        sunTimes(lines.line, spacing: lines.spacing, rows: 1)?.link(to: SolsticeLink.sun)
        for row in upcoming { row.drawing(in: lines) }
      }
    case .rectangular:
      // The times of the Sun need two lines, so the other lines are smaller.
      let lines =
        sun == nil
        ? Lines(
          width: width, title: min(14, height / 5.2), count: min(20, height / 3.6), size: min(12, height / 6))
        : Lines(
          width: width, title: min(12, height / 6), count: min(16, height / 4.5), size: min(11, height / 6.5))
      return .column {
        heading(lines)
        // There are few lines, so the place replaces the moment.
        Drawing.text("momentText", namesPlace ? nil : momentText, lines.line, role: CommonRole.secondary)
        sunTimes(TextLayout(WidgetFont(min(10, height / 7.2)), width: width), rows: 2)
      } ?? .nothing
    case .circular:
      let ring = RingLayout(diameter: min(width, height), lineWidth: min(5, height / 14))
      // The inner width of the ring at the top and the bottom of the symbol and count.
      let room = (ring.diameter - 2 * ring.lineWidth) * 0.86
      let size = min(24, height / 3, Lines.countSize(in: room))
      return .layers {
        Drawing.ring(
          ring, filled: progress.fraction, Paint(image.role), track: Paint(SolsticeRole.track))
        Drawing.column(.center) {
          Drawing.symbol(image.symbolName, WidgetFont(size), role: image.role)
          count(TextLayout(WidgetFont(size, .bold), width: room, alignment: .center))
        }
      } ?? .nothing
    case .inline:
      let font = WidgetFont(15)
      return .line(
        "inlineText", .visible(inlineText), TextLayout(font, width: width - Drawing.lineSymbolWidth),
        symbol: DrawnSymbol(image.symbolName, font, role: image.role)) ?? .nothing
    }
  }

  private var image: Season { season.pictured }

  /// Returns the picture of the season with the texts beside it in the medium family, and below it in the others.
  private func poster(
    _ size: PointSize, in frame: WidgetFrame, _ lines: Lines, @DrawingBuilder _ texts: () -> [Drawing]
  ) -> Drawing {
    let isBeside = frame.family == .medium
    let rest =
      isBeside
      ? PointSize(width: frame.size.width - size.width, height: frame.size.height)
      : PointSize(width: frame.size.width, height: frame.size.height - size.height)
    var symbol = DrawnSymbol(
      image.symbolName, WidgetFont(min(size.width, size.height) * 0.4), role: image.role)
    symbol.isAccent = true
    let parts: [Drawing] = [
      .image(DrawnImage(asset: image.assetName, size, symbol: symbol)),
      .column(texts(), spacing: lines.spacing, .leading)
        .framed(PointSize(width: lines.width, height: rest.height), .leading)
        .framed(rest),
    ]
    return isBeside ? .row(parts, spacing: 0, .center) : .column(parts, spacing: 0, .leading)
  }

  /// Returns the name of the event and the number of days, which are spoken together.
  private func heading(_ lines: Lines) -> Drawing? {
    Drawing.column(spacing: lines.spacing) {
      Drawing.text("title", title, lines.title, role: image.role)
      count(lines.count)
    }?.marked(.isOneElement)
  }

  private func count(_ layout: TextLayout) -> Drawing? {
    Drawing.text("countText", countText, layout) { ($0.isAccent, $0.isNumber) = (true, true) }
  }

  private func bar(_ lines: Lines, height: Double) -> Drawing {
    .bar(
      BarLayout(width: lines.width, height: height), filled: progress.fraction, Paint(image.role),
      track: Paint(SolsticeRole.track))
  }

  /// Returns the place with the times of the Sun, or the reason why there are none; a single row has all times.
  private func sunTimes(_ line: TextLayout, spacing: Double = 0, rows: Int) -> Drawing? {
    guard let sun else { return nil }
    guard let sun = sun.value else { return .hidden(line) }
    let role = CommonRole.secondary
    let several = TextLayout(line.font, width: line.width, lineLimit: rows)
    return Drawing.column(spacing: spacing) {
      Drawing.text("sun.place", sun.place, line, role: role)
      if rows == 1 {
        Drawing.text("sun.summary", sun.summary, line, role: role)
      } else if let note = sun.note {
        Drawing.text("sun.note", note, several, role: role)
      } else {
        for time in sun.lines.prefix(rows) { Drawing.text("sun.lines.text", time.text, line, role: role) }
      }
    }?.marked(.isPrivate).marked(.spoken(sun.accessibility))
  }
}

extension EventRow {
  fileprivate func drawing(in lines: Lines) -> Drawing? {
    let room = max(0, lines.width - 3 * lines.spacing)
    // The shares of the longest texts: "September equinox", "September 23", "10:24 AM", "183 days".
    func column(_ share: Double, _ alignment: TextLayout.Alignment = .leading) -> TextLayout {
      TextLayout(lines.line.font, width: room * share, alignment: alignment)
    }
    let secondary = CommonRole.secondary
    return Drawing.row(.baseline, spacing: lines.spacing) {
      Drawing.text("upcoming.name", name, column(0.37), role: role) { $0.sharing = .form }
      Drawing.text("upcoming.dateText", dateText, column(0.26), role: secondary) { $0.sharing = .form }
      Drawing.text("upcoming.timeText", timeText, column(0.18, .trailing), role: secondary) {
        $0.sharing = .form
      }
      Drawing.text("upcoming.countText", countText, column(0.19, .trailing)) { $0.sharing = .form }
    }?.marked(.spoken(accessibility)).link(to: link).marked(.id("\(date)"))
  }
}

/// The measures of texts below one another, in points.
private struct Lines {
  /// The width without the padding.
  let width: Double
  /// The room below the last text.
  let bottom: Double
  let spacing: Double
  let title: TextLayout
  let count: TextLayout
  let line: TextLayout

  /// Creates the measures in a width that includes the padding, from the sizes of the title, the count and the other lines.
  init(
    width: Double, padding: Double = 0, bottom: Double = 0, spacing: Double = 0, title: Double, count: Double,
    size: Double = 0
  ) {
    let room = max(0, width - 2 * padding)
    self.width = room
    self.bottom = bottom
    self.spacing = spacing
    self.title = TextLayout(WidgetFont(title, .semibold), width: room)
    self.count = TextLayout(WidgetFont(min(count, Self.countSize(in: room)), .bold), width: room)
    line = TextLayout(WidgetFont(size), width: room)
  }

  /// Returns the font size at which the longest count fits: "Tomorrow" or "Ngày mai", with eight letters of about 0.6
  /// times the size.
  static func countSize(in width: Double) -> Double { max(0, width) / 4.8 }
}
