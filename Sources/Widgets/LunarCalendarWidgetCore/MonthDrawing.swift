import LunarCalendarWidgetTables

/// A month in a medium or large frame, which fits the widget on every phone.
///
/// No medium widget is high enough for six weeks with readable lunar days below the solar days. There the
/// lunar days are beside the solar days, and the rows share the height. If that is not enough, the margins
/// get smaller.
struct MonthDrawing {
  private let facts: CalendarFacts
  private let isLarge: Bool
  private let margins: Margins
  /// The room within the margins.
  private let room: PointSize
  /// The height available for a week, and the height of its row.
  private let freeHeight: Double
  private let rowHeight: Double
  private let columnWidth: Double
  private let dayLayouts: DayLayouts

  /// The height of a row with the text sizes of the app's source document.
  private static let fullRow = (DayLayouts.fullSolar + DayLayouts.fullLunar) * WidgetFont.leading
  /// The least room for a solar day of 14 points with the lunar day beside it.
  private static let roomBeside = PointSize(width: 46, height: 14 * WidgetFont.leading)

  init(_ facts: CalendarFacts, in frame: WidgetFrame) {
    self.facts = facts
    isLarge = frame.family == .large
    let isBeside = !isLarge && !facts.showsTwoWeeks
    let roomy = Margins(frame, facts, isTight: false)
    let (width, height) = (roomy.columnWidth(in: frame), roomy.rowHeight(in: frame, facts))
    let isTight =
      isBeside
      ? width < Self.roomBeside.width || height < Self.roomBeside.height : height < Self.fullRow
    margins = isTight ? Margins(frame, facts, isTight: true) : roomy
    room = PointSize(
      width: frame.size.width - 2 * margins.padding, height: frame.size.height - 2 * margins.padding)
    freeHeight = margins.rowHeight(in: frame, facts)
    // Rows stop growing when the text is large enough; in the large widget events take the rest.
    rowHeight =
      facts.showsTwoWeeks ? freeHeight : min(freeHeight, Self.fullRow * (facts.usesLargeType ? 1.8 : 1.4))
    columnWidth = margins.columnWidth(in: frame)
    let day = PointSize(width: columnWidth, height: rowHeight)
    dayLayouts =
      isBeside
      ? DayLayouts(besideIn: day, hasRulings: facts.texts.marksRulings) : DayLayouts(belowIn: day)
  }

  /// The header, the columns with their headings, the events and the note, from top to bottom.
  var drawing: Drawing? {
    let note = TextLayout(
      margins.note, width: room.width - 2 * margins.headerPadding, alignment: isLarge ? .leading : .center)
    return Drawing.column(.center, spacing: margins.spacing) {
      header
      headings
      weeks
      events
      facts.namesEvent
        ? facts.eventText(note) : Drawing.text("note", facts.note, note, role: CommonRole.secondary)
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
    .row(.baseline) { for weekday in facts.month.weekdays { heading(weekday) } }
  }

  private var weeks: Drawing? {
    .column {
      for week in facts.weeks {
        Drawing.row { for day in week { cell(day) } }?
          .marked(.id(week.first.map { "\($0.date)" } ?? ""))
      }
    }
  }

  private var header: Drawing? {
    // On the narrowest phone the width of the arrows leaves room for the short titles.
    let arrowSize = PointSize(width: 18, height: margins.title.lineHeight)
    let width =
      room.width - 2 * margins.headerPadding
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
    }?.padded(margins.headerPadding, 0)
  }

  /// Returns the part of a width for the title beside a lunar title: the lunar title has the longest form
  /// that leaves room for some form of the title.
  ///
  /// The two titles share the rest of the width, because the widths of characters differ from the mean.
  private func shareOfTitle(beside lunar: TextForms, _ lunarFont: WidgetFont, of width: Double) -> Double {
    func need(_ text: String, _ font: WidgetFont) -> Double {
      Double(CalendarTexts.width(text)) * font.size * (font.weight == .regular ? 0.51 : 0.56)
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
  private func heading(_ weekday: Weekday) -> Drawing? {
    let heading = Drawing.text(
      "headings.text", TextForms(weekday.shortName(in: facts.texts.language)),
      TextLayout(margins.heading, width: dayLayouts.usualWidth, alignment: .center),
      role: CalendarRole.ofWeekday(weekday)
    )?.marked(.spoken(AccessibilityText(label: facts.texts.dates.weekday(weekday))))
    guard dayLayouts.isBeside else { return heading }
    return heading?.framed(PointSize(width: columnWidth, height: margins.heading.lineHeight), .leading)
  }

  /// Returns the solar day with the lunar day below or after it, on the background if it is today.
  private func cell(_ day: CalendarDay) -> Drawing {
    let size = PointSize(width: columnWidth, height: rowHeight)
    // In large type days of other months are not drawn, read aloud or tappable, unless they are in one of two weeks.
    guard day.isInMonth || !facts.usesLargeType || facts.showsTwoWeeks else { return .space(size) }
    let drawing = Drawing.layers {
      day.isToday ? Drawing.shape(size, radius: 4, Paint(CalendarRole.todayBackground)) : nil
      texts(of: day)?.framed(size, dayLayouts.isBeside ? .leading : .center)
    }
    return (drawing ?? .nothing).marked(.spoken(AccessibilityText(label: facts.texts.label(day)))).link(
      to: CalendarLink.day(day.date)
    )
    .marked(.id("\(day.date)"))
  }

  private func texts(of day: CalendarDay) -> Drawing? {
    let ruling = Drawing.text(
      "weeks.rulingText", facts.texts.mark(day), dayLayouts.rulingMark, role: day.role)
    let solar = Drawing.text(
      "weeks.solarText", TextForms("\(day.date.day)"),
      dayLayouts.solar(day.isToday ? .bold : day.isInMonth ? .medium : .regular, isMarked: ruling != nil),
      // Today's colour takes precedence over the colours of the weekend, which only days of the month have: the app's
      // source document draws other days with an opacity of 0.3, which gives small text a contrast of only 1.6.
      role: day.isToday ? CalendarRole.today : day.isInMonth ? day.role : .lunar
    ) { ($0.sharing, $0.isNumber) = (.size, true) }
    let lunarForms = facts.texts.cellForms(day)
    let isLong = lunarForms.map { CalendarTexts.width($0.shortest) > 4 } ?? false
    let lunar = Drawing.text(
      "weeks.lunarText", lunarForms,
      dayLayouts.lunar(day.lunarDate?.day, isBold: day.isInMonth, isLong: isLong), role: day.nameRole
    ) {
      // Chinese lunar days all have the room of two characters, so that they are aligned.
      ($0.sharing, $0.isTight) = (.size, !dayLayouts.isBeside || !facts.texts.marksRulings)
    }
    let sign = Drawing.text(
      "weeks.mark.text",
      // The mark beside the solar day already says that it is off or worked.
      ruling != nil && day.nameRole == day.ruling?.role ? nil : day.nameRole.sign.map { TextForms($0) },
      dayLayouts.mark, role: day.nameRole)
    if dayLayouts.isBeside {
      return .row(.baseline, spacing: dayLayouts.spacing) {
        solar
        Drawing.row(.top) {
          lunar
          ruling
          // A Chinese mark leaves no room for a sign; the colour of the lunar day still shows an anniversary.
          ruling != nil && facts.texts.marksRulings ? nil : sign
        }
      }
    }
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
    let above = solar?.marked(.baselineFont(dayLayouts.solar().font))
    return .column(.center) {
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
    let title = TextLayout(WidgetFont(12, .semibold), width: room.width)
    let font = WidgetFont(12)
    let left =
      (freeHeight - rowHeight) * Double(facts.weekCount) - margins.spacing - title.height
    let lines = isLarge ? (left / font.lineHeight).rounded(.down) : 0
    let events = facts.events(Int(max(0, min(100, lines))))
    guard !events.isEmpty else { return nil }
    let spacing = 8.0
    func column(_ part: Double, _ alignment: TextLayout.Alignment = .leading) -> TextLayout {
      TextLayout(font, width: (room.width - 2 * spacing) * part, alignment: alignment)
    }
    let secondary = CommonRole.secondary
    return .column {
      Drawing.text("eventsTitle", facts.eventsTitle, title, role: secondary)?.marked(
        .isHeader)
      for event in events {
        Drawing.row(.baseline, spacing: spacing) {
          Drawing.text("events.dateText", event.dateText, column(0.26), role: secondary) {
            $0.sharing = .size
          }
          Drawing.text(
            "events.name", event.name, column(0.49), role: event.role,
            isPrivate: event.role == .anniversary
          ) { $0.sharing = .size }
          Drawing.text("events.distanceText", event.distanceText, column(0.25, .trailing), role: secondary) {
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
  let title: WidgetFont
  let heading: WidgetFont
  let note: WidgetFont

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
  }

  /// Returns the width of a day.
  func columnWidth(in frame: WidgetFrame) -> Double { max(0, frame.size.width - 2 * padding) / 7 }

  /// Returns the height available for a week.
  func rowHeight(in frame: WidgetFrame, _ facts: CalendarFacts) -> Double {
    let fixed =
      2 * padding + title.lineHeight + heading.lineHeight + 2 * spacing
      + (facts.note != nil || facts.namesEvent ? spacing + note.lineHeight : 0)
    return max(0, frame.size.height - fixed) / Double(facts.weekCount)
  }
}

/// The layouts of the texts of a day.
private struct DayLayouts {
  /// Whether the lunar day is after the solar day, on one line, as in low rows; otherwise it is below.
  let isBeside: Bool
  /// The distance between two texts side by side.
  let spacing: Double
  /// The width of a usual day's texts, with two digits for the solar day, or of the column.
  let usualWidth: Double
  /// The sign after the lunar day.
  let mark: TextLayout
  /// The mark after the solar day, or after a lunar day beside it, one Chinese character.
  let rulingMark: TextLayout
  private let solarSize: Double
  /// The width of a solar day: that of the column, or of two digits beside a lunar day.
  private let solarWidth: Double
  private let lunarSize: Double
  /// The width of a lunar day beside the solar day.
  private let lunarWidth: Double
  /// The font size of the first day of a month, which has a name or two numbers and so may be smaller.
  private let firstSize: Double
  /// The width that is added beside the solar day for a long text.
  private let longer: Double

  /// The text sizes of the app's source document; 7 points are too small to read.
  static let fullSolar = 11.0
  static let fullLunar = 7.0
  /// The widths of two bold digits, and of the room for a sign, as multiples of the font size.
  private static let (digits, sign) = (1.22, 0.6)
  /// The size of a solar day as a multiple of that of the lunar day beside it, so that they differ clearly.
  private static let ratio = 1.5

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
    let rulingSize = min(lunarSize, max(TextLayout.smallestSize, lunarSize * 0.7))
    rulingMark = TextLayout(WidgetFont(rulingSize), width: rulingSize)
    // With a mark after it, a solar day of two digits may shrink.
    solarSize = min(
      both - lunarSize, (room.width - 2 * rulingSize) / (TextLayout.smallestScale * 4 / 3))
    solarWidth = room.width
    mark = TextLayout(WidgetFont(lunarSize), width: lunarSize * Self.sign)
    firstSize = min(lunarSize, max(Self.fullLunar * 1.4, room.width / 3.6))
    (lunarWidth, longer) = (0, 0)
  }

  /// Creates the layouts of a solar day, a lunar day, and a sign or a mark, on one line.
  ///
  /// Languages with marks have lunar days of two characters; others have at most two numbers such as "1/12".
  init(besideIn room: PointSize, hasRulings: Bool) {
    isBeside = true
    spacing = hasRulings ? 1 : 3
    let widest = hasRulings ? 2.0 : 2.1
    let rulingSize = min(TextLayout.smallestSize, room.height / WidgetFont.leading)
    let fixed = spacing + (hasRulings ? rulingSize : 0)
    let after = widest + (hasRulings ? 0 : Self.sign)
    // The lunar day is at least 9 points high if the row is; the solar day has the rest of the width.
    let size = max(TextLayout.smallestSize, (room.width - fixed) / (Self.ratio * Self.digits + after))
    lunarSize = min(size, room.height / WidgetFont.leading)
    solarSize = max(
      0, min(room.height / WidgetFont.leading, (room.width - fixed - after * lunarSize) / Self.digits))
    solarWidth = solarSize * Self.digits
    lunarWidth = widest * lunarSize
    mark = TextLayout(WidgetFont(lunarSize), width: lunarSize * Self.sign)
    rulingMark = TextLayout(WidgetFont(rulingSize), width: rulingSize * (hasRulings ? 1 : Self.sign))
    usualWidth = min(room.width, solarWidth + spacing + (hasRulings ? widest : Self.digits) * lunarSize)
    firstSize = lunarSize
    longer = hasRulings ? rulingSize : mark.width
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
  /// A long one, such as the first of leap month 11, has the smallest type. Beside the solar day it uses the room
  /// of the sign, which may then extend beyond the cell.
  func lunar(_ day: Int? = nil, isBold: Bool = false, isLong: Bool = false) -> TextLayout {
    let size = isLong ? min(lunarSize, TextLayout.smallestSize) : day == 1 ? firstSize : lunarSize
    return TextLayout(
      WidgetFont(size, isBold && (day == 1 || day == 15) ? .bold : .regular),
      width: isBeside ? lunarWidth + (isLong ? longer : 0) : solarWidth - 2 * size * Self.sign,
      alignment: isBeside ? .leading : .center)
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
