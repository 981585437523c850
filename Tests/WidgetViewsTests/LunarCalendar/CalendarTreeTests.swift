import LunarCalendarWidget
import LunarCalendarWidgetViews
import SwiftUI
import Testing
import WidgetKit
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
          configuration: CalendarConfiguration(month: YearMonth("2026-05"), rows: .six)),
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
}

private func noon(_ day: String) throws -> Instant { try CalendarTreeTests.noon(day) }
private func environment(_ frame: WidgetFrame, _ language: Language) -> WidgetEnvironment {
  CalendarTreeTests.environment(frame, language)
}
