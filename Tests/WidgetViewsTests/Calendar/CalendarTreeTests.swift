import CalendarScreens
import LunarCalendarWidgetCore
import SwiftUI
import Testing
import WidgetViews

@testable import Widgets

/// The tree of the calendar widget's views.
@MainActor @Suite(.inAnApp) struct CalendarTreeTests {
  private static let sample = occasion("sample", .placeholder, "2026-02-17")
  private static let tet = occasion("Tết", .loaded(CalendarSettings()), "2026-02-17")
  private static let occasions: [Occasion<CalendarDefinition>] = {
    let delivered = CalendarState.loaded(CalendarSettings())
    let own = """
      {"anniversaries":[{"id":"1","name":"ông nội","kind":"death","month":3,"day":10,"year":2001},\
      {"id":"2","name":"cô Mai","kind":"birthday","month":3,"day":11,"year":1966},\
      {"id":"3","name":"cô Mai","kind":"birthday","month":3,"day":11,"year":1966}]}
      """
    return [
      sample, tet,
      occasion("six weeks", delivered, "2026-08-28"),
      occasion("leap month", delivered, "2025-07-25"),
      occasion("large type", .loaded(CalendarSettings(usesLargeType: true)), "2026-02-17"),
      occasion("anniversaries", CalendarState(parsing: Array(own.utf8)), "2026-04-26"),
      occasion("unreadable", .unreadable(""), "2026-09-25"),
      occasion("newer", .newer(version: 9), "2026-09-25"),
      occasion("missing", .missing, "2026-09-25"),
      occasion("unavailable", .unavailable(""), "2026-09-25"),
      occasion("uncertain", delivered, "2072-12-08"),
      occasion("outside the tables", delivered, "2150-07-25"),
      occasion(
        "another month", delivered, "2026-02-17",
        CalendarConfiguration(month: YearMonth("2026-05"), rows: .six, showsArrows: true)),
      occasion("arrows", delivered, "2026-02-17", CalendarConfiguration(showsArrows: true)),
    ]
  }()
  private let trees = WidgetTrees(occasions: occasions) {
    CalendarWidgetView($0, action: CalendarIntent.action)
  }

  /// Noon of a day in Vietnam.
  private static func occasion(
    _ name: String, _ state: CalendarState, _ day: String, _ configuration: CalendarConfiguration = .init()
  ) -> Occasion<CalendarDefinition> {
    let days = CivilDate(day).map { DayNumber($0).rataDie - 719_163 } ?? 0
    return Occasion(
      name: name, state: state, instant: Instant(secondsSince1970: Int64(days) * 86_400 + 5 * 3_600),
      configuration: configuration)
  }

  @Test func everyTreeShowsItsSnapshot() { trees.showTheirSnapshots() }

  @Test func everyModeHasTheColoursOfTheDrawing() { trees.haveTheColoursOfTheDrawing() }

  @Test func largerTypeIsDrawnLargerAndShowsTheSame() { trees.growWithTheTypeOfTheSystem() }

  @Test func partsAreReadAloudInTheirOrderAndLeadToTheirPages() {
    #expect(
      trees.drawn(Self.tet, Stage(WidgetFrame(.small))).elements == [
        "Thứ Ba", "17", "Tháng 2, 2026", "Mùng 1 tháng Giêng", "Năm Bính Ngọ", "Tết Nguyên đán",
        "Ngày mai: Mùng 2 Tết",
      ])
    let elements = trees.drawn(Self.tet, Stage(WidgetFrame(.large)), .english).elements
    #expect(
      elements.prefix(10) == [
        "# February 2026 -> example://month/2026-02",
        "# First Month, Bính Ngọ year -> example://month/2026-02",
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
        "Monday, January 26, 2026, lunar date day 8 of the Twelfth Month, Ất Tỵ year"
          + " -> example://day/2026-01-26",
      ])
    #expect(
      elements.drop { $0 != "# Coming up" }.prefix(3) == [
        "# Coming up", "Lunar New Year (Tết), Tuesday, February 17, 2026, today -> example://day/2026-02-17",
        "Second day of Tết, Wednesday, February 18, 2026, tomorrow -> example://day/2026-02-18",
      ])
  }

  /// A watch draws the circle in the corner of a face, with this label along the curve.
  @Test func theCircleHasTheLineOfTheDayAsItsLabel() {
    let drawn = trees.drawn(Self.tet, Stage(WidgetFrame(.circular)))
    let labels = drawn.all.flatMap(\.modifiers).filter { $0.hasPrefix("widgetLabel(") }
    #expect(labels == ["widgetLabel(Ngày mai: nghỉ lễ)"])
    #expect(
      !trees.drawn(Self.tet, Stage(WidgetFrame(.rectangular))).all.contains {
        $0.modifiers.contains { $0.hasPrefix("widgetLabel") }
      })
  }

  @Test func everyDayOfTheGridIsReadAndLeadsToItsPage() throws {
    let drawn = trees.drawn(Self.tet, Stage(WidgetFrame(.medium)))
    let facts = try #require(drawn.snapshot.facts)
    let days = drawn.all.filter { $0.name.hasPrefix("Link(example://day/") }
    #expect(days.count == facts.weekCount * 7)
    for (link, day) in zip(days, facts.month.days) {
      #expect(link.name == "Link(example://day/\(day.date))")
      #expect(link.parts.count == 1)
      #expect(link.parts[0].modifiers.contains("accessibilityLabel(\(facts.texts.label(day)))"))
    }
    // Today alone has a background.
    #expect(drawn.all.count { $0.name.hasPrefix("RoundedRectangle(") } == 1)
  }

  /// A tap on an arrow changes the month, so nobody should tap again before its name has changed.
  @Test func theTitlesOfTheMonthAreMarkedUntilTheyAreDrawnAnew() {
    let drawn = trees.drawn(Self.tet, Stage(WidgetFrame(.large)), .english)
    #expect(drawn.changingOnTap == ["February 2026", "First Month, Bính Ngọ year"])
  }

  /// A button leads to the month that it says, and leads back to today only from another month.
  @Test func everyArrowCarriesTheMonthItLeadsTo() {
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
        let occasion = Self.occasion("arrows", .missing, "2026-02-17", configuration)
        let buttons = trees.drawn(occasion, Stage(frame), .english).all.filter { $0.intent != nil }
        let wanted = frame.family.allowsElementLinks ? expected : []
        #expect(buttons.compactMap { ($0.intent as? ShowMonthIntent)?.month } == wanted.map(\.month))
        for (button, arrow) in zip(buttons, wanted) {
          #expect(button.modifiers.contains("accessibilityLabel(\(arrow.label))"))
          #expect(button.parts.map(\.name) == ["Image(\(arrow.symbol))"])
        }
      }
    }
  }
}
