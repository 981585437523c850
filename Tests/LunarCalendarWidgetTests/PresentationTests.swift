import LunarCalendarWidget
import Testing

/// Sizes, colours, languages and links.
struct PresentationTests {
  @Test("LV-13, LV-E9, C-19: header, weekdays and weeks fit on every phone")
  func LV_13_layout() {
    for screen in ScreenClass.allCases {
      for family in [Family.medium, .large] {
        guard let size = screen.size(of: family) else { continue }
        for rows in 4...6 {
          let layout = MonthLayout(frame: WidgetFrame(family: family, size: size), rows: rows)
          #expect(layout.totalHeight <= size.height + 0.001, "\(screen) \(family) \(rows)")
          #expect(layout.columnWidth * 7 + 2 * layout.padding <= size.width + 0.001)
          // The text of both lines has room in its row, and is not too small to read.
          #expect(layout.solarFontSize + layout.lunarFontSize <= layout.rowHeight)
          #expect(layout.lunarFontSize >= 6)
          if family == .medium, rows == 5, size.height >= 158 {
            #expect(
              (layout.solarFontSize, layout.lunarFontSize) == (11, 7), "the sizes of the source document")
          }
          if family == .large { #expect(layout.eventLines >= 1, "\(screen) \(rows)") }
        }
      }
    }
  }

  @Test func layoutsOfOddSizesDoNotBreak() {
    let lengths = [-1, 0, 1, 10, 100, 1e9, .infinity, -.infinity, .nan]
    for width in lengths {
      for height in lengths {
        for rows in [Int.min, 0, 5, 6, Int.max] {
          let frame = WidgetFrame(family: .large, size: PointSize(width: width, height: height))
          let layout = MonthLayout(frame: frame, rows: rows)
          #expect(layout.rowHeight >= 0 && layout.rowHeight.isFinite && layout.columnWidth.isFinite)
          #expect((1...6).contains(layout.rows) && (0...1_000).contains(layout.eventLines))
        }
      }
    }
  }

  @Test("C-16, C-17: text has a contrast of 4.5 on its background, in light and dark")
  func C_17_contrast() {
    for isDark in [false, true] {
      let background = CommonRole.background.colors.color(inDark: isDark)
      for role in CalendarRole.allCases where role != .todayBackground {
        let color = role.colors.color(inDark: isDark)
        #expect(color.contrast(with: background) >= 4.5, "\(role) \(isDark)")
      }
      let today = CalendarRole.todayBackground.colors.color(inDark: isDark).over(background)
      for role in [CalendarRole.today, .lunar, .festival, .solarTerm] {
        let contrast = role.colors.color(inDark: isDark).contrast(with: today)
        #expect(contrast >= 4.5, "\(role) on today, \(isDark): \(contrast)")
      }
    }
    // Without colours today still stands out: by weight and by a background.
    #expect(CalendarRole.todayBackground.colors.monochrome != .clear)
  }

  @Test("C-14, LV-15: every family says all it has to in every language")
  func C_14_languages() throws {
    for language in Language.allCases {
      for family in Family.allCases {
        let widget = try Widget(family, language: language)
        for date in ["2026-02-17", "2025-07-25", "2026-02-18", "2150-01-01"] {
          let snapshot = try widget.snapshot(date)
          let texts = Self.texts(snapshot)
          #expect(texts.allSatisfy { !$0.isEmpty && !$0.contains("{") }, "\(language) \(family) \(texts)")
          #expect(snapshot.redacted() == snapshot)
          #expect(snapshot.accessibility.value.isEmpty == false)
        }
      }
      let texts = CalendarTexts(language)
      #expect(!texts.displayName.isEmpty && !texts.description.isEmpty)
    }
    #expect(CalendarTexts(.vietnamese).displayName == "Lịch Việt", "LV-16")
    #expect(CalendarTexts(.vietnamese).description == "Xem lịch âm dương trong tháng", "LV-16")
    #expect(LunarCalendarSystem.identity.kind == "CalendarWidget", "LV-16")
  }

  private static func texts(_ snapshot: CalendarSnapshot) -> [String] {
    switch snapshot.content {
    case .month(let month):
      [month.title, month.eventsTitle] + [month.lunarTitle, month.note].compactMap { $0 }
        + month.headings.flatMap { [$0.text, $0.accessibility.label] }
        + month.weeks.joined().flatMap { [$0.solarText, $0.accessibility.label] }
        + month.events.flatMap { [$0.name, $0.dateText, $0.distanceText, $0.accessibility.label] }
    case .day(let day):
      [day.weekday, day.solarDay, day.month, day.dateLine, day.cycleLine, day.inline]
        + [day.lunarLine, day.lunarShort, day.yearLine, day.eventLine, day.note].compactMap { $0 }
    case .unavailable(let note): [note]
    }
  }

  @Test("LV-15: the small widget and the lock screen show the day")
  func LV_15_families() throws {
    let small = try Widget(.small).day("2026-02-17")
    #expect(
      [small.weekday, small.solarDay, small.month, small.lunarLine, small.yearLine, small.cycleLine] == [
        "Thứ Ba", "17", "Tháng 2, 2026", "Mùng 1 tháng Giêng", "Năm Bính Ngọ", "Ngày Nhâm Tuất",
      ])
    #expect(small.eventLine == "Tết Nguyên Đán")
    #expect(try Widget(.circular).day("2025-07-26").lunarShort == "2/6n")
    #expect(try Widget(.rectangular).day("2026-02-17").dateLine == "Thứ Ba, 17 tháng 2")
    #expect(try Widget(.inline).day("2026-02-17").inline == "17 tháng 2 · mùng 1 tháng Giêng")
    let large = try Widget(.large).month("2026-02-10")
    #expect(large.events.first?.name == "Lễ cúng ông Công ông Táo")
    #expect(large.events.contains { $0.name == "Tết Nguyên Đán" && $0.distanceText == "Còn 7 ngày" })
    #expect(try Widget(.medium).month("2026-02-10").events.isEmpty)
    #expect(
      try Widget(.large, language: .english).month("2026-02-16").events.contains {
        $0.distanceText == "In 1 day"
      })
  }

  @Test("LV-17, C-13: taps lead to days; parts are links in medium and large only")
  func LV_17_links() throws {
    #expect(try Widget().snapshot("2026-02-17").link == "lichviet://day/2026-02-17")
    for family in Family.allCases {
      let links = try Widget(family).snapshot("2026-02-17").elementLinks
      #expect(links.isEmpty == !family.allowsElementLinks)
      for link in links { #expect(throws: Never.self) { try CalendarLink(text: link) } }
    }
  }

  @Test("C-12: links come back as they were")
  func C_12_inverse() throws {
    var failures: [String] = []
    for offset in stride(from: 0, to: 3_652_000, by: 997) {
      let date = CivilDate(try DayNumber(rataDie: 1 + offset))
      for link in [CalendarLink.day(date), .month(year: date.year, month: date.month)] {
        if try CalendarLink(text: link.text) != link { failures.append(link.text) }
      }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test(
    "C-12: other texts are refused with a reason",
    arguments: [
      "", "lichviet", "lichviet://", "lichviet://day", "lichviet://day/2026-02-30", "lichviet://week/2026-02",
      "lichviet://day/2026-02-17/x", "lichviet://month/2026-2", "lichviet://day/%", "sipli://day/2026-02-17",
      "lichviet:day/2026-02-17", "lichviet://day/%FF",
    ])
  func C_12_refused(text: String) {
    #expect(throws: LinkError.self) { try CalendarLink(text: text) }
  }

  @Test func linksAreReadLeniently() throws {
    let day = CalendarLink.day(try CivilDate(year: 2026, month: 2, day: 17))
    for text in [
      "LICHVIET://Day/2026-02-17/", "lichviet://day/2026-02-17?from=widget#top",
      "lichviet://day//2026%2D02-17",
    ] {
      #expect(try CalendarLink(text: text) == day)
    }
  }
}
