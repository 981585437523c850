import InsultScreens
import InsultWidgetCore
import Testing
import WidgetFoundation

struct ScreenTests {
  private static let knave = "statement.churlish.motley-minded.knave"

  private func screen(
    _ state: InsultState = .loaded(InsultChoices()), naming insult: Insult? = nil, hasFailed: Bool = false,
    _ language: Language = .english
  ) -> InsultScreen {
    InsultScreen(
      of: state, naming: insult, hasFailed: hasFailed, at: Widget.now,
      in: Widget.environment(.large, language))
  }

  @Test func IB_19_theInsultOfNowIsThatOfTheWidgetAndIsSharedWithWhoseItIs() {
    let screen = screen()
    #expect(screen.shown.insult.text == Widget.snapshot(.large).facts?.insult)
    #expect(screen.shown.insult.text == "Thou untutored iron-witted horseback-breaker!")
    #expect(screen.shared == "Thou untutored iron-witted horseback-breaker! — in Shakespeare’s words")
    #expect(screen.time == "30 minutes ago" && screen.notice == nil)
    #expect(screen.notes == ["30 minutes ago"] && screen.next == .another(than: Widget.index))
    #expect(screen.shown.toggle == .addFavourite(screen.shown.insult))
    #expect(screen.favourites == [] && screen.hasNoFavourites)
  }

  @Test func IB_13_theInsultOfALinkIsShownInPlaceOfThatOfNowWhichHasAWayBack()
    throws
  {
    let knave = try #require(Insult(code: Self.knave))
    let screen = screen(naming: knave)
    #expect(screen.shown.insult.text == "Thou art a churlish, motley-minded knave!" && screen.time == nil)
    #expect(screen.shared == "Thou art a churlish, motley-minded knave! — in Shakespeare’s words")
    #expect(screen.next == .showNow && screen.notes == [])
  }

  @Test func IB_19_theLatestThatWasKeptIsTheFirstAndEachSaysThatItIsKept() throws {
    let insults = try ["churlish", "puking"].map {
      try #require(Insult(code: "exclamation.\($0).flap-mouthed.foot-licker"))
    }
    let settings = insults.reduce(InsultSettings()) { $0.after(.addFavourite($1)) }
    let screen = screen(.loaded(InsultChoices(settings)), naming: insults[0])
    #expect(screen.favourites.map(\.insult) == insults.reversed() && !screen.hasNoFavourites)
    #expect(screen.favourites.allSatisfy { $0.toggle == .removeFavourite($0.insult) })
    #expect(screen.shown.isFavourite && screen.shown.symbol == "heart.fill")
  }

  /// Each hour has an insult of its own, so the earlier ones are those that the widget showed in the hours before.
  @Test func IB_19_whatWasShownBeforeIsListedAndASkippedInsultToo() throws {
    let hours = (1...InsultScreen.earlierCount).map {
      Widget.snapshot(at: Widget.later(-Int64($0))).facts?.insult
    }
    #expect(screen().earlier.map(\.insult.text) == hours)
    var taps = InsultTaps()
    taps.skip(at: Widget.now)
    let tapped = screen(.loaded(InsultChoices(taps: taps)))
    #expect(tapped.earlier.map(\.insult.text) == [screen().shown.insult.text] + hours.dropLast())
    #expect(tapped.earlier.allSatisfy { $0.toggle == .addFavourite($0.insult) })
    // A named insult changes nothing in the list.
    #expect(screen(naming: Insult(code: Self.knave)).earlier == screen().earlier)
  }

  @Test func theScreenSaysWhoSpeaksAndThatUpdatesAreApproximate() throws {
    let quotation = Widget.later(3)
    let screen = InsultScreen(
      of: .loaded(InsultChoices()), at: quotation, in: Widget.environment(.large, .english))
    #expect(screen.notes == ["Hermia, A Midsummer Night's Dream 3.2", "30 minutes ago"])
    for (language, word) in [(Language.english, "approximate"), (.vietnamese, "ước chừng"), (.chinese, "大致")]
    {
      #expect(InsultTexts(language).settingsNote(.hour).contains(word))
    }
  }

  @Test func exactlyOneOfEachChoiceIsChosen() {
    let settings = InsultSettings(interval: .quarterHour, rating: .bawdy)
    let screen = screen(.loaded(InsultChoices(settings)))
    #expect(screen.settings.map(\.key) == ["rating", "intervalMinutes"])
    #expect(screen.settings.map(\.chosen) == ["bawdy", .integer(15)] && screen.interval == .quarterHour)
    #expect(screen.settings.allSatisfy { $0.field.choices.map(\.value).contains($0.chosen) })
    #expect(screen.settings[0].field.choices.map(\.text) == ["Mild", "Bawdy"])
    #expect(screen.settings[1].field.choices.count == InsultInterval.allCases.count)
  }

  @Test(arguments: Language.allCases)
  func C_20_whatCannotBeReadIsReportedAndNothingIsOfferedThatCannotBeDone(language: Language) {
    for state in [InsultState.newer(version: 9), .unreadable(""), .unavailable("")] {
      let screen = screen(state, language)
      #expect(screen.notice?.isEmpty == false && screen.next == nil && !screen.hasNoFavourites)
      #expect(self.screen(state, hasFailed: true, language).notice != screen.notice)
    }
    #expect(screen(.missing, language).notice == nil && screen(.missing, language).next != nil)
    #expect(screen(hasFailed: true, language).notice?.isEmpty == false)
  }

  @Test func eachActionChangesWhatItSaysAndNothingElse() throws {
    let knave = try #require(Insult(code: Self.knave))
    let before = InsultSettings(seed: 3)
    var expected = before
    for action in [InsultAction.another(than: Widget.index), .showNow, .show(knave)] {
      #expect(before.after(action) == before)
    }
    expected.addFavourite(knave)
    #expect(
      before.after(.addFavourite(knave)) == expected && expected.after(.removeFavourite(knave)) == before)
    expected.rating = .bawdy
    #expect(before.after(.addFavourite(knave)).after(.set("rating", "bawdy")) == expected)
    expected.interval = .fiveMinutes
    #expect(
      before.after(.addFavourite(knave)).after(.set("rating", "bawdy")).after(
        .set("intervalMinutes", .integer(5)))
        == expected
    )
  }
}
