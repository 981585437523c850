import Foundation
import TestSupport
import Testing
import WidgetCore

/// Settings of an invented app, with one choice of each kind.
private struct TeaSettings: WidgetSettings {
  enum Strength: String, CaseIterable, JSONDecodable, JSONEncodable { case weak, strong }

  var strength = Strength.weak
  var cups = 2
  var place: String?

  init() {}

  mutating func list(in fields: inout SettingsFields) {
    fields.choice("strength", &strength)
    fields.choice("cups", &cups)
    fields.choice("place", &place)
  }
}

private func stored(_ text: String) -> StoredSettings<TeaSettings> {
  StoredSettings(parsing: Array(text.utf8))
}

private func object(_ settings: StoredSettings<TeaSettings>) throws -> JSONObject {
  try JSONObject(json: try JSON(parsing: settings.bytes))
}

@Suite struct SettingsTests {
  @Test func anUnknownValueFallsBackAlone() {
    let read = stored(#"{"strength": "volcanic", "cups": 5, "place": "Huế"}"#)
    #expect(read.settings.strength == .weak)
    #expect(read.settings.cups == 5)
    #expect(read.settings.place == "Huế")
    #expect(read.problems.count == 1)
    #expect(read.problems.first?.path == ["strength"])
    #expect(!read.isUnreadable)
  }

  @Test func membersOfANewerVersionSurviveARewrite() throws {
    var read = stored(#"{"cups": 5, "milk": {"kind": "oat"}, "sugar": [1, 2]}"#)
    read.settings.cups = 3
    let written = try object(read)
    #expect(written["milk"] == ["kind": "oat"])
    #expect(written["sugar"] == .array([.integer(1), .integer(2)]))
    #expect(written["cups"] == .integer(3))
  }

  @Test func aValueThatCannotBeReadStaysUntilTheChoiceIsMadeAnew() throws {
    var read = stored(#"{"strength": "volcanic", "cups": 5}"#)
    read.settings.cups = 6
    #expect(try object(read)["strength"] == "volcanic")
    read.settings.strength = .strong
    #expect(try object(read)["strength"] == "strong")
  }

  @Test func settingsThatWereNeverStoredAreAsDelivered() {
    for bytes: [UInt8]? in [nil, [], Array("null".utf8), Array(" null\n".utf8)] {
      let read = StoredSettings<TeaSettings>(parsing: bytes)
      #expect(read.settings == TeaSettings())
      #expect(read.problems.isEmpty)
      #expect(!read.isUnreadable)
      #expect(Loaded<TeaSettings>(parsing: bytes) == .missing)
    }
  }

  @Test func bytesThatAreNoObjectAreKeptAndReported() throws {
    let damaged: [[UInt8]] = [
      Array("[]".utf8), Array("7".utf8), Array(#"{"cups": 5"#.utf8), Array("trà".utf8), [0xFF, 0xFE, 0x00],
    ]
    for bytes in damaged {
      var read = StoredSettings<TeaSettings>(parsing: bytes)
      #expect(read.isUnreadable)
      #expect(read.problems.isEmpty)
      #expect(read.settings == TeaSettings())
      #expect(read.bytes == bytes)
      guard case .unreadable(let why) = Loaded<TeaSettings>(parsing: bytes) else {
        Issue.record("\(bytes) was read")
        continue
      }
      #expect(!why.isEmpty)
      // A new choice must be stored; the old bytes are kept in it.
      read.settings.cups = 9
      let again = StoredSettings<TeaSettings>(parsing: read.bytes)
      #expect(again.settings.cups == 9)
      let kept = try object(again)["unreadable"]
      let text = String(bytes: bytes, encoding: .utf8)
      #expect(kept == text.map(JSON.string) ?? .array(bytes.map { .integer(Int64($0)) }))
    }
  }

  @Test func anyBytesAreReadAndSettingsThatAreNotChangedMeanTheSame() {
    var random = Seeded(15)
    let pieces = [
      "{", "}", "[", "]", ":", ",", "\"cups\"", "\"strength\"", "\"weak\"", "\"place\"", "3", "-1", "null",
      "\"x\"", "1e400", "\u{1}", "true",
    ]
    for _ in 0..<5_000 {
      let text = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }.joined()
      let read = stored(text)
      let again = StoredSettings<TeaSettings>(parsing: read.bytes)
      #expect(again.settings == read.settings, "\(text)")
      #expect(again.isUnreadable == read.isUnreadable, "\(text)")
    }
  }
}

@Suite struct LoadedTests {
  @Test func onlyFactsThatCouldNotBeOpenedAreLookedForAgain() {
    let now = Instant(secondsSince1970: 1_771_304_400)
    let states: [Loaded<Int>] = [.placeholder, .missing, .newer(version: 9), .unreadable("x")]
    for state in states {
      #expect(state.scheduleWithoutFacts(from: now) == Schedule(now: now, later: [], reload: .never))
    }
    let later = Instant(secondsSince1970: 1_771_308_000)
    #expect(
      Loaded<Int>.unavailable("locked").scheduleWithoutFacts(from: now)
        == Schedule(now: now, later: [], reload: .after(later)))
    let end = Instant(secondsSince1970: .max)
    #expect(Loaded<Int>.unavailable("locked").scheduleWithoutFacts(from: end).reload == .never)
  }
}

@Suite struct ReasonTests {
  private enum TeaReason: String, SpecificReason, CaseIterable { case cold }

  @Test func everyReasonHasAWordOfItsOwn() {
    let reasons: [WidgetReason<TeaReason>] = [
      .missing, .newer, .unreadable, .unavailable, .outsideCalendar, .specific(.cold),
    ]
    #expect(Set(reasons.map { $0.word }).count == reasons.count)
  }
}

@Suite struct NoteTests {
  @Test func aNoteFitsEveryFamilyOnEveryPhone() {
    let note = WidgetNote(title: "Title", "A note of a sentence.")
    for screen in ScreenClass.allCases {
      for family in Family.allCases {
        guard let size = screen.size(of: family) else { continue }
        let drawing = note.drawing(in: WidgetFrame(family: family, size: size))
        // The system sets the line above the clock in a font of its own.
        #expect(family == .inline || drawing.height <= size.height + 0.001, "\(screen) \(family)")
        #expect(drawing.texts.allSatisfy { $0.layout.width <= size.width }, "\(screen) \(family)")
        #expect(
          drawing.texts.isEmpty == (family == .circular)
            && drawing.symbols.isEmpty == (family == .rectangular))
      }
    }
  }
}
