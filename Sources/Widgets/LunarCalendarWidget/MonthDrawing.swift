import LunarCalendarWidgetTables

/// A month in a medium or large frame, which fits the widget on every phone.
///
/// The sizes in the app's source document need 171 points for six weeks, more than any medium widget has.
/// Here the rows share the remaining height. If that is too little, first the margins and then the text get
/// smaller; nothing is cut off.
struct MonthDrawing {
  private let facts: CalendarFacts
  private let isLarge: Bool
  private let margins: Margins
  /// The room within the margins.
  private let room: PointSize
  /// The height that a week may have, and the height that it has.
  private let freeHeight: Double
  private let rowHeight: Double
  private let columnWidth: Double
  private let dayLayouts: DayLayouts

  /// The height of a row for text of the size in the app's source document.
  private static let fullRow = (DayLayouts.fullSolar + DayLayouts.fullLunar) * WidgetFont.leading

  init(_ facts: CalendarFacts, in frame: WidgetFrame) {
    self.facts = facts
    isLarge = frame.family == .large
    let roomy = Margins(frame, isTight: false)
    let isTight =
      facts.usesLargeType && !isLarge || roomy.rowHeight(in: frame, facts) < Self.fullRow
    margins = isTight ? Margins(frame, isTight: true) : roomy
    room = PointSize(
      width: frame.size.width - 2 * margins.padding, height: frame.size.height - 2 * margins.padding)
    freeHeight = margins.rowHeight(in: frame, facts)
    // Rows stop growing when the text is large enough; in the large widget events take the rest.
    rowHeight = min(freeHeight, Self.fullRow * (facts.usesLargeType ? 1.8 : 1.4))
    columnWidth = max(0, room.width / 7)
    dayLayouts =
      facts.usesLargeType && !isLarge
      ? DayLayouts(besideIn: room.width / 7, rowHeight: rowHeight)
      : DayLayouts(belowIn: room.width / 7, rowHeight: rowHeight)
  }

  /// The header, the columns with their headings, the events and the note, from top to bottom.
  var drawing: Drawing? {
    Drawing.column(.center, spacing: margins.spacing) {
      header
      headings
      weeks
      events
      Drawing.text(
        "note", facts.note,
        TextLayout(
          margins.note, width: room.width - 2 * margins.headerPadding,
          alignment: isLarge ? .leading : .center), role: CommonRole.secondary)
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
      for week in facts.month.weeks(facts.weekCount) {
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

  /// Returns the part of a width that the title takes beside a lunar title, so that the longest form of the lunar title
  /// fits for which some form of the title leaves room.
  ///
  /// What is left over is shared, because characters are not all as wide as the mean.
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

  private func heading(_ weekday: Weekday) -> Drawing? {
    Drawing.text(
      "headings.text", TextForms(weekday.shortName(in: facts.texts.language)),
      TextLayout(margins.heading, width: room.width / 7, alignment: .center),
      role: CalendarRole.ofWeekday(weekday)
    )?.marked(.spoken(AccessibilityText(label: facts.texts.weekday(weekday))))
  }

  /// Returns the solar day with the lunar day below or after it, on the background if it is today.
  private func cell(_ day: CalendarDay) -> Drawing {
    let size = PointSize(width: columnWidth, height: rowHeight)
    // In large type days of other months are not drawn, read aloud or tappable.
    guard day.isInMonth || !facts.usesLargeType else { return .space(size) }
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
    let lunar = Drawing.text(
      "weeks.lunarText", facts.texts.cellForms(day),
      dayLayouts.lunar(day.lunarDate?.day, isBold: day.isInMonth), role: day.nameRole
    ) { ($0.sharing, $0.isTight) = (.size, true) }
    let sign = Drawing.text(
      "weeks.mark.text",
      // The mark beside the solar day already says that it is off.
      ruling != nil && day.nameRole == .publicHoliday ? nil : day.nameRole.sign.map { TextForms($0) },
      dayLayouts.mark, role: day.nameRole)
    if dayLayouts.isBeside {
      return .row(.baseline, spacing: DayLayouts.spacing) {
        solar
        Drawing.row(.top) {
          lunar
          sign
        }
      }
    }
    // The sign after a day does not move the day. Solar terms have longer tables than lunar days, so there may be
    // a sign without a lunar day.
    let space = Drawing.space(dayLayouts.mark.width)
    let below =
      lunar == nil
      ? sign
      : .row(.baseline) {
        space
        lunar
        sign ?? space
      }
    // A lunar day that is drawn smaller does not move out of line with its week.
    let above = solar?.marked(.standsIn(dayLayouts.solar().font))
    return .column(.center) {
      ruling == nil
        ? above
        : .row(.top) {
          dayLayouts.rulingMark.map { Drawing.space($0.width) }
          Drawing.row(.top) {
            above
            ruling
          }
        }
      below?.marked(.standsIn(dayLayouts.lunar().font))
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
      Drawing.text("eventsTitle", TextForms(facts.texts.strings.comingUp), title, role: secondary)?.marked(
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

  init(_ frame: WidgetFrame, isTight: Bool) {
    let isLarge = frame.family == .large
    let width = frame.size.width
    padding = isLarge ? 12 : isTight ? 4 : 8
    headerPadding = isLarge ? 0 : min(8, width / 20)
    spacing = isTight && !isLarge ? 2 : 4
    // On narrow phones the English titles and notes need smaller type.
    title = WidgetFont(isLarge ? max(3, min(16, width / 21)) : isTight ? 12 : 14, .semibold)
    heading = WidgetFont(isLarge ? 11 : isTight ? 8 : 9, .medium)
    note = WidgetFont(isLarge ? min(10, width / 31) : isTight ? 7 : 8)
  }

  /// Returns the height available for a week.
  func rowHeight(in frame: WidgetFrame, _ facts: CalendarFacts) -> Double {
    let fixed =
      2 * padding + title.lineHeight + heading.lineHeight + 2 * spacing
      + (facts.note != nil ? spacing + note.lineHeight : 0)
    return max(0, frame.size.height - fixed) / Double(facts.weekCount)
  }
}

/// The rooms for the texts of a day.
private struct DayLayouts {
  /// Whether the lunar day is after the solar day, on one line, as in large type in low rows; otherwise it is below.
  let isBeside: Bool
  /// The sign after the lunar day.
  let mark: TextLayout
  /// The mark after the solar day, one Chinese character; `nil` if there is no room for it.
  let rulingMark: TextLayout?
  private let solarSize: Double
  private let solarWidth: Double
  private let lunarSize: Double
  private let lunarWidth: Double
  /// The first day of a month shows a name or two numbers, so it is not as large as the others may be.
  private let firstSize: Double
  private let firstWidth: Double

  /// The text sizes of the app's source document.
  static let fullSolar = 11.0
  static let fullLunar = 7.0
  /// The distance between two texts side by side.
  static let spacing = 2.0

  /// Creates the rooms of a lunar day below the solar day, with room for a sign after it and the same room before it.
  init(belowIn width: Double, rowHeight: Double) {
    isBeside = false
    // The lunar day keeps its size as long as the solar day above it is not smaller.
    let both = rowHeight / WidgetFont.leading
    let share = Self.fullLunar / (Self.fullSolar + Self.fullLunar)
    lunarSize = max(min(Self.fullLunar, both / 2), both * share)
    solarSize = both - lunarSize
    solarWidth = width
    let rulingSize = min(lunarSize, Self.fullLunar * 1.1)
    rulingMark = TextLayout(WidgetFont(rulingSize), width: rulingSize)
    mark = TextLayout(WidgetFont(lunarSize), width: lunarSize * 0.6)
    lunarWidth = width - 2 * (lunarSize * 0.6)
    firstSize = min(lunarSize, Self.fullLunar * 1.4)
    firstWidth = width - 2 * firstSize * 0.6
  }

  /// Creates the rooms of a lunar day after the solar day, which fills the height of the row, and a small sign after
  /// both.
  init(besideIn width: Double, rowHeight: Double) {
    isBeside = true
    solarSize = min(rowHeight / WidgetFont.leading, width * 0.36)
    // Two bold digits.
    solarWidth = solarSize * 1.3
    lunarSize = solarSize * 0.62
    let markSize = lunarSize * 0.6
    mark = TextLayout(WidgetFont(markSize), width: markSize * 0.6)
    rulingMark = nil
    lunarWidth = width - solarWidth - Self.spacing - markSize * 0.6
    // A sign after the first day of a month may extend beyond the cell.
    firstSize = solarSize * 0.5
    firstWidth = lunarWidth + markSize * 0.6
  }

  /// Returns the room for the solar day; with a mark after it that of two digits.
  func solar(_ weight: WidgetFont.Weight = .regular, isMarked: Bool = false) -> TextLayout {
    let widest = isMarked ? solarWidth - 2 * (rulingMark?.width ?? 0) : solarWidth
    return TextLayout(
      WidgetFont(solarSize, weight),
      width: isMarked ? min(widest, solarSize * 1.4) : widest,
      alignment: isBeside ? .trailing : .center)
  }

  /// Returns the room for a lunar day; those of offerings, the first and the fifteenth of a month, may be bold.
  func lunar(_ day: Int? = nil, isBold: Bool = false) -> TextLayout {
    let isFirst = day == 1
    return TextLayout(
      WidgetFont(isFirst ? firstSize : lunarSize, isBold && (isFirst || day == 15) ? .bold : .regular),
      width: isFirst ? firstWidth : lunarWidth, alignment: isBeside ? .leading : .center)
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
