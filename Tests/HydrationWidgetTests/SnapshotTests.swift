import Foundation
import HydrationFixtures
import HydrationWidget
import Testing

@testable import HydrationScreens

struct SnapshotTests {
  private func environment(
    _ family: Family, _ language: Language = .english, zone: TimeZone = Fixture.hanoiZone,
    locale: String? = nil
  ) -> WidgetEnvironment {
    WidgetEnvironment(
      zone: zone, language: language, frame: WidgetFrame(family),
      locale: locale.map { Locale(identifier: $0) })
  }

  private func day(_ snapshot: HydrationSnapshot) throws -> HydrationContent {
    try #require(snapshot.content)
  }

  private func snapshot(
    _ state: HydrationJournal, at text: String, _ environment: WidgetEnvironment
  ) throws -> HydrationSnapshot {
    HydrationSystem.snapshot(
      of: .loaded(state), configuration: HydrationConfiguration(), at: try Fixture.instant(text),
      in: environment)
  }

  /// 1,250 of 2,450 mL on the third day.
  private func state() throws -> HydrationJournal {
    var profile = HydrationProfile()
    try profile.setBodyMass(70)
    return try Fixture.state(
      [
        ("2026-02-14T12:00:00+07:00", 2450), ("2026-02-15T12:00:00+07:00", 2500),
        ("2026-02-16T12:00:00+07:00", 3000), ("2026-02-17T08:00:00+07:00", 250),
        ("2026-02-17T09:15:00+07:00", 500), ("2026-02-17T14:05:00.500+07:00", 500),
      ], profile: profile)
  }

  private let afternoon = "2026-02-17T15:00:00+07:00"

  @Test func SI_11_kindFamiliesNameAndDescription() {
    #expect(HydrationSystem.identity.kind == "SipliWidget")
    #expect(Set(HydrationSystem.identity.families) == Set(Family.allCases))
    let texts = HydrationTexts(environment(.small), units: .metric)
    #expect(texts.displayName == "Sipli" && texts.description == "Track your daily hydration progress.")
  }

  @Test func SI_03_SI_04_SI_08_SI_09_SI_10_theFiguresOfTheSourceDocument() throws {
    let snapshot = try snapshot(state(), at: afternoon, environment(.large))
    let day = try day(snapshot)
    let progress = try #require(day.progress.value)
    #expect(progress.total.millilitres == 1250 && progress.goal.total.millilitres == 2450)
    #expect(progress.percent == 51 && progress.percentText == "51%")
    #expect(abs(progress.ring - 1250.0 / 2450) < 1e-12)
    #expect(progress.totalOfGoalText == "1.25 / 2.45 L" && progress.ofGoalText == "of 2.45 L")
    #expect(progress.restText == "1.2 L left" && progress.lastDrinkText == "last drink at 2:05 PM")
    #expect(day.streak?.value?.text == "3-day streak" && day.streak?.value?.shortText == "3 days")
    let rows = try #require(day.entries.value)
    #expect(rows.map(\.timeText) == ["2:05 PM", "9:15 AM", "8:00 AM"], "the newest first")
    #expect(day.noEntriesText == nil && day.addButton?.text.longest == "Log Water")
    #expect(day.presets.map(\.text) == ["150 mL", "250 mL", "330 mL", "500 mL"])
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
    let row = try #require(try day(vietnamese).entries.value?.first)
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
      let day = try day(try snapshot(state, at: afternoon, environment(.small)))
      let progress = try #require(day.progress.value)
      #expect(progress.percent == percent && abs(progress.ring - ring) < 1e-12, "\(total)")
      #expect(progress.isReached == (total >= 1000))
      #expect(progress.role == (total > 4000 ? .warning : total >= 1000 ? .reached : .progress))
      if total >= 1000 {
        #expect(progress.restText == (total > 4000 ? "well over the goal" : "goal reached"))
      }
    }
  }

  /// Drinks of the future and of other days are not shown.
  @Test func SI_10_fiveOfTheDaysDrinksAtMostAreShown() throws {
    var drinks: [(String, Int)] = [("2026-02-16T23:59:59+07:00", 100)]
    for hour in 8..<16 { drinks.append(("2026-02-17T\(hour < 10 ? "0" : "")\(hour):30:00+07:00", hour)) }
    let state = try Fixture.state(drinks)
    let content = try day(try snapshot(state, at: afternoon, environment(.large)))
    #expect(
      content.entries.value?.map(\.timeText) == ["2:30 PM", "1:30 PM", "12:30 PM", "11:30 AM", "10:30 AM"])
    #expect(content.progress.value?.total.millilitres == (8..<15).reduce(0, +))
    let empty = try day(try snapshot(state, at: "2026-02-18T00:00:00+07:00", environment(.large)))
    #expect(empty.entries.value == [] && empty.noEntriesText == "No entries yet today")
    #expect(empty.progress.value?.lastDrinkText == nil && empty.streak == nil)
    for family in Family.allCases where family != .large {
      #expect(try day(try snapshot(state, at: afternoon, environment(family))).entries.value == [])
    }
  }

  @Test func C_13_SI_E9_linksOnlyWhereTheSystemFollowsThem() throws {
    for family in Family.allCases {
      let snapshot = try snapshot(state(), at: afternoon, environment(family))
      #expect(snapshot.elementLinks.isEmpty == !family.allowsElementLinks, "\(family)")
      #expect(snapshot.link == (family.allowsElementLinks ? "sipli://today" : "sipli://add-intake"))
      for link in snapshot.elementLinks { _ = try HydrationLink(text: link) }
    }
    let large = try snapshot(state(), at: afternoon, environment(.large))
    #expect(
      large.elementLinks
        == [5, 4, 3].map { "sipli://entry/drink%20\($0)" } + ["sipli://add-intake"])
  }

  /// The buttons say what they add, and there is a message if a tap was not saved.
  @Test func SI_09_SI_16_amountsAreButtonsThatSayWhatTheyAdd() throws {
    for family in Family.allCases {
      for beverage in [Beverage.water, Beverage(id: "greenTea")] {
        let snapshot = HydrationSystem.snapshot(
          of: .loaded(try state()), configuration: HydrationConfiguration(beverage: beverage),
          at: try Fixture.instant(afternoon), in: environment(family))
        let content = try day(snapshot)
        #expect(
          content.presets.map(\.intake.volume?.millilitres)
            == [150, 250, 330, 500].prefix(content.presets.count).map { $0 })
        #expect(content.presets.allSatisfy { $0.intake.beverage == beverage && $0.symbol == beverage.symbol })
        #expect(content.appendFailedText == nil, "\(family)")
        #expect(!snapshot.elementLinks.contains { $0.contains("ml=") })
      }
    }
  }

  @Test func SI_16_aTapThatWasNotKeptIsToldWhereTheAmountsAreForTenMinutes() throws {
    let tap = try Fixture.moment("2026-02-17T14:55:00+07:00")
    for family in Family.allCases {
      func shown(_ moment: String) throws -> (content: HydrationContent, names: [String]) {
        let snapshot = HydrationSystem.snapshot(
          of: .loaded(try state()), configuration: HydrationConfiguration(failedTap: tap),
          at: try Fixture.instant(moment), in: environment(family))
        return (try day(snapshot), snapshot.drawing.texts.map(\.name))
      }
      for moment in ["2026-02-17T14:55:00+07:00", "2026-02-17T15:04:59+07:00"] {
        let (content, names) = try shown(moment)
        #expect((content.appendFailedText != nil) == !content.presets.isEmpty, "\(family)")
        #expect(names.contains("appendFailedText") == !content.presets.isEmpty, "\(family)")
        // The message replaces these texts.
        if !content.presets.isEmpty {
          #expect(!names.contains("progress.restText") && !names.contains("progress.lastDrinkText"))
        }
      }
      for moment in ["2026-02-17T14:54:59+07:00", "2026-02-17T15:05:00+07:00"] {
        #expect(try shown(moment).content.appendFailedText == nil, "\(family)")
      }
    }
  }

  @Test func C_18_redactedNothingOfTheUsersIsLeft() throws {
    let hot = try Fixture.state(
      [("2026-02-16T12:00:00+07:00", 8000), ("2026-02-17T08:00:00+07:00", 777)],
      profile: try Fixture.profile(goal: 8000))
    for family in Family.allCases {
      for language in Language.allCases {
        let environment = environment(family, language)
        let shown = try snapshot(hot, at: afternoon, environment)
        let hidden = shown.redacted()
        #expect(hidden != shown && hidden.redacted() == hidden)
        // The layout is left out, because its numbers may contain any digits.
        let left = "\(try day(hidden)) \(hidden.accessibility) \(hidden.elementLinks)"
        for word in ["777", "8000", "drink "] { #expect(!left.contains(word), "\(family) \(word)") }
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
          let snapshot = HydrationSystem.snapshot(
            of: state, configuration: HydrationConfiguration(), at: now, in: environment)
          let text = try #require(snapshot.note).text.longest
          #expect(snapshot.status == status && snapshot.layout == nil)
          #expect(snapshot.elementLinks.isEmpty && snapshot.redacted() == snapshot)
          #expect(seen.insert(text).inserted && snapshot.accessibility.value == text)
        }
        let sample = HydrationSystem.snapshot(
          of: .placeholder, configuration: HydrationConfiguration(), at: now, in: environment)
        #expect(sample.status == .placeholder)
        let progress = try #require(try day(sample).progress.value)
        // The placeholder of the app's source document.
        #expect(progress.total.millilitres == 1250 && progress.goal.total.millilitres == 2450)
        #expect(try day(sample).streak?.value?.days == (family.allowsElementLinks ? 3 : nil))
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
      let sample = HydrationSystem.snapshot(
        of: .placeholder, configuration: HydrationConfiguration(), at: now, in: environment)
      let content = try #require(sample.content)
      #expect(content.progress.value?.total.millilitres == 1250 && content.entries.value?.count == 3)
      for entry in content.entries.value ?? [] {
        let parts = entry.timeText.longest.split(separator: ":").compactMap { Int($0) }
        #expect(parts.count == 2 && parts[0] * 60 + parts[1] <= hour * 60, "\(hour): \(parts)")
      }
    }
  }

  @Test func SI_15_SI_17_imperialUnitsOtherLocalesAndClocks() throws {
    var profile = try Fixture.profile(goal: 2450)
    profile.units = .imperial
    let state = try Fixture.state([("2026-02-17T14:05:00+07:00", 473)], profile: profile)
    let english = try day(try snapshot(state, at: afternoon, environment(.large, locale: "en_US")))
    #expect(english.progress.value?.totalOfGoalText == "16 / 83 fl oz")
    #expect(english.presets.map(\.text) == ["8 fl oz", "12 fl oz", "16 fl oz", "20 fl oz"])
    #expect(english.entries.value?.first?.timeText == "2:05 PM")
    let german = try day(try snapshot(self.state(), at: afternoon, environment(.large, locale: "de_DE")))
    #expect(german.progress.value?.totalOfGoalText == "1,25 / 2,45 L")
    #expect(german.entries.value?.first?.timeText == "14:05")
    #expect(german.progress.value?.percentText == "51\u{A0}%")
    let vietnamese = try day(try snapshot(self.state(), at: afternoon, environment(.medium, .vietnamese)))
    #expect(vietnamese.progress.value?.totalOfGoalText == "1,25 / 2,45 lít")
    #expect(vietnamese.progress.value?.inlineText == "51% · còn 1,2 lít")
    #expect(vietnamese.streak?.value?.text == "chuỗi 3 ngày")
  }

  @Test func SI_05_veryHighGoalsComeWithANoteInTheLargeWidget() throws {
    for (goal, isThere) in [(4000, false), (4001, true), (8000, true)] {
      let state = try Fixture.state([], profile: try Fixture.profile(goal: goal))
      let content = try day(try snapshot(state, at: afternoon, environment(.large)))
      #expect((content.healthNote?.value != nil) == isThere, "\(goal)")
    }
  }

  /// Twelve litres in twelve hours are no success, and no size says that they are.
  @Test func farMoreThanTheGoalIsACautionInEverySize() throws {
    let drinks = (0..<12).map { ("2026-02-17T\($0 < 10 ? "0" : "")\($0):00:00+07:00", 1000) }
    let state = try Fixture.state(drinks, profile: try Fixture.profile(goal: 1800))
    let texts = [
      (
        Language.english, "666% · well over the goal",
        "Hardly anyone drinks more than 4 L a day, and far too much water is dangerous. If you feel unwell, see a doctor."
      ),
      (
        .vietnamese, "666% · vượt xa mục tiêu",
        "Hiếm ai uống quá 4 lít mỗi ngày, và uống quá nhiều nước có thể nguy hiểm. Nếu thấy không khỏe, hãy đi khám."
      ),
      (.chinese, "666% · 远超目标", "很少有人每天喝超过4升，饮水过多有危险。如感不适，请就医。"),
    ]
    for (language, line, note) in texts {
      for family in Family.allCases {
        let shown = try snapshot(state, at: afternoon, environment(family, language))
        let content = try day(shown)
        let progress = try #require(content.progress.value)
        #expect(progress.inlineText.longest == line && line.hasSuffix(progress.restText.longest))
        #expect(progress.role == .warning && progress.isReached, "\(family)")
        #expect(content.cautionSymbol == "exclamationmark.triangle.fill")
        #expect(shown.accessibility.value.contains(note), "\(family)")
        #expect(content.healthNote == (family == .large ? .visible(TextForms(note)) : nil))
        // The symbol takes the place of the percentage in the ring; no other text calls it a success.
        let drawn = shown.drawing.texts.map(\.forms.longest)
        let hasRing = [.small, .medium, .large, .circular].contains(family)
        #expect(drawn.contains { $0.contains("666%") } == !hasRing, "\(family)")
        #expect(!drawn.contains { $0.contains("goal reached") })
        let hidden = try #require(shown.redacted().content)
        #expect(hidden.cautionSymbol == nil && hidden.healthNote == nil && hidden.filledRole == .progress)
      }
      let screen = try #require(
        HydrationScreen.Today(state, at: try Fixture.instant(afternoon), in: environment(.large, language)))
      #expect(screen.headline == line && screen.notes == [note])
    }
  }

  @Test func moreThanTheGoalIsASuccessUpToTwiceTheGoal() throws {
    for (goal, drunk, role) in [
      (2450, 2449, HydrationRole.progress), (2450, 2450, .reached), (2450, 4900, .reached),
      (2450, 4901, .warning), (1200, 4000, .reached), (1200, 4001, .warning), (7000, 8000, .reached),
      (7000, 8001, .warning),
    ] {
      let state = try Fixture.state(
        [("2026-02-17T08:00:00+07:00", drunk)], profile: try Fixture.profile(goal: goal))
      let content = try day(try snapshot(state, at: afternoon, environment(.small)))
      #expect(content.filledRole == role, "\(drunk) of \(goal)")
    }
  }

  /// An older file was put back, or one is damaged: drinks are missing, or cannot be read for now.
  @Test func lossesAndWhatCannotBeReadNowAreToldOnceInEveryLanguage() throws {
    let texts = [
      (Language.english, "Some past days are missing. Open Sipli."),
      (.vietnamese, "Thiếu một số ngày trước. Hãy mở Sipli."),
      (.chinese, "缺少以往某些日期的记录。请打开Sipli。"),
    ]
    var state = try state()
    for (kinds, isTold) in [
      ([], false), ([.doubled(3)], false), ([.lost(3...4)], true), ([.shortened(2), .several(2)], true),
    ] as [([JournalDoubt.Kind], Bool)] {
      state.doubts = kinds.map { JournalDoubt(path: "a", kind: $0) }
      for (language, text) in texts {
        for family in Family.allCases {
          let shown = try snapshot(state, at: "2026-02-17T14:30:00+07:00", environment(family, language))
          let content = try day(shown)
          #expect(content.notes == (isTold ? [TextForms(text)] : []))
          #expect(shown.accessibility.value.hasSuffix(text) == isTold)
          // It is about files, so it stays where the user's drinks are hidden.
          #expect(!content.isShownNotePrivate == isTold)
          #expect(shown.redacted().content?.shownNote == (isTold ? .visible(TextForms(text)) : nil))
        }
      }
    }
  }

  @Test func C_17_rolesCanBeReadOnBothBackgrounds() {
    let background = CommonRole.background.colors
    for role in [HydrationRole.progress, .streak, .reached, .warning] {
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
