import InsultScreens
import InsultWidgetCore
import SwiftUI
import Testing
import WidgetViews

@testable import Widgets

/// The tree of the insult widget's views.
@MainActor @Suite(.inAnApp) struct InsultTreeTests {
  private static let now = "2026-11-20T00:30:00Z"
  private static let sample = occasion("sample", .placeholder)
  private static let usual = occasion("usual", .loaded(InsultChoices(InsultSettings(seed: 7))))
  private static let occasions: [Occasion<InsultDefinition>] = {
    var taps = InsultTaps()
    for _ in 0..<5 { taps.skip(at: Instant("2026-11-20T00:20:00Z") ?? Instant(secondsSince1970: 0)) }
    // Among twelve insults in a row there is a quotation or two.
    let day = (0..<12).map { hour in
      occasion("hour \(hour)", .missing, String(format: "2026-11-20T%02d:05:00Z", hour))
    }
    return [
      sample, usual,
      occasion("missing", .missing),
      occasion("bawdy", .missing, configuration: InsultConfiguration(rating: .bawdy)),
      occasion("tapped", InsultState(parsing: nil, taps: taps)),
      occasion("first version", InsultState(parsing: nil, firstVersion: Array(#"{"insult":"Thou!"}"#.utf8))),
      occasion("unreadable", .unreadable("")),
      occasion("newer", .newer(version: 9)),
      occasion("unavailable", .unavailable("")),
      occasion("in the year 9999", .missing, "9999-12-31T23:59:00Z"),
    ] + day
  }()
  private let trees = WidgetTrees(occasions: occasions) { InsultWidgetView($0, action: InsultIntent.action) }

  private static func occasion(
    _ name: String, _ state: InsultState, _ time: String = now, configuration: InsultConfiguration = .init()
  ) -> Occasion<InsultDefinition> {
    Occasion(
      name: name, state: state, instant: Instant(time) ?? Instant(secondsSince1970: 0),
      configuration: configuration)
  }

  @Test func everyTreeShowsItsSnapshot() { trees.showTheirSnapshots() }

  /// An insult is not private: it is the same if others can see it.
  @Test func everyTreeOfALockedScreenShowsTheSame() {
    for family in Family.allCases {
      var stage = Stage(WidgetFrame(family))
      let shown = trees.drawn(Self.usual, stage).nodes.flatMap(\.lines)
      stage.isPrivate = true
      #expect(trees.drawn(Self.usual, stage).nodes.flatMap(\.lines) == shown)
    }
  }

  @Test func everyModeHasTheColoursOfTheDrawing() { trees.haveTheColoursOfTheDrawing() }

  @Test func largerTypeIsDrawnLargerAndShowsTheSame() { trees.growWithTheTypeOfTheSystem() }

  /// The button is there if parts of the widget can be tapped and a tap would show another insult.
  @Test func theButtonIsWhereATapShowsAnotherInsult() {
    let without = ["sample", "unreadable", "newer", "unavailable"]
    for occasion in Self.occasions {
      for frame in WidgetFrame.all {
        let drawn = trees.drawn(occasion, Stage(frame), .english)
        let buttons = drawn.all.filter { $0.intent != nil }
        let isThere = frame.family.allowsElementLinks && !without.contains(occasion.name)
        #expect(buttons.count == (isThere ? 1 : 0), "\(drawn.name)")
        for button in buttons {
          #expect(button.intent is AnotherInsultIntent)
          #expect(button.modifiers.contains("accessibilityLabel(Another insult)"), "\(drawn.name)")
          #expect(button.parts.map(\.name) == ["Image(arrow.clockwise)"])
          // All of a square of 44 points takes the tap.
          #expect(
            button.parts[0].modifiers.suffix(2) == ["frame(44.0, 44.0, center)", "contentShape(Rectangle)"])
        }
      }
    }
  }

  /// A tap changes the insult and its time.
  @Test func theSheetIsMarkedUntilItIsDrawnAnew() {
    for family in [Family.small, .medium, .large, .rectangular] {
      let drawn = trees.drawn(Self.usual, Stage(WidgetFrame(family)))
      #expect(
        drawn.changingOnTap == drawn.all.compactMap(\.text) && !drawn.changingOnTap.isEmpty, "\(family)")
    }
  }

  /// Title, insult and time are one thing to be read, the insult first; the button is another.
  @Test func theInsultIsReadAloudBeforeItsTime() {
    for family in [Family.medium, .large] {
      let drawn = trees.drawn(Self.usual, Stage(WidgetFrame(family)), .english)
      let texts = drawn.all.filter { $0.modifiers.contains("accessibilityElement(ignore)") }
      #expect(texts.count == 1, "\(drawn.name)")
      #expect(
        texts.first?.modifiers.filter { $0.hasPrefix("accessibility") } == [
          "accessibilityElement(ignore)", "accessibilityLabel(\(drawn.snapshot.facts?.insult ?? ""))",
          "accessibilityValue(Since 7:00 AM)",
        ], "\(drawn.name)")
      // Not by the widget around it too: what it says as a whole is its title.
      #expect(
        drawn.nodes[0].modifiers.filter { $0.hasPrefix("accessibility") } == [
          "accessibilityElement(contain)", "accessibilityLabel(THE INSOLENT BARD)", "accessibilityValue()",
        ])
    }
  }

  @Test func theInsultIsInAColourOfItsOwn() {
    for (family, role) in [(Family.small, "smallInsult"), (.medium, "insult"), (.large, "insult")] {
      let texts = trees.drawn(Self.usual, Stage(WidgetFrame(family)), .english).drawing.texts
      #expect(texts.first { $0.forms.longest.hasPrefix("Thou") }?.paint.role == role, "\(family)")
    }
  }
}
