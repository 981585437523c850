import Foundation
import HydrationFixtures
import HydrationWidgetCore
import TestSupport
import Testing

@testable import HydrationScreens

struct SnapshotTests {
  func environment(
    _ family: Family, _ language: Language = .english, zone: TimeZone = Fixture.hanoiZone,
    locale: String? = nil
  ) -> WidgetEnvironment {
    WidgetEnvironment(
      zone: zone, language: language, frame: WidgetFrame(family),
      locale: locale.map { Locale(identifier: $0) })
  }

  func day(_ snapshot: HydrationSnapshot) throws -> HydrationDay {
    try #require(try facts(snapshot).day.value)
  }

  func facts(_ snapshot: HydrationSnapshot) throws -> HydrationFacts {
    try #require(snapshot.facts)
  }

  /// The texts that are drawn with a name, in their longest form.
  func drawn(_ name: String, _ snapshot: HydrationSnapshot) -> [String] {
    snapshot.drawing.texts(named: name).map(\.forms.longest)
  }

  func snapshot(
    _ state: HydrationJournal, at text: String, _ environment: WidgetEnvironment
  ) throws -> HydrationSnapshot {
    HydrationDefinition.snapshot(
      of: .loaded(state), configuration: HydrationConfiguration(), at: try Fixture.instant(text),
      in: environment)
  }

  /// 1,250 of 2,450 mL on the third day.
  func state() throws -> HydrationJournal {
    var profile = HydrationProfile()
    try profile.setBodyMass(70)
    return try Fixture.state(
      [
        ("2026-02-14T12:00:00+07:00", 2450), ("2026-02-15T12:00:00+07:00", 2500),
        ("2026-02-16T12:00:00+07:00", 3000), ("2026-02-17T08:00:00+07:00", 250),
        ("2026-02-17T09:15:00+07:00", 500), ("2026-02-17T14:05:00.500+07:00", 500),
      ], profile: profile)
  }

  var afternoon: String { "2026-02-17T15:00:00+07:00" }

  @Test func SI_11_kindFamiliesNameAndDescription() {
    #expect(HydrationDefinition.kind == "SipliWidget")
    let texts = HydrationTexts(environment(.small), HydrationProfile())
    #expect(texts.displayName == "Sipli" && texts.description == "Track your daily hydration progress.")
  }

  @Test func SI_03_SI_04_SI_08_SI_09_SI_10_theFiguresOfTheSourceDocument() throws {
    let snapshot = try snapshot(state(), at: afternoon, environment(.large))
    let (facts, day) = (try facts(snapshot), try day(snapshot))
    #expect(day.total.millilitres == 1250 && day.goal.total.millilitres == 2450)
    #expect(day.percent == 51 && day.percentText == "51%")
    #expect(abs(day.fraction - 1250.0 / 2450) < 1e-12)
    #expect(day.totalOfGoalText == "1.25 / 2.45 L" && day.ofGoalText == "of 2.45 L")
    #expect(day.restText == "1.2 L left" && day.lastDrinkText == "last drink at 2:05 PM")
    #expect(day.streakText == "3-day streak" && day.streakShortText == "3 days")
    #expect(day.rows().map(\.timeText) == ["2:05 PM", "9:15 AM", "8:00 AM"], "the newest first")
    #expect(day.noEntriesText == nil && facts.addText.longest == "Log Water")
    #expect(facts.presets.map(\.text) == ["150 mL", "250 mL", "330 mL", "500 mL"])
  }

  @Test func SI_18_whatIsReadAloud() throws {
    let english = try snapshot(state(), at: afternoon, environment(.small))
    #expect(english.accessibility.label == "Water today")
    #expect(
      english.accessibility.value == "51 percent of goal, 1,250 of 2,450 millilitres, 3-day streak")
    let vietnamese = try snapshot(state(), at: afternoon, environment(.large, .vietnamese))
    #expect(
      vietnamese.accessibility.value
        == "đạt 51 phần trăm mục tiêu, 1.250 trên 2.450 mi-li-lít, chuỗi 3 ngày")
    let row = try #require(try day(vietnamese).rows().first)
    #expect(row.accessibility.label == "Nước, 500 mi-li-lít, 14:05")
    let chinese = try snapshot(state(), at: afternoon, environment(.medium, .chinese))
    #expect(chinese.accessibility.value == "已完成目标的百分之51，已饮1,250毫升，目标2,450毫升，连续3天")
  }

  @Test func SI_04_thePercentageIsTrueTheRingClampedAnd100OnlyWhenReached() throws {
    for (total, percent, ring) in [
      (0, 0, 0.0), (1, 0, 0.001), (999, 99, 0.999), (1000, 100, 1.0), (1001, 100, 1.0), (1300, 130, 1.0),
      (9999, 999, 1.0),
    ] {
      let drinks = total == 0 ? [] : [("2026-02-17T08:00:00+07:00", total)]
      let state = try Fixture.state(drinks, profile: try Fixture.profile(goal: 1000))
      let shown = try snapshot(state, at: afternoon, environment(.small))
      let day = try day(shown)
      #expect(day.percent == percent && abs(day.fraction - ring) < 1e-12, "\(total)")
      #expect(day.isReached == (total >= 1000))
      // A second round begins beyond the goal, up to twice the goal.
      let isBeyond = total > 1000 && total <= 4000
      let role =
        isBeyond ? HydrationRole.surplus : total > 4000 ? .warning : total == 1000 ? .reached : .progress
      #expect(shown.drawing.filledRing?.role == role, "\(total)")
      let filled = isBeyond ? min(1, Double(total - 1000) / 1000) : ring
      #expect(shown.drawing.filledRing.map { abs($0.filled - filled) < 1e-12 } == true, "\(total)")
      if total >= 1000 {
        #expect(day.restText == (total > 4000 ? "well over the goal" : "goal reached"))
      }
    }
  }

  /// Drinks of the future and of other days are not shown.
  @Test func SI_10_fiveOfTheDaysDrinksAtMostAreShown() throws {
    var drinks: [(String, Int)] = [("2026-02-16T23:59:59+07:00", 100)]
    for hour in 8..<16 { drinks.append(("2026-02-17T\(hour < 10 ? "0" : "")\(hour):30:00+07:00", hour)) }
    let state = try Fixture.state(drinks)
    let large = try snapshot(state, at: afternoon, environment(.large))
    #expect(
      drawn("entries.timeText", large) == ["2:30 PM", "1:30 PM", "12:30 PM", "11:30 AM", "10:30 AM"])
    #expect(try day(large).total.millilitres == (8..<15).reduce(0, +))
    let none = try snapshot(state, at: "2026-02-18T00:00:00+07:00", environment(.large))
    let empty = try day(none)
    #expect(empty.rows().isEmpty && drawn("noEntriesText", none) == ["No entries yet today"])
    #expect(empty.lastDrinkText == nil && empty.streakText == nil)
    for family in Family.allCases where family != .large {
      #expect(drawn("entries.timeText", try snapshot(state, at: afternoon, environment(family))).isEmpty)
    }
  }

  @Test func C_13_SI_E9_linksOnlyWhereTheSystemFollowsThem() throws {
    for family in Family.allCases {
      let snapshot = try snapshot(state(), at: afternoon, environment(family))
      #expect(snapshot.elementLinks.isEmpty == !family.allowsElementLinks, "\(family)")
      #expect(snapshot.link == (family.allowsElementLinks ? "//today" : "//add-intake"))
      for link in snapshot.elementLinks { _ = try HydrationLink(text: "sipli:\(link)", scheme: "sipli") }
    }
    let large = try snapshot(state(), at: afternoon, environment(.large))
    #expect(
      large.elementLinks
        == [5, 4, 3].map { "//entry/drink%20\($0)" } + ["//add-intake"])
  }

  /// The buttons say what they add, and there is a message if a tap was not saved.
  @Test func SI_09_SI_16_amountsAreButtonsThatSayWhatTheyAdd() throws {
    for family in Family.allCases {
      for beverage in [Beverage.water, Beverage(id: "greenTea")] {
        let snapshot = HydrationDefinition.snapshot(
          of: .loaded(try state()), configuration: HydrationConfiguration(beverage: beverage),
          at: try Fixture.instant(afternoon), in: environment(family))
        let facts = try facts(snapshot)
        // In the medium size the symbol of another beverage takes the room of a button.
        let count = family == .large ? 4 : family == .medium ? (beverage == .water ? 3 : 2) : 0
        let drinks = snapshot.drawing.addedDrinks
        #expect(drinks.map(\.millilitres) == Array([150, 250, 330, 500].prefix(count)), "\(family)")
        #expect(drinks.allSatisfy { $0.beverage == beverage.id })
        #expect(facts.presets.allSatisfy { $0.intake.beverage == beverage && $0.symbol == beverage.symbol })
        #expect(facts.appendFailedText == nil, "\(family)")
        #expect(!snapshot.elementLinks.contains { $0.contains("ml=") })
      }
    }
  }

  @Test func SI_16_aTapThatWasNotKeptIsReportedWhereTheAmountsAreForTenMinutes() throws {
    let tap = try Fixture.moment("2026-02-17T14:55:00+07:00")
    for family in Family.allCases {
      func shown(_ moment: String) throws -> (message: TextForms?, names: [String]) {
        let snapshot = HydrationDefinition.snapshot(
          of: .loaded(try state()), configuration: HydrationConfiguration(failedTap: tap),
          at: try Fixture.instant(moment), in: environment(family))
        return (try facts(snapshot).appendFailedText, snapshot.drawing.texts.map(\.name))
      }
      for moment in ["2026-02-17T14:55:00+07:00", "2026-02-17T15:04:59+07:00"] {
        let (message, names) = try shown(moment)
        let hasButtons = family == .medium || family == .large
        #expect(message?.all == ["Not saved. Tap again, or open the app.", "Not saved"], "\(family)")
        #expect(names.contains("presets.text") == hasButtons, "\(family)")
        #expect(names.contains("appendFailedText") == (hasButtons || family == .small), "\(family)")
        // The message replaces these texts.
        if hasButtons { #expect(!names.contains("restText") && !names.contains("lastDrinkText")) }
      }
      for moment in ["2026-02-17T14:54:59+07:00", "2026-02-17T15:05:00+07:00"] {
        let (message, names) = try shown(moment)
        #expect(message == nil && !names.contains("appendFailedText"), "\(family)")
      }
    }
  }

  @Test func C_18_theRedactedWidgetsOfAllUsersAreEqual() throws {
    let hot = try Fixture.state(
      [("2026-02-16T12:00:00+07:00", 8000), ("2026-02-17T08:00:00+07:00", 777)],
      profile: try Fixture.profile(goal: 8000))
    for family in Family.allCases {
      for language in Language.allCases {
        let environment = environment(family, language)
        let shown = try snapshot(hot, at: afternoon, environment)
        let hidden = shown.redacted()
        #expect(hidden != shown && hidden.redacted() == hidden)
        // Two users with the same buttons have the same redacted widget.
        let other = try Fixture.state([("2026-02-17T09:00:00+07:00", 100)])
        #expect(try snapshot(other, at: afternoon, environment).redacted() == hidden, "\(family)")
        #expect(!hidden.accessibility.value.isEmpty)
      }
    }
  }

  @Test func C_20_whatIsNotThereIsSaidAndNeverShownAsTheUsers() throws {
    let now = try Fixture.instant(afternoon)
    for family in Family.allCases {
      for language in Language.allCases {
        let environment = environment(family, language)
        var seen: Set<String> = []
        for (state, status) in [
          (HydrationState.missing, WidgetStatus<WidgetReason<NoReason>>.empty(.missing)),
          (.newer(version: 9), .failure(.newer)), (.unreadable("damaged"), .failure(.unreadable)),
          (.unavailable("locked"), .failure(.unavailable)),
        ] {
          let snapshot = HydrationDefinition.snapshot(
            of: state, configuration: HydrationConfiguration(), at: now, in: environment)
          let text = try #require(snapshot.note).text.longest
          #expect(snapshot.status == status && snapshot.facts == nil)
          #expect(snapshot.elementLinks.isEmpty && snapshot.redacted() == snapshot)
          #expect(seen.insert(text).inserted && snapshot.accessibility.value == text)
        }
        let sample = HydrationDefinition.snapshot(
          of: .placeholder, configuration: HydrationConfiguration(), at: now, in: environment)
        #expect(sample.status == .placeholder)
        let day = try day(sample)
        // The placeholder of the app's source document.
        #expect(day.total.millilitres == 1250 && day.goal.total.millilitres == 2450 && day.streak == 3)
        let drawsStreak = sample.drawing.texts.contains { $0.name.hasPrefix("streak") }
        #expect(drawsStreak == family.allowsElementLinks)
        #expect(!sample.elementLinks.contains { $0.contains("entry") })
      }
    }
  }

  @Test func noDrinkOfTheSampleIsInTheFuture() throws {
    let zone = ZoneClock(offset: 7 * 3600)
    let environment = WidgetEnvironment(zone: zone, language: .vietnamese, frame: WidgetFrame(.large))
    let midnight = try #require(Instant("2026-02-17T00:00:00+07:00"))
    for hour in 0..<24 {
      let now = Instant(secondsSince1970: midnight.secondsSince1970 + Int64(hour) * 3600)
      let sample = HydrationDefinition.snapshot(
        of: .placeholder, configuration: HydrationConfiguration(), at: now, in: environment)
      let day = try day(sample)
      #expect(day.total.millilitres == 1250 && day.rows().count == 3)
      for entry in day.rows() {
        let parts = entry.timeText.longest.split(separator: ":").compactMap { Int($0) }
        #expect(parts.count == 2 && parts[0] * 60 + parts[1] <= hour * 60, "\(hour): \(parts)")
      }
    }
  }

  @Test func SI_15_SI_17_ouncesOtherLocalesAndClocks() throws {
    var profile = try Fixture.profile(goal: 2450)
    profile.units = .us
    let state = try Fixture.state([("2026-02-17T14:05:00+07:00", 473)], profile: profile)
    let english = try snapshot(state, at: afternoon, environment(.large, locale: "en_US"))
    #expect(try day(english).totalOfGoalText == "16 / 83 fl oz")
    #expect(try facts(english).presets.map(\.text) == ["8 fl oz", "12 fl oz", "16 fl oz", "20 fl oz"])
    #expect(try day(english).rows().first?.timeText == "2:05 PM")
    let german = try day(try snapshot(self.state(), at: afternoon, environment(.large, locale: "de_DE")))
    #expect(german.totalOfGoalText == "1,25 / 2,45 L")
    #expect(german.rows().first?.timeText == "14:05")
    #expect(german.percentText == "51\u{A0}%")
    let vietnamese = try day(try snapshot(self.state(), at: afternoon, environment(.medium, .vietnamese)))
    #expect(vietnamese.totalOfGoalText == "1,25 / 2,45 lít")
    #expect(vietnamese.inlineText == "51% · còn 1,2 lít")
    #expect(vietnamese.streakText == "chuỗi 3 ngày")
  }

  /// Each bar is as high as the part of its own day's goal, and its colour says whether that was reached.
  @Test func SI_10_theWeekHasABarForEachDayAgainstItsOwnGoal() throws {
    var state = try Fixture.state(
      [
        ("2026-02-10T12:00:00+07:00", 2000), ("2026-02-11T12:00:00+07:00", 2000),
        ("2026-02-13T12:00:00+07:00", 500), ("2026-02-14T12:00:00+07:00", 5000),
      ], profile: try Fixture.profile(goal: 2000))
    try state.setProfile(
      Fixture.profile(goal: 1000), now: try Fixture.instant("2026-02-16T08:00:00+07:00"), in: Fixture.hanoi)
    for (moment, amount) in [("2026-02-16T12:00:00+07:00", 500), ("2026-02-17T12:00:00+07:00", 999)] {
      try state.add(
        moment: try Fixture.moment(moment), volume: Volume(clamping: amount),
        now: try Fixture.instant(moment), in: Fixture.hanoi)
    }
    let shown = try snapshot(state, at: afternoon, environment(.large))
    let week = try day(shown).week
    #expect(week.map(\.total.millilitres) == [2000, 0, 500, 5000, 0, 500, 999])
    #expect(week.map(\.goal.total.millilitres) == [2000, 2000, 2000, 2000, 2000, 1000, 1000])
    #expect(try day(shown).outcome(week[6]) == "0.99 / 1 L · 99% · goal not reached")
    #expect("\(week[0].date)" == "2026-02-11")
    #expect(drawn("weekdays", shown) == ["W", "T", "F", "S", "S", "M", "T"])
    // The room of four days' goals is 0.8 of the chart; what was drunk beyond a goal is in the rest.
    let bars = shown.drawing.bars.filter { $0.role != .track }
    let goal = try #require(shown.drawing.bars.first { $0.role == .track }?.height)
    #expect(bars.map { ($0.height / goal * 1000).rounded() } == [1000, 250, 1250, 500, 999])
    #expect(bars.map(\.role) == [.reached, .progress, .warning, .progress, .progress])
    #expect(shown.drawing.bars.count == 12)
    let spoken = shown.drawing.all.compactMap { part in
      if case .marked(_, .spoken(let text)) = part { text } else { nil }
    }
    #expect(spoken.contains(AccessibilityText(label: "7 days", value: "Goal reached on 2 of 7 days")))
    let hidden = shown.redacted().drawing
    #expect(hidden.bars.allSatisfy { $0.role == .track } && hidden.texts(named: "weekdays").count == 7)
    for (language, names) in [
      (Language.vietnamese, ["T4", "T5", "T6", "T7", "CN", "T2", "T3"]),
      (.chinese, ["三", "四", "五", "六", "日", "一", "二"]),
    ] {
      #expect(
        drawn("weekdays", try snapshot(state, at: afternoon, environment(.large, language))) == names)
    }
  }

  /// A day without drinks has the room of its goal; one before the first drink, or in a damaged month, has not.
  @Test func SI_10_daysOfWhichNothingIsKnownHaveADash() throws {
    var state = try Fixture.state(
      [("2026-02-13T12:00:00+07:00", 500), ("2026-02-17T12:00:00+07:00", 500)],
      profile: try Fixture.profile(goal: 2000))
    func rooms(_ state: HydrationJournal) throws -> Int {
      try snapshot(state, at: afternoon, environment(.large)).drawing.bars.count { $0.role == .track }
    }
    #expect(try rooms(state) == 5)
    state.lost = [LostLines(try #require(YearMonth("2026-02")), path: "", count: 1)]
    #expect(try rooms(state) == 2)
    state.lost = [LostLines(try #require(YearMonth("2026-01")), path: "", count: 1)]
    #expect(try rooms(state) == 5)
  }

  /// A row of buttons is as wide as the widget, whatever their number.
  @Test func presetsLeaveNoGap() throws {
    for count in 1...8 {
      var profile = HydrationProfile()
      try profile.setPresets((1...count).map { Volume(clamping: 100 * $0) })
      let state = try Fixture.state([], profile: profile)
      for (family, most) in [(Family.medium, 3), (.large, 4)] {
        let drawing = try snapshot(state, at: afternoon, environment(family)).drawing
        #expect(drawing.addedDrinks.count == min(most, count))
        let widths = drawing.all.compactMap { part -> Double? in
          guard case .row(let parts, let spacing, _) = part, parts.contains(where: \.isPreset) else {
            return nil
          }
          return parts.compactMap(\.capsuleWidth).reduce(Double(parts.count - 1) * spacing, +)
        }
        #expect(widths.count == 1 && abs(widths[0] - 306) < 1e-9, "\(count), \(family): \(widths)")
      }
    }
  }

  @Test func SI_10_aDayWithoutDrinksHasADrop() throws {
    for (drinks, isThere) in [([], true), ([("2026-02-17T12:00:00+07:00", 250)], false)] {
      let shown = try snapshot(
        Fixture.state(drinks, profile: Fixture.profile(goal: 2000)), at: afternoon, environment(.large))
      #expect(shown.drawing.symbols.map(\.name).contains("drop") == isThere)
    }
  }

  @Test func C_17_rolesCanBeReadOnBothBackgrounds() {
    let background = CommonRole.background.colors
    for role in [HydrationRole.progress, .streak, .reached, .surplus, .warning] {
      #expect(role.colors.light.contrast(with: background.light) >= 4.5, "\(role)")
      #expect(role.colors.dark.contrast(with: background.dark) >= 4.5, "\(role)")
    }
    // The contrast of a button's text with the button.
    for isDark in [false, true] {
      let behind = background.color(inDark: isDark)
      let button = HydrationRole.button.colors.color(inDark: isDark).over(behind)
      #expect(HydrationRole.progress.colors.color(inDark: isDark).contrast(with: button) >= 4.5, "\(isDark)")
    }
  }

  @Test func SI_13_equalLogsHaveEqualSnapshotsADrinkMakesAnother() throws {
    let first = try snapshot(state(), at: afternoon, environment(.medium))
    #expect(try snapshot(state(), at: afternoon, environment(.medium)) == first)
    var more = try state()
    try more.add(
      id: "more", moment: try Fixture.moment(afternoon), volume: Volume(clamping: 1),
      now: try Fixture.instant(afternoon), in: Fixture.hanoi)
    #expect(try snapshot(more, at: afternoon, environment(.medium)) != first)
  }
}

extension Drawing {
  /// The filled parts of the bars of the week.
  fileprivate var bars: [(height: Double, role: HydrationRole)] {
    all.compactMap { part in
      guard case .frame(.shape(let size, _, let paint), _, _, .bottom) = part else { return nil }
      return HydrationRole(rawValue: paint.role).map { (size.height, $0) }
    }
  }

  /// Whether it is a button that adds a drink.
  fileprivate var isPreset: Bool { if case .marked(_, .action) = self { true } else { false } }

  /// The width of the capsule of a button or link.
  fileprivate var capsuleWidth: Double? {
    all.lazy.compactMap { if case .shape(let size, _, _) = $0 { size.width } else { nil } }.first
  }

  /// The drinks that the buttons add, in the order in which they are drawn.
  fileprivate var addedDrinks: [(millilitres: Int, beverage: String)] {
    all.compactMap { part in
      if case .marked(_, .action(let action, _)) = part { action.addedDrink } else { nil }
    }
  }
}
