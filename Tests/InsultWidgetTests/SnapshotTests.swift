import Foundation
import InsultWidgetCore
import TestSupport
import Testing
import WidgetFoundation

struct SnapshotTests {
  @Test func IB_11_theWidgetShowsWhatTheSequenceSaysWhereverHoursBeginTogether() {
    for interval in InsultInterval.allCases {
      let settings = InsultSettings(seed: 77, interval: interval, rating: .bawdy)
      let sequence = InsultSequence(seed: 77, rating: .bawdy, interval: interval)
      for step in 0..<60 as Range<Int64> {
        let instant = Instant(secondsSince1970: Widget.now.secondsSince1970 + step * 901)
        let expected = sequence.insult(in: interval.slot(at: instant.secondsSince1970, offset: 0))
        for zone in ["Asia/Ho_Chi_Minh", "America/New_York"] {
          let snapshot = InsultDefinition.snapshot(
            of: .loaded(InsultChoices(settings)), configuration: InsultConfiguration(), at: instant,
            in: Widget.environment(.large, zone: zone))
          #expect(snapshot.facts?.insult == expected.text && snapshot.page == .share(expected))
        }
      }
    }
  }

  @Test func IB_03_IB_04_titleInsultAndTime() throws {
    let snapshot = Widget.snapshot(.medium)
    let facts = try #require(snapshot.facts)
    #expect(
      snapshot.status == .normal && facts.insult == "Thou untutored iron-witted horseback-breaker!")
    #expect(facts.time == "30 minutes ago" && facts.sinceText.all == ["Since 12:00 AM", "12:00 AM"])
    #expect(facts.beginning == Instant(secondsSince1970: 1_795_132_800))
    func texts(_ family: Family) throws -> (title: DrawnText, text: DrawnText, since: DrawnText) {
      let drawing = Widget.snapshot(family).drawing
      return (
        try #require(drawing.text(named: "title")), try #require(drawing.text(named: "text")),
        try #require(drawing.text(named: "footText"))
      )
    }
    let medium = try texts(.medium)
    #expect(medium.title.forms.longest == "THE INSOLENT BARD" && medium.text.forms.all == [facts.insult])
    #expect(medium.since.forms == facts.sinceText && medium.text.paint == Paint(InsultRole.insult))
    #expect(medium.text.layout.font == WidgetFont(16, .semibold) && medium.text.layout.lineLimit == 4)
    #expect(medium.text.lineSpacing == 4 && medium.text.layout.alignment == .leading)
    #expect(medium.text.layout.width == WidgetFrame(.medium).size.width - 2 * 16)
    #expect(medium.title.layout.font == WidgetFont(10, .bold) && medium.title.tracking == 1.5)
    #expect(medium.since.layout.font.size == 10 && medium.text.face == "IMFellEnglish-Regular")
    let large = try texts(.large)
    #expect(large.text.layout.font == WidgetFont(28, .bold) && large.text.layout.lineLimit == 5)
    #expect(large.text.lineSpacing == 7 && large.text.layout.alignment == .center)
    #expect(large.text.layout.width == WidgetFrame(.large).size.width - 2 * 20)
    #expect(large.title.layout.font == WidgetFont(14, .bold) && large.title.tracking == 2)
    #expect(large.since.layout.font.size == 11 && large.text.face == "IMFellEnglish-Regular")
  }

  /// One in twelve insults is a quotation; who says it is drawn if the line has room, and always read aloud.
  @Test func theSpeakerOfAQuotationIsBeforeTheTime() throws {
    // At three o'clock it is one of Hermia, as the list of quotations has it.
    let facts = try #require(Widget.snapshot(at: Widget.later(3)).facts)
    #expect(facts.insult == "O me! you juggler! you canker-blossom! You thief of love!")
    #expect(
      facts.footText.all == [
        "Hermia, A Midsummer Night's Dream 3.2 · Since 3:00 AM", "Hermia · Since 3:00 AM",
        "Hermia · 3:00 AM", "Since 3:00 AM", "3:00 AM",
      ])
    #expect(facts.sinceText.all == ["Since 3:00 AM", "3:00 AM"])
    #expect(facts.accessibility.value == facts.footText.longest)
    let composed = try #require(Widget.snapshot().facts)
    #expect(composed.footText == composed.sinceText)
    let foot = try #require(Widget.snapshot(.large, at: Widget.later(3)).drawing.text(named: "footText"))
    #expect(foot.forms == facts.footText)
  }

  @Test func IB_15_theFaceItsFileItsLicenceAndWhatReplacesItAreNamed() throws {
    for family in Family.allCases {
      let faces = Widget.snapshot(family).drawing.texts.compactMap(\.face)
      #expect(faces == (family == .medium || family == .large ? ["IMFellEnglish-Regular"] : []))
    }
    #expect(AppIdentifiers.insolentBard.fonts == ["\(InsultFacts.bookFace).ttf"])
    let notice = try String(contentsOf: Repository.root.appendingPathComponent("NOTICE"), encoding: .utf8)
    #expect(notice.contains("IM Fell English") && notice.contains("SIL Open Font License 1.1"))
  }

  @Test func IB_02_smallHasThreeLinesOf11PointsInDarkGrey() throws {
    let drawing = Widget.snapshot(.small).drawing
    let text = try #require(drawing.text(named: "text"))
    #expect(drawing.texts.count == 1 && text.paint == Paint(InsultRole.smallInsult))
    #expect(text.layout.font == WidgetFont(11, .medium) && text.layout.lineLimit == 3)
    #expect(text.layout.width == WidgetFrame(.small).size.width - 2 * 8 && text.face == nil)
  }

  @Test func IB_02_IB_04_whereTheEmblemIs() {
    func symbols(_ family: Family) -> [String] {
      Widget.snapshot(family).drawing.symbols.map(\.name).filter { $0 != InsultFacts.anotherSymbol }
    }
    #expect(symbols(.small) == [InsultFacts.emblemSymbol])
    #expect(symbols(.large) == [InsultFacts.emblemSymbol, InsultFacts.emblemSymbol])
    for family in [Family.medium, .rectangular, .inline] { #expect(symbols(family) == []) }
  }

  @Test func IB_06_rectangleCircleAndLineOfTheLockScreen() throws {
    let circle = Widget.snapshot(.circular).drawing
    #expect(circle.texts.map(\.forms.all) == [["horseback-\nbreaker!"]])
    #expect(circle.symbols.map(\.name) == [InsultFacts.emblemSymbol])
    let inline = Widget.text(Widget.snapshot(.inline, at: Widget.later(1)))
    #expect(inline?.forms.all == ["caterwauling, toad-spotted skein", "toad-spotted skein", "skein"])
    let rectangle = try #require(Widget.text(Widget.snapshot(.rectangular)))
    #expect(
      rectangle.forms.all == [
        "Thou untutored iron-witted horseback-breaker!", "untutored iron-witted horseback-breaker",
        "iron-witted horseback-breaker",
      ])
    // Quotations have their first sentences as shorter forms.
    let instant = try #require(Instant("2026-02-17T05:00:00Z"))
    let quoted = (0..<60).compactMap { seed in
      Widget.text(Widget.snapshot(.inline, InsultSettings(seed: UInt64(seed)), at: instant))?.forms.all
    }
    #expect(quoted.contains { $0.last == "O me! you juggler!" || $0.contains("O me! you juggler!") })
    #expect(quoted.allSatisfy { $0.last?.hasSuffix("…") == false })
    // A line too narrow for one word: the view makes it smaller, and nothing is left out.
    for width in [90.0, 20] {
      let narrow = Widget.text(Widget.snapshot(.inline, size: PointSize(width: width, height: 26)))
      #expect(narrow?.forms.shortest == "horseback-breaker")
    }
  }

  @Test func everyLineHasShorterFormsWhereItNeedsThem() throws {
    for step in 0..<40 as Range<Int64> {
      for language in Language.allCases {
        for family in Family.allCases {
          let snapshot = Widget.snapshot(family, at: Widget.later(step), language: language)
          guard let text = Widget.text(snapshot)?.forms, let content = snapshot.facts else { continue }
          let noun = try #require(content.insult.split(separator: " ").last?.dropLast()).lowercased()
          switch family {
          case .medium, .large: #expect(text.all == [content.insult])
          case .small, .rectangular, .inline, .circular:
            // Even a short form contains the noun; a quotation has whole sentences, and the circle a line for each part.
            #expect(
              text.all.allSatisfy {
                $0.lowercased().replacing("\n", with: "").contains(noun)
                  || family == .inline && content.insult.hasPrefix($0 + " ") && "!?.".contains($0.suffix(1))
              })
          }
          #expect(
            content.sinceText.all.count == 2 && content.sinceText.longest.contains(content.sinceText.shortest)
          )
        }
      }
    }
  }

  @Test func IB_08_aSampleOfTheSourceDocumentIsMarkedAsSuch() {
    for family in Family.allCases {
      let environment = Widget.environment(family)
      let sample = InsultDefinition.placeholder(in: environment)
      #expect(sample.facts?.insult == "Thou gleeking flap-mouthed foot-licker!")
      #expect(sample.status == .placeholder && sample.page == .shareCurrent)
      #expect(sample.facts?.beginning == nil && sample.facts?.sinceText == "Just now")
      let state = InsultState.placeholder
      let configuration = InsultConfiguration(rating: .bawdy)
      #expect(
        InsultDefinition.snapshot(of: state, configuration: configuration, at: Widget.now, in: environment)
          == sample)
      let schedule = InsultDefinition.schedule(
        of: state, configuration: configuration, from: Widget.now, in: environment)
      #expect(schedule.entries == [Widget.now] && schedule.reload == .never)
    }
  }

  @Test func IB_17_C_20_settingsThatCannotBeReadShowTheFallbackAndSaySo() {
    for text in ["[]", "{", "7"] {
      let state = InsultState(parsing: Array(text.utf8))
      let snapshot = InsultDefinition.snapshot(
        of: state, configuration: InsultConfiguration(), at: Widget.now, in: Widget.environment(.medium))
      #expect(snapshot.status == .failure(.unreadable))
      #expect(snapshot.facts?.insult == "Thou art a villainous tickle-brained canker-blossom!")
      #expect(snapshot.facts?.sinceText == "Open app to refresh" && snapshot.page == .shareCurrent)
      let schedule = InsultDefinition.schedule(
        of: state, configuration: InsultConfiguration(), from: Widget.now, in: Widget.environment(.medium))
      #expect(schedule.entries == [Widget.now] && schedule.reload == .never)
    }
  }

  @Test func IB_17_beforeTheAppWasOpenedThereAreInsultsToo() {
    for state in [InsultState(parsing: nil), InsultState(parsing: Array("null".utf8))] {
      let snapshot = InsultDefinition.snapshot(
        of: state, configuration: InsultConfiguration(), at: Widget.now, in: Widget.environment(.medium))
      #expect(state == .missing && snapshot == Widget.snapshot())
      #expect(snapshot.status == .normal)
    }
  }

  @Test func IB_18_aWidgetMayHaveARatingOfItsOwn() {
    let bawdy = InsultDefinition.snapshot(
      of: .loaded(InsultChoices(InsultSettings(seed: 5))),
      configuration: InsultConfiguration(rating: .bawdy),
      at: Widget.now, in: Widget.environment(.medium))
    #expect(bawdy.facts?.insult == InsultSequence(seed: 5, rating: .bawdy).insult(in: 498_648).text)
  }

  /// An entry is shown for a whole interval, so its text must stay true during that time.
  @Test(arguments: InsultInterval.allCases)
  func whatIsDrawnAndSpokenIsTrueAsLongAsTheEntryIsShown(interval: InsultInterval) throws {
    let settings = InsultSettings(interval: interval)
    let entries = Widget.schedule(settings).entries
    for (entry, next) in zip(entries, entries.dropFirst()) {
      let drawn = Widget.snapshot(.medium, settings, at: entry)
      let last = Instant(secondsSince1970: next.secondsSince1970 - 1)
      let shown = Widget.snapshot(.medium, settings, at: last)
      #expect(
        drawn.accessibility == shown.accessibility && drawn.facts?.sinceText == shown.facts?.sinceText)
    }
  }

  @Test func IB_20_theInsultAsASentenceThenSinceWhen() {
    for family in Family.allCases {
      let snapshot = Widget.snapshot(family)
      #expect(snapshot.accessibility.label == "Thou untutored iron-witted horseback-breaker!")
      #expect(snapshot.accessibility.value == "Since 12:00 AM")
      #expect(snapshot.redacted() == snapshot && snapshot.elementLinks == [])
    }
  }

  @Test func C_15_theTimeInAllLanguagesTheInsultStaysEnglish() {
    #expect(Widget.snapshot(language: .vietnamese).facts?.time == "30 phút trước")
    #expect(Widget.snapshot(language: .chinese).facts?.time == "30分钟前")
    let afternoon = Widget.later(14)
    #expect(
      [Language.vietnamese, .chinese, .english].map {
        Widget.snapshot(at: afternoon, language: $0).facts?.sinceText.longest
      } == ["Từ 14:00", "14:00起", "Since 2:00 PM"])
    for language in Language.allCases {
      #expect(
        Widget.snapshot(language: language).facts?.insult
          == "Thou untutored iron-witted horseback-breaker!")
      #expect(Widget.snapshot(language: language).facts?.title == InsultTexts(language).title)
    }
  }

  @Test func farMomentsDoNotTrap() throws {
    for seconds in [Int64.min, .min + 1, -1, 0, .max - 1, .max] {
      let instant = Instant(secondsSince1970: seconds)
      for interval in InsultInterval.allCases {
        let settings = InsultSettings(seed: .max, interval: interval)
        #expect(Widget.snapshot(.medium, settings, at: instant).facts?.insult.isEmpty == false)
        #expect(Widget.schedule(settings, from: instant).entries.first == instant)
        for skipped in [0, Int64.max] {
          var taps = try InsultTaps(json: ["skipped": .integer(skipped), "at": "2026-11-20T00:30:00Z"])
          let current = InsultChoices(settings, taps: taps).current(at: instant, in: .utc)
          #expect(!current.insult.text.isEmpty && current.beginning <= instant)
          taps.skip(at: instant)
          #expect(taps.skipped >= skipped)
        }
      }
    }
  }
}
