import LunarCalendarWidgetCore
import TestSupport
import Testing
import WidgetFoundation

/// Anniversaries in the widget, and what others may see of them.
struct AnniversaryDrawingTests {
  /// Giỗ on the day of the Hùng Kings, 26 April 2026, and a birthday on day 15 of month 3, 1 May.
  private static func widget(_ family: Family, _ language: Language = .vietnamese) throws -> Widget {
    var widget = try Widget(family, language: language)
    widget.settings.anniversaries = try AnniversaryList([
      Anniversary(
        id: "secret-id", name: "ông Bửu", kind: .death, date: RecurringLunarDate(month: 3, day: 10),
        year: 2021),
      Anniversary(id: "mai", name: "cô Mai", kind: .birthday, date: RecurringLunarDate(month: 3, day: 15)),
    ])
    return widget
  }

  @Test func aDayHasAMarkAColourAndItsName() throws {
    let widget = try Self.widget(.medium)
    let cell = try widget.cell("2026-04-26")
    #expect((cell.mark, cell.lunarRole) == ("*◊", .anniversary))
    #expect(cell.spoken?.hasSuffix("hôm nay, Giỗ ông Bửu lần thứ 5, Giỗ Tổ Hùng Vương") == true)
    #expect(cell.link == "//day/2026-04-26")
    let plain = try Widget(.medium).cell("2026-04-26")
    #expect((plain.mark, plain.lunarRole) == ("*", .publicHoliday))
    #expect(
      Set(CalendarRole.allCases.map(\.colors)).count >= CalendarRole.allCases.count - 1,
      "sunday and today may share their red")
  }

  @Test func theDayAloneIsCalledByIt() throws {
    let small = try Self.widget(.small)
    // The same day is the day of the Hùng Kings.
    #expect(
      try small.text("eventLine", "2026-04-26")?.all == ["* Giỗ ông Bửu lần thứ 5 +1", "* Giỗ ông Bửu +1"])
    #expect(try small.role("eventLine", "2026-04-26") == .anniversary)
    let lines = try Self.widget(.rectangular, .english)
    #expect(
      try lines.text("eventLine", "2026-05-01")?.longest == "* Cô Mai’s birthday +1", "Labour Day too")
    // The Saturday before belongs to the break of the Hùng Kings, and the day before that has no event.
    #expect(try small.text("eventLine", "2026-04-25")?.longest == "Nghỉ Giỗ Tổ Hùng Vương")
    #expect(try small.snapshot("2026-04-24").facts?.eventLine == nil)
    #expect(try small.text("eventLine", "2026-04-24") == nil)
    // The one line says it too, and to others nothing of it.
    let inline = try Self.widget(.inline)
    #expect(try inline.text("inlineText", "2026-04-26")?.shortest == "* Giỗ ông Bửu +1")
    #expect(try !inline.snapshot("2026-04-26").redacted().json.text.contains("Bửu"))
  }

  /// Of the day before, a family has to know: 25 April, and 30 April for the birthday.
  @Test(arguments: Language.allCases) func theEveNamesIt(language: Language) throws {
    for family in Family.allCases {
      let widget = try Self.widget(family, language)
      for (date, name) in [("2026-04-25", "ông Bửu"), ("2026-04-30", "cô Mai")] {
        let snapshot = try widget.snapshot(date)
        func names(_ text: String) -> Bool { text.contains(name) || text.contains(name.capitalizedFirst) }
        #expect(names(snapshot.accessibility.value), "\(family): \(snapshot.accessibility.value)")
        let texts = snapshot.drawing.texts.filter {
          ["eveLine", "inlineText", "events.name"].contains($0.name)
        }
        // The circle has room for two numbers.
        #expect(family == .circular || texts.contains { $0.forms.all.allSatisfy(names) }, "\(family)")
        let redacted = snapshot.redacted()
        #expect(!names(redacted.accessibility.value) && !names(redacted.json.text), "\(family)")
        #expect(family != .inline || redacted.drawing.texts.map(\.name) == ["inlineText"])
      }
      #expect(try !widget.snapshot("2026-04-24").accessibility.value.contains("Bửu"))
    }
  }

  @Test func theWordsOfAnEve() throws {
    let small = try Self.widget(.small)
    #expect(
      try small.text("eveLine", "2026-04-25")?.all == [
        "Ngày mai: * Giỗ ông Bửu lần thứ 5 +1", "Ngày mai: * Giỗ ông Bửu +1", "Ngày mai: ông Bửu +1",
        "Ngày mai: ông Bửu",
      ])
    #expect(try small.text("eventLine", "2026-04-25")?.longest == "Nghỉ Giỗ Tổ Hùng Vương", "today stays")
    #expect(try small.role("eveLine", "2026-04-25") == .anniversary)
    #expect(
      try small.snapshot("2026-04-25").accessibility.value.hasSuffix(
        "ngày mai: Giỗ ông Bửu lần thứ 5, Giỗ Tổ Hùng Vương"))
    // Reunification Day, and the Sunday after Labour Day, which is a plain one, as 8 March is a working day.
    let words: [(Language, String)] = [
      (.english, "Tomorrow: Reunification Day"), (.chinese, "明天：南方解放、国家统一日"),
      (.vietnamese, "Ngày mai: Ngày Giải phóng miền Nam, thống nhất đất nước"),
    ]
    for (language, words) in words {
      for family in [Family.small, .medium, .rectangular] {
        #expect(try Widget(family, language: language).text("eveLine", "2026-04-29")?.longest == words)
      }
    }
    for date in ["2026-05-02", "2026-03-07"] { #expect(try Widget(.small).text("eveLine", date) == nil) }
    var paged = try Self.widget(.medium)
    paged.configuration.month = YearMonth(year: 2026, month: 8)
    #expect(try paged.text("eveLine", "2026-04-25") == nil, "the line is below another month")
  }

  /// 26 April is the day of the Hùng Kings too, and 27 April has no other event.
  @Test func anOwnDayOfTodayComesBeforeThoseOfTomorrow() throws {
    for (family, names) in [
      (Family.medium, ["eventLine"]), (.small, ["eventLine", "eveLine"]),
      (.rectangular, ["eventLine", "eveLine"]),
      (.inline, ["inlineText"]),
    ] {
      var widget = try Self.widget(family)
      try widget.settings.anniversaries.add(
        Anniversary(id: "lan", name: "Lan", date: RecurringLunarDate(month: 3, day: 11)))
      let texts = try widget.snapshot("2026-04-26").drawing.texts.filter {
        ["eventLine", "eveLine", "inlineText"].contains($0.name)
      }
      #expect(texts.map(\.name) == names, "\(family)")
      let forms = texts.map(\.forms.all).joined()
      #expect(texts.first?.forms.longest.contains("* Giỗ ông Bửu lần thứ 5 +1") == true, "\(family)")
      // Where both are on one line, it goes down to the event of today.
      #expect(
        forms.contains { $0.hasSuffix("Ngày mai: Lan") } && texts[0].forms.shortest == "* Giỗ ông Bửu +1")
      let snapshot = try widget.snapshot("2026-04-26")
      #expect(snapshot.accessibility.value.contains(", ngày mai: Lan, "), "\(family)")
      let redacted = snapshot.redacted()
      #expect(!"\(redacted.drawing)\(redacted.json.text)".contains("Lan"), "\(family)")
    }
    // 25 April 2026 is the eve of the Hùng Kings, a paid day: an own day of today hides it on no line.
    for (family, name) in [(Family.medium, "eventLine"), (.inline, "inlineText")] {
      var widget = try Widget(family)
      try widget.settings.anniversaries.add(
        Anniversary(id: "an", name: "An", date: RecurringLunarDate(month: 3, day: 9)))
      let line = try widget.text(name, "2026-04-25")
      #expect(line?.longest.hasSuffix("An · Ngày mai: Giỗ Tổ Hùng Vương") == true, "\(line?.longest ?? "")")
      let shown = try widget.snapshot("2026-04-25").redacted().drawing
      #expect(shown.texts.contains { $0.forms.longest.hasSuffix("Ngày mai: Giỗ Tổ Hùng Vương") }, "\(family)")
    }
  }

  /// A public holiday is no secret: 26 April is off by law, and 28 April has the user's own day alone.
  @Test func onlyOwnDaysAreRedacted() throws {
    for (family, name) in [
      (Family.small, "eveLine"), (.medium, "eveLine"), (.rectangular, "eveLine"), (.inline, "inlineText"),
    ] {
      var widget = try Self.widget(family)
      try widget.settings.anniversaries.add(
        Anniversary(id: "lan", name: "Lan", date: RecurringLunarDate(month: 3, day: 12)))
      let shown = try widget.snapshot("2026-04-25").redacted()
      let line = shown.drawing.text(named: name)
      #expect(line?.forms.longest.hasSuffix("Ngày mai: Giỗ Tổ Hùng Vương") == true, "\(family)")
      #expect(family == .inline || line?.paint.role == CalendarRole.publicHoliday.rawValue, "\(family)")
      #expect(shown.json.text.contains("Ngày mai: Giỗ Tổ Hùng Vương"), "\(family)")
      #expect(shown.accessibility.value.hasSuffix("ngày mai: Ngày riêng, Giỗ Tổ Hùng Vương"), "\(family)")
      let own = try widget.snapshot("2026-04-27").redacted()
      #expect(!"\(own.drawing)\(own.json.text)".contains("Lan"), "\(family)")
    }
  }

  /// A widget that nobody touches says it from the midnight on with which the eve begins; at 18:00 it comes to the front.
  @Test func anEveHasAnEntry() throws {
    let widget = try Self.widget(.inline)
    let schedule = try widget.schedule("2026-04-20")
    let entries = CalendarDefinition.entries(
      schedule, of: .loaded(widget.settings), configuration: widget.configuration, in: widget.environment)
    let named = entries.filter { $0.snapshot.accessibility.value.contains("ngày mai: Giỗ ông Bửu") }
    #expect(named.map(\.instant.description) == ["2026-04-24T17:00:00Z", "2026-04-25T11:00:00Z"])
  }

  @Test func theMonthAsDataHasItsIdAndHidesItsName() throws {
    let widget = try Self.widget(.medium)
    let day = try #require(try widget.data("2026-04-26").today)
    #expect(day.anniversaries == ["secret-id"] && day.accessibilityLabel.contains("ông Bửu"))
    let data = try #require(
      CalendarDefinition.data(
        of: .loaded(widget.settings), configuration: widget.configuration, at: widget.moment("2026-04-26"),
        in: widget.environment, hidesNames: true))
    let (shown, hidden) = (try widget.json("2026-04-26").text, data.text)
    #expect(shown.contains(#""anniversaries":["secret-id"]"#))
    #expect(!hidden.contains("Bửu") && !hidden.contains("secret-id") && !hidden.contains("anniversaries"))
    #expect(hidden.contains("hôm nay, Ngày riêng, Giỗ Tổ Hùng Vương"))
  }

  /// Leap month 6 of 2025 begins on 25 July; the day of the Hùng Kings in 2027 is 16 April.
  @Test func anAppListsWhenEachComesNextHoweverFarOff() throws {
    var widget = try Widget(.large)
    let leap = try RecurringLunarDate(month: 6, day: 1, leapMonthRule: .leapMonthIfPresent)
    widget.settings.anniversaries = try AnniversaryList([
      Anniversary(id: "kings", name: "ông", kind: .death, date: RecurringLunarDate(month: 3, day: 10)),
      Anniversary(id: "leap", name: "Mai", date: leap),
      Anniversary(id: "gone", name: "Lan", date: RecurringLunarDate(month: 12, day: 29)),
    ])
    func next(_ today: String) throws -> [EventLine?] {
      CalendarDefinition.nextAnniversaries(
        of: .loaded(widget.settings), at: try widget.moment(today), in: widget.environment)
    }
    let ofWinter = try next("2025-01-30")
    #expect(ofWinter.map { $0?.date.description } == ["2025-04-07", "2025-07-25", "2026-02-16"])
    #expect(
      ofWinter[1]?.distanceText.longest == "Còn 176 ngày" && ofWinter[0]?.name.value?.longest == "Giỗ ông")
    #expect(try next("2026-04-26")[0]?.distanceText.longest == "Hôm nay")
    #expect(try next("2026-04-27")[0]?.date.description == "2027-04-16")
    // The tables end on 28 January 2101, day 29 of month 12.
    #expect(try next("2101-01-28").map { $0?.date.description } == [nil, nil, "2101-01-28"])
    #expect(try next("2101-01-29") == [nil, nil, nil])
  }

  /// The phone's language may change after a name was entered.
  @Test(arguments: Language.allCases) func aNameThatSaysWhatItIsIsAlone(language: Language) throws {
    for (name, kind) in [("giỗ bà", Anniversary.Kind.death), ("Mom’s birthday", .birthday)] {
      let date = try RecurringLunarDate(month: 3, day: 10)
      let anniversary = try Anniversary(id: "1", name: name, kind: kind, date: date)
      let title = AnniversaryTexts(language).title(anniversary)
      #expect(title.lowercased() == name.lowercased(), "\(language)")
    }
  }

  @Test func itComesUpBeforeTheFestivalsOfItsDay() throws {
    let events = try Self.widget(.large).month("2026-04-24").events
    #expect(
      events.prefix(4).map { $0.name.value?.longest }
        == [
          "Giỗ ông Bửu lần thứ 5", "Giỗ Tổ Hùng Vương", "Nghỉ bù Giỗ Tổ Hùng Vương",
          "Ngày Giải phóng miền Nam, thống nhất đất nước",
        ])
    let first = try #require(events.first)
    #expect((first.role, first.distanceText.longest) == (.anniversary, "Còn 2 ngày"))
    #expect(
      first.accessibility.label
        == "Giỗ ông Bửu lần thứ 5, mùng 10 tháng Ba âm lịch, Chủ Nhật, 26 tháng 4 năm 2026, còn 2 ngày")
    #expect(first.link == .day(try #require(CivilDate("2026-04-26"))))
    #expect(events.map(\.date) == events.map(\.date).sorted())
    let spoken = try Self.widget(.large, .chinese).month("2026-04-24").events[0].accessibility.label
    #expect(spoken.hasPrefix("Ông Bửu忌日（5周年），农历三月初十，"))
  }

  /// The giỗ is on 26 April 2026: the eve matters from 18:00 in Vietnam, 11:00 UTC, and an entry begins then.
  @Test func itMattersAllDayAndOnTheEveningBefore() throws {
    let widget = try Self.widget(.medium)
    func relevance(_ settings: CalendarSettings, _ date: String) throws -> Relevance? {
      CalendarDefinition.relevance(
        of: .loaded(settings), configuration: widget.configuration, at: try widget.moment(date),
        in: widget.environment)
    }
    for (moment, hours) in [("2026-04-25T11:00:00Z", 6), ("2026-04-26", 12)] {
      #expect(try relevance(widget.settings, moment)?.duration == Int64(hours) * 3600, "\(moment)")
      #expect(try relevance(CalendarSettings(), moment) == nil, "\(moment)")
    }
    for moment in ["2026-04-24", "2026-04-24T11:00:00Z", "2026-04-25T10:59:59Z"] {
      #expect(try relevance(widget.settings, moment) == nil, "\(moment)")
    }
    let entries = try widget.schedule("2026-04-24").entries.map(\.description)
    #expect(
      entries.count == 15
        && entries[1...3] == ["2026-04-24T17:00:00Z", "2026-04-25T11:00:00Z", "2026-04-25T17:00:00Z"])
    #expect(
      try !widget.schedule("2026-04-25T11:00:00Z").entries.dropFirst().contains(
        try widget.moment("2026-04-25T11:00:00Z")))
  }

  @Test(arguments: Language.allCases)
  func allButTheNamesStaysWhereOthersCouldLook(language: Language) throws {
    for family in Family.allCases {
      for date in ["2026-04-24", "2026-04-26", "2026-05-01"] {
        let snapshot = try Self.widget(family, language).snapshot(date)
        let redacted = snapshot.redacted()
        // Without anniversaries, redaction removes nothing.
        #expect(redacted.drawing.links == snapshot.drawing.links && redacted.page == snapshot.page)
        let plain = try Widget(family, language: language).snapshot(date)
        #expect(plain.redacted() == plain)
      }
    }
    let widget = try Self.widget(.large, .vietnamese)
    let hidden = try widget.snapshot("2026-04-24").redacted()
    let month = try DrawnMonth(hidden)
    #expect(month.events[0].name == .redacted && month.events[1].name != .redacted)
    #expect(month.events[0].accessibility.label.hasPrefix("Ngày riêng, mùng 10 tháng Ba âm lịch, "))
    let cell = try #require(month.weeks.joined().first { $0.day.date.description == "2026-04-26" })
    #expect(cell.day.anniversaries == [.redacted] && cell.mark == "◊")
    #expect(cell.spoken?.hasSuffix(", Ngày riêng, Giỗ Tổ Hùng Vương") == true)
    // In JSON null is what was removed; a day without anniversaries has no such member.
    let days = hidden.json["facts"]?["widgetData"]?["days"]?.array ?? []
    #expect(days.compactMap { $0["anniversaries"] } == [.null, .null])
  }
}
