import Foundation
import InsultWidget
import TestSupport
import Testing
import WidgetFoundation

struct SnapshotTests {
  @Test func IB_11_theWidgetShowsWhatTheSequenceSaysWhereverHoursBeginTogether() {
    for interval in InsultInterval.allCases {
      let settings = InsultSettings(seed: 77, interval: interval, rating: .bawdy)
      let sequence = InsultSequence(seed: 77, rating: .bawdy)
      for step in 0..<60 as Range<Int64> {
        let instant = Instant(secondsSince1970: Widget.now.secondsSince1970 + step * 901)
        let expected = sequence.insult(in: interval.slot(at: instant.secondsSince1970, offset: 0))
        for zone in ["Asia/Ho_Chi_Minh", "America/New_York"] {
          let snapshot = InsultSystem.snapshot(
            of: .loaded(InsultChoices(settings)), configuration: InsultConfiguration(), at: instant,
            in: Widget.environment(.large, zone: zone))
          #expect(snapshot.content?.insult == expected.text && snapshot.page == .share(expected))
        }
      }
    }
  }

  @Test func IB_03_IB_04_titleInsultAndTime() throws {
    let snapshot = Widget.snapshot(.medium)
    let (content, text) = (try #require(snapshot.content), try #require(Widget.text(snapshot)))
    #expect(
      snapshot.status == .normal && content.insult == "Thou untutored iron-witted horseback-breaker!")
    #expect(text.title?.longest == "THE INSOLENT BARD" && text.text.all == [content.insult] && !text.isCut)
    #expect(content.time == "30 minutes ago" && content.sinceText.all == ["Since 12:00 AM", "12:00 AM"])
    #expect(text.role == .insult)
    #expect(content.beginning == Instant(secondsSince1970: 1_795_132_800))
    let medium = try #require(Widget.layout(snapshot))
    #expect(medium.text.font == WidgetFont(16, .semibold) && medium.text.lineLimit == 4)
    #expect(medium.lineSpacing == 4 && medium.padding == 16 && medium.text.alignment == .leading)
    #expect(medium.title?.font == WidgetFont(10, .bold) && medium.titleTracking == 1.5)
    #expect(medium.sinceText?.font.size == 9 && medium.faceName == "IMFellEnglish-Regular")
    let large = try #require(Widget.layout(Widget.snapshot(.large)))
    #expect(large.text.font == WidgetFont(22, .bold) && large.text.lineLimit == 5)
    #expect(large.lineSpacing == 6 && large.padding == 20 && large.text.alignment == .center)
    #expect(large.title?.font == WidgetFont(14, .bold) && large.titleTracking == 2)
    #expect(large.sinceText?.font.size == 11 && large.faceName == "IMFellEnglish-Regular")
  }

  @Test func IB_15_theFaceItsFileItsLicenceAndWhatStandsInForItAreNamed() throws {
    for family in Family.allCases {
      let faces = Widget.snapshot(family).drawing.texts.compactMap(\.face)
      #expect(faces == (family == .medium || family == .large ? ["IMFellEnglish-Regular"] : []))
    }
    #expect(AppIdentifiers.insolentBard.fonts == ["\(InsultTextLayout.bookFace).ttf"])
    let notice = try String(contentsOf: Repository.root.appendingPathComponent("NOTICE"), encoding: .utf8)
    #expect(notice.contains("IM Fell English") && notice.contains("SIL Open Font License 1.1"))
  }

  @Test func IB_02_smallHasThreeLinesOf11PointsInDarkGrey() throws {
    let text = try #require(Widget.text(Widget.snapshot(.small)))
    #expect(text.title == nil && text.role == .smallInsult && text.lines.count <= 3)
    let layout = try #require(Widget.layout(Widget.snapshot(.small)))
    #expect(layout.text.font == WidgetFont(11, .medium) && layout.text.lineLimit == 3)
    #expect(layout.padding == 8 && layout.faceName == nil)
  }

  @Test func IB_02_IB_04_whereTheEmblemStands() {
    #expect(Widget.text(Widget.snapshot(.small))?.emblem == .aboveInsult)
    #expect(Widget.text(Widget.snapshot(.large))?.emblem == .besideTitle)
    for family in [Family.medium, .rectangular, .inline] {
      #expect(Widget.text(Widget.snapshot(family))?.emblem == nil)
    }
  }

  @Test func IB_06_rectangleCircleAndLineOfTheLockScreen() throws {
    #expect(Widget.snapshot(.circular).content?.form == .emblem)
    // As many words as fit: 30 characters.
    #expect(
      Widget.text(Widget.snapshot(.inline, at: Widget.later(4)))?.lines == ["pribbling knee-crooking clod"])
    let inline = Widget.text(Widget.snapshot(.inline, at: Widget.later(1)))
    #expect(inline?.lines == ["toad-spotted skein"])
    #expect(inline?.text.all == ["caterwauling, toad-spotted skein", "toad-spotted skein", "skein"])
    let rectangle = try #require(Widget.text(Widget.snapshot(.rectangular)))
    #expect(rectangle.lines == ["Thou untutored", "iron-witted", "horseback-breaker!"])
    // Quotations have their first sentences as shorter forms.
    let quoted = (0..<60).compactMap { seed -> InsultText? in
      let state = InsultState.loaded(InsultChoices(InsultSettings(seed: UInt64(seed))))
      guard
        let instant = Instant("2026-02-17T05:00:00Z"),
        case .text(let text)? = InsultSystem.snapshot(
          of: state, configuration: InsultConfiguration(), at: instant,
          in: WidgetEnvironment(
            zone: ZoneClock(offset: 0), language: .english, frame: WidgetFrame(.inline))
        ).content?.form
      else { return nil }
      return text
    }
    #expect(
      quoted.contains { $0.text.all.contains("O me! you juggler!") && $0.lines == ["O me! you juggler!"] })
    #expect(quoted.filter(\.isCut).count <= 6)
    // A line too narrow for two words.
    let narrow = Widget.snapshot(.inline, size: PointSize(width: 90, height: 26))
    #expect(Widget.text(narrow)?.lines == ["horseback-breaker"])
    // A line too narrow for one word: the view makes it smaller, and nothing is left out.
    let tiny = Widget.text(Widget.snapshot(.inline, size: PointSize(width: 20, height: 26)))
    #expect(tiny?.lines == ["horseback-breaker"] && tiny?.isCut == false)
  }

  @Test func everyLineHasShorterFormsWhereItNeedsThem() throws {
    for step in 0..<40 as Range<Int64> {
      for language in Language.allCases {
        for family in Family.allCases {
          let snapshot = Widget.snapshot(family, at: Widget.later(step), language: language)
          guard let text = Widget.text(snapshot), let content = snapshot.content else { continue }
          let noun = try #require(content.insult.split(separator: " ").last?.dropLast()).lowercased()
          switch family {
          case .medium, .large: #expect(text.text.all == [content.insult])
          case .small, .rectangular, .inline, .circular:
            // Even a short form contains the noun or marks omitted words; a quotation has whole sentences.
            #expect(
              text.text.all.allSatisfy {
                $0.lowercased().contains(noun) || $0.hasSuffix("…")
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
      let sample = InsultSystem.placeholder(in: environment)
      #expect(sample.content?.insult == "Thou gleeking flap-mouthed foot-licker!")
      #expect(sample.status == .placeholder && sample.page == .shareCurrent)
      #expect(sample.content?.beginning == nil && sample.content?.sinceText == "Just now")
      let state = InsultState.placeholder
      let configuration = InsultConfiguration(rating: .bawdy)
      #expect(
        InsultSystem.snapshot(of: state, configuration: configuration, at: Widget.now, in: environment)
          == sample)
      let schedule = InsultSystem.schedule(
        of: state, configuration: configuration, from: Widget.now, in: environment)
      #expect(schedule.entries == [Widget.now] && schedule.reload == .never)
    }
  }

  @Test func IB_17_C_20_settingsThatCannotBeReadShowTheFallbackAndSaySo() {
    for text in ["[]", "{", "7"] {
      let state = InsultState(parsing: Array(text.utf8))
      let snapshot = InsultSystem.snapshot(
        of: state, configuration: InsultConfiguration(), at: Widget.now, in: Widget.environment(.medium))
      #expect(snapshot.status == .failure(.unreadable))
      #expect(snapshot.content?.insult == "Thou art a villainous tickle-brained canker-blossom!")
      #expect(snapshot.content?.sinceText == "Open app to refresh" && snapshot.page == .shareCurrent)
      let schedule = InsultSystem.schedule(
        of: state, configuration: InsultConfiguration(), from: Widget.now, in: Widget.environment(.medium))
      #expect(schedule.entries == [Widget.now] && schedule.reload == .never)
    }
  }

  @Test func IB_17_beforeTheAppWasOpenedThereAreInsultsToo() {
    for state in [InsultState(parsing: nil), InsultState(parsing: Array("null".utf8))] {
      let snapshot = InsultSystem.snapshot(
        of: state, configuration: InsultConfiguration(), at: Widget.now, in: Widget.environment(.medium))
      #expect(state == .missing && snapshot == Widget.snapshot())
      #expect(snapshot.status == .normal)
    }
  }

  @Test func IB_18_aWidgetMayHaveARatingOfItsOwn() {
    let bawdy = InsultSystem.snapshot(
      of: .loaded(InsultChoices(InsultSettings(seed: 5))),
      configuration: InsultConfiguration(rating: .bawdy),
      at: Widget.now, in: Widget.environment(.medium))
    #expect(bawdy.content?.insult == InsultSequence(seed: 5, rating: .bawdy).insult(in: 498_648).text)
  }

  /// An entry is shown for a whole interval, so its text must stay true during that time.
  @Test(arguments: InsultInterval.allCases)
  func whatIsDrawnAndSpokenIsTrueAsLongAsTheEntryStands(interval: InsultInterval) throws {
    let settings = InsultSettings(interval: interval)
    let entries = Widget.schedule(settings).entries
    for (entry, next) in zip(entries, entries.dropFirst()) {
      let drawn = Widget.snapshot(.medium, settings, at: entry)
      let last = Instant(secondsSince1970: next.secondsSince1970 - 1)
      let shown = Widget.snapshot(.medium, settings, at: last)
      #expect(
        drawn.accessibility == shown.accessibility && drawn.content?.sinceText == shown.content?.sinceText)
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
    #expect(Widget.snapshot(language: .vietnamese).content?.time == "30 phút trước")
    #expect(Widget.snapshot(language: .chinese).content?.time == "30 分钟前")
    let afternoon = Widget.later(14)
    #expect(
      [Language.vietnamese, .chinese, .english].map {
        Widget.snapshot(at: afternoon, language: $0).content?.sinceText.longest
      } == ["Từ 14:00", "14:00 起", "Since 2:00 PM"])
    for language in Language.allCases {
      #expect(
        Widget.snapshot(language: language).content?.insult
          == "Thou untutored iron-witted horseback-breaker!")
      #expect(Widget.text(Widget.snapshot(language: language))?.title == InsultTexts(language).title)
    }
  }

  @Test func farMomentsDoNotTrap() throws {
    for seconds in [Int64.min, .min + 1, -1, 0, .max - 1, .max] {
      let instant = Instant(secondsSince1970: seconds)
      for interval in InsultInterval.allCases {
        let settings = InsultSettings(seed: .max, interval: interval)
        #expect(Widget.snapshot(.medium, settings, at: instant).content?.insult.isEmpty == false)
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
