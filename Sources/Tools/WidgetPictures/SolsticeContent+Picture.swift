package import SolsticeWidget

extension SolsticeContent: PicturedContent {
  /// Returns the picture of the season with the texts beside or below it, or the form of the lock screen.
  package func part(in layout: SolsticeLayout, _ frame: WidgetFrame, _ painter: Painter) -> Part {
    let symbol = painter.symbol(image.symbolName, layout.symbol, role: role)
    switch frame.family {
    case .small, .large: return picturePart(layout, symbol, frame, painter, isBeside: false)
    case .medium: return picturePart(layout, symbol, frame, painter, isBeside: true)
    case .rectangular: return texts(in: layout, painter) ?? .nothing
    case .circular:
      let inside = Part.stack([symbol, painter.text(countText, layout.count)], .center)
      let ring = painter.ring(layout.ring, progress?.fraction ?? 0, role: role, track: SolsticeRole.track)
      return .layers([ring, inside].compactMap { $0 })
    case .inline:
      let text = painter.text(inlineText, layout.inline)
      let taken = [symbol, text].compactMap { $0?.size.width }.reduce(0, +)
      return Part.line([symbol, text], spacing: max(0, frame.size.width - taken)) ?? .nothing
    }
  }

  /// Returns the picture in its area, with the texts centred in the remaining area.
  private func picturePart(
    _ layout: SolsticeLayout, _ symbol: Part?, _ frame: WidgetFrame, _ painter: Painter, isBeside: Bool
  ) -> Part {
    let (size, padding) = (frame.size, layout.padding)
    guard let place = layout.image else { return texts(in: layout, painter) ?? .nothing }
    let rest =
      isBeside
      ? PointSize(width: size.width - place.width, height: size.height)
      : PointSize(width: size.width, height: size.height - place.height)
    let texts = texts(in: layout, painter).map {
      Part.placed(
        .placed($0, PointSize(width: rest.width - 2 * padding, height: rest.height), .leading, .center), rest,
        .center, .center)
    }
    let parts = [image.part(in: place, symbol, painter), texts]
    return (isBeside ? Part.line(parts) : Part.stack(parts)) ?? .nothing
  }

  /// Returns the texts, the bar and the rows in the order of the layout.
  private func texts(in layout: SolsticeLayout, _ painter: Painter) -> Part? {
    let bar = progress.flatMap {
      painter.bar(layout.bar, $0.fraction, role: role, track: $0.trackRole)
    }
    let row = layout.upcoming
    func column(_ texts: [TextForms], _ layout: TextLayout?) -> EventRow.Column {
      let form = painter.form(of: texts, in: layout)
      return (form, painter.scale(of: texts.map { $0.from(form) }, in: layout))
    }
    let columns = EventRow.Columns(
      name: column(upcoming.map { $0.name }, row?.name),
      date: column(upcoming.map { $0.dateText }, row?.date),
      time: column(upcoming.map { $0.timeText }, row?.time),
      count: column(upcoming.map { $0.countText }, row?.count))
    let rows = upcoming.map { $0.part(in: layout, columns, painter) }
    return Part.stack(
      [
        painter.text(title, layout.title, role: role), painter.text(countText, layout.count), bar,
        painter.text(progress?.text, layout.progress), painter.text(momentText, layout.moment),
        sunPart(in: layout.sun, painter, spacing: layout.spacing),
      ] + rows, spacing: layout.spacing)
  }

  private func sunPart(in layout: SolsticeLayout.Sun?, _ painter: Painter, spacing: Double) -> Part? {
    guard let layout, let sun else { return nil }
    guard case .visible(let lines) = sun else { return painter.hidden(layout.line) }
    let place = painter.text(lines.place, layout.place)
    if layout.rows == 0 {
      return Part.stack([place, painter.text(lines.summary, layout.line)], spacing: spacing)
    }
    if let note = lines.note {
      return Part.stack([place, painter.text(note, layout.note)], spacing: spacing)
    }
    return Part.stack(
      [place] + lines.lines.prefix(layout.rows).map { painter.text($0.text, layout.line) },
      spacing: spacing)
  }
}

extension EventRow {
  /// The form at which a column starts, and the scale of its letters.
  fileprivate typealias Column = (form: Int, scale: Double)

  fileprivate struct Columns {
    let name: Column
    let date: Column
    let time: Column
    let count: Column
  }

  /// Returns name, date, time and count in their columns.
  fileprivate func part(in layout: SolsticeLayout, _ columns: Columns, _ painter: Painter) -> Part? {
    guard let row = layout.upcoming else { return nil }
    return Part.line(
      [
        painter.text(name.from(columns.name.form), row.name, role: role, scale: columns.name.scale),
        painter.text(dateText.from(columns.date.form), row.date, scale: columns.date.scale),
        painter.text(timeText.from(columns.time.form), row.time, scale: columns.time.scale),
        painter.text(countText.from(columns.count.form), row.count, scale: columns.count.scale),
      ], spacing: layout.spacing, .baseline)
  }
}

extension SeasonImage {
  /// Returns the landscape in full colour, otherwise the symbol, because a photograph would be a blot there.
  fileprivate func part(in place: PointSize, _ symbol: Part?, _ painter: Painter) -> Part {
    guard painter.appearance.mode == .fullColor else { return (symbol ?? .nothing).centered(in: place) }
    return .scene(SeasonScene(self), place, isDark: painter.appearance.isDark)
  }
}
