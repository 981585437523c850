import LunarCalendarWidget
import LunarCalendarWidgetViews
import SwiftUI
import Testing
import WidgetKit
import WidgetPictures
import WidgetViews

/// The tree of the calendar widget's views, in every family on every phone, in every language and state.
@Suite struct CalendarTreeTests {
  /// A state, with the moment that it is shown at.
  struct Occasion {
    var name: String
    var state: CalendarState
    var day: String
    var configuration = CalendarConfiguration()

    static let all: [Occasion] = {
      let delivered = CalendarState.loaded(CalendarSettings())
      let own = """
        {"anniversaries":[{"id":"1","name":"ông nội","kind":"death","date":{"month":3,"day":10},"year":2001},\
        {"id":"2","name":"cô Mai","kind":"birthday","date":{"month":3,"day":11},"year":1966}]}
        """
      return [
        Occasion(name: "sample", state: .placeholder, day: "2026-02-17"),
        Occasion(name: "Tết", state: delivered, day: "2026-02-17"),
        Occasion(name: "six weeks", state: delivered, day: "2026-08-28"),
        Occasion(name: "leap month", state: delivered, day: "2025-07-25"),
        Occasion(
          name: "large type", state: .loaded(CalendarSettings(usesLargeType: true)), day: "2026-02-17"),
        Occasion(name: "anniversaries", state: CalendarState(parsing: Array(own.utf8)), day: "2026-04-26"),
        Occasion(name: "unreadable", state: .unreadable(""), day: "2026-09-25"),
        Occasion(name: "newer", state: .newer(version: 9), day: "2026-09-25"),
        Occasion(name: "missing", state: .missing, day: "2026-09-25"),
        Occasion(name: "unavailable", state: .unavailable(""), day: "2026-09-25"),
        Occasion(name: "uncertain", state: delivered, day: "2072-12-08"),
        Occasion(name: "outside the tables", state: delivered, day: "2150-07-25"),
        Occasion(
          name: "another month", state: delivered, day: "2026-02-17",
          configuration: CalendarConfiguration(month: YearMonth("2026-05"), rows: .six, showsArrows: true)),
        Occasion(
          name: "arrows", state: delivered, day: "2026-02-17",
          configuration: CalendarConfiguration(showsArrows: true)),
      ]
    }()

    func snapshot(_ frame: WidgetFrame, _ language: Language) throws -> CalendarSnapshot {
      CalendarSystem.snapshot(
        of: state, configuration: configuration, at: try noon(day), in: environment(frame, language))
    }
  }

  static let languages: [Language] = [.vietnamese, .english, .chinese]

  /// Noon in Vietnam.
  static func noon(_ day: String) throws -> Instant {
    let date = try #require(CivilDate(day))
    return Instant(secondsSince1970: Int64(DayNumber(date).rataDie - 719_163) * 86_400 + 5 * 3_600)
  }

  static func environment(_ frame: WidgetFrame, _ language: Language) -> WidgetEnvironment {
    WidgetEnvironment(
      zone: ZoneClock(offset: 7 * 3_600, identifier: "Asia/Ho_Chi_Minh"), language: language, frame: frame)
  }

  @MainActor private func drawn(
    _ occasion: Occasion, _ stage: Stage, _ language: Language = .vietnamese
  ) throws -> DrawnWidget<CalendarSystem> {
    let snapshot = try occasion.snapshot(stage.frame, language)
    return DrawnWidget(
      CalendarSystem.self, snapshot, on: stage,
      "\(occasion.name), \(language.tag), \(stage.frame)", view: CalendarWidgetView(snapshot))
  }

  @MainActor @Test func everyTreeShowsItsSnapshot() throws {
    for occasion in Occasion.all {
      for frame in WidgetFrame.all {
        for language in Self.languages { try drawn(occasion, Stage(frame), language).check() }
      }
    }
  }

  @MainActor @Test func everyTreeWithoutPrivateValuesHoldsNoneOfThem() throws {
    for occasion in Occasion.all {
      for family in Family.allCases {
        var stage = Stage(WidgetFrame(family))
        stage.isPrivate = true
        let drawn = try drawn(occasion, stage)
        drawn.check()
        for name in ["ông nội", "cô Mai"] {
          #expect(!drawn.nodes.flatMap(\.lines).contains { $0.contains(name) }, "\(drawn.name)")
        }
      }
    }
  }

  /// Where the system colours widgets only how opaque something is remains, and every state has a part in the tint.
  @MainActor @Test func everyModeHasTheColoursOfThePicture() throws {
    for occasion in Occasion.all {
      for family in Family.allCases where family != .inline {
        for isDark in [false, true] {
          var stage = Stage(WidgetFrame(family))
          stage.isDark = isDark
          for mode in [WidgetRenderingMode.accented, .vibrant] {
            stage.mode = mode
            let drawn = try drawn(occasion, stage)
            let modifiers = drawn.all.flatMap(\.modifiers)
            let colours = modifiers.filter { $0.hasPrefix("foregroundStyle(") || $0.hasPrefix("fill(") }
            #expect(colours.allSatisfy { $0.contains("(primary*") } && !colours.isEmpty, "\(drawn.name)")
            #expect(modifiers.contains("widgetAccentable(true)"), "\(drawn.name)")
          }
          stage.mode = .fullColor
          for isLuminanceReduced in [false, true] {
            stage.isLuminanceReduced = isLuminanceReduced
            let drawn = try drawn(occasion, stage)
            let appearance = Appearance(isLuminanceReduced ? .reducedLuminance : .fullColor, isDark: isDark)
            #expect(drawn.textColours == drawn.picture(appearance).textColours, "\(drawn.name)")
          }
        }
      }
    }
  }

  /// Type grows with the setting of the system as far as lines have room, and is never smaller than the layout says.
  @MainActor @Test func largerTypeIsDrawnLargerAndShowsTheSame() throws {
    for occasion in Occasion.all {
      for family in Family.allCases where family != .inline {
        var stage = Stage(WidgetFrame(family))
        let usual = try drawn(occasion, stage).fontSizes
        for (size, scale) in [(DynamicTypeSize.xSmall, 1.0), (.xLarge, 19.0 / 17), (.accessibility5, 1.15)] {
          stage.typeSize = size
          let drawn = try drawn(occasion, stage)
          drawn.check()
          #expect(zip(drawn.fontSizes, usual).allSatisfy { abs($0 - $1 * scale) < 0.002 }, "\(drawn.name)")
        }
      }
    }
  }

  @MainActor @Test func everyDayOfTheGridIsReadAndLeadsToItsPage() throws {
    let stage = Stage(WidgetFrame(.medium))
    let drawn = try drawn(Occasion.all[1], stage)
    guard case .month(let month)? = drawn.snapshot.content else { throw CancellationError() }
    let days = drawn.all.filter { $0.name.hasPrefix("Link(lichviet://day/") }
    #expect(days.count == month.weeks.count * 7)
    for (link, cell) in zip(days, month.weeks.joined()) {
      #expect(link.name == "Link(lichviet://day/\(cell.day.date))")
      #expect(link.parts.count == 1)
      #expect(link.parts[0].modifiers.contains("accessibilityLabel(\(cell.accessibility.label))"))
    }
    // Today alone has a background.
    #expect(drawn.all.count { $0.name == "RoundedRectangle" } == 1)
  }

  /// A button leafs to the month that it says, and leads back to today only from another month.
  @MainActor @Test func everyArrowCarriesTheMonthItLeadsTo() throws {
    let facts: [(CalendarConfiguration, [(month: String, symbol: String, label: String)])] = [
      (CalendarConfiguration(), []),
      (
        CalendarConfiguration(showsArrows: true),
        [("2026-01", "chevron.left", "Previous month"), ("2026-03", "chevron.right", "Next month")]
      ),
      (
        CalendarConfiguration(month: YearMonth("2025-12"), showsArrows: true),
        [
          ("2025-11", "chevron.left", "Previous month"), ("", "arrow.uturn.backward", "Back to today"),
          ("2026-01", "chevron.right", "Next month"),
        ]
      ),
    ]
    for (configuration, expected) in facts {
      for frame in WidgetFrame.all {
        let occasion = Occasion(
          name: "arrows", state: .missing, day: "2026-02-17", configuration: configuration)
        let buttons = try drawn(occasion, Stage(frame), .english).all.filter { $0.intent != nil }
        let wanted = frame.family.allowsElementLinks ? expected : []
        #expect(buttons.compactMap { ($0.intent as? LeafIntent)?.month } == wanted.map(\.month))
        for (button, arrow) in zip(buttons, wanted) {
          #expect(button.modifiers.contains("accessibilityLabel(\(arrow.label))"))
          #expect(button.parts.map(\.name) == ["Image(\(arrow.symbol))"])
        }
      }
    }
  }

  /// The tree of one moment as a text, so that a review sees what a change of views does.
  @MainActor @Test func theTreeOfTetIsTheOneThatWasReviewed() throws {
    for family in Family.allCases {
      let drawn = try drawn(Occasion.all[1], Stage(WidgetFrame(family)))
      try GoldenTree("calendar-\(family.rawValue)").compare(drawn.nodes)
    }
  }
}

private func noon(_ day: String) throws -> Instant { try CalendarTreeTests.noon(day) }
private func environment(_ frame: WidgetFrame, _ language: Language) -> WidgetEnvironment {
  CalendarTreeTests.environment(frame, language)
}
