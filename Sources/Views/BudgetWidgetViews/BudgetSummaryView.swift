public import BudgetWidget
public import SwiftUI
import WidgetViews

/// The budget widget in every family.
public struct BudgetSummaryView: View {
  private let snapshot: BudgetSnapshot

  /// Makes a view of a snapshot.
  public init(_ snapshot: BudgetSnapshot) {
    self.snapshot = snapshot
  }

  /// The rest of the budget, in the layout of the family.
  public var body: some View {
    WidgetRoot(BudgetSystem.self, snapshot) { content, layout, palette in
      let parts = BudgetParts(content: content, layout: layout, palette: palette)
      switch layout.family {
      case .small: SmallBudgetView(parts: parts)
      case .medium, .large: WideBudgetView(parts: parts)
      case .rectangular: RectangularBudgetView(parts: parts)
      case .circular: CircularBudgetView(parts: parts)
      case .inline: InlineBudgetView(parts: parts)
      }
    }
  }
}
