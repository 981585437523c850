import SolsticeWidget
import SolsticeWidgetViews
import SwiftUI
import Testing
import WidgetKit
import WidgetViews

/// The tree of the countdown's views.
@MainActor @Suite struct SolsticeTreeTests {
  private static let spring = occasion("spring", .missing, "2026-05-14T05:00:00Z")
  private static let occasions: [Occasion<SolsticeSystem>] = [
    occasion("sample", .placeholder, "2026-05-14T05:00:00Z"), spring,
  ]
  private let trees = WidgetTrees(occasions: occasions) { SolsticeWidgetView($0) }

  private static func occasion(
    _ name: String, _ state: SolsticeState, _ moment: String, _ configuration: SolsticeConfiguration = .init()
  ) -> Occasion<SolsticeSystem> {
    Occasion(
      name: name, state: state, instant: Instant(moment) ?? Instant(secondsSince1970: 0),
      configuration: configuration)
  }

  @Test func everyTreeShowsItsSnapshot() { trees.showTheirSnapshots() }
}
