import Foundation
import InsultWidget
import Testing
import WidgetFoundation

struct SnapshotTests {
  @Test("IB-11: the widget shows what the sequence says, in every zone") func widgetAndSequenceAgree() {
    for interval in InsultInterval.allCases {
      let settings = InsultSettings(seed: 77, interval: interval, rating: .bawdy)
      let sequence = InsultSequence(seed: 77, rating: .bawdy)
      for step in 0..<60 as Range<Int64> {
        let instant = Instant(secondsSince1970: Widget.now.secondsSince1970 + step * 901)
        let expected = sequence.insult(in: interval.slot(at: instant.secondsSince1970))
        for zone in ["Asia/Ho_Chi_Minh", "America/St_Johns"] {
          let snapshot = InsultSystem.snapshot(
            of: .settings(settings), configuration: InsultConfiguration(), at: instant,
            in: Widget.environment(.large, zone: zone))
          #expect(snapshot.insult == expected.text && snapshot.page == .share(expected))
        }
      }
    }
  }

  @Test("IB-03, IB-04: title, insult and time") func mediumAndLarge() throws {
    let snapshot = Widget.snapshot(.medium)
    let content = try #require(Widget.content(snapshot))
    #expect(
      snapshot.status == .normal && snapshot.insult == "Thou scurrilous one-trunk-inheriting loggerhead!")
    #expect(content.title == "THE INSOLENT BARD" && content.text == snapshot.insult && !content.isCut)
    #expect(snapshot.time == "30 minutes ago")
    #expect(snapshot.beginning == Instant(secondsSince1970: 1_795_132_800))
    let type = content.typography
    #expect(type.font.size == 16 && type.spacing == 4 && type.lineLimit == 4 && type.inset == 16)
    #expect(type.font.weight == .semibold && type.alignment == .leading && type.hasBookFace)
    #expect(type.title?.font.size == 10 && type.title?.tracking == 1.5 && type.time?.size == 9)
    let large = try #require(Widget.content(Widget.snapshot(.large))?.typography)
    #expect(large.font.size == 22 && large.spacing == 6 && large.lineLimit == 5 && large.inset == 20)
    #expect(large.font.weight == .bold && large.alignment == .center && large.hasBookFace)
    #expect(large.title?.font.size == 14 && large.title?.tracking == 2 && large.time?.size == 11)
    #expect(content.role == .insult)
  }

  @Test("IB-02: small has three lines of 11 points in dark grey") func small() throws {
    let content = try #require(Widget.content(Widget.snapshot(.small)))
    #expect(content.title == nil && content.role == .smallInsult && content.lines.count <= 3)
    #expect(content.typography.font.size == 11 && content.typography.inset == 8)
    #expect(content.typography.lineLimit == 3 && content.typography.font.weight == .medium)
  }

  @Test("IB-02, IB-04: where the emblem stands") func emblem() {
    #expect(Widget.content(Widget.snapshot(.small))?.emblem == .aboveInsult)
    #expect(Widget.content(Widget.snapshot(.large))?.emblem == .besideTitle)
    for family in [Family.medium, .rectangular, .inline] {
      #expect(Widget.content(Widget.snapshot(family))?.emblem == nil)
    }
  }

  @Test("IB-06: rectangle, circle and line of the lock screen") func lockScreen() throws {
    #expect(Widget.snapshot(.circular).content == .emblem)
    // As many of the words as there is room for: 30 characters.
    #expect(
      Widget.content(Widget.snapshot(.inline, at: Widget.later(4)))?.text == "unlettered sheep-biting tun")
    #expect(Widget.content(Widget.snapshot(.inline, at: Widget.later(1)))?.text == "reeling-ripe hempseed")
    let rectangle = try #require(Widget.content(Widget.snapshot(.rectangular)))
    #expect(rectangle.lines == ["Thou scurrilous", "one-trunk-inheriting", "loggerhead!"])
    // A line too narrow for two words.
    let narrow = Widget.snapshot(.inline, size: PointSize(width: 90, height: 26))
    #expect(Widget.content(narrow)?.text == "loggerhead")
    // And one too narrow for the word: the view makes it smaller, nothing is left out.
    let tiny = Widget.content(Widget.snapshot(.inline, size: PointSize(width: 20, height: 26)))
    #expect(tiny?.text == "loggerhead" && tiny?.isCut == false)
  }

  @Test("IB-08: samples of the source document are marked as such") func samples() {
    for family in Family.allCases {
      let placeholder = InsultSystem.placeholder(in: Widget.environment(family))
      let preview = InsultSystem.preview(in: Widget.environment(family))
      #expect(placeholder.insult == "Thou art a churlish, motley-minded knave!")
      #expect(preview.insult == "Thou gleeking flap-mouthed foot-licker!")
      #expect(placeholder.status == .placeholder && preview.status == .placeholder)
      #expect(preview.page == .shareCurrent && preview.beginning == nil && preview.time == "Just now")
    }
  }

  @Test("IB-17, C-20: settings that cannot be read show the fallback and say so") func unreadable() {
    let state = InsultState(parsing: Array("{\"rating\": \"rude\"}".utf8))
    let snapshot = InsultSystem.snapshot(
      of: state, configuration: InsultConfiguration(), at: Widget.now, in: Widget.environment(.medium))
    #expect(snapshot.status == .failure(.unreadableSettings))
    #expect(snapshot.insult == "Thou art a villainous tickle-brained canker-blossom!")
    #expect(snapshot.time == "Open app to refresh" && snapshot.page == .shareCurrent)
    let schedule = InsultSystem.schedule(
      of: state, configuration: InsultConfiguration(), from: Widget.now, in: Widget.environment(.medium))
    #expect(schedule.entries == [Widget.now] && schedule.reload == .never)
  }

  @Test("IB-17: before the app was opened there are insults too") func neverOpened() {
    let state = InsultState(parsing: nil)
    #expect(state == .settings(InsultSettings()))
    #expect(Widget.snapshot().status == .normal)
  }

  @Test("IB-18: tapping goes on, for good; a widget may have a rating of its own") func tapping() {
    var settings = InsultSettings(seed: 5)
    let sequence = InsultSequence(seed: 5)
    for taps in 0..<30 as Range<Int64> {
      #expect(settings.skipped == taps)
      #expect(Widget.snapshot(.medium, settings).insult == sequence.insult(in: 498_648 + taps).text)
      settings.skip()
    }
    let later = Instant(secondsSince1970: Widget.now.secondsSince1970 + 3600)
    #expect(Widget.snapshot(.medium, settings, at: later).insult == sequence.insult(in: 498_679).text)
    let bawdy = InsultSystem.snapshot(
      of: .settings(InsultSettings(seed: 5)), configuration: InsultConfiguration(rating: .bawdy),
      at: Widget.now, in: Widget.environment(.medium))
    #expect(bawdy.insult == InsultSequence(seed: 5, rating: .bawdy).insult(in: 498_648).text)
    #expect(InsultSettings(skipped: -4).skipped == 0)
  }

  @Test("IB-20: the insult as a sentence, then the time") func accessibility() {
    for family in Family.allCases {
      let snapshot = Widget.snapshot(family)
      #expect(snapshot.accessibility.label == "Thou scurrilous one-trunk-inheriting loggerhead!")
      #expect(snapshot.accessibility.value == "30 minutes ago")
      #expect(snapshot.redacted() == snapshot && snapshot.elementLinks == [])
    }
  }

  @Test("C-15: the time in all languages; the insult stays English") func languages() {
    #expect(Widget.snapshot(language: .vietnamese).time == "30 phút trước")
    #expect(Widget.snapshot(language: .chinese).time == "30 分钟前")
    for language in Language.allCases {
      #expect(
        Widget.snapshot(language: language).insult == "Thou scurrilous one-trunk-inheriting loggerhead!")
      #expect(Widget.content(Widget.snapshot(language: language))?.title == InsultTexts(language).title)
    }
  }

  @Test func farMomentsDoNotTrap() {
    for seconds in [Int64.min, .min + 1, -1, 0, .max - 1, .max] {
      let instant = Instant(secondsSince1970: seconds)
      for interval in InsultInterval.allCases {
        let settings = InsultSettings(seed: .max, interval: interval, skipped: .max)
        #expect(!Widget.snapshot(.medium, settings, at: instant).insult.isEmpty)
        #expect(Widget.schedule(settings, from: instant).entries.first == instant)
        #expect(settings.history(before: instant, count: 3).count <= 3)
      }
    }
  }
}
