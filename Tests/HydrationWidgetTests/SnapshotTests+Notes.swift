import Foundation
import HydrationFixtures
import HydrationWidgetCore
import TestSupport
import Testing

@testable import HydrationScreens

/// Notes on health, and on files that cannot be read.
extension SnapshotTests {
  /// A note, or a sign that there is one; it is read aloud in every size.
  @Test func SI_05_veryHighGoalsComeWithANoteInEverySize() throws {
    for (goal, isThere) in [(4000, false), (4001, true), (8000, true)] {
      let state = try Fixture.state([], profile: try Fixture.profile(goal: goal))
      for family in Family.allCases {
        let shown = try snapshot(state, at: afternoon, environment(family))
        #expect((try day(shown).healthNote != nil) == isThere, "\(goal)")
        let isNote = [.small, .medium, .large].contains(family)
        #expect(drawn("healthNote", shown).isEmpty == !(isThere && isNote), "\(goal), \(family)")
        #expect(shown.drawing.hasSign == (isThere && !isNote), "\(goal), \(family)")
        #expect(shown.accessibility.value.contains("Ask a doctor about this goal.") == isThere, "\(family)")
        #expect(!shown.redacted().drawing.hasSign, "\(family)")
      }
    }
  }

  /// By NIOSH 2017-126 not more than 48 oz, 1420 mL, an hour; one drink may be what was drunk in several.
  @Test func severalDrinksWithinAnHourAreCountedTogether() throws {
    for (drinks, isThere) in [
      ([("09:00:00", 900), ("09:59:59", 520)], false), ([("09:00:00", 900), ("09:59:59", 521)], true),
      ([("09:00:00", 900), ("10:00:00", 900)], false), ([("09:00:00", 3000)], false),
      ([("07:00:00", 900), ("09:00:00", 900), ("09:30:00", 300), ("09:40:00", 300)], true),
    ] {
      let state = try Fixture.state(
        drinks.map { ("2026-02-17T\($0.0)+07:00", $0.1) }, profile: try Fixture.profile(goal: 3000))
      let shown = try snapshot(state, at: afternoon, environment(.medium))
      let note = "More than 1.42 L within an hour can be dangerous. If you feel unwell, see a doctor."
      #expect(drawn("healthNote", shown) == (isThere ? [note] : []), "\(drinks)")
      #expect(shown.drawing.filledRing?.role != .warning)
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
    let caution = "exclamationmark.triangle.fill"
    for (language, line, note) in texts {
      for family in Family.allCases {
        let shown = try snapshot(state, at: afternoon, environment(family, language))
        let day = try day(shown)
        let hasRing = [.small, .medium, .large, .circular].contains(family)
        #expect(day.inlineText.longest == line && line.hasSuffix(day.restText.longest))
        #expect(day.isFarOverGoal && day.isReached, "\(family)")
        #expect(shown.drawing.filledRing?.role == (hasRing ? .warning : nil), "\(family)")
        #expect(shown.drawing.symbols.map(\.name).contains(caution) == hasRing, "\(family)")
        #expect(shown.accessibility.value.contains(note), "\(family)")
        #expect(drawn("healthNote", shown) == ([.small, .medium, .large].contains(family) ? [note] : []))
        // The symbol takes the place of the percentage in the ring; no other text calls it a success.
        let texts = shown.drawing.texts.map(\.forms.longest)
        #expect(texts.contains { $0.contains("666%") } == !hasRing, "\(family)")
        #expect(!texts.contains { $0.contains("goal reached") })
        let hidden = shown.redacted()
        #expect(!hidden.drawing.symbols.map(\.name).contains(caution) && drawn("healthNote", hidden).isEmpty)
        #expect(hidden.drawing.filledRing?.role == (hasRing ? .progress : nil))
      }
      let screen = try #require(
        HydrationScreen.Today(state, at: try Fixture.instant(afternoon), in: environment(.large, language)))
      #expect(screen.day.inlineText.longest == line && screen.notes == [note])
    }
  }

  @Test func moreThanTheGoalIsASuccessUpToTwiceTheGoal() throws {
    for (goal, drunk, role) in [
      (2450, 2449, HydrationRole.progress), (2450, 2450, .reached), (2450, 4900, .surplus),
      (2450, 4901, .warning), (1200, 4000, .surplus), (1200, 4001, .warning), (7000, 8000, .surplus),
      (7000, 8001, .warning),
    ] {
      let state = try Fixture.state(
        [("2026-02-17T08:00:00+07:00", drunk)], profile: try Fixture.profile(goal: goal))
      let shown = try snapshot(state, at: afternoon, environment(.small))
      #expect(shown.drawing.filledRing?.role == role, "\(drunk) of \(goal)")
    }
  }

  /// An older file was put back, or one is damaged.
  @Test func lossesAreShownForSevenDaysInEveryLanguage() throws {
    let texts = [
      (Language.english, "Past days are missing. Open the app."),
      (.vietnamese, "Thiếu một số ngày trước. Hãy mở ứng dụng."),
      (.chinese, "缺少以往某些日期的记录。请打开 App。"),
    ]
    var state = try state()
    let month = try #require(YearMonth("2026-01"))
    // A week after it was first seen, only the app says it.
    for (since, isTold) in [(nil, false), (10, true), (11, true), (9, false)] {
      let first = try since.map { try Fixture.instant("2026-02-\($0 < 10 ? "0" : "")\($0)T15:00:00+07:00") }
      state.lost = first.map { [LostLines(month, path: "a", count: 2, since: $0)] } ?? []
      for (language, text) in texts {
        for family in Family.allCases {
          let shown = try snapshot(state, at: "2026-02-17T14:30:00+07:00", environment(family, language))
          #expect(try facts(shown).notes.map(\.longest) == (isTold ? [text] : []))
          #expect(shown.accessibility.value.hasSuffix(text) == isTold)
          // It is about files, so it stays where the user's drinks are hidden.
          let isDrawn = isTold && [.small, .medium, .large].contains(family)
          #expect(shown.drawing.hasSign == (isTold && !isDrawn), "\(family)")
          #expect(drawn("notes", shown.redacted()) == (isDrawn ? [text] : []), "\(family)")
          #expect(drawn("notes", shown) == (isDrawn ? [text] : []), "\(family)")
          #expect(
            !shown.drawing.isPrivate("notes")
              && shown.drawing.isPrivate("totalText") == family.allowsElementLinks)
        }
      }
    }
  }
}

extension Drawing {
  /// The filled part of the ring and its colour; `nil` without a ring.
  var filledRing: (filled: Double, role: HydrationRole)? {
    all.lazy.compactMap { part in
      guard case .ring(_, let filled, let paint, _) = part else { return nil }
      return HydrationRole(rawValue: paint.role).map { (filled, $0) }
    }.first
  }

  /// Whether there is a sign of notes that are not drawn.
  var hasSign: Bool {
    all.contains { part in
      switch part {
      case .symbol(let symbol): symbol.name == "exclamationmark.triangle.fill"
      case .line(_, let symbol, _): symbol?.name == "exclamationmark.triangle.fill"
      default: false
      }
    }
  }

  /// Whether a text with a name is marked as private.
  fileprivate func isPrivate(_ name: String) -> Bool {
    all.contains { part in
      if case .marked(.text(let text), .isPrivate) = part { text.name == name } else { false }
    }
  }
}
