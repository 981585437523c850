import LunarCalendarWidgetCore
import TestSupport
import Testing
import WidgetFoundation

/// Sizes, colours, languages and links.
struct PresentationTests {
  @Test func C_19_theLineAboveTheClockTakesTheFormThatHasRoom() throws {
    for screen in ScreenClass.allCases {
      guard let size = screen.size(of: .inline) else { continue }
      for language in Language.allCases {
        let widget = try Widget(.inline, language: language, size: size)
        for date in ["2026-02-17", "2025-08-22", "2026-11-08", "2026-12-31"] {
          let text = try #require(try widget.text("inlineText", date)).shortest
          let characters = text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 2 : 1) }
          // A character is half of the font size wide.
          #expect(Double(characters) * 7.5 <= size.width, "\(text)")
        }
      }
    }
    var widget = try Widget(.inline)
    #expect(
      try widget.text("inlineText", "2025-12-30")?.all
        == ["30 tháng 12 · ngày 11 tháng Mười Một", "30 tháng 12 · ÂL 11/11", "30/12 · ÂL 11/11"])
    widget.settings.monthNaming = .traditional
    #expect(
      try widget.text("inlineText", "2025-12-30")?.all
        == ["30 tháng 12 · ngày 11 tháng Một", "30 tháng 12 · ÂL 11/11", "30/12 · ÂL 11/11"])
  }

  /// Text has a contrast of 4.5 on its background, in light and dark.
  @Test func C_16_C_17_theColoursOfSeasonsHaveContrast() {
    for isDark in [false, true] {
      let background = CalendarRole.background.colors.color(inDark: isDark)
      for role in CalendarRole.allCases where role != .todayBackground && role != .background {
        let color = role.colors.color(inDark: isDark)
        #expect(color.contrast(with: background) >= 4.5, "\(role) \(isDark)")
      }
      let today = CalendarRole.todayBackground.colors.color(inDark: isDark).over(background)
      for role in [CalendarRole.today, .lunar, .publicHoliday, .festival, .solarTerm] {
        let contrast = role.colors.color(inDark: isDark).contrast(with: today)
        #expect(contrast >= 4.5, "\(role) on today, \(isDark): \(contrast)")
      }
    }
    // The reason why LV-14 is not followed: the system's tertiary fill, #767680 at 12 %, over white.
    let fill = RGBColor(0.463, 0.463, 0.502, opacity: 0.12).over(RGBColor(1, 1, 1))
    let today = CalendarRole.todayBackground.colors.light.over(fill)
    #expect(CalendarRole.lunar.colors.light.contrast(with: today) < 4.3)
  }

  /// In one colour every text is visible, and signs or weights replace the colours.
  @Test func C_16_C_17_inOneColourNoTextVanishes() throws {
    #expect(CalendarRole.background.colors.monochrome == .clear)
    for role in CalendarRole.allCases where role != .background {
      for mode in RenderingMode.allCases {
        let rendered = role.colors.rendered(in: mode, isDark: false)
        switch mode {
        case .fullColor: #expect(rendered == .color(role.colors.light))
        case .reducedLuminance: #expect(rendered == .color(role.colors.dark))
        case .accented, .vibrant:
          #expect(rendered == .tone(role.colors.monochrome))
          #expect(role.colors.monochrome.opacity >= (role == .todayBackground ? 0.15 : 0.6), "\(role)")
        }
      }
    }
    for cell in try Widget().month("2026-02-17").weeks.joined() {
      #expect((cell.lunarRole == .publicHoliday) == (cell.mark == "*"))
      #expect((cell.lunarRole == .festival) == (cell.mark == "•"))
      #expect((cell.lunarRole == .solarTerm) == (cell.mark == "◦"))
    }
  }

  @Test func C_14_LV_15_everyFamilySaysAllItHasToInEveryLanguage() throws {
    for language in Language.allCases {
      for family in Family.allCases {
        let widget = try Widget(family, language: language)
        for date in ["2026-02-17", "2025-07-25", "2026-02-18", "2150-01-01"] {
          let snapshot = try widget.snapshot(date)
          let texts = Self.texts(snapshot)
          #expect(texts.allSatisfy { !$0.isEmpty && !$0.contains("{") }, "\(language) \(family) \(texts)")
          #expect(snapshot.redacted() == snapshot)
          #expect(snapshot.accessibility.value.isEmpty == false)
          #expect(snapshot.status == .normal)
        }
      }
      let texts = CalendarTexts(language)
      #expect(!texts.displayName.isEmpty && !texts.description.isEmpty)
    }
    #expect(CalendarTexts(.vietnamese).displayName == "Lịch Việt", "LV-16")
    #expect(CalendarTexts(.vietnamese).description == "Xem lịch âm dương trong tháng", "LV-16")
    #expect(CalendarDefinition.kind == "CalendarWidget", "LV-16")
  }

  private static func texts(_ snapshot: CalendarSnapshot) -> [String] {
    let spoken = snapshot.drawing.all.compactMap { part in
      if case .marked(_, .spoken(let text)) = part { text.label } else { nil }
    }
    // Headings and days, and in the large family events.
    #expect(snapshot.family.allowsElementLinks ? spoken.count >= 7 * 5 : spoken.isEmpty)
    return snapshot.drawing.texts.flatMap { $0.forms.all } + spoken
  }

  @Test func LV_15_theSmallWidgetAndTheLockScreenShowTheDay() throws {
    #expect(
      try Widget(.small).snapshot("2026-02-17").drawing.texts.map(\.forms.longest) == [
        "Thứ Ba", "17", "Tháng 2, 2026", "Mùng 1 tháng Giêng", "Năm Bính Ngọ", "Tết Nguyên đán",
        "Ngày mai: Mùng 2 Tết",
      ])
    #expect(try Widget(.circular).snapshot("2025-07-26").drawing.texts.map(\.forms) == ["26", "2/6n"])
    let lines = try Widget(.rectangular)
    #expect(
      try lines.snapshot("2026-02-17").drawing.texts.map(\.forms.all) == [
        ["Thứ Ba, 17 tháng 2"], ["Mùng 1 tháng Giêng", "1/1 âm lịch"], ["Tết Nguyên đán"],
        ["Ngày mai: Mùng 2 Tết", "Ngày mai: nghỉ lễ"],
      ])
    #expect(try lines.role("eventLine", "2026-02-17") == .publicHoliday)
    #expect(try lines.text("eventLine", "2026-03-10") == "Ngày Quý Mùi")
    #expect(try lines.role("eventLine", "2026-03-10") == .lunar)
    #expect(
      try Widget(.inline).text("inlineText", "2026-03-20")?.longest == "20 tháng 3 · mùng 2 tháng Hai")
    let large = try Widget(.large).month("2026-02-10")
    #expect(large.events.first?.name.value?.longest == "Lễ cúng ông Công, ông Táo")
    #expect(large.events.first?.distanceText == "Hôm nay")
    #expect(
      large.events.first?.accessibility.label
        == "Lễ cúng ông Công, ông Táo, Thứ Ba, 10 tháng 2 năm 2026, hôm nay")
    #expect(zip(large.events, large.events.dropFirst()).allSatisfy { $0.date <= $1.date })
    // 27 February is the day of physicians, a working day.
    #expect(try Widget(.large).month("2026-02-26").events.contains { $0.date.description == "2026-02-27" })
    #expect(large.events.contains { $0.name.value == "Tết Nguyên đán" && $0.distanceText == "Còn 7 ngày" })
    let medium = try Widget(.medium).month("2026-02-10")
    #expect(medium.events.isEmpty && medium.drawing.text(named: "eventsTitle") == nil)
    #expect(
      try Widget(.large, language: .english).month("2026-02-16").events.contains {
        $0.distanceText == "Tomorrow"
      })
  }

  @Test func LV_17_C_13_tapsLeadToDaysPartsAreLinksInMediumAndLargeOnly() throws {
    #expect(try Widget().snapshot("2026-02-17").link == "//day/2026-02-17")
    var other = try Widget()
    other.configuration.month = YearMonth(year: 2026, month: 9)
    #expect(try other.snapshot("2026-02-17").link == "//month/2026-09")
    #expect(try other.month("2026-02-17").headerLink == "//month/2026-09")
    for family in Family.allCases {
      let links = try Widget(family).snapshot("2026-02-17").elementLinks
      #expect(links.isEmpty == !family.allowsElementLinks)
      for link in links {
        #expect(throws: Never.self) { try CalendarLink(text: "lichviet:\(link)", scheme: "lichviet") }
      }
    }
  }

  @Test func C_12_linksComeBackAsTheyWere() throws {
    var failures: [String] = []
    for offset in stride(from: 0, to: 3_652_000, by: 997) {
      let date = CivilDate(try DayNumber(rataDie: 1 + offset))
      for link in [CalendarLink.day(date), .month(YearMonth(of: date))] {
        if try CalendarLink(text: link.url(scheme: "lichviet"), scheme: "lichviet") != link {
          failures.append(link.text)
        }
      }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test(arguments: [
    "", "lichviet", "lichviet://", "lichviet://day", "lichviet://day/2026-02-30", "lichviet://week/2026-02",
    "lichviet://day/2026-02-17/x", "lichviet://month/2026-2", "lichviet://day/%", "sipli://day/2026-02-17",
    "lichviet:day/2026-02-17", "lichviet://day/%FF",
  ])
  func C_12_otherTextsAreRefusedWithAReason(text: String) {
    #expect(throws: LinkError.self) { try CalendarLink(text: text, scheme: "lichviet") }
  }

  @Test func linksAreReadLeniently() throws {
    let day = CalendarLink.day(try CivilDate(year: 2026, month: 2, day: 17))
    for text in [
      "LICHVIET://Day/2026-02-17/", "lichviet://day/2026-02-17?from=widget#top",
      "lichviet://day//2026%2D02-17",
    ] {
      #expect(try CalendarLink(text: text, scheme: "lichviet") == day)
    }
  }

  @Test func C_20_LV_27_theGalleryShowsASampleThatSaysItIsOne() throws {
    for language in Language.allCases {
      for family in Family.allCases {
        let widget = try Widget(family, zone: "America/Los_Angeles", language: language)
        let sample = CalendarDefinition.placeholder(in: widget.environment)
        #expect(sample.status == .placeholder)
        #expect(sample.page == .day(try CivilDate(year: 2026, month: 2, day: 17)))
        // A sample is the same for all arguments, and it never changes.
        let other = CalendarConfiguration(month: YearMonth(year: 2030, month: 5), rows: .six)
        let later = try #require(Instant("2030-05-06T07:08:09Z"))
        let asked = CalendarDefinition.snapshot(
          of: .placeholder, configuration: other, at: later, in: widget.environment)
        #expect(asked == sample)
        let schedule = CalendarDefinition.schedule(
          of: .placeholder, configuration: other, from: later, in: widget.environment)
        #expect(schedule.entries == [later] && schedule.reload == .never)
      }
    }
  }

  @Test func LV_15_englishNamesTheYearsOfTheVietnameseCalendarInVietnamese() throws {
    let widget = try Widget(language: .english)
    #expect(try widget.month("2026-02-17").lunarTitle?.longest == "First Month, Bính Ngọ year")
    #expect(try widget.cell("2026-02-18").spoken?.hasSuffix("Rain water") == true)
    var chinese = widget
    chinese.settings.calendar = .chinese
    #expect(try chinese.month("2026-02-17").lunarTitle?.longest == "First Month, bǐng wǔ year")
  }
}
