import HydrationFixtures
import HydrationScreens
import HydrationWidgetCore
import SwiftUI
import Testing
import WidgetViews

@testable import Widgets

/// The tree of the hydration widget's views.
@MainActor @Suite(.inAnApp) struct HydrationTreeTests {
  /// Noon of an ordinary day in Vietnam.
  private static let noon = Instant(secondsSince1970: 1_771_304_400)
  private static let many = [
    ("2026-02-17T07:00:00+07:00", 300), ("2026-02-17T08:00:00+07:00", 150),
    ("2026-02-17T09:00:00+07:00", 500), ("2026-02-17T10:00:00+07:00", 333),
    ("2026-02-17T11:00:00+07:00", 777), ("2026-02-17T11:30:00+07:00", 900),
  ]

  private let trees: WidgetTrees<HydrationDefinition, HydrationWidgetView>
  private let normal: Occasion<HydrationDefinition>
  private let tea: Occasion<HydrationDefinition>

  init() throws {
    let yesterday = [("2026-02-16T12:00:00+07:00", 2_450)]
    let goal = try Fixture.profile(goal: 2_450)
    var ounces = goal
    ounces.units = .us
    let few = try Fixture.state(
      yesterday + [("2026-02-17T08:00:00+07:00", 500), ("2026-02-17T11:05:00+07:00", 777)], profile: goal)
    normal = Self.occasion("normal", .loaded(few))
    tea = Self.occasion(
      "tea", .loaded(few), HydrationConfiguration(beverage: Beverage(id: "greenTea")))
    let month = try #require(YearMonth("2026-01"))
    func damaged(lost: Int = 0, isRead: Bool = true) -> HydrationState {
      var state = few
      if lost > 0 { state.lost = [LostLines(month, path: "", count: lost)] }
      if !isRead { state.unreadable = [.busy(path: "")] }
      return .loaded(state)
    }
    let high = try Fixture.state(
      [("2026-02-16T12:00:00+07:00", 5_200)] + Self.many, profile: try Fixture.profile(goal: 5_200))
    trees = WidgetTrees(
      occasions: [
        normal,
        Self.occasion("sample", .placeholder),
        Self.occasion("reached", .loaded(try Fixture.state(yesterday + Self.many, profile: goal))),
        Self.occasion(
          "over", .loaded(try Fixture.state(Self.many, profile: try Fixture.profile(goal: 1_000)))),
        Self.occasion(
          "far over",
          .loaded(
            try Fixture.state(
              [("2026-02-17T06:00:00+07:00", 9_000)] + Self.many, profile: try Fixture.profile(goal: 1_800)))),
        Self.occasion("a very high goal", .loaded(high)),
        Self.occasion("nothing drunk", .loaded(try Fixture.state([], profile: goal))),
        Self.occasion("ounces", .loaded(try Fixture.state(Self.many, profile: ounces))),
        Self.occasion(
          "another beverage", .loaded(few),
          HydrationConfiguration(beverage: Beverage(id: "oralRehydrationSolution"))),
        Self.occasion(
          "tap not kept", .loaded(few), HydrationConfiguration(failedTap: Timestamp(Self.noon))),
        Self.occasion("days missing", damaged(lost: 4)),
        Self.occasion("days not read now", damaged(isRead: false)),
        Self.occasion("days missing and not read", damaged(lost: 2, isRead: false)),
        Self.occasion("missing", .missing),
        Self.occasion("newer", .newer(version: 9)),
        Self.occasion("unreadable", .unreadable("")),
        Self.occasion("unavailable", .unavailable("")),
        Occasion(
          name: "outside the calendar", state: .loaded(few), instant: Instant(secondsSince1970: .max),
          configuration: HydrationConfiguration()),
      ]
    ) { HydrationWidgetView($0, action: HydrationIntent.action) }
  }

  private static func occasion(
    _ name: String, _ state: HydrationState, _ configuration: HydrationConfiguration = .init()
  ) -> Occasion<HydrationDefinition> {
    Occasion(name: name, state: state, instant: noon, configuration: configuration)
  }

  @Test func everyTreeShowsItsSnapshot() { trees.showTheirSnapshots() }

  @Test func everyModeHasTheColoursOfTheDrawing() { trees.haveTheColoursOfTheDrawing() }

  @Test func largerTypeIsDrawnLargerAndShowsTheSame() { trees.growWithTheTypeOfTheSystem() }

  @Test func partsAreReadAloudInTheirOrderAndLeadToTheirPages() {
    let drawn = trees.drawn(normal, Stage(WidgetFrame(.large)), .english)
    #expect(
      drawn.elements == [
        "52%, 1.28 L, of 2.45 L, 1.17 L left, last drink at 11:05 AM, 1 day",
        "Water, 777 millilitres, 11:05 AM -> example://entry/drink%202",
        "Water, 500 millilitres, 8:00 AM -> example://entry/drink%201",
        "7 days: Goal reached on 1 of 7 days", "Log Water -> example://add-intake",
        "Add 150 mL", "Add 250 mL", "Add 330 mL", "Add 500 mL",
      ])
  }

  /// A button adds what it shows, and nothing else is a button; its region is as high as a finger where there is room.
  @Test func everyButtonCarriesTheAmountThatItShows() {
    let facts: [(frame: WidgetFrame, amounts: [Int], tapMargin: String)] = [
      (WidgetFrame(.medium), [150, 250, 330], "7.0"), (WidgetFrame(.large), [150, 250, 330, 500], "4.0"),
      (WidgetFrame(.small), [], ""), (WidgetFrame(.circular), [], ""), (WidgetFrame(.rectangular), [], ""),
      (WidgetFrame(.inline), [], ""),
    ]
    for (frame, amounts, tapMargin) in facts {
      for (occasion, beverage) in [(normal, "water"), (tea, "greenTea")] {
        let buttons = trees.drawn(occasion, Stage(frame), .english).all.filter { $0.intent != nil }
        let intents = buttons.compactMap { $0.intent as? AddDrinkIntent }
        // The symbol of another beverage takes the room of a button.
        let amounts = frame.family == .medium && beverage != "water" ? Array(amounts.dropLast()) : amounts
        #expect(intents.map(\.millilitres) == amounts && intents.allSatisfy { $0.beverage == beverage })
        for (button, amount) in zip(buttons, amounts) {
          let label = beverage == "water" ? "Add \(amount) mL" : "Add \(amount) mL of Green tea"
          #expect(button.modifiers.contains("accessibilityLabel(\(label))"))
          #expect(button.all.compactMap(\.text) == ["\(amount) mL"])
          // As much as the face has, taken back outside, so that nothing moves.
          let region = ["padding(vertical \(tapMargin))", "contentShape(Rectangle)"]
          #expect(button.parts[0].modifiers.suffix(2) == region[...])
          #expect(button.modifiers.last == "padding(vertical -\(tapMargin))")
        }
      }
    }
  }

  @Test func notesHaveNoButtonAndLeadToTheApp() {
    for name in ["missing", "newer", "unreadable", "unavailable", "outside the calendar"] {
      for occasion in trees.occasions where occasion.name == name {
        for family in Family.allCases {
          let nodes = trees.drawn(occasion, Stage(WidgetFrame(family))).nodes
          #expect(!nodes.flatMap(\.all).contains { $0.intent != nil }, "\(name)")
          #expect(nodes[0].modifiers.contains { $0.hasPrefix("widgetURL(example://") }, "\(name)")
        }
      }
    }
  }

  /// Missing lines are reported, also on a locked screen: the note reveals no drinks.
  @Test func daysThatAreMissingAreReportedWhereThereIsRoomAndReadAloudInAll() throws {
    let occasion = try #require(trees.occasions.first { $0.name == "days missing" })
    let note = "Past days are missing. Open the app."
    for family in Family.allCases {
      var stage = Stage(WidgetFrame(family))
      for isPrivate in [false, true] {
        stage.isPrivate = isPrivate
        let drawn = trees.drawn(occasion, stage, .english)
        let texts = drawn.all.filter { $0.text == note }
        #expect(texts.count == ([.small, .medium, .large].contains(family) ? 1 : 0), "\(family)")
        #expect(!texts.contains { $0.modifiers.contains("privacySensitive(true)") })
        let spoken = drawn.nodes[0].modifiers.contains { $0.hasSuffix("\(note))") }
        #expect(spoken == !isPrivate, "\(family)")
      }
    }
  }

  /// If a drink is deleted, the others move to their new places instead of becoming others.
  @Test func everyDrinkOfTheListKeepsItsIdentity() {
    let ids = trees.drawn(normal, Stage(WidgetFrame(.large))).all.compactMap(\.id)
    #expect(ids.filter { $0.hasPrefix("drink") } == ["drink 2", "drink 1"])
  }

  /// The parts that a first tap changes are marked, so that people see that the tap worked and do not tap again.
  @Test func figuresAreMarkedUntilTheyAreDrawnAnew() {
    let lines = ["1.28 L", "of 2.45 L", "1.17 L left", "last drink at 11:05 AM"]
    let drinks = ["Water", "777 mL", "11:05 AM", "Water", "500 mL", "8:00 AM"]
    for (family, texts) in [
      (Family.small, ["52%"]), (.medium, ["52%"] + lines), (.large, ["52%"] + lines + drinks),
      (.circular, ["52%"]),
    ] {
      #expect(trees.drawn(normal, Stage(WidgetFrame(family)), .english).changingOnTap == texts, "\(family)")
    }
  }

  /// A ring that is full is no success if far more than the goal was drunk.
  @Test func farMoreThanTheGoalHasASymbolInTheRing() throws {
    let occasion = try #require(trees.occasions.first { $0.name == "far over" })
    for family in [Family.small, .medium, .large, .circular] {
      let all = trees.drawn(occasion, Stage(WidgetFrame(family)), .english).all
      #expect(all.contains { $0.name == "Image(exclamationmark.triangle.fill)" }, "\(family)")
      #expect(!all.contains { $0.text?.hasSuffix("%") == true }, "\(family)")
    }
  }
}
