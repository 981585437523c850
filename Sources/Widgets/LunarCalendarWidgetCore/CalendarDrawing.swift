extension CalendarFacts {
  /// Returns the month, or today in the form of the family.
  public func drawing(in frame: WidgetFrame) -> Drawing {
    let size = frame.size
    let drawing =
      switch frame.family {
      case .medium, .large: MonthDrawing(self, in: frame).drawing
      case .small: card(in: size)
      case .circular: circle(in: size)
      case .rectangular: lines(in: size)
      case .inline:
        Drawing.line(
          "inlineText", .visible(inlineText), TextLayout(WidgetFont(15), width: size.width),
          isPrivate: lineEvent?.role == .anniversary && lineEvent?.forms.value != nil)
      }
    return drawing ?? .nothing
  }

  /// The grid of the shown month as the large widget has it: weekdays, and solar days above lunar days with their signs.
  package var grid: Drawing { MonthDrawing(self, in: WidgetFrame(.large)).grid ?? .nothing }

  private var solarDay: TextForms { TextForms("\(today.date.day)") }

  /// The font sizes of a card at scale 1.
  private struct CardSizes {
    let weekday: Double
    let solarDay: Double
    let lunarLine: Double
    /// The size of the month, the lunar year and the can chi.
    ///
    /// Names of events are long, so their size does not change with large type.
    let other: Double

    static let usual = CardSizes(weekday: 13, solarDay: 34, lunarLine: 13, other: 11)
    /// With an event, the sizes have the same sum as those above.
    static let large = CardSizes(weekday: 0, solarDay: 42, lunarLine: 15, other: 12)
  }

  private func card(in size: PointSize) -> Drawing? {
    let sizes = usesLargeType ? CardSizes.large : .usual
    // A line has room for 20 Latin characters at 85 % in frames of every size, because type grows with the
    // frame. With a note there is only one lunar line, for the shorter form.
    let lunarLines = lunarLine.map { CalendarTexts.width($0.longest) > 20 && note == nil ? 2 : 1 } ?? 0
    // The note that explains a missing lunar date is the longest and has three lines.
    let noteLines = note == nil ? 0 : lunarLines > 0 ? 2 : 3
    // On an eve, tomorrow's event replaces the can chi, and uses the line of today's event too if there is none.
    let eveLines =
      eventLine == nil && (eveLine?.value).map { CalendarTexts.width($0.longest) > 20 } ?? false ? 2 : 1
    // At scale 1 the usual lines fill the smallest phone's widget, which is 141 points high. So type has the
    // same size on most days; additional lines scale everything down.
    let others =
      sizes.other * Double(2 + (lunarLines > 0 ? 1 : 0)) + (eventLine != nil || eveLines > 1 ? 11 : 0)
    let sum = sizes.weekday + sizes.solarDay + sizes.lunarLine * Double(lunarLines) + others
    let noteHeight = TextLayout.smallestSize * WidgetFont.leading * Double(noteLines)
    let height = max(141 - noteHeight, 2 * 8 + sum * WidgetFont.leading)
    // The note has the smallest readable type, so it is not scaled.
    let scale = max(0.01, min(1.2, (size.height - noteHeight) / height))
    // The corners are round, so texts keep a distance of 11 points from the sides.
    let width = size.width - 2 * max(8 * scale, 11)
    func line(_ size: Double, _ weight: WidgetFont.Weight = .regular, lines: Int = 1) -> TextLayout {
      TextLayout(WidgetFont(size * scale, weight), width: width, lineLimit: lines, alignment: .center)
    }
    let secondary = CommonRole.secondary
    return .column(.center) {
      usesLargeType
        ? nil
        : Drawing.text("weekday", weekday, line(sizes.weekday, .semibold), role: today.role)
      Drawing.text("solarDay", solarDay, line(sizes.solarDay, .bold), role: today.role) {
        $0.isAccent = true
      }
      Drawing.text("monthLine", monthLine, line(sizes.other), role: secondary)
      Drawing.text("lunarLine", lunarLine, line(sizes.lunarLine, .semibold, lines: lunarLines))
      Drawing.text("yearLine", yearLine, line(sizes.other), role: secondary)
      eveLine == nil ? Drawing.text("cycleLine", cycleLine, line(sizes.other), role: secondary) : nil
      text("eventLine", event, line(11))
      text("eveLine", eve, line(11, lines: eveLines))
      Drawing.text(
        "note", note,
        TextLayout(
          WidgetFont(TextLayout.smallestSize), width: width, lineLimit: noteLines, alignment: .center),
        role: secondary)
    }
  }

  /// Returns the ``lineEvent``.
  func eventText(_ layout: TextLayout) -> Drawing? {
    text(lineEvent?.forms == eve?.forms ? "eveLine" : "eventLine", lineEvent, layout)
  }

  private func text(_ name: String, _ event: CalendarTexts.Event?, _ layout: TextLayout) -> Drawing? {
    event.flatMap {
      Drawing.text(name, $0.forms, layout, role: $0.role, isPrivate: $0.role == .anniversary)
    }
  }

  private func circle(in size: PointSize) -> Drawing? {
    let diameter = min(size.width, size.height)
    let solar = WidgetFont(min(26, diameter / 2.8), .bold)
    let lunar = WidgetFont(min(13, diameter / 5.2))
    let height = solar.lineHeight + (lunarShort != nil ? lunar.lineHeight : 0)
    // The width of the circle at the top of the first line and at the bottom of the last.
    let width = max(0, diameter * diameter - height * height).squareRoot()
    return .column(.center) {
      Drawing.text(
        "solarDay", solarDay, TextLayout(solar, width: width, alignment: .center),
        role: today.role
      ) { $0.isAccent = true }
      Drawing.text("lunarShort", lunarShort, TextLayout(lunar, width: width, alignment: .center))
    }
  }

  private func lines(in size: PointSize) -> Drawing? {
    // The lunar day needs at most two lines; the reason why there is none needs three.
    let lunarLines = lunarLine != nil ? 2 : 3
    let font = WidgetFont(min(15, size.height / Double(2 + lunarLines) / WidgetFont.leading))
    return .column {
      Drawing.text("dateLine", dateLine, TextLayout(WidgetFont(font.size, .semibold), width: size.width)) {
        $0.isAccent = true
      }
      Drawing.text(
        "lunarLine", lunarLine ?? texts.outsideTables(calendar),
        TextLayout(font, width: size.width, lineLimit: eveLine == nil ? lunarLines : lunarLines - 1))
      text(
        "eventLine", event ?? (eve == nil ? (.visible(cycleLine), .lunar) : nil),
        TextLayout(font, width: size.width))
      text("eveLine", eve, TextLayout(font, width: size.width, lineLimit: event == nil ? 2 : 1))
    }
  }
}
