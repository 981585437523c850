import BudgetScreens
import BudgetWidget
import SwiftUI
import Testing
import WidgetKit
import WidgetViews

/// The tree of the budget widget's views.
@MainActor @Suite struct BudgetTreeTests {
  private let trees: WidgetTrees<BudgetSystem, BudgetSummaryView>

  init() throws {
    var occasions = try BudgetSamples.states().map { sample in
      Occasion<BudgetSystem>(
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

  @Test func everyTreeWithoutPrivateValuesHoldsNoneOfThem() {
    trees.hide(
      BudgetSamples.names + [
        "CN¥", "¥", "%", "checkmark", "to 0.6", "nhân dân tệ", "yuan", "人民币",
      ])
  }

  @Test func everyModeHasTheColoursOfThePicture() { trees.haveTheColoursOfThePicture() }

  @Test func largerTypeIsDrawnLargerAndShowsTheSame() { trees.growWithTheTypeOfTheSystem() }

  @Test func theTreeOfABudgetIsTheOneThatWasReviewed() throws {
    try trees.areReviewed(trees.occasions[1], as: "budget")
  }
}
