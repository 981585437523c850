import BudgetScreens
import BudgetWidgetCore
import SwiftUI
import Testing
import WidgetKit
import WidgetViews

/// The tree of the spending widget's views.
@MainActor @Suite(.inAnApp) struct SpendingTreeTests {
  private let trees: WidgetTrees<SpendingDefinition, TotalSpendingView>

  init() throws {
    var occasions = try BudgetSamples.states().map { sample in
      Occasion<SpendingDefinition>(
        name: sample.name, state: sample.state,
        instant: Instant(secondsSince1970: sample.at.secondsSince1970 + sample.later * 86_400),
        configuration: SpendingConfiguration())
    }
    for kind in PeriodKind.allCases {
      occasions.append(
        Occasion(
          name: kind.rawValue, state: .loaded(try BudgetSamples.document(), writtenAt: BudgetSamples.now),
          instant: BudgetSamples.now, configuration: SpendingConfiguration(period: kind)))
    }
    trees = WidgetTrees(occasions: occasions) { TotalSpendingView($0) }
  }

  @Test func everyTreeShowsItsSnapshot() { trees.showTheirSnapshots() }

  @Test func everyModeHasTheColoursOfTheDrawing() { trees.haveTheColoursOfTheDrawing() }

  @Test func largerTypeIsDrawnLargerAndShowsTheSame() { trees.growWithTheTypeOfTheSystem() }

  @Test func partsAreReadAloudInTheirOrder() {
    let drawn = trees.drawn(trees.occasions[1], Stage(WidgetFrame(.large)), .english)
    #expect(
      drawn.elements == [
        "# This month, October 2025", "CN¥620.07", "Up 3.3% on last year", "Last month: CN¥0.00",
        "CN¥620.07", "CN¥0.00",
        "Trend, October 2025: From October 1 to October 15, highest October 6: 310.03 Chinese yuan",
        "Oct 1", "Today", "Oct 31",
        "Essen: 310.03 Chinese yuan, 50% of spending -> example://reports?anchor=2025-10&category=food&period=month",
        "Wohnung: 155.03 Chinese yuan, 25% of spending -> example://reports?anchor=2025-10&category=rent&period=month",
        "fun: 155.01 Chinese yuan, 25% of spending -> example://reports?anchor=2025-10&category=fun&period=month",
      ])
  }

  /// The axis says nothing of what was spent, so it stays where others could look, without the dot and the key.
  @Test func theTrendOfTheLargeWidgetHasAnAxis() {
    for family in Family.allCases {
      var stage = Stage(WidgetFrame(family))
      for isPrivate in [false, true] {
        stage.isPrivate = isPrivate
        let axes = trees.drawn(trees.occasions[1], stage).all.filter {
          $0.name.hasPrefix("RoundedRectangle(")
        }
        let shown = family == .large ? 3 : family == .small ? 2 : 0
        #expect(axes.count == (isPrivate ? min(1, shown) : shown), "\(family)")
      }
    }
  }
}
