import LunarCalendarWidgetCore
import TestSupport
import Testing
import WidgetFoundation

/// Days that people have off, and weekends on which they work, by law and by decision.
struct DaysOffTests {
  /// Returns the calendar widget of a country.
  private func widget(
    _ calendar: LunarCalendar, _ language: String = "zh", _ family: Family = .medium,
    size: PointSize? = nil
  ) throws -> Widget {
    let language = try #require(Language(rawValue: language))
    var widget = try Widget(family, zone: "Asia/Shanghai", language: language, size: size)
    widget.settings.calendar = calendar
    return widget
  }

  /// Returns a document with one invented decision, about a year that nothing else will decide soon.
  private static func document(
    country: String = "china", _ days: String, year: Int = 2098, date: String = "2089-11-04", version: Int = 1
  ) -> String {
    #"""
    {"schema": "almanac-decided-days", "version": \#(version), "decisions": [{"country": "\#(country)", "year": \#(year),
    "settlesYear": true, "number": "invented", "date": "\#(date)", "source": "invented", "days": [\#(days)]}]}
    """#
  }

  /// A break of National Day in 2098, which is from a Wednesday to a Friday: 28 September is a Sunday, and 11 October a Saturday.
  private static let october = document(
    #"""
    {"date": "2098-09-28", "kind": "worked", "festivalId": "guoqing"},
    {"date": "2098-10-06", "kind": "bridging", "festivalId": "guoqing"},
    {"date": "2098-10-07", "kind": "bridging", "festivalId": "guoqing"},
    {"date": "2098-10-11", "kind": "worked", "festivalId": "guoqing"}
    """#)

  private func decided(_ text: String) throws -> DecidedDays {
    try DecidedDays(json: try JSON(parsing: Array(text.utf8)))
  }

  /// The notice of the State Council for 2026 (国办发明电〔2025〕7号): off from Thursday, 1 January, to Saturday, 3 January, and
  /// worked on Sunday, 4 January.
  @Test(arguments: ["vi", "zh", "en", "ko"]) func aBreakHasItsMarksAndColours(language: String) throws {
    var widget = try widget(.chinese, language)
    widget.configuration.month = YearMonth(year: 2026, month: 1)
    let month = try widget.month("2026-02-25")
    let cells = month.weeks.joined().filter { $0.day.isInMonth }.prefix(5)
    #expect(cells.map(\.day.isDayOff) == [true, true, true, false, false])
    #expect(cells.map(\.day.isWorked) == [false, false, false, true, false])
    #expect(cells.map(\.solarRole) == [.publicHoliday, .publicHoliday, .publicHoliday, .weekday, .weekday])
    let isChinese = language == "zh"
    let marks = cells.map { $0.drawing.text(named: "weeks.rulingText")?.forms.longest }
    #expect(marks == (isChinese ? ["休", "休", "休", "班", nil] : [nil, nil, nil, nil, nil]))
    // The mark says what the sign says in the other languages. On 5 January 小寒 begins.
    #expect(cells.map(\.mark) == (isChinese ? [nil, nil, nil, nil, "◦"] : ["*", "*", "*", "!", "◦"]))
    let data = try widget.data("2026-02-25").days.filter { $0.isCurrentMonth }.prefix(5)
    #expect(data.map(\.isDayOff) == [true, true, true, false, false])
    #expect(data.map(\.isWorked) == [false, false, false, true, false])
    #expect(data.map(\.dayOff) == ["law", "bridging", "weekend", "worked", nil])
  }

  /// Hong Kong has the Chinese calendar with its own laws: Easter, and no Sunday of work; a reader there need not choose them.
  @Test(arguments: [
    ("zh_HK", DaysOffCountry.ofCalendar, true), ("zh_CN", .ofCalendar, false),
    ("zh_CN", .country(.hongKong), true), ("zh_HK", .country(.china), false), ("zh_HK", .noCountry, false),
  ]) func hongKongHasItsOwnDays(locale: String, country: DaysOffCountry, isHongKong: Bool) throws {
    var widget = try widget(.chinese)
    (widget.environment.localeIdentifier, widget.settings.daysOffCountry) = (locale, country)
    func day(_ date: String) throws -> MonthData.Day {
      try #require(try widget.data(date).days.first { $0.date == date })
    }
    #expect(try day("2026-04-07").dayOff == (isHongKong ? "in-place" : nil))
    #expect(try day("2026-01-04").isWorked == (!isHongKong && country != .noCountry))
    #expect(try day("2026-07-01").festivals?.contains { $0.id == "tequ" } ?? false == isHongKong)
    widget.environment.localeIdentifier = "zh-Hant-TW"
    #expect(try day("2026-09-28").isDayOff == (country == .ofCalendar))
    // The calendar of another country keeps its festivals.
    widget.settings.calendar = .vietnamese
    #expect(try day("2026-04-26").festivals?.contains { $0.id == "hung_kings" } ?? false)
  }

  @Test(arguments: [
    (LunarCalendar.chinese, "2026-01-04", "zh", "元旦调休上班"),
    (.chinese, "2026-01-04", "vi", "Làm bù Tết Dương lịch"),
    (.chinese, "2026-01-04", "en", "Make-up workday for New Year's Day"),
    (.chinese, "2026-01-04", "ko", "대체근무일(양력 새해)"), (.chinese, "2026-01-02", "zh", "元旦放假"),
    (.chinese, "2026-10-02", "en", "Day off for National Day"),
    // 24 May 2026, the birthday of the Buddha, is a Sunday; so is 1 March.
    (.korean, "2026-05-25", "ko", "대체공휴일(부처님 오신 날)"),
    (.korean, "2026-03-02", "vi", "Nghỉ bù Ngày Độc lập 1 tháng 3"),
    (.korean, "2026-03-02", "en", "Substitute holiday for Independence Movement Day"),
    (.korean, "2026-06-03", "ko", "선거일"), (.korean, "2026-06-03", "en", "Election day"),
    (.korean, "2017-10-02", "ko", "임시공휴일"), (.korean, "2017-10-02", "zh", "临时放假"),
  ]) func aDayNamesTheReasonWhyItIsOffOrWorked(
    calendar: LunarCalendar, date: String, language: String, words: String
  ) throws {
    let card = try widget(calendar, language, .small)
    #expect(try card.text("eventLine", date)?.longest == words)
    let spoken = try card.snapshot(date).accessibility.value
    #expect(spoken.lowercased().contains(words.lowercased()), "\(spoken)")
    let special = try #require(card.snapshot(date).facts).specialDays
    #expect(special.contains { $0.name == words })
  }

  /// A family in a country without tables keeps its festivals, and its days have no mark of a day off, nor a sentence about one.
  @Test(arguments: ["vi", "en", "zh", "ko"]) func abroadTheFestivalStaysAndTheMarkGoes(language: String)
    throws
  {
    var widget = try widget(.vietnamese, language, .large)
    let marks = { (widget: Widget) in
      try widget.month("2026-02-25").weeks.joined().filter {
        ["2026-02-16", "2026-02-17", "2026-02-20"].contains($0.day.date.description)
      }.map { cell in
        return [
          cell.mark, cell.drawing.text(named: "weeks.rulingText")?.forms.longest, cell.solarRole?.rawValue,
        ]
      }
    }
    let home = language == "zh" ? [nil, "休", "publicHoliday"] : ["*", nil, "publicHoliday"]
    #expect(try marks(widget) == [home, home, home])
    widget.settings.daysOffCountry = .noCountry
    #expect(try marks(widget) == [["•", nil, "weekday"], ["•", nil, "weekday"], [nil, nil, "weekday"]])
    let facts = try #require(widget.snapshot("2026-02-16").facts)
    #expect(
      facts.specialDays.contains { $0.role == .festival }
        && !facts.specialDays.contains { $0.role == .publicHoliday })
    #expect(facts.events(12).allSatisfy { $0.role != .publicHoliday })
    let tet = try #require(try widget.data("2026-02-17").days.first { $0.date == "2026-02-17" })
    #expect(!tet.isDayOff && tet.dayOff == nil && tet.festivals?.first?.id == "tet")
    #expect(tet.festivals?.first?.isDayOff == false)
    // In Korea the same day is Seollal, and 1 March is a holiday that has a name.
    widget.settings.daysOffCountry = .country(.korea)
    #expect(try marks(widget) == [home, home, [nil, nil, "weekday"]])
    let march = try #require(widget.snapshot("2026-03-01").facts).specialDays.filter {
      $0.role == .publicHoliday
    }
    #expect(march.count == 2)
    let january = try #require(widget.snapshot("2026-01-01").facts).specialDays
    let names = january.map { $0.name }
    #expect(january.contains { $0.role == .publicHoliday } && Set(names).count == names.count)
  }

  /// 16 February 2026, the eve of Tết, is a paid day; a death anniversary on it does not hide that.
  @Test(arguments: ["vi", "en", "zh"])
  func aPaidDayWithAnAnniversaryHasBothMarks(language: String) throws {
    let day = try Anniversary(
      id: "ba", name: "bà ngoại", kind: .death, date: try RecurringLunarDate(month: 12, day: 29))
    let mark = language == "zh" ? "休" : "*"
    for family in [Family.large, .medium] {
      var widget = try widget(.vietnamese, language, family)
      try widget.settings.anniversaries.add(day)
      let cell = try widget.cell("2026-02-16")
      // Beside the solar day a sign for the day off is part of the text of the lunar day.
      let isBeside = language != "zh" && family == .medium
      #expect(cell.mark == (isBeside ? "*◊" : "◊"))
      #expect(
        cell.drawing.text(named: "weeks.rulingText")?.forms.longest == (isBeside ? nil : mark))
    }
    for family in [Family.small, .rectangular] {
      var card = try widget(.vietnamese, language, family)
      try card.settings.anniversaries.add(day)
      let line = try #require(try card.text("eventLine", "2026-02-16")).longest
      #expect(
        line.hasPrefix("\(mark) ") && line.lowercased().contains("bà ngoại") && line.hasSuffix(" +1"),
        "\(line)")
    }
  }

  /// The list of coming days has each worked weekend, and a break once besides its festivals.
  @Test func decidedDaysAndWorkedWeekendsComeUp() throws {
    let korean = try #require(widget(.korean, "ko", .large).snapshot("2026-05-20").facts).events(12)
    #expect(korean.first { $0.date.description == "2026-05-25" }?.name.value?.longest == "대체공휴일(부처님 오신 날)")
    var widget = try widget(.chinese, "en", .large)
    func ofNote(_ date: String) throws -> [String] {
      let events = try #require(widget.snapshot(date).facts).events(12)
      return events.filter { [.publicHoliday, .weekday].contains($0.role) }.map {
        "\($0.date) \($0.name.value?.longest ?? "") \($0.role)"
      }
    }
    #expect(
      try ofNote("2025-12-31").prefix(3) == [
        "2026-01-01 New Year's Day publicHoliday", "2026-01-02 Day off for New Year's Day publicHoliday",
        "2026-01-04 Make-up workday for New Year's Day weekday",
      ])
    let before = try ofNote("2098-09-20")
    #expect(before == ["2098-10-01 National Day publicHoliday"])
    widget.settings.decidedDays = try decided(Self.october)
    #expect(
      try ofNote("2098-09-20") == [
        "2098-09-28 Make-up workday for National Day weekday", "2098-10-01 National Day publicHoliday",
        "2098-10-06 Day off for National Day publicHoliday",
        "2098-10-11 Make-up workday for National Day weekday",
      ])
    // In the middle of the break the widget names its remaining days.
    #expect(try ofNote("2098-10-07").first == "2098-10-07 Day off for National Day publicHoliday")
    let event = try #require(
      widget.snapshot("2098-09-20").facts?.json["events"]?.array?.first { $0["date"] == "2098-09-28" })
    #expect(event["kind"] == "weekday")
  }

  /// A festival that is no day off keeps its colour in a break: Youth Day, 4 May.
  @Test func aFestivalInABreakIsNotTheReasonForIt() throws {
    var widget = try widget(.chinese, "zh", .small)
    #expect(try widget.text("eventLine", "2090-05-04")?.longest == "青年节")
    widget.settings.decidedDays = try decided(
      Self.document(#"{"date": "2090-05-04", "kind": "bridging", "festivalId": "laodong"}"#, year: 2090))
    #expect(try widget.text("eventLine", "2090-05-04")?.longest == "劳动节放假")
    let names = try #require(widget.snapshot("2090-05-04").facts).specialDays.filter { $0.date == "5/4" }
    #expect(
      names.map(\.name) == ["劳动节放假", "青年节"] && names.map(\.role) == [.publicHoliday, .festival])
  }

  /// Decisions that the user loads count for their country and year; a mistake in them leaves the other settings.
  @Test func decisionsOfTheSettingsCount() throws {
    var widget = try widget(.chinese)
    #expect(try widget.cell("2098-10-11").day.ruling == nil)
    let text = #"{"calendar": "chinese", "decidedDays": \#(Self.october), "theme": 1}"#
    let stored = StoredSettings<CalendarSettings>(parsing: Array(text.utf8))
    #expect(stored.problems == [])
    #expect(try JSON(parsing: stored.bytes)["decidedDays"] == JSON(parsing: Array(Self.october.utf8)))
    widget.settings = stored.settings
    #expect(try widget.cell("2098-10-11").day.isWorked && widget.cell("2098-10-06").day.isDayOff)
    // Other years and countries stay as they are.
    #expect(try widget.cell("2026-01-04").day.isWorked)
    widget.settings.calendar = .korean
    #expect(try widget.cell("2098-10-09").day.isDayOff, "Hangeul Day")
    #expect(CalendarState(parsing: Array(stored.settings.json.text.utf8)) == .loaded(stored.settings))
    // Decisions are nothing private.
    let snapshot = try widget.snapshot("2098-10-11")
    #expect(snapshot.redacted() == snapshot)
  }

  @Test(arguments: [
    ("7", "decidedDays:"), ("{}", "decidedDays.schema"),
    (document("", version: 2), "decidedDays.version"),
    (document("", date: "2026-02-30"), "decidedDays.decisions[0].date"),
    (document(country: "atlantis", ""), "decidedDays.decisions[0].country"),
    (document(#"{"date": "2098-01-06", "kind": "lazy"}"#), "decidedDays.decisions[0].days[0].kind"),
    (document(#"{"date": "2098-01-06", "kind": "worked"}"#), "decidedDays.decisions[0].days[0].date"),
    (document(#"{"date": "2098-10-01", "kind": "bridging"}"#), "decidedDays.decisions[0].days[0].date"),
    (
      document(#"{"date": "2098-01-03", "kind": "bridging", "festivalId": "tet"}"#),
      "decidedDays.decisions[0].days[0].festivalId"
    ),
  ]) func badDecisionsAreReportedAndKeptAndNothingElseIsLost(document: String, place: String) throws {
    let text = #"{"calendar": "chinese", "decidedDays": \#(document), "firstWeekday": 6}"#
    var stored = StoredSettings<CalendarSettings>(parsing: Array(text.utf8))
    #expect(stored.settings == CalendarSettings(calendar: .chinese, firstWeekday: .sunday))
    #expect(
      stored.problems.count == 1 && stored.problems[0].description.hasPrefix(place), "\(stored.problems)")
    stored.settings.usesLargeType = true
    let written = try JSON(parsing: stored.bytes)
    #expect(try written["decidedDays"] == JSON(parsing: Array(document.utf8)))
    var widget = try widget(.chinese)
    widget.settings = stored.settings
    #expect(try widget.cell("2026-01-04").day.isWorked && widget.cell("2098-10-11").day.ruling == nil)
  }

  /// The mark after a day, and the same room before it, leave room for two digits in every column.
  @Test func marksFitBesideTheirDays() throws {
    for screen in ScreenClass.allCases {
      for family in [Family.medium, .large] {
        for isLarge in [false, true] {
          guard let size = screen.size(of: family) else { continue }
          var widget = try widget(.chinese, "zh", family, size: size)
          widget.settings.usesLargeType = isLarge
          let place = "\(screen) \(family) \(isLarge)"
          let cell = try widget.cell("2026-01-04")
          let mark = cell.drawing.text(named: "weeks.rulingText")
          // Where the rows are too low for two characters above one another, there is a sign.
          if mark == nil, family == .medium, size.height < 150 {
            #expect(cell.mark == "!", "\(place)")
            continue
          }
          let room = try #require(cell.room)
          let (solar, layout) = (try #require(cell.solar).layout, try #require(mark).layout)
          let lunar = try #require(cell.lunar).layout
          #expect(room.isBeside == (family == .medium && !isLarge), "\(place)")
          #expect(layout.font.size >= 9 && layout.width >= layout.font.size && solar.width > 0, "\(place)")
          // The mark is above the lunar day on one line with the solar day, which has a point before it; otherwise its room is
          // also before the day.
          let others = room.isBeside ? 1 + lunar.width : 2 * layout.width
          #expect(solar.width + others <= room.size.width + 1e-9, "\(place)")
          // Two square characters.
          #expect(lunar.width >= 2 * lunar.font.size, "\(place)")
          // Bold digits are two thirds as wide as high.
          #expect(solar.width >= solar.font.size * 0.85 * 4 / 3 - 1e-9, "\(place)")
        }
      }
    }
  }
}
