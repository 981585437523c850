extension CalendarContent {
  /// Returns the month, or the day in the form of the family.
  public func drawing(in layout: CalendarLayout, _ frame: WidgetFrame) -> Drawing {
    let drawing: Drawing? =
      switch (self, layout) {
      case (.month(let month), .month(let layout)): month.drawing(in: layout, frame)
      case (.card(let card), .card(let layout)): card.drawing(in: layout)
      case (.circle(let circle), .circle(let layout)): circle.drawing(in: layout)
      case (.lines(let lines), .lines(let layout)): lines.drawing(in: layout)
      case (.inline(let text), .inline(let layout)): .line("inline", .visible(text), layout)
      default: nil
      }
    return drawing ?? .nothing
  }
}

extension MonthContent {
  /// Returns the header, the columns with their headings, the events and the note, from top to bottom.
  fileprivate func drawing(in layout: MonthLayout, _ frame: WidgetFrame) -> Drawing? {
    let inner = PointSize(
      width: frame.size.width - 2 * layout.padding, height: frame.size.height - 2 * layout.padding)
    return Drawing.column(.center, spacing: layout.spacing) {
      header(in: layout)
      Drawing.row(.baseline) {
        for heading in headings {
          Drawing.text("headings.text", heading.text, layout.heading, role: heading.role)?
            .marked(.spoken(heading.accessibility))
        }
      }
      Drawing.column {
        for week in weeks {
          Drawing.row { for cell in week { cell.drawing(in: layout) } }?
            .marked(.id(week.first.map { "\($0.day.date)" } ?? ""))
        }
      }
      if let columns = layout.event {
        Drawing.column {
          Drawing.text("eventsTitle", eventsTitle, layout.eventsTitle)?.marked(.isHeader)
          for event in events { event.drawing(in: columns) }
        }
      }
      Drawing.text("note", note, layout.note)
    }?.framed(inner, .center, .top)
  }

  private func header(in layout: MonthLayout) -> Drawing? {
    Drawing.row(.baseline, spacing: layout.spacing) {
      // A tap may change the month, and no second tap should be made before it is redrawn.
      Drawing.row(.baseline, spacing: layout.spacing) {
        Drawing.text("title", title, layout.title) { $0.isAccent = true }
        Drawing.text("lunarTitle", lunarTitle, layout.lunarTitle)
      }?.link(to: headerLink).marked(.isHeader).marked(.changesOnTap)
      for arrow in arrows { arrow.drawing(in: layout.arrow) }
    }?.padded(layout.headerPadding, 0)
  }
}

extension MonthArrow {
  fileprivate func drawing(in layout: MonthLayout.Arrow?) -> Drawing? {
    guard let layout else { return nil }
    return Drawing.symbol(symbol, layout.font, role: CommonRole.primary)?.framed(layout.size)
      .marked(.action(WidgetAction(showing: month), accessibility))
  }
}

extension WidgetAction {
  /// Creates the action that shows a month; `nil` is the current one.
  init(showing month: YearMonth?) {
    self.init("showMonth", ["month": month.map { "\($0)" } ?? ""])
  }

  /// The month of an action that shows one, as text; `nil` for another action.
  public var shownMonth: String? { name == "showMonth" ? values["month"] : nil }
}

extension DayCell {
  /// Returns the solar day with the lunar day below or after it, on the background if it is today.
  fileprivate func drawing(in layout: MonthLayout) -> Drawing {
    let place = PointSize(width: layout.columnWidth, height: layout.rowHeight)
    guard isDrawn else { return .space(place) }
    let drawing = Drawing.layers {
      backgroundRole.map { .shape(place, radius: layout.cornerRadius, Paint($0)) }
      texts(in: layout)?.framed(place, layout.arrangement == .below ? .center : .leading)
    }
    return (drawing ?? .nothing).marked(.opacity(opacity)).marked(.spoken(accessibility)).link(to: link)
      .marked(.id("\(day.date)"))
  }

  private func texts(in layout: MonthLayout) -> Drawing? {
    let solar = Drawing.text("weeks.solarText", solarText, layout.solarText(of: self), role: solarRole) {
      ($0.sharing, $0.isNumber) = (.size, true)
    }
    let lunar = Drawing.text("weeks.lunarText", lunarText, layout.lunarText(of: self), role: lunarRole) {
      ($0.sharing, $0.isTight) = (.size, true)
    }
    let sign = Drawing.text("weeks.mark.text", mark?.text, layout.mark, role: lunarRole)
    switch layout.arrangement {
    case .below:
      // The sign after a day does not move the day. Solar terms have longer tables than lunar days, so there may be
      // a sign without a lunar day.
      let space = Drawing.space(layout.mark.width)
      let below =
        lunar == nil
        ? sign
        : .row(.baseline) {
          space
          lunar
          sign ?? space
        }
      // A lunar day that is drawn smaller does not move out of line with its week.
      return .column(.center) {
        solar?.marked(.standsIn(layout.solarText.font))
        below?.marked(.standsIn(layout.lunarText.font))
      }
    case .beside:
      return .row(.baseline, spacing: layout.daySpacing) {
        solar
        Drawing.row(.top) {
          lunar
          sign
        }
      }
    }
  }
}

extension EventLine {
  fileprivate func drawing(in layout: MonthLayout.Event) -> Drawing? {
    Drawing.row(.baseline, spacing: layout.spacing) {
      Drawing.text("events.dateText", dateText, layout.date) { $0.sharing = .size }
      Drawing.text("events.name", name, layout.name, role: role, isPrivate: isPrivate) { $0.sharing = .size }
      Drawing.text("events.distanceText", distanceText, layout.distance) { $0.sharing = .size }
    }?.marked(.spoken(accessibility)).link(to: link)
  }
}

extension DayCard {
  fileprivate func drawing(in layout: CardLayout) -> Drawing? {
    Drawing.column(.center) {
      Drawing.text("weekday", weekday, layout.weekday, role: role)
      Drawing.text("solarDay", solarDay, layout.solarDay, role: role) { $0.isAccent = true }
      Drawing.text("month", month, layout.month)
      Drawing.text("lunarLine", lunarLine, layout.lunarLine)
      Drawing.text("yearLine", yearLine, layout.yearLine)
      Drawing.text("cycleLine", cycleLine, layout.cycleLine)
      Drawing.text("eventLine", eventLine, layout.eventLine, role: eventRole, isPrivate: isPrivate)
      Drawing.text("note", note, layout.note)
    }
  }
}

extension DayCircle {
  fileprivate func drawing(in layout: CircleLayout) -> Drawing? {
    Drawing.column(.center) {
      Drawing.text("solarDay", solarDay, layout.solarDay, role: role) { $0.isAccent = true }
      Drawing.text("lunarShort", lunarShort, layout.lunarShort)
    }
  }
}

extension DayLines {
  fileprivate func drawing(in layout: LinesLayout) -> Drawing? {
    Drawing.column {
      Drawing.text("dateLine", dateLine, layout.dateLine) { $0.isAccent = true }
      Drawing.text("lunarLine", lunarLine, layout.lunarLine)
      Drawing.text("eventLine", eventLine, layout.eventLine, role: eventRole, isPrivate: isPrivate)
    }
  }
}

extension DayMark {
  /// The sign as a text.
  public var text: TextForms { TextForms(rawValue) }
}
