public import HydrationWidget
public import SwiftUI
import WidgetViews

/// The hydration widget in every family.
public struct HydrationWidgetView: View {
  private let snapshot: HydrationSnapshot

  /// Makes a view of a snapshot.
  public init(_ snapshot: HydrationSnapshot) {
    self.snapshot = snapshot
  }

  /// The day, in the layout of the family.
  public var body: some View {
    WidgetRoot(HydrationSystem.self, snapshot) { day, layout, palette in
      switch snapshot.family {
      case .small: SmallView(day: day, layout: layout, palette: palette)
      case .medium: MediumView(day: day, layout: layout, palette: palette)
      case .large: LargeView(day: day, layout: layout, palette: palette)
      case .circular: DayRing(day: day, layout: layout, palette: palette)
      case .rectangular: RectangularView(day: day, layout: layout, palette: palette)
      case .inline: SensitiveInlineText(day.progress.map { $0.inlineText })
      }
    }
  }
}
