package import LunarCalendarWidget

extension CalendarContent: PicturedContent {
  /// Returns the picture: the month, or the day in the form of the family.
  package func part(in layout: CalendarLayout, _ frame: WidgetFrame, _ painter: Painter) -> Part {
    let part: Part? =
      switch (self, layout) {
      case (.month(let month), .month(let layout)): month.part(in: layout, frame, painter)
      case (.card(let card), .card(let layout)): card.part(in: layout, painter)
      case (.circle(let circle), .circle(let layout)): circle.part(in: layout, painter)
      case (.lines(let lines), .lines(let layout)): lines.part(in: layout, painter)
      case (.inline(let text), .inline(let layout)): painter.text(text, layout)
      default: nil
      }
    return part ?? .nothing
  }
}

extension MonthContent {
  /// Returns the header, the columns with their headings, the events and the note, from top to bottom.
  fileprivate func part(in layout: MonthLayout, _ frame: WidgetFrame, _ painter: Painter) -> Part? {
    let header = Part.line(
      [painter.text(title, layout.title), painter.text(lunarTitle, layout.lunarTitle)]
        + arrows.map { $0.part(in: layout.arrow, painter) },
      spacing: layout.spacing, .baseline
    )?.padded(layout.headerPadding, 0)
    let heads = Part.line(
      headings.map { painter.text($0.text, layout.heading, role: $0.role) }, .baseline)
    let cells = weeks.flatMap { $0 }.filter { $0.isDrawn }
    let scales = DayCell.Scales(
      solar: cells.map { painter.scale(of: [$0.solarText], in: layout.solarText(of: $0)) }.min() ?? 1,
      lunar: cells.map { painter.scale(of: [$0.lunarText], in: layout.lunarText(of: $0)) }.min() ?? 1)
    let grid = Part.stack(
      weeks.map { week in Part.line(week.map { $0.part(in: layout, scales, painter) }) })
    let columns = EventLine.Scales(
      date: painter.scale(of: events.map { $0.dateText }, in: layout.event?.date),
      name: painter.scale(of: events.map { $0.name.value }, in: layout.event?.name),
      distance: painter.scale(of: events.map { $0.distanceText }, in: layout.event?.distance))
    let list = Part.stack(
      [painter.text(eventsTitle, layout.eventsTitle)]
        + events.map { $0.part(in: layout.event, columns, painter) })
    let note = painter.text(note, layout.note)
    let size = frame.size
    let inner = PointSize(
      width: size.width - 2 * layout.padding, height: size.height - 2 * layout.padding)
    return Part.stack([header, heads, grid, list, note], spacing: layout.spacing, .center)
      .map { .placed($0, inner, .center, .top) }
  }
}

extension MonthArrow {
  fileprivate func part(in layout: MonthLayout.Arrow?, _ painter: Painter) -> Part? {
    painter.symbol(symbol, layout?.font, role: CommonRole.primary).flatMap { symbol in
      layout.map { symbol.centered(in: $0.size) }
    }
  }
}

extension DayCell {
  /// The scales of the letters of all days.
  fileprivate struct Scales {
    let solar: Double
    let lunar: Double
  }

  /// Returns the solar day with the lunar day below or after it, on the background if it is today.
  fileprivate func part(in layout: MonthLayout, _ scales: Scales, _ painter: Painter) -> Part {
    let place = PointSize(width: layout.columnWidth, height: layout.rowHeight)
    guard isDrawn else { return Part.nothing.centered(in: place) }
    let texts = texts(in: layout, scales, painter)?.centered(in: place)
    let back = backgroundRole.map { Part.box(place, radius: layout.cornerRadius, painter.color($0)) }
    return .faded(.layers([back, texts].compactMap { $0 }), opacity: opacity)
  }

  private func texts(in layout: MonthLayout, _ scales: Scales, _ painter: Painter) -> Part? {
    let solar = painter.text(solarText, layout.solarText(of: self), role: solarRole, scale: scales.solar)
    let lunar = painter.tightText(
      lunarText, layout.lunarText(of: self), role: lunarRole, scale: scales.lunar)
    let sign = painter.text(mark?.text, layout.mark, role: lunarRole)
    // The sign after a day does not move the day.
    let space = Part.space(layout.mark.width)
    switch layout.arrangement {
    case .below:
      // Solar terms have longer tables than lunar days, so there may be a sign without a lunar day.
      let below = lunar == nil ? sign : Part.line([space, lunar, sign ?? space], .baseline)
      // A lunar day that is drawn smaller does not move out of line with its week.
      return Part.stack(
        [solar?.standing(in: layout.solarText.font), below?.standing(in: layout.lunarText.font)], .center)
    case .beside:
      guard lunar != nil || sign != nil else { return solar }
      let both = Part.line(
        [solar, Part.line([lunar, sign], .top)], spacing: layout.daySpacing, .baseline)
      let rest = layout.columnWidth - (both?.size.width ?? 0)
      return Part.line([both, Part.space(max(0, rest))])
    }
  }
}

extension EventLine {
  /// The scales of the letters of the columns.
  fileprivate struct Scales {
    let date: Double
    let name: Double
    let distance: Double
  }

  /// Returns date, name and distance in their columns.
  fileprivate func part(in layout: MonthLayout.Event?, _ scales: Scales, _ painter: Painter) -> Part? {
    guard let layout else { return nil }
    return Part.line(
      [
        painter.text(dateText, layout.date, scale: scales.date),
        painter.text(name, layout.name, role: role, scale: scales.name),
        painter.text(distanceText, layout.distance, scale: scales.distance),
      ], spacing: layout.spacing, .baseline)
  }
}

extension DayCard {
  /// Returns all lines below one another, centred.
  fileprivate func part(in layout: CardLayout, _ painter: Painter) -> Part? {
    Part.stack(
      [
        painter.text(weekday, layout.weekday, role: role),
        painter.text(solarDay, layout.solarDay, role: role),
        painter.text(month, layout.month), painter.text(lunarLine, layout.lunarLine),
        painter.text(yearLine, layout.yearLine), painter.text(cycleLine, layout.cycleLine),
        painter.text(eventLine, layout.eventLine, role: eventRole), painter.text(note, layout.note),
      ], .center)
  }
}

extension DayCircle {
  /// Returns the solar day above the lunar day, centred.
  fileprivate func part(in layout: CircleLayout, _ painter: Painter) -> Part? {
    Part.stack(
      [painter.text(solarDay, layout.solarDay, role: role), painter.text(lunarShort, layout.lunarShort)],
      .center)
  }
}

extension DayLines {
  /// Returns all lines below one another.
  fileprivate func part(in layout: LinesLayout, _ painter: Painter) -> Part? {
    Part.stack([
      painter.text(dateLine, layout.dateLine), painter.text(lunarLine, layout.lunarLine),
      painter.text(eventLine, layout.eventLine, role: eventRole),
    ])
  }
}
