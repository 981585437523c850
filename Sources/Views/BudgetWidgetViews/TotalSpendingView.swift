public import BudgetWidget
public import SwiftUI
import WidgetViews

/// The spending widget in every family.
public struct TotalSpendingView: View {
  private let snapshot: SpendingSnapshot

  /// Makes a view of a snapshot.
  public init(_ snapshot: SpendingSnapshot) {
    self.snapshot = snapshot
  }

  /// The spending, in the layout of the family.
  public var body: some View {
    WidgetRoot(SpendingSystem.self, snapshot) { content, layout, palette in
      let parts = SpendingParts(content: content, layout: layout, palette: palette)
      switch layout.family {
      case .small: SmallSpendingView(parts: parts)
      case .medium, .large: WideSpendingView(parts: parts)
      case .rectangular: RectangularSpendingView(parts: parts)
      case .circular: CircularSpendingView(parts: parts)
      case .inline: InlineSpendingView(parts: parts)
      }
    }
  }
}
