extension SolsticeContent {
  /// Returns the countdown beside or below the picture of the season, or in the ring of the time since the last event.
  public func drawing(in layout: SolsticeLayout, _ frame: WidgetFrame) -> Drawing {
    switch frame.family {
    case .small, .medium, .large: return poster(in: layout, frame)
    case .rectangular: return texts(in: layout) ?? .nothing
    case .circular:
      return .layers {
        if let progress, let ring = layout.ring {
          Drawing.ring(ring, filled: progress.fraction, Paint(role), track: Paint(progress.trackRole))
        }
        Drawing.column(.center) {
          Drawing.symbol(image.symbolName, layout.symbol, role: role)
          count(in: layout)
        }
      } ?? .nothing
    case .inline:
      return .line(
        "inlineText", inlineText.map { .visible($0) }, layout.inline,
        symbol: layout.symbol.map { DrawnSymbol(image.symbolName, $0, role: role) }) ?? .nothing
    }
  }

  /// Returns the picture with the texts beside it in the medium family, and below it in the others.
  private func poster(in layout: SolsticeLayout, _ frame: WidgetFrame) -> Drawing {
    guard let place = layout.image, let font = layout.symbol else { return texts(in: layout) ?? .nothing }
    let (size, isBeside) = (frame.size, frame.family == .medium)
    let rest =
      isBeside
      ? PointSize(width: size.width - place.width, height: size.height)
      : PointSize(width: size.width, height: size.height - place.height)
    var symbol = DrawnSymbol(image.symbolName, font, role: role)
    symbol.isAccent = true
    let picture = Drawing.image(DrawnImage(asset: image.assetName, place, symbol: symbol))
    let texts = texts(in: layout)?
      .framed(PointSize(width: rest.width - 2 * layout.padding, height: rest.height), .leading)
      .framed(rest)
    let parts = [picture, texts].compactMap { $0 }
    return isBeside ? .row(parts, spacing: 0, .center) : .column(parts, spacing: 0, .leading)
  }

  private func count(in layout: SolsticeLayout) -> Drawing? {
    Drawing.text("countText", countText, layout.count) { ($0.isAccent, $0.isNumber) = (true, true) }
  }

  private func texts(in layout: SolsticeLayout) -> Drawing? {
    Drawing.column(spacing: layout.spacing) {
      // The label and the number of days are spoken together.
      Drawing.column(spacing: layout.spacing) {
        Drawing.text("title", title, layout.title, role: role)
        count(in: layout)
      }?.marked(.isOneElement)
      if let progress, let bar = layout.bar {
        Drawing.bar(bar, filled: progress.fraction, Paint(role), track: Paint(progress.trackRole))
      }
      Drawing.text("progress.text", progress?.text, layout.progress)
      Drawing.text("momentText", momentText, layout.moment)
      if let sun, let place = layout.sun {
        (sun.value.map { $0.drawing(in: place, spacing: layout.spacing) } ?? .hidden(place.line))?
          .link(to: sunLink)
      }
      if let columns = layout.upcoming {
        for row in upcoming { row.drawing(in: columns, spacing: layout.spacing) }
      }
    }
  }
}

extension SunLines {
  /// Returns the place, and the times of the Sun or the reason why there are none.
  fileprivate func drawing(in layout: SolsticeLayout.Sun, spacing: Double) -> Drawing? {
    Drawing.column(spacing: spacing) {
      Drawing.text("sun.place", place, layout.place)
      if layout.rows == 0 {
        Drawing.text("sun.summary", summary, layout.line)
      } else if let note {
        Drawing.text("sun.note", note, layout.note)
      } else {
        for line in lines.prefix(layout.rows) { Drawing.text("sun.lines.text", line.text, layout.line) }
      }
    }?.marked(.isPrivate).marked(.spoken(accessibility))
  }
}

extension EventRow {
  fileprivate func drawing(in layout: SolsticeLayout.Upcoming, spacing: Double) -> Drawing? {
    Drawing.row(.baseline, spacing: spacing) {
      Drawing.text("upcoming.name", name, layout.name, role: role) { $0.sharing = .form }
      Drawing.text("upcoming.dateText", dateText, layout.date) { $0.sharing = .form }
      Drawing.text("upcoming.timeText", timeText, layout.time) { $0.sharing = .form }
      Drawing.text("upcoming.countText", countText, layout.count) { $0.sharing = .form }
    }?.marked(.spoken(accessibility)).link(to: link).marked(.id("\(date)"))
  }
}
