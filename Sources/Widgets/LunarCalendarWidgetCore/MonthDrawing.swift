import LunarCalendarWidgetTables

/// A month in a medium or large frame, which fits the widget on every phone.
///
/// No medium widget is high enough for six weeks with readable lunar days below the solar days. There the
/// lunar days are beside the solar days, and the rows share the height. If that is not enough, the margins
/// get smaller. The first text and the last of a row end where the titles do; signs and longer texts hang out.
struct MonthDrawing {
  private let facts: CalendarFacts
  private let isLarge: Bool
  private let margins: Margins
  /// The room within the margins.
  private let room: PointSize
  /// The distance of the titles and the note from the left and right of the room.
  private let titleMargin: Double
  /// The height available for a week, and the height of its row.
  private let freeHeight: Double
  private let rowHeight: Double
  /// The distance between two columns.
  private let columnWidth: Double
  private let dayLayouts: DayLayouts

  /// The height of a row with the text sizes of the app's source document.
  private static let fullRow = (DayLayouts.fullSolar + DayLayouts.fullLunar) * WidgetFont.leading
  /// The distance of signs beside the last days from the edge of the medium widget.
  private static let edge = 4.0
  /// The height at which rows stop growing, as a multiple of ``fullRow``, and in large type.
  private static let (growth, largeGrowth) = (1.4, 1.8)
  /// The radius of the corners of today's background, and the width of an arrow, which leaves room for the short titles on
  /// the narrowest phone.
  private static let (todayRadius, arrowWidth) = (4.0, 18.0)
  /// The mean width of a character as a multiple of the font size, in regular and in semibold letters.
  private static let (regularAdvance, semiboldAdvance) = (0.51, 0.56)
  /// The font size of events, the distance of their columns, and the parts of the width for date, name and distance.
  fileprivate static let (eventSize, eventSpacing) = (12.0, 8.0)
  private static let (dateShare, nameShare, distanceShare) = (0.26, 0.49, 0.25)
  /// The least room for a solar day of 14 points with the lunar day beside it.
  private static let roomBeside = PointSize(width: 45, height: 14 * WidgetFont.leading)

  init(_ facts: CalendarFacts, in frame: WidgetFrame) {
    self.facts = facts
    isLarge = frame.family == .large
    let isBeside = !isLarge && !facts.showsTwoWeeks
    let roomy = Margins(frame, facts, isTight: false)
    let (width, height) = (roomy.columnWidth(in: frame, isBeside), roomy.rowHeight(in: frame, facts))
    let hasRulings = facts.texts.marksRulings
    let leastHeight = hasRulings ? DayLayouts.leastStack : Self.roomBeside.height
    let isTight =
      isBeside ? width < Self.roomBeside.width || height < leastHeight : height < Self.fullRow
    margins = isTight ? Margins(frame, facts, isTight: true) : roomy
    let side = isBeside ? Self.edge : margins.padding
    titleMargin = margins.headerPadding + margins.padding - side
    room = PointSize(
      width: frame.size.width - 2 * side, height: frame.size.height - 2 * margins.padding)
    freeHeight = margins.rowHeight(in: frame, facts)
    // Rows stop growing when the text is large enough; in the large widget events get the rest.
    rowHeight =
      facts.showsTwoWeeks
      ? freeHeight : min(freeHeight, Self.fullRow * (facts.usesLargeType ? Self.largeGrowth : Self.growth))
    let day = PointSize(width: margins.columnWidth(in: frame, isBeside), height: rowHeight)
    dayLayouts = isBeside ? DayLayouts(besideIn: day, hasRulings: hasRulings) : DayLayouts(belowIn: day)
    columnWidth =
      isBeside ? max(0, room.width - 2 * titleMargin - dayLayouts.usualWidth) / 6 : day.width
  }

  /// The header, the columns with their headings, the events and the note, from top to bottom.
  var drawing: Drawing? {
    let note = TextLayout(
      margins.note, width: room.width - 2 * titleMargin, alignment: isLarge ? .leading : .center)
    let counted = Drawing.text(
      "countedLine", facts.countedLine,
      TextLayout(margins.counted, width: note.width, alignment: note.alignment), role: CommonRole.secondary)
    return Drawing.column(.center, spacing: margins.spacing) {
      header
      // A row of the medium widget ends at the edge, so that signs beside the last day have room.
      if dayLayouts.isBeside {
        headings?.framed(PointSize(width: room.width, height: margins.heading.lineHeight), .trailing)
        weeks?.framed(
          PointSize(width: room.width, height: rowHeight * Double(facts.weekCount)), .trailing)
      } else {
        headings
        weeks
      }
      isLarge ? counted : nil
      events
      facts.namesEvent
        ? facts.eventText(note)
        : Drawing.text("note", facts.note, note, role: CommonRole.secondary) ?? (isLarge ? nil : counted)
    }?.framed(room, .center, .top)
  }

  /// The columns with their headings, without anything around them.
  var grid: Drawing? {
    .column {
      headings
      weeks
    }
  }

  private var headings: Drawing? {
    .row(.baseline) {
      for (column, weekday) in facts.month.weekdays.enumerated() { heading(weekday, width(ofColumn: column)) }
    }
  }

  private var weeks: Drawing? {
    .column {
      for week in facts.weeks {
        let isStacked = dayLayouts.isStack && week.contains { facts.texts.mark($0) != nil }
        Drawing.row {
          for (column, day) in week.enumerated() { cell(day, width(ofColumn: column), isStacked) }
        }?
        .marked(.id(week.first.map { "\($0.date)" } ?? ""))
      }
    }
  }

  /// Returns the width of a column; the last one of days beside lunar days ends at the edge.
  private func width(ofColumn index: Int) -> Double {
    dayLayouts.isBeside && index == 6
      ? max(0, room.width - titleMargin + DayLayouts.inset - 6 * columnWidth) : columnWidth
  }

  private var header: Drawing? {
    let arrowSize = PointSize(width: Self.arrowWidth, height: margins.title.lineHeight)
    let width =
      room.width - 2 * titleMargin
      - Double(facts.arrows.count) * (arrowSize.width + margins.spacing)
    let lunarFont = WidgetFont(margins.title.size - 2)
    let titleWidth = facts.lunarTitle.map { shareOfTitle(beside: $0, lunarFont, of: width - margins.spacing) }
    return Drawing.row(.baseline, spacing: margins.spacing) {
      // A tap may change the month, and no second tap should be made before it is redrawn.
      Drawing.row(.baseline, spacing: margins.spacing) {
        Drawing.text(
          "title", facts.title,
          TextLayout(margins.title, width: titleWidth ?? width)
        ) { $0.isAccent = true }
        Drawing.text(
          "lunarTitle", facts.lunarTitle,
          TextLayout(
            lunarFont, width: width - margins.spacing - (titleWidth ?? 0), alignment: .trailing),
          role: CommonRole.secondary)
      }?.link(to: facts.headerPage).marked(.isHeader).marked(.changesOnTap)
      for arrow in facts.arrows {
        Drawing.symbol(
          arrow.symbol, WidgetFont(margins.title.size, .semibold), role: CommonRole.primary)?
          .framed(arrowSize).marked(.action(WidgetAction(showing: arrow.month), arrow.accessibility))
      }
    }?.padded(titleMargin, 0)
  }

  /// Returns the part of a width for the title beside a lunar title: the lunar title has the longest form
  /// that leaves room for some form of the title.
  ///
  /// The two titles share the rest of the width, because the widths of characters differ from the mean.
  private func shareOfTitle(beside lunar: TextForms, _ lunarFont: WidgetFont, of width: Double) -> Double {
    func need(_ text: String, _ font: WidgetFont) -> Double {
      Double(CalendarTexts.width(text)) * font.size
        * (font.weight == .regular ? Self.regularAdvance : Self.semiboldAdvance)
    }
    for lunar in lunar.all {
      for title in facts.title.all {
        let (own, other) = (need(title, margins.title), need(lunar, lunarFont))
        if own + other <= width { return own + (width - own - other) / 2 }
      }
    }
    return min(need(facts.title.shortest, margins.title), width / 2)
  }

  /// Returns the heading of a column, centred above the texts of a usual day.
  private func heading(_ weekday: Weekday, _ width: Double) -> Drawing? {
    let heading = Drawing.text(
      "headings.text", TextForms(weekday.shortName(in: facts.texts.language)),
      TextLayout(margins.heading, width: dayLayouts.usualWidth, alignment: .center),
      role: CalendarRole.ofWeekday(weekday)
    )?.marked(.spoken(AccessibilityText(label: facts.texts.dates.weekday(weekday))))
    guard dayLayouts.isBeside else { return heading }
    return heading?.inset(in: PointSize(width: width, height: margins.heading.lineHeight))
  }

  /// Returns the solar day with the lunar day below or after it, on the background if it is today.
  private func cell(_ day: CalendarDay, _ width: Double, _ isStacked: Bool) -> Drawing {
    let size = PointSize(width: width, height: rowHeight)
    // In large type days of other months are not drawn, read aloud or tappable, unless they are in one of two weeks.
    guard day.isInMonth || !facts.usesLargeType || facts.showsTwoWeeks else { return .space(size) }
    let drawing = Drawing.layers {
      day.isToday ? Drawing.shape(size, radius: Self.todayRadius, Paint(CalendarRole.todayBackground)) : nil
      if dayLayouts.isBeside {
        textsBeside(day, size, isStacked)?.inset(in: size)
      } else {
        textsBelow(day)?.framed(size)
      }
    }
    return (drawing ?? .nothing).marked(.spoken(AccessibilityText(label: facts.texts.label(day)))).link(
      to: CalendarLink.day(day.date)
    )
    .marked(.id("\(day.date)"))
  }

  private func solar(_ day: CalendarDay, isMarked: Bool) -> Drawing? {
    Drawing.text(
      "weeks.solarText", TextForms("\(day.date.day)"),
      dayLayouts.solar(day.isToday ? .bold : day.isInMonth ? .medium : .regular, isMarked: isMarked),
      // Today's colour has precedence over the colours of the weekend, which only days of the month have: the app's
      // source document draws other days with an opacity of 0.3, which gives small text a contrast of only 1.6.
      role: day.isToday ? CalendarRole.today : day.isInMonth ? day.role : .lunar
    ) { ($0.sharing, $0.isNumber) = (.size, true) }
  }

  private func lunar(_ day: CalendarDay, _ forms: TextForms?, in width: Double) -> Drawing? {
    let isLong =
      forms.map { CalendarTexts.width(facts.texts.marksRulings ? $0.shortest : $0.longest) > 4 } ?? false
    return Drawing.text(
      "weeks.lunarText", forms,
      dayLayouts.lunar(day.lunarDate?.day, isBold: day.isInMonth, isLong: isLong, in: width),
      role: day.nameRole
    ) { ($0.sharing, $0.isTight) = (.size, !dayLayouts.isBeside) }
  }

  private func ruling(_ day: CalendarDay) -> Drawing? {
    Drawing.text("weeks.rulingText", facts.texts.mark(day), dayLayouts.rulingMark, role: day.role)
  }

  /// The sign of a day, unless the mark beside the solar day already says that it is off or worked.
  private func sign(_ day: CalendarDay) -> String? {
    facts.texts.mark(day) != nil && day.nameRole == day.ruling?.role ? nil : day.nameRole.sign
  }

  /// Returns the solar day and the lunar day on one line, with the signs directly after it; a Chinese mark is above it.
  ///
  /// In a week with marks all lunar days are as low, so that they are on one line.
  private func textsBeside(_ day: CalendarDay, _ room: PointSize, _ isStacked: Bool) -> Drawing? {
    // Where a mark has no room, the sign for its colour replaces it.
    let mark =
      isStacked ? nil : facts.texts.marksRulings ? day.ruling?.role?.sign : facts.texts.mark(day)?.longest
    let signs = [mark, sign(day)].compactMap { $0 }.joined()
    var forms =
      facts.texts.cellForms(day)?.map { $0 + signs } ?? (signs.isEmpty ? nil : TextForms(signs))
    // In narrow columns not all signs may have room, nor the first of a late month: "1/11?", "闰十一".
    if let all = forms, let date = day.lunarDate {
      let bare = String(all.shortest.dropLast(signs.count))
      let fewer = signs.count > 1 ? [bare + signs.suffix(1), bare] : signs.isEmpty ? [] : [bare]
      let number = CalendarTexts.width(bare) > 4 ? ["\(date.day)\(day.isCertain ? "" : "?")"] : []
      forms = TextForms(all.longest, shorter: all.all.dropFirst() + fewer + number)
    }
    let lunar = lunar(day, forms, in: room.width)
    return .row(isStacked ? .center : .baseline, spacing: dayLayouts.spacing) {
      solar(day, isMarked: false)
      if isStacked {
        Drawing.column(spacing: -dayLayouts.overlap) {
          ruling(day) ?? .space(PointSize(width: 0, height: dayLayouts.rulingMark.height))
          lunar
        }
      } else {
        lunar
      }
    }
  }

  /// Returns the solar day with a mark after it, and the lunar day with a sign below it, nearer than to the next week.
  private func textsBelow(_ day: CalendarDay) -> Drawing? {
    let ruling = ruling(day)
    let lunar = lunar(day, facts.texts.cellForms(day), in: columnWidth)
    let sign = Drawing.text(
      "weeks.mark.text", sign(day).map { TextForms($0) }, dayLayouts.mark, role: day.nameRole)
    // The sign after a day does not move the day. The tables of solar terms cover more years than those of
    // lunar days, so there may be a sign without a lunar day.
    let space = Drawing.space(dayLayouts.mark.width)
    let below =
      lunar == nil
      ? sign
      : .row(.baseline) {
        space
        lunar
        sign ?? space
      }
    // A day whose text shrinks stays on the baseline of its week.
    let above = solar(day, isMarked: ruling != nil)?.marked(.baselineFont(dayLayouts.solar().font))
    return .column(.center, spacing: -dayLayouts.overlap) {
      ruling == nil
        ? above
        : .row(.top) {
          Drawing.space(dayLayouts.rulingMark.width)
          Drawing.row(.top) {
            above
            ruling
          }
        }
      below?.marked(.baselineFont(dayLayouts.lunar().font))
    }
  }

  /// The events, as many as fit below the weeks of the large widget, under their heading.
  private var events: Drawing? {
    let title = TextLayout(WidgetFont(Self.eventSize, .semibold), width: room.width)
    let font = WidgetFont(Self.eventSize)
    let left =
      (freeHeight - rowHeight) * Double(facts.weekCount) - margins.spacing - title.height
    let lines = isLarge ? (left / font.lineHeight).rounded(.down) : 0
    let events = facts.events(Int(max(0, min(100, lines))))
    guard !events.isEmpty else { return nil }
    func column(
      _ part: Double, _ alignment: TextLayout.Alignment = .leading, of event: EventLine
    ) -> TextLayout {
      TextLayout(
        WidgetFont(font.size, event.date == facts.today.date ? .semibold : .regular),
        width: (room.width - 2 * Self.eventSpacing) * part, alignment: alignment)
    }
    let secondary = CommonRole.secondary
    return .column {
      Drawing.text("eventsTitle", facts.eventsTitle, title, role: secondary)?.marked(
        .isHeader)
      for event in events {
        Drawing.row(.baseline, spacing: Self.eventSpacing) {
          // Today's events are stronger than those to come.
          let role = event.date == facts.today.date ? CommonRole.primary : secondary
          Drawing.text("events.dateText", event.dateText, column(Self.dateShare, of: event), role: role) {
            $0.sharing = .size
          }
          Drawing.text(
            "events.name", event.name, column(Self.nameShare, of: event), role: event.role,
            isPrivate: event.role == .anniversary
          ) { $0.sharing = .size }
          Drawing.text(
            "events.distanceText", event.distanceText, column(Self.distanceShare, .trailing, of: event),
            role: role
          ) {
            $0.sharing = .size
          }
        }?.marked(.spoken(event.accessibility)).link(to: event.link)
      }
    }
  }
}

/// The measures that do not depend on the number of weeks.
private struct Margins {
  /// The margin on all four sides, in points; the system's own margins are turned off.
  let padding: Double
  /// The additional margin left and right of the header and the note, in points.
  ///
  /// The medium widget needs it because its corners are round. The large widget has none, so that its header
  /// is aligned with its events.
  let headerPadding: Double
  /// The distance between header, weekdays, weeks, events and note, and between the two titles, in points.
  let spacing: Double
  /// The number of columns; the last one of lunar days beside solar days is narrower than the others.
  private static let (columns, columnsBeside) = (7.0, 6.7)
  let title: WidgetFont
  let heading: WidgetFont
  let note: WidgetFont
  /// The font of the day of the six and the pentad: that of events, or of the note in whose place they are.
  let counted: WidgetFont

  init(_ frame: WidgetFrame, _ facts: CalendarFacts, isTight: Bool) {
    let isLarge = frame.family == .large
    let width = frame.size.width
    padding = isLarge ? 12 : isTight ? 4 : 8
    headerPadding = isLarge ? 0 : min(8, width / 20)
    spacing = isTight && !isLarge ? 2 : 4
    // On narrow phones the English titles and notes need smaller type.
    title = WidgetFont(isLarge ? max(3, min(16, width / 21)) : isTight ? 12 : 14, .semibold)
    heading = WidgetFont(isLarge ? 11 : facts.showsTwoWeeks ? 12 : isTight ? 9 : 10, .medium)
    note = WidgetFont(isLarge ? min(10, width / 31) : TextLayout.smallestSize)
    counted = isLarge ? WidgetFont(MonthDrawing.eventSize) : note
  }

  /// Returns the width of a day.
  func columnWidth(in frame: WidgetFrame, _ isBeside: Bool) -> Double {
    max(0, frame.size.width - 2 * (padding + (isBeside ? headerPadding : 0)))
      / (isBeside ? Self.columnsBeside : Self.columns)
  }

  /// Returns the height available for a week.
  func rowHeight(in frame: WidgetFrame, _ facts: CalendarFacts) -> Double {
    let hasNote = facts.note != nil || facts.namesEvent
    let hasCounted = facts.countedLine != nil && (frame.family == .large || !hasNote)
    let fixed =
      2 * padding + title.lineHeight + heading.lineHeight + 2 * spacing
      + (hasNote ? spacing + note.lineHeight : 0) + (hasCounted ? spacing + counted.lineHeight : 0)
    return max(0, frame.size.height - fixed) / Double(facts.weekCount)
  }
}

/// The layouts of the texts of a day.
fileprivate struct DayLayouts {
  /// Whether the lunar day is after the solar day, on one line, as in low rows; otherwise it is below.
  let isBeside: Bool
  /// The distance between two texts side by side.
  let spacing: Double
  /// The width of a usual day's texts, with two digits for the solar day, or of the column.
  let usualWidth: Double
  /// The sign after the lunar day.
  let mark: TextLayout
  /// The mark after the solar day, or above a lunar day beside it, one Chinese character.
  let rulingMark: TextLayout
  /// Whether marks are above lunar days that are beside solar days.
  let isStack: Bool
  /// How far the room of the lunar day is in that of the solar day or the mark above it, which have nothing below them.
  let overlap: Double
  private let solarSize: Double
  /// The width of a solar day: that of the column, or of two digits beside a lunar day.
  private let solarWidth: Double
  private let lunarSize: Double
  /// The font size of the first day of a month, which has a name or two numbers and so may be smaller.
  private let firstSize: Double

  /// The text sizes of the app's source document; 7 points are too small to read.
  static let fullSolar = 11.0
  static let fullLunar = 7.0
  /// The widths of two bold digits, and of the room for a sign, as multiples of the font size.
  private static let (digits, sign) = (1.22, 0.6)
  /// The size of a solar day as a multiple of that of the lunar day beside it, so that they differ clearly.
  private static let ratio = 1.5
  /// The largest mark after a solar day as a multiple of the lunar day below it.
  private static let rulingShare = 0.7
  /// The least size of the first day of a month, as a multiple of ``fullLunar``, and the characters that a column has room for.
  private static let (firstScale, firstWidth) = (1.4, 3.6)
  /// The room after a solar day for a lunar day of two Chinese characters and the distance to the next column, and the least
  /// size of a solar day, as multiples of the lunar day's size.
  private static let (chineseRoom, leastRatio) = (3.05, 1.205)
  /// The least height of a row with Chinese marks above its lunar days: two characters of the smallest size.
  static let leastStack = 20.5
  /// The distance from the edge of a column to its solar days, within the background of today.
  static let inset = 1.5

  /// Creates the layouts of a lunar day below the solar day, with room for a sign after it and as much before it.
  init(belowIn room: PointSize) {
    isBeside = false
    spacing = 0
    usualWidth = room.width
    // The lunar day is at least 9 points high, unless the solar day would then be smaller, and has room for
    // two Chinese characters.
    let both = room.height / WidgetFont.leading
    let share = Self.fullLunar / (Self.fullSolar + Self.fullLunar)
    lunarSize = min(
      max(min(TextLayout.smallestSize, both / 2), both * share), room.width / (2 + 2 * Self.sign))
    let rulingSize = min(lunarSize, max(TextLayout.smallestSize, lunarSize * Self.rulingShare))
    rulingMark = TextLayout(WidgetFont(rulingSize), width: rulingSize)
    // With a mark after it, a solar day of two digits may shrink.
    solarSize = min(
      both - lunarSize, (room.width - 2 * rulingSize) / (TextLayout.smallestScale * 4 / 3))
    solarWidth = room.width
    mark = TextLayout(WidgetFont(lunarSize), width: lunarSize * Self.sign)
    firstSize = min(lunarSize, max(Self.fullLunar * Self.firstScale, room.width / Self.firstWidth))
    (isStack, overlap) = (false, solarSize / 6)
  }

  /// Creates the layouts of a solar day and of a lunar day with its signs, on one line.
  ///
  /// Languages with marks have lunar days of two characters; others have at most two numbers such as "1/12".
  init(besideIn room: PointSize, hasRulings: Bool) {
    isBeside = true
    spacing = hasRulings ? 1 : 3
    isStack = hasRulings && room.height >= Self.leastStack
    // The distance from a Chinese day to the next column has to be clearly wider than that within the pair.
    let after = hasRulings ? Self.chineseRoom : 2 + Self.sign
    let width = max(0, room.width - spacing - 2 * Self.inset)
    // The lunar day is at least 9 points high if the row is; the solar day has the rest of the width.
    let size = max(TextLayout.smallestSize, width / (Self.ratio * Self.digits + after))
    lunarSize = min(size, room.height / WidgetFont.leading)
    let widest = max((width - after * lunarSize) / Self.digits, lunarSize * Self.leastRatio)
    solarSize = max(0, min(room.height / WidgetFont.leading, widest))
    solarWidth = solarSize * Self.digits
    overlap = max(0, (TextLayout.smallestSize + lunarSize) * WidgetFont.leading - room.height)
    mark = TextLayout(WidgetFont(lunarSize), width: lunarSize * Self.sign)
    let rulingSize = min(TextLayout.smallestSize, lunarSize)
    rulingMark = TextLayout(WidgetFont(rulingSize), width: rulingSize)
    usualWidth = min(room.width, solarWidth + spacing + (hasRulings ? 2 : Self.digits) * lunarSize)
    firstSize = lunarSize
  }

  /// Returns the layout of the solar day; with a mark after it, that of two digits.
  func solar(_ weight: WidgetFont.Weight = .regular, isMarked: Bool = false) -> TextLayout {
    let widest = isMarked && !isBeside ? solarWidth - 2 * rulingMark.width : solarWidth
    return TextLayout(
      WidgetFont(solarSize, weight),
      width: isMarked ? min(widest, solarSize * 1.4) : widest,
      alignment: isBeside ? .trailing : .center)
  }

  /// Returns the layout of a lunar day; those of offerings, the first and the fifteenth of a month, may be bold.
  ///
  /// A long one, such as the first of leap month 11, has the smallest type.
  func lunar(
    _ day: Int? = nil, isBold: Bool = false, isLong: Bool = false, in width: Double = 0
  ) -> TextLayout {
    let size = isLong ? min(lunarSize, TextLayout.smallestSize) : day == 1 ? firstSize : lunarSize
    return TextLayout(
      WidgetFont(size, isBold && (day == 1 || day == 15) ? .bold : .regular),
      width: isBeside
        ? width - 2 * Self.inset - solarWidth - spacing : solarWidth - 2 * size * Self.sign,
      alignment: isBeside ? .leading : .center)
  }
}

extension Drawing {
  /// Returns the part at the beginning of a column, after the distance from its edge.
  fileprivate func inset(in size: PointSize) -> Drawing {
    framed(PointSize(width: max(0, size.width - 2 * DayLayouts.inset), height: size.height), .leading)
      .padded(DayLayouts.inset, 0)
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
