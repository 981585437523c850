import BudgetScreens
import BudgetWidgetCore
import SwiftUI
import Testing
import WidgetKit
import WidgetViews

/// The tree of the budget widget's views.
@MainActor @Suite(.inAnApp) struct BudgetTreeTests {
  private let trees: WidgetTrees<BudgetDefinition, BudgetSummaryView>

  init() throws {
    var occasions = try BudgetSamples.states().map { sample in
      Occasion<BudgetDefinition>(
        name: sample.name, state: sample.state,
        instant: Instant(secondsSince1970: sample.at.secondsSince1970 + sample.later * 86_400),
        configuration: BudgetConfiguration())
    }
    for (name, document, category) in [
      ("category", try BudgetSamples.document(category: "food"), "food"),
      ("category without a budget", try BudgetSamples.document(), "rent"),
      ("category that is gone", try BudgetSamples.document(), "c7"),
    ] {
      occasions.append(
        Occasion(
          name: name, state: .loaded(document, writtenAt: BudgetSamples.now), instant: BudgetSamples.now,
          configuration: BudgetConfiguration(period: .month, category: category)))
    }
    trees = WidgetTrees(occasions: occasions) { BudgetSummaryView($0) }
  }

  @Test func everyTreeShowsItsSnapshot() { trees.showTheirSnapshots() }

  @Test func everyModeHasTheColoursOfTheDrawing() { trees.haveTheColoursOfTheDrawing() }

  @Test func largerTypeIsDrawnLargerAndShowsTheSame() { trees.growWithTheTypeOfTheSystem() }

  @Test func partsAreReadAloudInTheirOrderAndLeadToTheirPages() {
    func page(_ category: String) -> String {
      "example://reports?anchor=2025-10&category=\(category)&period=month"
    }
    let drawn = trees.drawn(trees.occasions[1], Stage(WidgetFrame(.large)), .english)
    #expect(
      drawn.elements == [
        "# October 2025", "Within budget, 62%", "Spent: 620.07 Chinese yuan", "Left: 379.93 Chinese yuan",
        "CN¥22.34 a day for 17 days", "CN¥136.20 over an even pace",
        "Essen: 310.03 Chinese yuan, 50% of spending -> \(page("food"))",
        "Wohnung: 155.03 Chinese yuan, 25% of spending -> \(page("rent"))",
        "fun: 155.01 Chinese yuan, 25% of spending -> \(page("fun"))",
      ])
  }
}
